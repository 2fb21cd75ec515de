//! The discs that one disc turns on the 8×8 board, by looking along the eight rays from its square.
//!
//! [`Runs`](crate::engine::kernel::Runs) share their work among all moves of a position; near the end of the
//! game only few squares are asked for, and then a look along the rays is sooner done.

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

/// The discs turned by a disc on the empty square with the bit `index`.
#[inline(always)]
pub(super) fn turned(own: u64, opponent: u64, index: u8) -> u64 {
    let rays = &RAYS[usize::from(index & 63)];
    let ahead = rays.ahead.iter().fold(0, |turned, &ray| turned | run_ahead(own, opponent, ray));
    rays.back.iter().fold(ahead, |turned, &ray| turned | run_back(own, opponent, ray))
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
