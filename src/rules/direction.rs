//! The eight directions in which discs are enclosed.

use super::square::ROW;

/// One of the eight directions, as the distance between neighbours in a [`SquareSet`](super::SquareSet).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction(i8);

impl Direction {
    /// Right, down left, down, down right, and their opposites.
    pub(super) const ALL: [Self; 8] = {
        let row = ROW as i8;
        [
            Self(1),
            Self(row - 1),
            Self(row),
            Self(row + 1),
            Self(-1),
            Self(1 - row),
            Self(-row),
            Self(-1 - row),
        ]
    };

    pub(super) const fn distance(self) -> i8 {
        self.0
    }
}
