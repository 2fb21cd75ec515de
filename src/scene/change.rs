//! How a board differs from what was shown before: what has come, turned or gone, and in which order that is shown.
//!
//! Whatever led there is not asked. So a move, the same move taken back, another tab's move and a look at an earlier position
//! are shown alike.

use super::moment::colour_of;
use crate::{
    i18n::Colour,
    rules::{Position, Side, Square, SquareSet},
};

/// How a square differs from what was shown before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A disc has come.
    Placed,
    /// The disc shows its other colour.
    Turned {
        /// When it turns: the discs of ring 1 first. After a move these are the neighbours of the placed disc; when it is
        /// taken back, the discs farthest from it, since then everything goes backward.
        ring: u8,
        /// The line on which it was enclosed; `None` where more than one move lies between.
        line: Option<Bearing>,
    },
    /// The disc has gone.
    Lifted {
        /// Its colour.
        colour: Colour,
        /// When it goes: once the discs of the rings before have begun to turn.
        ring: u8,
    },
}

/// A direction on the board and the one opposite to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// Along a row.
    Row,
    /// Along a column.
    Column,
    /// From the upper left to the lower right, as from a1 to h8.
    Falling,
    /// From the lower left to the upper right, as from a8 to h1.
    Rising,
}

impl Bearing {
    /// The value of `data-line`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Falling => "falling",
            Self::Rising => "rising",
        }
    }

    /// The line through two squares; `None` where no line of the game goes through both.
    fn through(one: Square, other: Square) -> Option<Self> {
        let columns = i16::from(one.column()) - i16::from(other.column());
        let rows = i16::from(one.row()) - i16::from(other.row());
        match (columns, rows) {
            (0, 0) => None,
            (_, 0) => Some(Self::Row),
            (0, _) => Some(Self::Column),
            _ if columns == rows => Some(Self::Falling),
            _ if columns == -rows => Some(Self::Rising),
            _ => None,
        }
    }
}

/// What differs between two positions of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changes<'a> {
    before: &'a Position,
    after: &'a Position,
    course: Course,
}

/// How one position comes of another.
#[derive(Clone, Copy, Debug)]
enum Course {
    /// One disc was placed there.
    On(Square),
    /// One disc was taken back from there, and the farthest disc that turns lies so far from it.
    Back(Square, u8),
    /// In more than one step, or in none.
    Else,
}

impl<'a> Changes<'a> {
    pub(super) fn between(before: &'a Position, after: &'a Position) -> Self {
        let course = match one_square(before.empty() ^ after.empty()) {
            Some(square) if before.disc(square).is_none() => Course::On(square),
            Some(square) => Course::Back(square, farthest(square, turned(before, after))),
            None => Course::Else,
        };
        Self { before, after, course }
    }

    /// How a square differs.
    pub(super) fn at(&self, square: Square) -> Option<Change> {
        match (self.before.disc(square), self.after.disc(square)) {
            (None, Some(_)) => Some(Change::Placed),
            (Some(before), Some(after)) if before != after => Some(self.turned(square)),
            (Some(side), None) => {
                let colour = colour_of(side, self.before.ruleset().second);
                Some(Change::Lifted { colour, ring: self.last_ring() })
            }
            _ => None,
        }
    }

    /// How many rings of discs turn one after another.
    pub(super) fn rings(&self) -> u8 {
        match self.course {
            Course::On(square) => farthest(square, turned(self.before, self.after)),
            Course::Back(_, farthest) => farthest,
            Course::Else => u8::from(!turned(self.before, self.after).is_empty()),
        }
    }

    fn turned(&self, square: Square) -> Change {
        match self.course {
            Course::On(origin) => {
                Change::Turned { ring: distance(origin, square), line: Bearing::through(origin, square) }
            }
            Course::Back(origin, farthest) => Change::Turned {
                ring: farthest + 1 - distance(origin, square),
                line: Bearing::through(origin, square),
            },
            Course::Else => Change::Turned { ring: 1, line: None },
        }
    }

    fn last_ring(&self) -> u8 {
        match self.course {
            Course::Back(_, farthest) => farthest + 1,
            Course::On(_) | Course::Else => 1,
        }
    }
}

/// The discs that lie in both positions with different colours.
fn turned(before: &Position, after: &Position) -> SquareSet {
    let both = |side: Side| before.discs(side) & after.discs(side.other());
    both(Side::Black) | both(Side::Second)
}

fn one_square(squares: SquareSet) -> Option<Square> {
    let mut squares = squares.iter();
    squares.next().filter(|_| squares.next().is_none())
}

fn farthest(from: Square, squares: SquareSet) -> u8 {
    squares.iter().map(|square| distance(from, square)).max().unwrap_or_default()
}

fn distance(a: Square, b: Square) -> u8 {
    a.column().abs_diff(b.column()).max(a.row().abs_diff(b.row()))
}
