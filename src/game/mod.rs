//! One game over time: its plies, undo and redo, and who plays which side.

mod balanced;
mod history;
mod seats;

pub use balanced::balanced_opening;
pub use history::{Game, IllegalPly, Ply};
pub use seats::{ParsePlayerError, Person, Player, Players, Seats};
