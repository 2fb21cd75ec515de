//! The lines that meet in a square, in words: those along which a disc placed there would turn others over.

use super::{layout::Layout, moment::Moment};
use crate::{i18n::Lines, rules::Square};

/// A direction, as one sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Straight up.
    Up,
    /// Slanting up, to the right.
    UpRight,
    /// Straight to the right.
    Right,
    /// Slanting down, to the right.
    DownRight,
    /// Straight down.
    Down,
    /// Slanting down, to the left.
    DownLeft,
    /// Straight to the left.
    Left,
    /// Slanting up, to the left.
    UpLeft,
}

/// The squares in one direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The square from which it is seen, which is none of its own.
    pub from: Square,
    /// In which direction.
    pub direction: Direction,
    /// From the neighbour to the edge; none where `from` lies at the edge.
    pub squares: Vec<Square>,
}

impl Direction {
    /// All eight, clockwise.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// Columns to the right and rows down to the next square.
    const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, -1),
            Self::UpRight => (1, -1),
            Self::Right => (1, 0),
            Self::DownRight => (1, 1),
            Self::Down => (0, 1),
            Self::DownLeft => (-1, 1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, -1),
        }
    }

    const fn name(self, texts: &Lines) -> &'static str {
        match self {
            Self::Up => texts.up,
            Self::UpRight => texts.up_right,
            Self::Right => texts.right,
            Self::DownRight => texts.down_right,
            Self::Down => texts.down,
            Self::DownLeft => texts.down_left,
            Self::Left => texts.left,
            Self::UpLeft => texts.up_left,
        }
    }
}

impl Line {
    /// The line that one sees from a square of a board.
    ///
    /// ```
    /// use reversi::{rules::Shape, scene::{Direction, Layout, Line}};
    /// let layout = Layout { shape: Shape::Square8, turned: false };
    /// let line = Line::of(layout, "f3".parse()?, Direction::UpRight);
    /// assert_eq!(line.squares, ["g2".parse()?, "h1".parse()?]);
    /// # Ok::<(), reversi::rules::ParseSquareError>(())
    /// ```
    #[must_use]
    pub fn of(layout: Layout, from: Square, direction: Direction) -> Self {
        let (right, down) = direction.step();
        let next = |&square: &Square| layout.beside(square, right, down);
        let squares = std::iter::successors(next(&from), next).collect();
        Self { from, direction, squares }
    }

    /// The lines in all directions.
    #[must_use]
    pub fn all_of(layout: Layout, from: Square) -> [Self; 8] {
        Direction::ALL.map(|direction| Self::of(layout, from, direction))
    }
}

/// What lies along a line, to the edge of the board.
pub(super) fn line_text(moment: &Moment<'_>, line: &Line) -> String {
    let texts = &moment.texts.lines;
    let direction = line.direction.name(texts);
    if line.squares.is_empty() {
        return (texts.edge)(direction);
    }
    if is_bare(moment, line) {
        return (texts.all_empty)(direction);
    }
    let squares: Vec<String> = line.squares.iter().map(|&square| lies(moment, square)).collect();
    (texts.line)(direction, &squares.join(", "))
}

/// What lies along those lines on which there are discs.
pub(super) fn lines_text(moment: &Moment<'_>, lines: &[Line; 8]) -> String {
    let told = lines.iter().filter(|line| !is_bare(moment, line));
    let told: Vec<String> = told.map(|line| line_text(moment, line)).collect();
    if told.is_empty() {
        return (moment.texts.lines.no_disc)(&lines[0].from.to_string());
    }
    told.join(" ")
}

fn is_bare(moment: &Moment<'_>, line: &Line) -> bool {
    line.squares.iter().all(|&square| moment.position().disc(square).is_none())
}

fn lies(moment: &Moment<'_>, square: Square) -> String {
    let name = square.to_string();
    match moment.position().disc(square) {
        Some(side) => (moment.texts.hearing.lies)(&name, moment.colour(side)),
        None => (moment.texts.lines.empty)(&name),
    }
}
