//! One game over time: its plies, undo and redo, its clock, who plays which side, and games in a row.

mod balanced;
mod clock;
mod handicap;
mod history;
mod seats;
mod tally;
mod timed;

pub use balanced::balanced_opening;
pub use clock::{Bonus, Clock, ParseBonusError, TimeControl};
pub use handicap::{Handicap, ParseHandicapError};
pub use history::{Game, IllegalPly, Ply};
pub use seats::{ParsePlayerError, Person, Player, Players, Seats};
pub use tally::{Account, Tally};
pub use timed::GameResult;
