//! A position that is being set up: its squares, and what the rules say of it.

use super::{
    announce::what_comes,
    board::Cell,
    moment::{Moment, colour_of},
    naming::{Naming, plain_name},
    reply::score,
};
use crate::{
    game::{Game, Seats},
    i18n::Texts,
    rules::{Fault, Position, Setup, Side, Square, SquareSet},
};

/// The squares of the board. Nothing is legal there and nothing was placed last: each may be given any disc.
#[must_use]
pub fn set_up_cells(setup: &Setup, texts: &Texts, naming: Naming) -> Vec<Cell> {
    let cell = |square| {
        let disc = side_on(setup, square).map(|side| colour_of(side, setup.ruleset.second));
        Cell {
            square,
            disc,
            legal: false,
            last: false,
            disabled: false,
            change: None,
            best: false,
            worth: None,
            name: plain_name(texts, naming, square, disc),
        }
    };
    setup.ruleset.shape.squares().iter().map(cell).collect()
}

/// The side whose disc lies on a square; Black where both have one.
#[must_use]
pub fn side_on(setup: &Setup, square: Square) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| setup.discs[side].contains(square))
}

/// What comes of a position: the count, and whose turn it is, or a pass, or the end.
///
/// # Errors
/// Where it cannot be played: that it cannot, and every reason.
pub fn set_up_verdict(setup: &Setup, texts: &'static Texts) -> Result<Vec<String>, Vec<String>> {
    let faults = match Position::try_from(*setup) {
        Ok(position) => return Ok(playable(position, texts)),
        Err(impossible) => impossible.0,
    };
    let reasons = faults.iter().map(|fault| reason(fault, setup, texts));
    Err([texts.set_up.unplayable.to_owned()].into_iter().chain(reasons).collect())
}

fn playable(position: Position, texts: &'static Texts) -> Vec<String> {
    let mut game = Game::from_position(position);
    game.settle();
    let seats = Seats::default();
    let moment = Moment { game: &game, ply: game.ply(), seats: &seats, texts, naming: Naming::default() };
    vec![score(&moment), what_comes(&moment)]
}

fn reason(fault: &Fault, setup: &Setup, texts: &Texts) -> String {
    let said = &texts.set_up;
    let list = |squares: SquareSet| squares.to_string().replace(' ', ", ");
    match *fault {
        Fault::OffTheBoard(squares) => (said.off_board)(&list(squares)),
        Fault::TwoDiscs(squares) => (said.two_discs)(&list(squares)),
        Fault::NoDiscs => said.no_discs.to_owned(),
        Fault::OutsideTheCentre(squares) => (said.outside_centre)(&list(squares)),
        Fault::OpeningOutOfTurn(_) => said.out_of_turn.to_owned(),
        Fault::HandsAndSquares { hands, empty } => {
            (said.hands_unequal)(u32::from(empty), u32::from(hands.black) + u32::from(hands.second))
        }
        Fault::HandTooFull(side) => {
            let most = setup.ruleset.supply_each().map_or(0, u32::from);
            (said.hand_full)(texts.colours.of(colour_of(side, setup.ruleset.second)), most)
        }
    }
}
