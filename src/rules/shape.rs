//! The shapes of board.

use super::{square::Square, square_set::SquareSet};

/// The shape of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Shape {
    /// 64 squares, the usual board.
    #[default]
    Square8,
    /// 36 squares.
    Square6,
    /// 100 squares.
    Square10,
    /// 88 squares: 10×10 without the three squares next to each corner of the frame.
    Octagon,
}

impl Shape {
    /// Every shape, the usual one first.
    pub const ALL: [Self; 4] = [Self::Square8, Self::Square6, Self::Square10, Self::Octagon];

    /// The name in rulesets and links: `8x8`, `6x6`, `10x10`, `octagon`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Square8 => "8x8",
            Self::Square6 => "6x6",
            Self::Square10 => "10x10",
            Self::Octagon => "octagon",
        }
    }

    /// Columns and rows of the frame that the board fills: 6, 8 or 10.
    #[must_use]
    pub const fn width(self) -> u8 {
        match self {
            Self::Square8 => 8,
            Self::Square6 => 6,
            Self::Square10 | Self::Octagon => 10,
        }
    }

    /// The squares of the board.
    ///
    /// ```
    /// use reversi::rules::Shape;
    /// assert_eq!(Shape::Octagon.squares().len(), 88);
    /// ```
    #[must_use]
    pub const fn squares(self) -> SquareSet {
        match self {
            Self::Square8 => SQUARE8,
            Self::Square6 => SQUARE6,
            Self::Square10 => SQUARE10,
            Self::Octagon => OCTAGON,
        }
    }

    /// The four squares in the middle: top left, top right, bottom left, bottom right.
    #[must_use]
    pub const fn centre(self) -> [Square; 4] {
        let (high, low) = (self.width() / 2 - 1, self.width() / 2);
        [square(high, high), square(low, high), square(high, low), square(low, low)]
    }

    const fn has(self, column: u8, row: u8) -> bool {
        let last = self.width() - 1;
        match self {
            Self::Octagon => {
                let to_side = if column < last - column { column } else { last - column };
                let to_end = if row < last - row { row } else { last - row };
                to_side + to_end >= 2
            }
            _ => true,
        }
    }

    const fn collect(self) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        let mut i = 0;
        while i < self.width() * self.width() {
            let (column, row) = (i % self.width(), i / self.width());
            if self.has(column, row) {
                set = set.with(square(column, row));
            }
            i += 1;
        }
        set
    }
}

const SQUARE8: SquareSet = Shape::Square8.collect();
const SQUARE6: SquareSet = Shape::Square6.collect();
const SQUARE10: SquareSet = Shape::Square10.collect();
const OCTAGON: SquareSet = Shape::Octagon.collect();

/// A square that is known to be within ten by ten.
const fn square(column: u8, row: u8) -> Square {
    match Square::at(column, row) {
        Some(square) => square,
        None => panic!("every board lies within ten by ten"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_have_their_squares() {
        let check = |shape: Shape, count, corner: &str, centre: &str| {
            assert_eq!(shape.squares().len(), count, "{shape:?}");
            let corner = corner.parse().expect("a square");
            assert!(shape.squares().contains(corner), "{shape:?} has {corner}");
            assert_eq!(shape.centre().map(|s| s.to_string()).join(" "), centre);
        };
        check(Shape::Square8, 64, "h8", "d4 e4 d5 e5");
        check(Shape::Square6, 36, "f6", "c3 d3 c4 d4");
        check(Shape::Square10, 100, "j10", "e5 f5 e6 f6");
        check(Shape::Octagon, 88, "c1", "e5 f5 e6 f6");
    }

    #[test]
    fn the_octagon_lacks_three_squares_at_each_corner() {
        let missing = Shape::Square10.squares() - Shape::Octagon.squares();
        assert_eq!(missing.to_string(), "a1 b1 i1 j1 a2 j2 a9 j9 a10 b10 i10 j10");
    }
}
