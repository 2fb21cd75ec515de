//! Written forms of games: one file each. A reader trusts nothing: what it takes in is replayed by the
//! rules, and it never panics, whatever the bytes.
//!
//! [`read()`] is the door for what other people and programs have written; [`link`], [`position`], [`save`] and
//! [`transcript`] are our own.

pub mod archive;
pub mod board;
pub mod dialects;
pub mod found;
pub mod ggf;
pub mod link;
pub mod obf;
pub mod pgn;
pub mod position;
pub mod quest;
mod recognise;
pub mod record;
pub mod save;
pub mod sgf;
pub mod thought;
pub mod transcript;
pub mod when;
pub mod wthor;

pub use recognise::{Opened, read};
