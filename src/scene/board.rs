//! The board, square by square.

use super::{
    change::{Change, Changes},
    layout::Layout,
    marks::Worth,
    moment::Moment,
    naming::{Standing, square_name},
    ruleset::ruleset_id,
    svg,
};
use crate::{
    i18n::Colour,
    rules::{Move, Position, Square, SquareSet},
};

/// One square as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Which square.
    pub square: Square,
    /// The disc that lies there.
    pub disc: Option<Colour>,
    /// May the person to move place a disc there?
    pub legal: bool,
    /// Is it told, to those who cannot see the board, that no disc can be placed there?
    pub disabled: bool,
    /// Is its disc the last one that was placed?
    pub last: bool,
    /// How it differs from what was shown before.
    pub change: Option<Change>,
    /// Is a disc there the best move, where a hint was asked for?
    pub best: bool,
    /// What a disc there is worth, where that was asked for.
    pub worth: Option<Worth>,
    /// What it is called when read aloud: coordinate, content, what can be done.
    pub name: String,
}

impl Cell {
    /// The drawing of the disc that has just gone from here.
    #[must_use]
    pub fn lifted(&self, layout: Layout) -> Option<String> {
        match self.change? {
            Change::Lifted { colour, ring } => {
                Some(svg::ghost("lifted", colour, layout.middle(self.square), ring))
            }
            Change::Placed | Change::Turned { .. } => None,
        }
    }
}

/// The board as a whole, as its attributes tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// `classic`, `reverse`, `historic` or `custom`.
    pub ruleset: &'static str,
    /// The colour that is to move, or `over`.
    pub turn: &'static str,
    /// How many plies have been played.
    pub ply: usize,
    /// The colour that has won, or `draw`; `None` until the game is over.
    pub winner: Option<&'static str>,
}

/// The state of the board as a whole.
#[must_use]
pub fn board_state(moment: &Moment<'_>) -> BoardState {
    let named = |winner| colour_id(moment.colour(winner));
    let winner = moment.result().map(|result| result.winner.map_or("draw", named));
    BoardState {
        ruleset: ruleset_id(moment.game.ruleset()),
        turn: moment.to_move().map_or("over", |side| colour_id(moment.colour(side))),
        ply: moment.ply,
        winner,
    }
}

/// The name of a colour in attributes.
#[must_use]
pub const fn colour_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
        Colour::Red => "red",
    }
}

/// The squares of the board row by row, and how they differ from what was shown `before`.
#[must_use]
pub fn cells(moment: &Moment<'_>, before: Option<&Position>) -> Vec<Cell> {
    let position = moment.position();
    let last = last_placed(moment);
    // Nobody presses a square for the computer.
    let legal = if moment.awaits_person() { position.legal() } else { SquareSet::EMPTY };
    let ruleset = position.ruleset();
    let before = before.filter(|shown| shown.ruleset() == ruleset);
    let changes = before.map(|before| Changes::between(before, position));
    ruleset
        .shape
        .squares()
        .iter()
        .map(|square| Cell {
            square,
            disc: position.disc(square).map(|side| moment.colour(side)),
            legal: legal.contains(square),
            disabled: !legal.contains(square),
            last: last == Some(square),
            change: changes.and_then(|changes| changes.at(square)),
            best: false,
            worth: None,
            name: square_name(moment, square, standing(legal, last, square)),
        })
        .collect()
}

/// Where legal squares shall not be marked: nobody is told of them, neither the eye nor the ear.
pub fn hide_legal(cells: &mut [Cell], moment: &Moment<'_>) {
    for cell in cells {
        cell.disabled = cell.disc.is_some() || !moment.awaits_person();
        if cell.legal {
            cell.name = square_name(moment, cell.square, Standing::Plain);
        }
    }
}

/// The last disc that was placed; passes since do not hide it.
fn last_placed(moment: &Moment<'_>) -> Option<Square> {
    moment.game.plies()[..moment.ply].iter().rev().find_map(|ply| match ply.mv {
        Move::Place(square) => Some(square),
        Move::Pass => None,
    })
}

fn standing(legal: SquareSet, last: Option<Square>, square: Square) -> Standing {
    match square {
        _ if legal.contains(square) => Standing::Legal,
        _ if last == Some(square) => Standing::Last,
        _ => Standing::Plain,
    }
}
