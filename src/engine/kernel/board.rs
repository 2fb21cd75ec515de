//! One position in two words.

use super::runs::{INNER, Runs, ends_in_rows, reached_ahead, reached_back};
use crate::rules::{Position, Shape, Square, SquareSet};

/// The discs on an 8×8 board, seen by the side to move. It knows no supply and no free opening: whoever can
/// enclose something may place a disc.
///
/// The two sets must not overlap; every other arrangement is fine, full and empty boards too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The discs of the side to move.
    pub own: u64,
    /// The discs of the other side.
    pub opponent: u64,
}

impl Board {
    /// The discs of `position`; `None` if its board is not 8×8 or its centre is still being filled.
    ///
    /// Discs in hand are not taken over: where they can run out, that is for the caller to see to.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let plain = position.ruleset().shape == Shape::Square8 && position.free_centre().is_empty();
        let mover = position.to_move();
        plain
            .then(|| Self { own: bits(position.discs(mover)), opponent: bits(position.discs(mover.other())) })
    }

    /// The squares on which the side to move can enclose something.
    #[inline(always)]
    #[must_use]
    pub const fn moves(self) -> u64 {
        let Self { own, opponent } = self;
        let inner = opponent & INNER;
        let down_left = reached_ahead::<7>(own, inner) << 7;
        let up_right = reached_back::<7>(own, inner) >> 7;
        let down = reached_ahead::<8>(own, opponent) << 8;
        let up = reached_back::<8>(own, opponent) >> 8;
        let down_right = reached_ahead::<9>(own, inner) << 9;
        let up_left = reached_back::<9>(own, inner) >> 9;
        let ends = ends_in_rows(own, inner) | down_left | up_right | down | up | down_right | up_left;
        ends & !(own | opponent)
    }

    /// The discs turned by a disc on the empty `square` (a set of one); none if it encloses nothing.
    ///
    /// To ask for several squares of one board, ask its [`Runs`].
    #[inline]
    #[must_use]
    pub const fn turned(self, square: u64) -> u64 {
        Runs::of(self).turned(square)
    }

    /// The position after a disc on `square` (a set of one) has turned what it encloses, seen by the opponent.
    #[inline]
    #[must_use]
    pub const fn after(self, square: u64) -> Self {
        let turned = self.turned(square);
        Self { own: self.opponent & !turned, opponent: self.own | turned | square }
    }

    /// The same discs, seen by the opponent.
    #[inline]
    #[must_use]
    pub const fn pass(self) -> Self {
        Self { own: self.opponent, opponent: self.own }
    }
}

/// The squares of `set` that lie on the 8×8 board, as bits.
#[must_use]
pub fn bits(set: SquareSet) -> u64 {
    set.iter()
        .filter(|square| square.column() < 8 && square.row() < 8)
        .fold(0, |bits, square| bits | 1 << (8 * square.row() + square.column()))
}

/// The set that `bits` stand for.
#[must_use]
pub fn squares(bits: u64) -> SquareSet {
    (0..64).filter(|bit| bits >> bit & 1 == 1).filter_map(|bit| Square::at(bit % 8, bit / 8)).collect()
}
