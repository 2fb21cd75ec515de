//! Who plays which side.

use serde::{Deserialize, Serialize};

use crate::rules::{BySide, Side};

/// One of the two people at the screen. They keep their place from game to game, while the colours change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Person {
    /// The person named first.
    #[default]
    First,
    /// The person named second.
    Second,
}

impl Person {
    /// The person across the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// The two people and who of them has Black. A name may be empty: then the side is called by its colour.
///
/// ```
/// use reversi::{game::{Person, Seats}, rules::Side};
/// let seats = Seats { first: "Anna".into(), second: "Björn".into(), black: Person::Second };
/// assert_eq!(seats.name(Side::Black), "Björn");
/// assert_eq!(seats.exchanged().name(Side::Black), "Anna");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// The first person's name.
    pub first: String,
    /// The second person's name.
    pub second: String,
    /// Who moves first.
    pub black: Person,
}

impl Seats {
    /// The person at a side.
    #[must_use]
    pub const fn person(&self, side: Side) -> Person {
        match side {
            Side::Black => self.black,
            Side::Second => self.black.other(),
        }
    }

    /// The name of the person at a side; empty when none was given.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        match self.person(side) {
            Person::First => &self.first,
            Person::Second => &self.second,
        }
    }

    /// Both sides' names.
    #[must_use]
    pub fn names(&self) -> BySide<&str> {
        BySide { black: self.name(Side::Black), second: self.name(Side::Second) }
    }

    /// The same people with the colours changed.
    #[must_use]
    pub fn exchanged(&self) -> Self {
        Self { black: self.black.other(), ..self.clone() }
    }
}
