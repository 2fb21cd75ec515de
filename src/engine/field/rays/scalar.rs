//! The eight rays one after the other, in words of 64 bits.

use super::{ray, run_ahead, run_back};
use crate::engine::kernel::Board;

/// The squares behind the runs that `own` can close, as [`Word::enclosing`](crate::engine::field::Word::enclosing)
/// tells them.
#[inline(always)]
pub(in crate::engine::field) const fn enclosing(own: u64, opponent: u64) -> u64 {
    Board { own, opponent }.moves()
}

/// The discs turned by a disc on the empty square with the bit `index`.
///
/// Upside down, what lies back lies ahead, where one sum follows a ray; only along the row it does not.
#[inline(always)]
pub(in crate::engine::field) fn turned(own: u64, opponent: u64, index: u8) -> u64 {
    let rays = &RAYS[usize::from(index & 63)];
    let ahead = runs_ahead(own, opponent, &rays.ahead);
    let back = runs_ahead(own.swap_bytes(), opponent.swap_bytes(), &rays.back).swap_bytes();
    ahead | back | run_back(own, opponent, rays.left)
}

#[inline(always)]
fn runs_ahead<const N: usize>(own: u64, opponent: u64, rays: &[u64; N]) -> u64 {
    rays.iter().fold(0, |turned, &ray| turned | run_ahead(own, opponent, ray))
}

/// The squares along each ray from a square.
#[derive(Clone, Copy)]
struct Rays {
    /// Right, down left, down, down right.
    ahead: [u64; 4],
    /// Up left, up, up right; upside down.
    back: [u64; 4],
    left: u64,
}

const RAYS: [Rays; 64] = {
    let mut rays = [Rays { ahead: [0; 4], back: [0; 4], left: 0 }; 64];
    let mut index = 0;
    while index < 64 {
        let (column, row) = (index as i8 % 8, index as i8 / 8);
        rays[index] = Rays {
            ahead: [
                ray(column, row, 1, 0),
                ray(column, row, -1, 1),
                ray(column, row, 0, 1),
                ray(column, row, 1, 1),
            ],
            back: [ray(column, 7 - row, -1, 1), ray(column, 7 - row, 0, 1), ray(column, 7 - row, 1, 1), 0],
            left: ray(column, row, -1, 0),
        };
        index += 1;
    }
    rays
};
