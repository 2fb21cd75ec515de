//! What all written forms of games share: bytes as text, places in it, flaws, what a record says, and the
//! game that the rules make of it.
//!
//! Reading has two steps. A reader of one form makes a [`Written`] of its text: moves with their places,
//! names, a claimed result, judged by nobody. [`Written::records`] has the rules replay it. Most texts are
//! only listed, and a list of thousands needs the first step alone.

mod arrangement;
mod claim;
mod flaw;
mod header;
mod limits;
mod played;
mod scan;
mod text;
mod written;

pub use arrangement::Arrangement;
pub use claim::{Check, Claim};
pub use flaw::{Flaw, Place, Reason};
pub use header::Header;
pub use limits::{MOST_BYTES, MOST_GAMES, MOST_MOVES, MOST_TRANSCRIPT};
pub use played::{Record, Unwritable};
pub use written::{Form, Written, WrittenMove, usual_rulesets};

pub(super) use claim::counted;
pub(super) use scan::Scanner;
pub(super) use text::{decode, is_space};
pub(super) use written::{colour_of, read_move};
