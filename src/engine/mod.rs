//! What to play? For now: the fast kernel of the 8×8 board, and counting games with it.
//!
//! [`rules`](crate::rules) says what is right; the [`kernel`] says the same much faster for one shape of board,
//! and the tests hold the two against each other.

pub mod kernel;
mod perft;

pub use perft::perft;
