//! Openings after which both sides stand equally well, for those who know the usual ones by heart.

use crate::rules::Square;

/// Eight moves a line from the usual start of the 8×8 board, all lines different, turned and mirrored ones included.
const LINES: &str = include_str!("balanced.txt");

/// How many ways the usual start has to look the same: as it is, turned by half a turn, and mirrored at either diagonal.
const WAYS: u64 = 4;

/// The first eight moves of a game by lot: one of the openings, seen from one of its sides.
///
/// ```
/// use reversi::{
///     game::{Game, balanced_opening},
///     rules::Ruleset,
/// };
///
/// let mut game = Game::new(Ruleset::default());
/// for square in balanced_opening(5) {
///     game.place(square)?;
/// }
/// assert_eq!(game.ply(), 8);
/// # Ok::<(), reversi::rules::Refusal>(())
/// ```
#[must_use]
pub fn balanced_opening(lot: u64) -> Vec<Square> {
    let lines: Vec<&str> = LINES.lines().collect();
    let line = lines[(lot / WAYS % lines.len() as u64) as usize];
    let squares = line.as_bytes().chunks(2).filter_map(|name| str::from_utf8(name).ok()?.parse().ok());
    squares.filter_map(|square: Square| seen(square, lot % WAYS)).collect()
}

/// A square as one sees it from one of the sides of the 8×8 board.
fn seen(square: Square, way: u64) -> Option<Square> {
    let (column, row) = (square.column(), square.row());
    match way {
        0 => Some(square),
        1 => Square::at(7 - column, 7 - row),
        2 => Square::at(row, column),
        _ => Square::at(7 - row, 7 - column),
    }
}
