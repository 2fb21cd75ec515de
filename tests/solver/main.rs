//! Exact scores: against tables of solved positions, and against a search so plain that it cannot be wrong.

mod counts;
mod plain;
mod positions;
mod same;
mod tables;

use reversi::{
    engine::{Answer, Effort, Flow, Scope, Value, analyse},
    rules::{Position, Ruleset, Square},
};

/// Everything about a position: the score of each move.
fn solved(position: &Position) -> Answer {
    analyse(position, Effort::SOLVE, Scope::All, None, &mut |_| Flow::Continue)
}

/// The position that 64 signs and the side to move show.
fn position(ruleset: &str, board: &str, side: &str) -> Position {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let spaced = board.replace('-', ".").chars().map(|sign| format!("{sign} ")).collect::<String>();
    let rows: Vec<&str> = (0..8).map(|row| &spaced[16 * row..16 * (row + 1)]).collect();
    let picture = format!("{}\n{side} to move", rows.join("\n"));
    Position::from_picture(ruleset, &picture).unwrap_or_else(|error| panic!("{board}: {error}"))
}

/// The score of every move, in the order of the squares; fails if one is not exact.
fn scores(answer: &Answer) -> Vec<(Square, i8)> {
    let mut scores: Vec<(Square, i8)> =
        answer.values.iter().map(|&(square, value)| (square, exact(value))).collect();
    scores.sort_unstable();
    scores
}

fn exact(value: Value) -> i8 {
    match value {
        Value::Exact(score) => score,
        other => panic!("not exact but {other:?}"),
    }
}
