//! The runs of discs that one move can turn.
//!
//! *Ahead* is the way from a1 to h8, right and down, where bits move up; *back* is the other way. The shifts
//! 1, 7, 8 and 9 are the four axes: along the row, both diagonals, along the column.

use super::board::Board;

/// All squares but the two outer columns. A run of opposing discs along a row or a diagonal lies within them:
/// it needs a square on either side. Cutting it off there also keeps a line from leaving at one side and
/// entering at the other.
pub(in crate::engine) const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// For each direction, the runs of opposing discs with a disc of the side to move at their far end: a disc
/// placed at the near end turns them.
///
/// Finding the runs is the work of finding the legal squares, done once for a position. A move then has only
/// to follow the run that begins beside it; there is no need to look for the far end again.
#[derive(Clone, Copy, Debug)]
pub struct Runs {
    right: Fill,
    left: Fill,
    down_left: Fill,
    up_right: Fill,
    down: Fill,
    up: Fill,
    down_right: Fill,
    up_left: Fill,
    moves: u64,
}

/// Squares to spread over, by one step, two steps and four at a time: a spread of up to seven steps takes three.
#[derive(Clone, Copy, Debug)]
struct Fill {
    by1: u64,
    by2: u64,
    by4: u64,
}

impl Runs {
    /// The runs that the side to move can close.
    #[inline(always)]
    #[must_use]
    pub const fn of(board: Board) -> Self {
        let Board { own, opponent } = board;
        let inner = opponent & INNER;
        let right = reached_back::<1>(own, inner);
        let left = reached_ahead::<1>(own, inner);
        let down_left = reached_back::<7>(own, inner);
        let up_right = reached_ahead::<7>(own, inner);
        let down = reached_back::<8>(own, opponent);
        let up = reached_ahead::<8>(own, opponent);
        let down_right = reached_back::<9>(own, inner);
        let up_left = reached_ahead::<9>(own, inner);
        let ahead = right >> 1 | down_left >> 7 | down >> 8 | down_right >> 9;
        let back = left << 1 | up_right << 7 | up << 8 | up_left << 9;
        Self {
            right: Fill::ahead::<1>(right),
            left: Fill::back::<1>(left),
            down_left: Fill::ahead::<7>(down_left),
            up_right: Fill::back::<7>(up_right),
            down: Fill::ahead::<8>(down),
            up: Fill::back::<8>(up),
            down_right: Fill::ahead::<9>(down_right),
            up_left: Fill::back::<9>(up_left),
            moves: (ahead | back) & !(own | opponent),
        }
    }

    /// The legal squares, as [`Board::moves`] finds them.
    #[inline(always)]
    #[must_use]
    pub const fn moves(&self) -> u64 {
        self.moves
    }

    /// The discs turned by a disc on the empty `square` (a set of one); none for the empty set or where nothing
    /// is enclosed.
    #[inline(always)]
    #[must_use]
    pub const fn turned(&self, square: u64) -> u64 {
        // One bit added to the first disc of a run carries through it and clears it.
        let right = self.right.by1 & !self.right.by1.wrapping_add(square << 1);
        let spread = self.left.spread_back::<1>(square)
            | self.down_left.spread_ahead::<7>(square)
            | self.up_right.spread_back::<7>(square)
            | self.down.spread_ahead::<8>(square)
            | self.up.spread_back::<8>(square)
            | self.down_right.spread_ahead::<9>(square)
            | self.up_left.spread_back::<9>(square);
        right | spread & !square
    }
}

impl Fill {
    #[inline(always)]
    const fn ahead<const AXIS: u32>(by1: u64) -> Self {
        let by2 = by1 & by1 << AXIS;
        Self { by1, by2, by4: by2 & by2 << (2 * AXIS) }
    }

    #[inline(always)]
    const fn back<const AXIS: u32>(by1: u64) -> Self {
        let by2 = by1 & by1 >> AXIS;
        Self { by1, by2, by4: by2 & by2 >> (2 * AXIS) }
    }

    /// `square` and the unbroken squares ahead of it.
    #[inline(always)]
    const fn spread_ahead<const AXIS: u32>(self, square: u64) -> u64 {
        let one = square | self.by1 & square << AXIS;
        let three = one | self.by2 & one << (2 * AXIS);
        three | self.by4 & three << (4 * AXIS)
    }

    /// `square` and the unbroken squares behind it.
    #[inline(always)]
    const fn spread_back<const AXIS: u32>(self, square: u64) -> u64 {
        let one = square | self.by1 & square >> AXIS;
        let three = one | self.by2 & one >> (2 * AXIS);
        three | self.by4 & three >> (4 * AXIS)
    }
}

/// The squares of `through` that can be reached from `own` ahead, over at most six of them.
#[inline(always)]
pub(super) const fn reached_ahead<const AXIS: u32>(own: u64, through: u64) -> u64 {
    let one = through & own << AXIS;
    let two = one | through & one << AXIS;
    let pairs = through & through << AXIS;
    let four = two | pairs & two << (2 * AXIS);
    four | pairs & four << (2 * AXIS)
}

/// The squares of `through` that can be reached from `own` back, over at most six of them.
#[inline(always)]
pub(super) const fn reached_back<const AXIS: u32>(own: u64, through: u64) -> u64 {
    let one = through & own >> AXIS;
    let two = one | through & one >> AXIS;
    let pairs = through & through >> AXIS;
    let four = two | pairs & two >> (2 * AXIS);
    four | pairs & four >> (2 * AXIS)
}

/// The squares behind the runs of `inner` along the rows.
///
/// To the right it takes one addition: added to the first disc of a run of opposing discs, one bit carries through the
/// run into the square behind it. (Perft gains 4 % by this sum, and as much again by the one in [`Runs::turned`].)
#[inline(always)]
pub(in crate::engine) const fn ends_in_rows(own: u64, inner: u64) -> u64 {
    let right = inner.wrapping_add(inner & own << 1) & !inner;
    right | reached_back::<1>(own, inner) >> 1
}
