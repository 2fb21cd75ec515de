//! Minimax by the rules themselves, without any cut: slow and plain.

use reversi::rules::{BySide, Goal, Position, Side, Status, Supply};

/// The score by perfect play, for the side to move.
pub(crate) fn score(position: &Position) -> i8 {
    match position.status() {
        Status::ToPlace(squares) => squares
            .iter()
            .map(|square| -score(&position.place(square).expect("a legal square")))
            .max()
            .expect("there is a legal square"),
        Status::ToPass(_) => -score(&position.pass().expect("a legal pass")),
        Status::Over(outcome) => {
            let ruleset = position.ruleset();
            let modern = ruleset.goal == Goal::Most && ruleset.supply == Supply::Shared;
            let squares = ruleset.shape.squares().len();
            let BySide { black, second } = if modern { outcome.filled(squares) } else { outcome.discs };
            let ahead = black as i8 - second as i8;
            let winning = if ruleset.goal == Goal::Most { ahead } else { -ahead };
            if position.to_move() == Side::Black { winning } else { -winning }
        }
    }
}
