//! Where squares lie in the picture: the one place that maps the board to coordinates.
//!
//! One square is 100 units wide; around the board runs a frame of 40.

use crate::rules::{Shape, Side, Square, SquareSet};

/// The side of a square, in units of the picture.
const SQUARE: u32 = 100;
/// The width of the frame.
const FRAME: u32 = 40;

/// A board as it lies before the eye: its shape, and which way round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The shape of the board.
    pub shape: Shape,
    /// Is it turned by half a turn, so that a1 is the bottom right corner?
    pub turned: bool,
}

/// A letter or number of the frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// What it says.
    pub text: String,
    /// Its middle from the left.
    pub x: i32,
    /// Its middle from the top.
    pub y: i32,
}

/// A way from one square to another, as one sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// One to the left.
    Left,
    /// One to the right.
    Right,
    /// One up.
    Up,
    /// One down.
    Down,
    /// To the left end of the row.
    RowStart,
    /// To the right end of the row.
    RowEnd,
    /// To the upper end of the column.
    ColumnStart,
    /// To the lower end of the column.
    ColumnEnd,
    /// To the first square of the first row.
    BoardStart,
    /// To the last square of the last row.
    BoardEnd,
}

impl Layout {
    /// Columns and rows: 6, 8 or 10.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.shape.width()
    }

    /// The rows from top to bottom, each from left to right; `None` where the board has no square.
    ///
    /// ```
    /// use reversi::{rules::Shape, scene::Layout};
    /// let rows = Layout { shape: Shape::Square8, turned: true }.rows();
    /// assert_eq!(rows[0][0].map(|square| square.to_string()).as_deref(), Some("h8"));
    /// ```
    #[must_use]
    pub fn rows(self) -> Vec<Vec<Option<Square>>> {
        let places = 0..self.width();
        places.clone().map(|row| places.clone().map(|column| self.square_at(column, row)).collect()).collect()
    }

    /// The middle of a square, from the left and from the top.
    #[must_use]
    pub fn middle(self, square: Square) -> (u32, u32) {
        let (x, y) = self.corner(square);
        (x + SQUARE / 2, y + SQUARE / 2)
    }

    /// The outlines of squares as the `d` of an SVG path.
    #[must_use]
    pub fn outlines(self, squares: SquareSet) -> String {
        squares
            .iter()
            .map(|square| self.corner(square))
            .map(|(x, y)| format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"))
            .collect()
    }

    /// Every other square, as on a board of two woods.
    #[must_use]
    pub fn chequer(self) -> SquareSet {
        self.shape.squares().iter().filter(|square| (square.column() + square.row()) % 2 == 1).collect()
    }

    /// The crossings that are marked by dots, two lines in from each corner of the frame.
    #[must_use]
    pub fn dots(self) -> [(u32, u32); 4] {
        let (near, far) = (2 * SQUARE, (u32::from(self.width()) - 2) * SQUARE);
        [(near, near), (far, near), (near, far), (far, far)]
    }

    /// The frame: how far it lies out of the squares, and its whole width.
    #[must_use]
    pub fn frame(self) -> (i32, u32) {
        (-(FRAME as i32), u32::from(self.width()) * SQUARE + 2 * FRAME)
    }

    /// What of the picture is shown: all of it.
    #[must_use]
    pub fn view_box(self) -> String {
        let (start, width) = self.frame();
        format!("{start} {start} {width} {width}")
    }

    /// What of the picture is shown where only the centre matters.
    #[must_use]
    pub fn centre_view_box(self) -> String {
        let start = (u32::from(self.width()) / 2 - 2) * SQUARE - 4;
        let width = 4 * SQUARE + 8;
        format!("{start} {start} {width} {width}")
    }

    /// The letters over the columns and the numbers beside the rows.
    #[must_use]
    pub fn labels(self) -> Vec<Label> {
        let places = 0..self.width();
        places.flat_map(|place| self.labels_at(place)).collect()
    }

    /// The square that one reaches from `square`; itself at the edge of the board. The ways do not wrap.
    #[must_use]
    pub fn walk(self, square: Square, way: Way) -> Square {
        let (column, row) = self.place(square);
        let last = self.width() - 1;
        let line: Vec<(u8, u8)> = match way {
            Way::Left => (0..column).rev().map(|column| (column, row)).collect(),
            Way::Right => (column + 1..=last).map(|column| (column, row)).collect(),
            Way::Up => (0..row).rev().map(|row| (column, row)).collect(),
            Way::Down => (row + 1..=last).map(|row| (column, row)).collect(),
            Way::RowStart => (0..=last).map(|column| (column, row)).collect(),
            Way::RowEnd => (0..=last).rev().map(|column| (column, row)).collect(),
            Way::ColumnStart => (0..=last).map(|row| (column, row)).collect(),
            Way::ColumnEnd => (0..=last).rev().map(|row| (column, row)).collect(),
            Way::BoardStart => (0..=last).map(|column| (column, 0)).collect(),
            Way::BoardEnd => (0..=last).rev().map(|column| (column, last)).collect(),
        };
        line.into_iter().find_map(|(column, row)| self.square_at(column, row)).unwrap_or(square)
    }

    /// The next of some squares, row by row as one sees the board, and from the last on to the first; `None` where there is
    /// no other.
    #[must_use]
    pub fn next_of(self, among: SquareSet, from: Square) -> Option<Square> {
        let seen = self.seen_in_order();
        let place = seen.iter().position(|&square| square == from)?;
        let (before, after) = seen.split_at(place);
        after.iter().skip(1).chain(before).copied().find(|&square| among.contains(square))
    }

    /// The one before it, likewise.
    #[must_use]
    pub fn previous_of(self, among: SquareSet, from: Square) -> Option<Square> {
        let seen = self.seen_in_order();
        let place = seen.iter().position(|&square| square == from)?;
        let (before, after) = seen.split_at(place);
        let back = before.iter().rev().chain(after.iter().skip(1).rev());
        back.copied().find(|&square| among.contains(square))
    }

    /// The square so many columns to the right and rows down, as one sees the board; `None` where there is none.
    pub(super) fn beside(self, square: Square, right: i8, down: i8) -> Option<Square> {
        let (column, row) = self.place(square);
        let within = |index: u8| (index < self.width()).then_some(index);
        let column = within(column.checked_add_signed(right)?)?;
        self.square_at(column, within(row.checked_add_signed(down)?)?)
    }

    fn seen_in_order(self) -> Vec<Square> {
        self.rows().into_iter().flatten().flatten().collect()
    }

    /// The square in which the keyboard begins: the first of the centre.
    #[must_use]
    pub fn first_stop(self) -> Square {
        self.shape.centre()[0]
    }

    /// The side that sits at the bottom.
    #[must_use]
    pub const fn bottom(self) -> Side {
        if self.turned { Side::Second } else { Side::Black }
    }

    fn labels_at(self, place: u8) -> [Label; 2] {
        let along = (u32::from(place) * SQUARE + SQUARE / 2) as i32;
        let beside = -(FRAME as i32) / 2;
        let index = self.seen(place);
        [
            Label { text: char::from(b'a' + index).to_string(), x: along, y: beside },
            Label { text: (index + 1).to_string(), x: beside, y: along },
        ]
    }

    fn corner(self, square: Square) -> (u32, u32) {
        let (column, row) = self.place(square);
        (u32::from(column) * SQUARE, u32::from(row) * SQUARE)
    }

    fn place(self, square: Square) -> (u8, u8) {
        (self.seen(square.column()), self.seen(square.row()))
    }

    fn square_at(self, column: u8, row: u8) -> Option<Square> {
        let square = Square::at(self.seen(column), self.seen(row));
        square.filter(|&square| self.shape.squares().contains(square))
    }

    /// A column or row as it is seen, and back.
    const fn seen(self, index: u8) -> u8 {
        if self.turned { self.width() - 1 - index } else { index }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(layout: Layout, walks: &[(&str, Way, &str)]) {
        for &(from, way, to) in walks {
            let from: Square = from.parse().expect("a square");
            assert_eq!(layout.walk(from, way).to_string(), to, "from {from} {way:?}");
        }
    }

    #[test]
    fn ways_go_as_one_sees_the_board() {
        let walks = [
            ("d3", Way::Left, "c3"),
            ("d3", Way::Right, "e3"),
            ("d3", Way::Up, "d2"),
            ("d3", Way::Down, "d4"),
            ("a1", Way::Left, "a1"),
            ("a1", Way::Up, "a1"),
            ("h8", Way::Right, "h8"),
            ("d3", Way::RowStart, "a3"),
            ("d3", Way::RowEnd, "h3"),
            ("d3", Way::ColumnEnd, "d8"),
            ("d3", Way::BoardEnd, "h8"),
        ];
        check(Layout { shape: Shape::Square8, turned: false }, &walks);
        let turned = [("d3", Way::Left, "e3"), ("d3", Way::Up, "d4"), ("d3", Way::RowStart, "h3")];
        check(Layout { shape: Shape::Square8, turned: true }, &turned);
    }

    #[test]
    fn some_squares_are_walked_in_the_order_of_reading() {
        let among: SquareSet =
            ["c4", "d3", "e6", "f5"].iter().map(|name| name.parse::<Square>().expect("a square")).collect();
        let walk = |turned, next: fn(Layout, SquareSet, Square) -> Option<Square>| {
            let layout = Layout { shape: Shape::Square8, turned };
            let mut here: Square = "a4".parse().expect("a square");
            let walked = (0..5).map(|_| {
                here = next(layout, among, here).expect("there are others");
                here.to_string()
            });
            walked.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(walk(false, Layout::next_of), "c4 f5 e6 d3 c4");
        assert_eq!(walk(false, Layout::previous_of), "d3 e6 f5 c4 d3");
        assert_eq!(walk(true, Layout::next_of), "d3 e6 f5 c4 d3");
        let layout = Layout { shape: Shape::Square8, turned: false };
        let alone = "d3".parse().expect("a square");
        assert_eq!(layout.next_of(SquareSet::only(alone), alone), None);
    }

    #[test]
    fn ways_stay_on_the_octagon() {
        let walks = [
            ("c1", Way::Left, "c1"),
            ("a3", Way::Up, "a3"),
            ("d3", Way::BoardStart, "c1"),
            ("d3", Way::BoardEnd, "h10"),
            ("b5", Way::ColumnStart, "b2"),
        ];
        check(Layout { shape: Shape::Octagon, turned: false }, &walks);
    }
}
