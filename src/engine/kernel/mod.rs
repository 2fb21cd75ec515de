//! The 8×8 board at full speed: a position in two words of 64 bits.
//!
//! A set of squares is a `u64`: bit 0 is a1, bit 7 is h1, bit 63 is h8, so a step to the right is one bit and a
//! step down is eight. [`bits`] and [`squares`] translate from and to the rules' own sets.
//!
//! There are no tables and no branches on what lies on the board. Everything is shifts, sums and masks that treat
//! every board alike, so the compiler turns the loops of [`Siblings`] into vector code on its own: two boards at
//! a time on any x86-64 and in WebAssembly, four with AVX2.
//!
//! ```
//! use reversi::{
//!     engine::kernel::{Board, squares},
//!     rules::{Position, Ruleset},
//! };
//!
//! let start = Board::of(&Position::start(Ruleset::default())).expect("the kernel's shape");
//! assert_eq!(squares(start.moves()).to_string(), "d3 c4 f5 e6");
//! ```

mod board;
mod runs;
mod siblings;

pub use board::{Board, bits, squares};
pub use runs::Runs;
#[cfg(wasm_vectors)]
pub(super) use runs::{INNER, ends_in_rows};
pub use siblings::Siblings;
