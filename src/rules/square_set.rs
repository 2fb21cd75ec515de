//! Sets of squares, as bits.

use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub},
};

use super::{direction::Direction, square::Square};

/// A set of squares of any board: one bit a square.
///
/// ```
/// use reversi::rules::{Square, SquareSet};
/// let set: SquareSet = ["d3", "c4"].iter().map(|name| name.parse::<Square>().unwrap()).collect();
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.to_string(), "d3 c4");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Only this square.
    #[must_use]
    pub const fn only(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The set with `square` in it.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// Is `square` in the set?
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// How many squares, 0 to 100.
    #[must_use]
    pub const fn len(self) -> u8 {
        // At most 100 of the 128 bits are squares.
        self.0.count_ones() as u8
    }

    /// Is no square in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is any square in both sets?
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Every square of the set moved one step; what leaves the ten by ten squares lands on no square
    /// and must be cut off with a shape's squares.
    pub(super) const fn step(self, direction: Direction) -> Self {
        let by = direction.distance();
        if by > 0 { Self(self.0 << by) } else { Self(self.0 >> -by) }
    }

    /// The squares row by row from a1.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as u8;
                left &= left - 1;
                Square::from_index(index)
            })
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.iter().enumerate() {
            write!(f, "{}{square}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl BitAnd for SquareSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for SquareSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXor for SquareSet {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for SquareSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
