//! A set-up position as a word of letters, digits and dots, for links: `x.8.8.8.3ox3.3xo3.8.8.8`.
//!
//! First the side to move, then, where each side has its own supply, the discs in hand (`x28o29`), then the rows from the
//! top: `x` a disc of Black, `o` one of the second side, a number so many empty squares. The octagon's short rows
//! have only the squares that there are. The ruleset is not written: a link has it in front.

use std::{error::Error, fmt};

use crate::rules::{BySide, Position, Ruleset, Setup, Side, Square, SquareSet, Supply};

/// Writes a position.
///
/// ```
/// use reversi::{formats::placement, rules::{Position, Ruleset}};
/// let start = Position::start(Ruleset::default());
/// assert_eq!(placement::write(&start), "x.8.8.8.3ox3.3xo3.8.8.8");
/// ```
#[must_use]
pub fn write(position: &Position) -> String {
    let mut words = vec![letter(position.to_move()).to_owned()];
    if let (Some(black), Some(second)) = (position.hand(Side::Black), position.hand(Side::Second)) {
        words.push(format!("x{black}o{second}"));
    }
    words.extend(rows(position.ruleset()).into_iter().map(|row| write_row(position, &row)));
    words.join(".")
}

/// Reads a position, in lower case. Whatever is no letter and no digit parts the words as a dot does.
///
/// # Errors
/// What is wrong with the word, or that the rules refuse the arrangement.
pub fn read(ruleset: Ruleset, text: &str) -> Result<Position, PlacementError> {
    let mut words = text.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let to_move = words.next().and_then(side).ok_or(PlacementError::Side)?;
    let hands = match ruleset.supply {
        Supply::Shared => BySide::default(),
        Supply::Own => words.next().and_then(read_hands).ok_or(PlacementError::Hands)?,
    };
    let mut discs: BySide<SquareSet> = BySide::default();
    for (row, number) in rows(ruleset).into_iter().zip(1..) {
        let word = words.next().ok_or(PlacementError::Row(number))?;
        read_row(word, &row, &mut discs).ok_or(PlacementError::Row(number))?;
    }
    if words.next().is_some() {
        return Err(PlacementError::Row(ruleset.shape.width() + 1));
    }
    Position::try_from(Setup { ruleset, discs, hands, to_move }).map_err(|_| PlacementError::Impossible)
}

/// Does a text begin as a position does? No square's name begins so.
#[must_use]
pub fn seems(text: &str) -> bool {
    text.chars().next().is_some_and(|first| matches!(first, 'x' | 'o'))
}

/// The squares of each row.
fn rows(ruleset: Ruleset) -> Vec<Vec<Square>> {
    let squares = ruleset.shape.squares();
    let row = |row: u8| squares.iter().filter(|square| square.row() == row).collect();
    (0..ruleset.shape.width()).map(row).collect()
}

fn write_row(position: &Position, row: &[Square]) -> String {
    let mut word = String::new();
    let mut empty = 0;
    for &square in row {
        match position.disc(square) {
            None => empty += 1,
            Some(side) => {
                push_empty(&mut word, empty);
                word.push_str(letter(side));
                empty = 0;
            }
        }
    }
    push_empty(&mut word, empty);
    word
}

fn push_empty(word: &mut String, empty: usize) {
    if empty > 0 {
        word.push_str(&empty.to_string());
    }
}

/// Puts the discs of a row where they lie; `None` where the word has another number of squares.
fn read_row(word: &str, row: &[Square], discs: &mut BySide<SquareSet>) -> Option<()> {
    let mut rest = word;
    let mut at = 0;
    while let Some(first) = rest.chars().next() {
        if let Some(side) = side(&rest[..first.len_utf8()]) {
            discs[side] |= SquareSet::only(*row.get(at)?);
            (at, rest) = (at + 1, &rest[1..]);
        } else {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let empty: usize =
                rest[..digits].parse().ok().filter(|&empty| (1..=row.len()).contains(&empty))?;
            (at, rest) = (at + empty, &rest[digits..]);
        }
    }
    (at == row.len()).then_some(())
}

/// `x28o29`.
fn read_hands(word: &str) -> Option<BySide<u8>> {
    let (black, second) = word.strip_prefix('x')?.split_once('o')?;
    let number =
        |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?;
    Some(BySide { black: number(black)?, second: number(second)? })
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::Black => "x",
        Side::Second => "o",
    }
}

fn side(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| letter(side) == word)
}

/// Why a word is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlacementError {
    /// It does not begin with the side to move.
    Side,
    /// The discs in hand are missing.
    Hands,
    /// The row of this number, counted from 1 at the top, is missing, or is one too many, or has not as many squares as
    /// the board.
    Row(u8),
    /// It can be read, and the rules refuse it.
    Impossible,
}

impl fmt::Display for PlacementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Side => f.write_str("the side to move is missing"),
            Self::Hands => f.write_str("the discs in hand are missing"),
            Self::Row(row) => write!(f, "row {row} has not as many squares as the board"),
            Self::Impossible => f.write_str("the position cannot be played"),
        }
    }
}

impl Error for PlacementError {}
