//! What lies in every pattern of a board, kept up to date move by move.

use super::patterns::{LANES, STEPS};
use crate::engine::kernel::Board;

/// The number of every place of a pattern (see [`patterns`](super::patterns)), seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features([i16; LANES]);

impl Features {
    /// The features of `board`, found from scratch.
    #[must_use]
    pub fn of(board: Board) -> Self {
        let (own, opponent) = (sum(board.own), sum(board.opponent));
        Self(std::array::from_fn(|lane| own[lane].wrapping_sub(opponent[lane])))
    }

    /// The features after a disc on `square` (a set of one) has turned the discs `turned`, seen by the opponent:
    /// those of [`Board::after`], but sooner.
    ///
    /// On the way numbers may leave their range, and come back to it.
    #[inline]
    #[must_use]
    pub fn after(&self, square: u64, turned: u64) -> Self {
        let (placed, turned) = (&STEPS[(square.trailing_zeros() & 63) as usize], sum(turned));
        Self(std::array::from_fn(|lane| {
            let twice = turned[lane].wrapping_add(turned[lane]);
            0_i16.wrapping_sub(self.0[lane].wrapping_add(placed[lane]).wrapping_add(twice))
        }))
    }

    /// The same discs, seen by the opponent.
    #[inline]
    #[must_use]
    pub fn pass(&self) -> Self {
        Self(self.0.map(|number| -number))
    }

    /// The numbers, a lane for each place; lanes beyond the last place are 0.
    #[inline]
    #[must_use]
    pub const fn lanes(&self) -> &[i16; LANES] {
        &self.0
    }
}

/// What discs of one side on all `squares` make together.
#[inline]
fn sum(mut squares: u64) -> [i16; LANES] {
    let mut sum = [0_i16; LANES];
    while squares != 0 {
        let steps = &STEPS[(squares.trailing_zeros() & 63) as usize];
        for (number, step) in sum.iter_mut().zip(steps) {
            *number = number.wrapping_add(*step);
        }
        squares &= squares - 1;
    }
    sum
}
