//! The score sheet: the board with the number of each move on its square, as players fill it in.

use super::{layout::Layout, moment::colour_of};
use crate::{
    game::Game,
    i18n::Colour,
    rules::{Move, Square},
};

/// A square of a score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetSquare {
    /// A disc of this colour lay there before the first move.
    Start(Colour),
    /// The disc of this number was placed there, counted from 1, passes left out.
    Number(usize),
    /// Nothing has been placed there.
    Free,
}

/// The score sheet of a game up to `ply`, row by row from the top; `None` where the board has no square. At
/// ply 0 it is the sheet to be filled in.
///
/// ```
/// use reversi::{game::Game, i18n::Colour, rules::Ruleset, scene::{SheetSquare, score_sheet}};
/// let mut game = Game::new(Ruleset::default());
/// game.place("f5".parse()?)?;
/// let row = &score_sheet(&game, 1)[4];
/// assert_eq!(row[4], Some(SheetSquare::Start(Colour::White)));
/// assert_eq!(row[5], Some(SheetSquare::Number(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn score_sheet(game: &Game, ply: usize) -> Vec<Vec<Option<SheetSquare>>> {
    let layout = Layout { shape: game.ruleset().shape, turned: false };
    let numbers = numbers(game, ply);
    let start = game.position_at(0);
    let sheet_square = |square: Square| {
        let number = numbers.iter().find(|(placed, _)| *placed == square);
        match (start.disc(square), number) {
            (Some(side), _) => SheetSquare::Start(colour_of(side, game.ruleset().second)),
            (None, Some(&(_, number))) => SheetSquare::Number(number),
            (None, None) => SheetSquare::Free,
        }
    };
    let rows = layout.rows().into_iter();
    rows.map(|row| row.into_iter().map(|square| square.map(sheet_square)).collect()).collect()
}

/// The squares of the discs that were placed up to `ply`, with their numbers.
pub(super) fn numbers(game: &Game, ply: usize) -> Vec<(Square, usize)> {
    let placed = game.plies().iter().take(ply).filter_map(|ply| match ply.mv {
        Move::Place(square) => Some(square),
        Move::Pass => None,
    });
    placed.zip(1..).collect()
}
