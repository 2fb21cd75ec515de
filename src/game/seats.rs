//! Who plays which side.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    engine::Level,
    rules::{BySide, Side},
};

/// One of the two places at the screen. Whoever sits there keeps it from game to game, while the colours change.
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
    /// Both places.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The person across the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Who decides the moves of a place: somebody at the screen, or the computer.
///
/// Written and read as an id that never changes.
///
/// ```
/// use reversi::game::Player;
/// let computer: Player = "level-3".parse()?;
/// assert_eq!(computer.level().map(|level| level.number()), Some(3));
/// assert_eq!(computer.to_string(), "level-3");
/// assert_eq!("person".parse(), Ok(Player::Person));
/// # Ok::<(), reversi::game::ParsePlayerError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Player {
    /// Somebody at the screen.
    #[default]
    Person,
    /// The computer at one of its levels.
    Computer(Level),
}

impl Player {
    /// The computer's level; `None` for a person.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(level),
        }
    }

    /// A person, and the computer at each of its levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Person].into_iter().chain(Level::all().map(Self::Computer))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Computer(level) => write!(f, "level-{}", level.number()),
        }
    }
}

/// The text names no player: it must be `person`, or `level-` and the number of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlayerError;

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player is person, or the number of a level such as level-3")
    }
}

impl Error for ParsePlayerError {}

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(id: &str) -> Result<Self, ParsePlayerError> {
        Self::all().find(|player| player.to_string() == id).ok_or(ParsePlayerError)
    }
}

impl TryFrom<String> for Player {
    type Error = ParsePlayerError;

    fn try_from(id: String) -> Result<Self, ParsePlayerError> {
        id.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> Self {
        player.to_string()
    }
}

/// Who decides the moves of both places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Players {
    /// The first place's.
    pub first: Player,
    /// The second place's.
    pub second: Player,
}

impl Players {
    /// The player of a place.
    #[must_use]
    pub const fn of(self, person: Person) -> Player {
        match person {
            Person::First => self.first,
            Person::Second => self.second,
        }
    }

    /// The same with another player at one place.
    #[must_use]
    pub const fn with(self, person: Person, player: Player) -> Self {
        match person {
            Person::First => Self { first: player, ..self },
            Person::Second => Self { second: player, ..self },
        }
    }

    /// Are they two people?
    fn are_people(&self) -> bool {
        *self == Self::default()
    }
}

/// The two places and which of them has Black. A name may be empty: then the side is called by its colour.
///
/// ```
/// use reversi::{game::{Person, Seats}, rules::Side};
/// let seats =
///     Seats { first: "Anna".into(), second: "Björn".into(), black: Person::Second, ..Seats::default() };
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
    /// Who decides the moves; games kept before there was a computer are people's.
    #[serde(default, skip_serializing_if = "Players::are_people")]
    pub players: Players,
}

impl Seats {
    /// The place at a side.
    #[must_use]
    pub const fn person(&self, side: Side) -> Person {
        match side {
            Side::Black => self.black,
            Side::Second => self.black.other(),
        }
    }

    /// The side of a place.
    #[must_use]
    pub fn side(&self, person: Person) -> Side {
        if person == self.black { Side::Black } else { Side::Second }
    }

    /// Do the same two sit there, whoever has Black?
    #[must_use]
    pub fn are_those_of(&self, other: &Self) -> bool {
        Self { black: other.black, ..self.clone() } == *other
    }

    /// Who decides the moves of a side.
    #[must_use]
    pub const fn player(&self, side: Side) -> Player {
        self.players.of(self.person(side))
    }

    /// The computer's level at a side; `None` where a person plays.
    #[must_use]
    pub const fn level(&self, side: Side) -> Option<Level> {
        self.player(side).level()
    }

    /// The name of the person at a side; empty when none was given, and where the computer plays.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        match (self.player(side), self.person(side)) {
            (Player::Computer(_), _) => "",
            (Player::Person, Person::First) => &self.first,
            (Player::Person, Person::Second) => &self.second,
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
