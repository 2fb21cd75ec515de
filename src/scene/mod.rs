//! What is shown and what is said aloud, as data: cells, strips, notices, move rows, titles, announcements.
//!
//! Nothing here knows how it is drawn; nothing that draws knows why a square is marked.

mod announce;
mod board;
mod moment;
mod moves;
mod notice;
mod strip;
mod title;

pub use announce::{after_play, after_redo, after_undo, new_game};
pub use board::{Cell, Change, cells};
pub use moment::Moment;
pub use moves::{Entry, Place, entries};
pub use notice::{Notice, NoticeKind, ending, opening_hint, passing, refusal};
pub use strip::{Hand, Strip, strip};
pub use title::title;
