//! Positions drawn in text, for people, tests and documentation.

use std::{error::Error, fmt};

use super::{
    position::Position,
    ruleset::Ruleset,
    setup::{ImpossibleSetup, Setup},
    side::{BySide, Side},
    square::Square,
    square_set::SquareSet,
};

/// Draws the board row by row: `X` Black, `O` the second side, `+` a legal square, `.` any other empty
/// square, `#` no square; then the side to move.
///
/// ```
/// use reversi::rules::{Position, Ruleset};
/// assert_eq!(Position::start(Ruleset::default()).to_string(), "\
/// . . . . . . . .
/// . . . . . . . .
/// . . . + . . . .
/// . . + O X . . .
/// . . . X O + . .
/// . . . . + . . .
/// . . . . . . . .
/// . . . . . . . .
/// X to move
/// ");
/// ```
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.ruleset().shape.width();
        for row in 0..width {
            let cells: Vec<&str> =
                (0..width).filter_map(|column| Square::at(column, row)).map(|s| self.symbol(s)).collect();
            writeln!(f, "{}", cells.join(" "))?;
        }
        writeln!(f, "{} to move", if self.to_move() == Side::Black { 'X' } else { 'O' })
    }
}

impl Position {
    /// Reads a picture as it is drawn; legal marks are taken as empty squares. The hands of an own supply
    /// cannot be seen in a picture: they are taken to be what an even exchange of moves leaves.
    ///
    /// # Errors
    /// What is wrong with the text, or with the arrangement that it shows.
    pub fn from_picture(ruleset: Ruleset, text: &str) -> Result<Self, PictureError> {
        let rows: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let (last, board) = rows.split_last().ok_or(PictureError::NoSideToMove)?;
        let to_move = match *last {
            "X to move" => Side::Black,
            "O to move" => Side::Second,
            _ => return Err(PictureError::NoSideToMove),
        };
        let discs = read_board(ruleset, board)?;
        let setup = Setup { ruleset, discs, hands: BySide::default(), to_move };
        Self::try_from(setup.with_even_hands()).map_err(PictureError::Impossible)
    }

    fn symbol(&self, square: Square) -> &'static str {
        match self.disc(square) {
            Some(Side::Black) => "X",
            Some(Side::Second) => "O",
            None if self.legal().contains(square) => "+",
            None if self.empty().contains(square) => ".",
            None => "#",
        }
    }
}

/// Why a picture is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The last line is neither `X to move` nor `O to move`.
    NoSideToMove,
    /// The board's rows or columns are not as many as the shape's.
    WrongSize,
    /// A sign that stands for nothing.
    UnknownSign(char),
    /// The arrangement cannot be played.
    Impossible(ImpossibleSetup),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSideToMove => f.write_str("the last line must be \"X to move\" or \"O to move\""),
            Self::WrongSize => f.write_str("the picture is not of the board's size"),
            Self::UnknownSign(sign) => write!(f, "{sign:?} is none of the signs X O . + #"),
            Self::Impossible(faults) => fmt::Display::fmt(faults, f),
        }
    }
}

impl Error for PictureError {}

fn read_board(ruleset: Ruleset, rows: &[&str]) -> Result<BySide<SquareSet>, PictureError> {
    let width = usize::from(ruleset.shape.width());
    let signs: Vec<Vec<char>> =
        rows.iter().map(|row| row.chars().filter(|sign| !sign.is_whitespace()).collect()).collect();
    if signs.len() != width || signs.iter().any(|row| row.len() != width) {
        return Err(PictureError::WrongSize);
    }
    let mut discs = BySide::default();
    for (row, signs) in (0u8..).zip(signs) {
        let columns = (0..ruleset.shape.width()).filter_map(|column| Square::at(column, row));
        for (square, sign) in columns.zip(signs) {
            match sign {
                'X' => discs.black = SquareSet::with(discs.black, square),
                'O' => discs.second = SquareSet::with(discs.second, square),
                '.' | '+' | '-' | '#' => {}
                other => return Err(PictureError::UnknownSign(other)),
            }
        }
    }
    Ok(discs)
}
