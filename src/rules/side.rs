//! The two sides of the board, and pairs of anything that each side has.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// One of the two sides. Black always moves first; the other side is White or Red
/// ([`SecondColour`](super::SecondColour)), which matters only to the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Moves first.
    Black,
    /// Moves second: White, or Red in the game of the 1880s.
    Second,
}

impl Side {
    /// Both sides, the one that moves first in front.
    pub const BOTH: [Self; 2] = [Self::Black, Self::Second];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::Second,
            Self::Second => Self::Black,
        }
    }
}

/// Something that each side has one of: its discs, its name, its count.
///
/// ```
/// use reversi::rules::{BySide, Side};
/// let discs = BySide { black: 40, second: 24 };
/// assert_eq!(discs[Side::Second], 24);
/// assert_eq!(discs.map(|n| n * 2).black, 80);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// What Black has.
    pub black: T,
    /// What the second side has.
    pub second: T,
}

impl<T> BySide<T> {
    /// Asks `f` for each side's share.
    pub fn new(mut f: impl FnMut(Side) -> T) -> Self {
        Self { black: f(Side::Black), second: f(Side::Second) }
    }

    /// The pair with `f` applied to each share.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide { black: f(self.black), second: f(self.second) }
    }

    /// The pair with the two shares exchanged.
    #[must_use]
    pub fn exchanged(self) -> Self {
        Self { black: self.second, second: self.black }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Black => &self.black,
            Side::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Black => &mut self.black,
            Side::Second => &mut self.second,
        }
    }
}
