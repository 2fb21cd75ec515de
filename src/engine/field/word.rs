//! The machine words that hold a set of squares: 64 bits for boards within eight by eight, 128 for larger ones.

use std::{
    fmt::Debug,
    hash::Hash,
    ops::{BitAnd, BitOr, BitXor, Not},
};

use super::{Scoring, rays, stable};
use crate::rules::{Square, SquareSet};

/// A set of squares as bits, row by row from a1. Which bit a square has depends on the word; use [`of`](Word::of)
/// and [`square`](Word::square) to translate.
pub trait Word:
    Copy
    + Debug
    + Default
    + Eq
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// No square.
    const NONE: Self;

    /// The corners of the largest board.
    const CORNERS: Self;

    /// The four quarters of the largest board.
    const QUARTERS: [Self; 4];

    /// The set with one square, whose bit is `index`.
    fn only(index: u8) -> Self;

    /// The bit of the first square of a set that is not empty.
    fn index(self) -> u8;

    /// The set without its first square.
    #[must_use]
    fn rest(self) -> Self;

    /// How many squares.
    fn count(self) -> u32;

    /// The squares one step away in any of the eight directions, among them some that no board has.
    #[must_use]
    fn neighbours(self) -> Self;

    /// The squares behind the runs that `own` can close; occupied and missing squares have no meaning in it.
    #[must_use]
    fn enclosing(own: Self, opponent: Self) -> Self;

    /// The discs turned by an own disc on the square with the bit `index`.
    #[must_use]
    fn turned(own: Self, opponent: Self, index: u8) -> Self;

    /// As [`Field::bound`](super::Field::bound), for a position on a board of any shape. Of the largest boards
    /// nothing is known.
    #[inline(always)]
    fn bound(own: Self, opponent: Self, empty: Self, scoring: Scoring, alpha: i32) -> i32 {
        let _ = (own, opponent, empty, scoring, alpha);
        i32::MAX
    }

    /// All bits stirred into one number.
    fn stirred(self) -> u64;

    /// The squares of a set that this word can hold.
    fn of(squares: SquareSet) -> Self;

    /// The square with the bit `index`, if a board has it.
    fn square(index: u8) -> Option<Square>;

    /// Is no square in it?
    #[inline(always)]
    fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Is any square in both?
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_none()
    }

    /// The bits of the squares, in order.
    #[inline(always)]
    fn indices(self) -> Indices<Self> {
        Indices(self)
    }
}

/// The bits of a set's squares, in order.
#[derive(Clone, Copy, Debug)]
pub struct Indices<W>(W);

impl<W: Word> Iterator for Indices<W> {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0.is_none() {
            return None;
        }
        let index = self.0.index();
        self.0 = self.0.rest();
        Some(index)
    }
}

/// Rows of eight: a1 is bit 0, a2 is bit 8.
impl Word for u64 {
    const NONE: Self = 0;
    const CORNERS: Self = 0x8100_0000_0000_0081;
    const QUARTERS: [Self; 4] = [0x0f0f_0f0f, 0xf0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32];

    #[inline(always)]
    fn only(index: u8) -> Self {
        1 << (index & 63)
    }

    #[inline(always)]
    fn index(self) -> u8 {
        self.trailing_zeros() as u8
    }

    #[inline(always)]
    fn rest(self) -> Self {
        self & self.wrapping_sub(1)
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn neighbours(self) -> Self {
        let row = self | (self & !FILE_A) >> 1 | (self & !FILE_H) << 1;
        row << 8 | row >> 8 | row
    }

    #[inline(always)]
    fn enclosing(own: Self, opponent: Self) -> Self {
        rays::enclosing(own, opponent)
    }

    #[inline(always)]
    fn turned(own: Self, opponent: Self, index: u8) -> Self {
        rays::turned(own, opponent, index)
    }

    #[inline(always)]
    fn bound(own: Self, opponent: Self, empty: Self, scoring: Scoring, alpha: i32) -> i32 {
        stable::bound(own, opponent, empty, scoring, alpha)
    }

    #[inline(always)]
    fn stirred(self) -> u64 {
        let product = self.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        product ^ product >> 32
    }

    fn of(squares: SquareSet) -> Self {
        crate::engine::kernel::bits(squares)
    }

    fn square(index: u8) -> Option<Square> {
        Square::at(index % 8, index / 8)
    }
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// Rows of eleven, as in [`SquareSet`]: the eleventh column belongs to no board, so no line runs on into the
/// next row.
impl Word for u128 {
    const NONE: Self = 0;
    const CORNERS: Self = 1 | 1 << 9 | 1 << (9 * ROW) | 1 << (9 * ROW + 9);
    const QUARTERS: [Self; 4] = [QUARTER, QUARTER << 5, QUARTER << (5 * ROW), QUARTER << (5 * ROW + 5)];

    #[inline]
    fn only(index: u8) -> Self {
        1 << (index & 127)
    }

    #[inline]
    fn index(self) -> u8 {
        self.trailing_zeros() as u8
    }

    #[inline]
    fn rest(self) -> Self {
        self & self.wrapping_sub(1)
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn neighbours(self) -> Self {
        let row = self | self >> 1 | self << 1;
        row | row << ROW | row >> ROW
    }

    #[inline]
    fn enclosing(own: Self, opponent: Self) -> Self {
        AXES.into_iter().fold(0, |ends, axis| {
            let ahead = (own << axis) & opponent;
            let back = (own >> axis) & opponent;
            ends | filled_ahead(ahead, opponent, axis) << axis | filled_back(back, opponent, axis) >> axis
        })
    }

    #[inline]
    fn turned(own: Self, opponent: Self, index: u8) -> Self {
        let square = Self::only(index);
        AXES.into_iter().fold(0, |turned, axis| {
            let ahead = filled_ahead((square << axis) & opponent, opponent, axis);
            let back = filled_back((square >> axis) & opponent, opponent, axis);
            let ahead = if (ahead << axis).meets(own) { ahead } else { 0 };
            let back = if (back >> axis).meets(own) { back } else { 0 };
            turned | ahead | back
        })
    }

    #[inline]
    fn stirred(self) -> u64 {
        ((self >> 64) as u64).stirred().rotate_left(23) ^ (self as u64).stirred()
    }

    fn of(squares: SquareSet) -> Self {
        squares.iter().fold(0, |word, square| word | 1 << (square.row() * ROW + square.column()))
    }

    fn square(index: u8) -> Option<Square> {
        Square::at(index % ROW, index / ROW)
    }
}

const ROW: u8 = 11;
/// Five by five squares.
const QUARTER: u128 = 0x1f | 0x1f << ROW | 0x1f << (2 * ROW) | 0x1f << (3 * ROW) | 0x1f << (4 * ROW);
/// Along the row, down left, down, down right.
const AXES: [u8; 4] = [1, ROW - 1, ROW, ROW + 1];

/// `from` and the unbroken squares of `through` ahead of it, up to eight.
#[inline]
fn filled_ahead(from: u128, through: u128, axis: u8) -> u128 {
    let one = from | (from << axis) & through;
    let pairs = through & through << axis;
    let two = one | (one << (2 * axis)) & pairs;
    let fours = pairs & pairs << (2 * axis);
    two | (two << (4 * axis)) & fours
}

/// `from` and the unbroken squares of `through` behind it, up to eight.
#[inline]
fn filled_back(from: u128, through: u128, axis: u8) -> u128 {
    let one = from | (from >> axis) & through;
    let pairs = through & through >> axis;
    let two = one | (one >> (2 * axis)) & pairs;
    let fours = pairs & pairs >> (2 * axis);
    two | (two >> (4 * axis)) & fours
}
