//! What is shown and what is said aloud, as data: cells, strips, notices, move rows, titles, announcements.
//!
//! Nothing here knows how it is drawn; nothing that draws knows why a square is marked.

mod announce;
mod board;
mod change;
mod clock;
mod diagram;
mod hint;
mod keys;
mod layout;
mod line;
mod link;
mod marks;
mod moment;
mod moves;
mod naming;
mod notice;
mod picture;
mod player;
mod preview;
mod reply;
mod ruleset;
mod set_up;
mod sheet;
mod shelf;
mod sound;
mod strip;
pub mod svg;
mod title;

pub use announce::{after_play, after_redo, after_undo, new_game};
pub use board::{BoardState, Cell, board_state, cells, colour_id, hide_legal};
pub use change::{Bearing, Change};
pub use clock::{ClockFace, clock_face, clock_text, is_low, low_time, stopped, time_said};
pub use diagram::{Numbers, diagram, sheet};
pub use hint::{Reason, hint, reason};
pub use keys::{Key, Shift, Spelling, Spelt, key_list};
pub use layout::{Label, Layout, Way};
pub use line::{Direction, Line};
pub use link::refused_link;
pub use marks::{Marks, Worth, mark};
pub use moment::Moment;
pub use moves::{Entry, Place, entries, lines};
pub use naming::{NameLength, NameOrder, Naming};
pub use notice::{Notice, NoticeKind, ending, opening_hint, passing, refusal, unbroken};
pub use picture::Picture;
pub use player::{player_about, player_name};
pub use preview::{Preview, preview};
pub use reply::{Inquiry, position_text, reply};
pub use ruleset::{
    colour_names, ruleset_about, ruleset_id, ruleset_in_full, ruleset_name, shape_name, start_name,
};
pub use set_up::{set_up_cells, set_up_verdict, side_on};
pub use sheet::{SheetSquare, score_sheet};
pub use shelf::{GameCard, game_card, game_title};
pub use sound::{Shown, Sound, sounds};
pub use strip::{Hand, Slot, Strip, strip};
pub use title::title;
