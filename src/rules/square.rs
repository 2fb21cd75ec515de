//! One square, and its name.

use std::{error::Error, fmt, str::FromStr};

/// The squares of a row are this many places apart in a [`SquareSet`](super::SquareSet). No board is wider
/// than ten, so the eleventh column is never a square, and a line that leaves one side never enters the other.
pub(super) const ROW: u8 = 11;
/// The widest and highest board.
const MOST: u8 = 10;

/// A square of any board, named by its column letter from the left and its row number **from the top**:
/// a1 is the top left corner, h8 the bottom right one of the 8×8 board.
///
/// The same name is the same square on every board; whether a board has it, its [`Shape`](super::Shape) tells.
///
/// ```
/// use reversi::rules::Square;
/// let d3: Square = "D3".parse()?;
/// assert_eq!((d3.column(), d3.row()), (3, 2));
/// assert_eq!(d3.to_string(), "d3");
/// # Ok::<(), reversi::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in `column` and `row`, both counted from 0; `None` from 10 on, where no board has squares.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < MOST && row < MOST { Some(Self(row * ROW + column)) } else { None }
    }

    /// Its column, 0 for a.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % ROW
    }

    /// Its row, 0 for the top row, which players call 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / ROW
    }

    pub(super) const fn index(self) -> u8 {
        self.0
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no square: it must be a letter from a to j and a number from 1 to 10, such as `d3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from a to j and a number from 1 to 10, such as d3")
    }
}

impl Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads a name in either case, with nothing around it and no leading zero.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let (&letter, digits) = text.as_bytes().split_first().ok_or(ParseSquareError)?;
        let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
        let row = match digits {
            [digit @ b'1'..=b'9'] => digit - b'1',
            b"10" => 9,
            _ => return Err(ParseSquareError),
        };
        Self::at(column, row).ok_or(ParseSquareError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for row in 0..MOST {
            for column in 0..MOST {
                let square = Square::at(column, row).expect("within ten by ten");
                assert_eq!(square.to_string().parse(), Ok(square));
                assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
            }
        }
    }

    #[test]
    fn other_texts_name_no_square() {
        for text in ["", "d", "3", "3d", "k1", "a0", "a11", "a01", "d3 ", " d3", "d33", "ä1", "@1", "`1"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text:?}");
        }
    }
}
