//! How strong the engine plays.

use super::Effort;

/// A level of play, from 1 up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = 10;

    /// The level with this number; `None` if there is no such level.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How much it thinks about a move.
    #[must_use]
    pub const fn effort(self) -> Effort {
        let number = self.0;
        Effort { depth: number, exact: 2 * number, decided: 2 * number, nodes: 500 << (number + number / 2) }
    }
}
