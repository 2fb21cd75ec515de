//! A handicap for the weaker: discs in the corners, where nobody can turn them over, before the game begins.

use std::{fmt, str::FromStr};

use super::seats::{Person, Seats};
use crate::rules::{Goal, Opening, Position, Ruleset, Setup, Shape, Side, Square, Supply};

/// So many corners help one of the two. A disc in a corner is good for its owner where the most discs win, so it is the
/// weaker's there; where the fewest win it is the stronger's. Black moves first, as always.
///
/// Written and read as an id that never changes.
///
/// ```
/// use reversi::{game::{Handicap, Person, Seats}, rules::{Preset, Side}};
/// let handicap: Handicap = "second-2".parse()?;
/// assert_eq!((handicap.weaker(), handicap.corners()), (Person::Second, 2));
/// let position = handicap.position(Preset::Classic.ruleset(), &Seats::default()).expect("it suits this game");
/// assert_eq!(position.discs(Side::Second).to_string(), "a1 d4 e5 h8");
/// # Ok::<(), reversi::game::ParseHandicapError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    weaker: Person,
    corners: u8,
}

/// In this order corners are taken: the first two lie across the board from each other.
const CORNERS: [&str; 4] = ["a1", "h8", "h1", "a8"];

impl Handicap {
    /// All of them: one to four corners for the first person, then for the second.
    pub fn all() -> impl Iterator<Item = Self> {
        Person::BOTH.into_iter().flat_map(|weaker| (1..=4).map(move |corners| Self { weaker, corners }))
    }

    /// Whom it helps.
    #[must_use]
    pub const fn weaker(self) -> Person {
        self.weaker
    }

    /// How many corners have a disc, 1 to 4.
    #[must_use]
    pub const fn corners(self) -> u8 {
        self.corners
    }

    /// Is there such a handicap by these rules? Eight by eight squares, the discs of the opening placed, a supply that
    /// nobody misses discs from.
    #[must_use]
    pub fn suits(ruleset: Ruleset) -> bool {
        let Ruleset { shape, opening, supply, .. } = ruleset;
        shape == Shape::Square8 && opening != Opening::Free && supply == Supply::Shared
    }

    /// Where a game with it begins between people who sit so; `None` where it does not suit the rules.
    #[must_use]
    pub fn position(self, ruleset: Ruleset, seats: &Seats) -> Option<Position> {
        let mut setup = Setup::start(ruleset);
        let side = self.side(ruleset, seats);
        for corner in self.squares() {
            setup.discs[side] = setup.discs[side].with(corner);
        }
        Position::try_from(setup).ok().filter(|_| Self::suits(ruleset))
    }

    /// The handicap with which a game between people who sit so has begun.
    #[must_use]
    pub fn of(start: &Position, seats: &Seats) -> Option<Self> {
        Self::all().find(|handicap| handicap.position(start.ruleset(), seats).as_ref() == Some(start))
    }

    fn side(self, ruleset: Ruleset, seats: &Seats) -> Side {
        let weaker = seats.side(self.weaker);
        match ruleset.goal {
            Goal::Most => weaker,
            Goal::Fewest => weaker.other(),
        }
    }

    fn squares(self) -> impl Iterator<Item = Square> {
        CORNERS.into_iter().take(self.corners.into()).filter_map(|name| name.parse().ok())
    }
}

impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weaker = match self.weaker {
            Person::First => "first",
            Person::Second => "second",
        };
        write!(f, "{weaker}-{}", self.corners)
    }
}

/// The text names no handicap: it must be `first-` or `second-` and 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseHandicapError;

impl fmt::Display for ParseHandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a handicap is the person whom it helps and a number of corners, such as second-2")
    }
}

impl std::error::Error for ParseHandicapError {}

impl FromStr for Handicap {
    type Err = ParseHandicapError;

    fn from_str(id: &str) -> Result<Self, ParseHandicapError> {
        Self::all().find(|handicap| handicap.to_string() == id).ok_or(ParseHandicapError)
    }
}
