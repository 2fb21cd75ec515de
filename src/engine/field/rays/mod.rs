//! Moves on the 8×8 board, and the discs that one disc turns, by looking along the eight rays from its square.
//!
//! [`Runs`](crate::engine::kernel::Runs) share their work among all moves of a position; near the end of the
//! game only few squares are asked for, and then a look along the rays is sooner done. WebAssembly has vectors
//! for it, and elsewhere the compiler makes the best of plain words.

#[cfg(not(wasm_vectors))]
mod scalar;
#[cfg(wasm_vectors)]
mod vector;

#[cfg(not(wasm_vectors))]
pub(super) use scalar::{enclosing, turned};
#[cfg(wasm_vectors)]
pub(super) use vector::{enclosing, turned};

/// The squares along a ray, without the one that it starts from.
const fn ray(column: i8, row: i8, right: i8, down: i8) -> u64 {
    let (mut column, mut row) = (column + right, row + down);
    let mut squares = 0;
    while column >= 0 && column < 8 && row >= 0 && row < 8 {
        squares |= 1 << (8 * row + column);
        column += right;
        row += down;
    }
    squares
}

/// One added below the ray carries through the opposing discs to the first other square.
#[inline(always)]
const fn run_ahead(own: u64, opponent: u64, ray: u64) -> u64 {
    let end = (opponent | !ray).wrapping_add(1) & ray & own;
    end.wrapping_sub((end != 0) as u64) & ray
}

/// The last square of the ray that is not opposing is the first one met on the way back.
#[inline(always)]
const fn run_back(own: u64, opponent: u64, ray: u64) -> u64 {
    let end = (1 << 63 >> ((ray & !opponent).leading_zeros() & 63)) & own;
    (end << 1).wrapping_neg() & ray
}
