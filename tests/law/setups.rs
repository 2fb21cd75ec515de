//! The law of arrangements: everything that keeps one from being played.

use reversi::rules::{BySide, Fault, Opening, Setup, Shape, Side, Square, SquareSet, Supply};

use super::{Cell, every_square, grid};

/// All faults of an arrangement: first of its discs, then of a free opening, then of the hands.
pub(crate) fn faults(setup: &Setup) -> Vec<Fault> {
    [disc_faults(setup), opening_faults(setup), hand_faults(setup)].concat()
}

fn disc_faults(setup: &Setup) -> Vec<Fault> {
    let off: SquareSet =
        occupied(setup).into_iter().filter(|&square| !on_board(setup.ruleset.shape, square)).collect();
    let twice: SquareSet = every_square()
        .filter(|&s| Side::BOTH.into_iter().all(|side| setup.discs[side].contains(s)))
        .collect();
    let mut faults = Vec::new();
    if !off.is_empty() {
        faults.push(Fault::OffTheBoard(off));
    }
    if !twice.is_empty() {
        faults.push(Fault::TwoDiscs(twice));
    }
    if occupied(setup).is_empty() && setup.ruleset.opening != Opening::Free {
        faults.push(Fault::NoDiscs);
    }
    faults
}

/// A free opening fills the centre first, Black and the other side in turn.
fn opening_faults(setup: &Setup) -> Vec<Fault> {
    let high = setup.ruleset.shape.width() / 2 - 1;
    let in_centre =
        |s: &Square| (high..=high + 1).contains(&s.column()) && (high..=high + 1).contains(&s.row());
    let full = occupied(setup).into_iter().filter(in_centre).count() == 4;
    if setup.ruleset.opening != Opening::Free || full {
        return Vec::new();
    }
    let mut faults = Vec::new();
    let outside: SquareSet = occupied(setup).into_iter().filter(|square| !in_centre(square)).collect();
    if !outside.is_empty() {
        faults.push(Fault::OutsideTheCentre(outside));
    }
    let BySide { black, second } = setup.discs.map(SquareSet::len);
    let ahead = if setup.to_move == Side::Black { 0 } else { 1 };
    if black != second + ahead {
        faults.push(Fault::OpeningOutOfTurn(BySide { black, second }));
    }
    faults
}

fn hand_faults(setup: &Setup) -> Vec<Fault> {
    if setup.ruleset.supply == Supply::Shared {
        return Vec::new();
    }
    let squares: Vec<Square> = every_square().filter(|&s| on_board(setup.ruleset.shape, s)).collect();
    let empty = squares.iter().filter(|square| !occupied(setup).contains(square)).count();
    let hands = setup.hands;
    let mut faults = Vec::new();
    if usize::from(hands.black) + usize::from(hands.second) != empty {
        faults.push(Fault::HandsAndSquares { hands, empty: empty as u8 });
    }
    for side in Side::BOTH {
        if usize::from(hands[side]) > squares.len() / 2 {
            faults.push(Fault::HandTooFull(side));
        }
    }
    faults
}

fn occupied(setup: &Setup) -> Vec<Square> {
    every_square().filter(|&s| Side::BOTH.into_iter().any(|side| setup.discs[side].contains(s))).collect()
}

fn on_board(shape: Shape, square: Square) -> bool {
    let cells = grid(shape);
    let row = cells.get(usize::from(square.row()));
    row.and_then(|row| row.get(usize::from(square.column()))).is_some_and(|cell| *cell == Cell::Empty)
}
