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
#[inline(always)]
pub(in crate::engine::field) fn turned(own: u64, opponent: u64, index: u8) -> u64 {
    let rays = &RAYS[usize::from(index & 63)];
    let ahead = rays.ahead.iter().fold(0, |turned, &ray| turned | run_ahead(own, opponent, ray));
    rays.back.iter().fold(ahead, |turned, &ray| turned | run_back(own, opponent, ray))
}

/// The squares along each ray from a square: four rays ahead (right, down left, down, down right), four back.
#[derive(Clone, Copy)]
struct Rays {
    ahead: [u64; 4],
    back: [u64; 4],
}

const RAYS: [Rays; 64] = {
    let mut rays = [Rays { ahead: [0; 4], back: [0; 4] }; 64];
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
            back: [
                ray(column, row, -1, 0),
                ray(column, row, 1, -1),
                ray(column, row, 0, -1),
                ray(column, row, -1, -1),
            ],
        };
        index += 1;
    }
    rays
};
