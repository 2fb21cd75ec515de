//! Solves forty positions of eighteen empty squares with the trained weights, as the engine's worker would, and says
//! by its exit status whether the scores are right: the smallest program in which the search can be timed as
//! WebAssembly, where a program has neither arguments nor a clock.
//!
//! ```text
//! RUSTFLAGS=-Ctarget-feature=+simd128 cargo build --release --no-default-features \
//!     --target wasm32-unknown-unknown --example solve_wasm
//! ```
//!
//! Whoever runs it times its export `main`, as that of `perft_wasm`.

use std::process::ExitCode;

use reversi::{
    engine::{Effort, Flow, Scope, Value, analyse, eval::Weights},
    rules::{BySide, Position, Ruleset, Setup, Shape, Side, SquareSet},
};

const TABLE: &str = include_str!("../tests/data/endgame_bench.tsv");

const WEIGHTS: &[u8] = include_bytes!("../public/weights-most.bin");

fn main() -> ExitCode {
    let Ok(weights) = Weights::from_bytes(WEIGHTS) else { return ExitCode::FAILURE };
    let rows = TABLE.lines().filter(|row| row.starts_with("bench18"));
    let right = rows.filter(|row| is_right(row, &weights) == Some(true)).count();
    if right == 40 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Has the position the score that the table gives it? `None` if the row is no row.
fn is_right(row: &str, weights: &Weights) -> Option<bool> {
    let mut columns = row.split('\t').skip(1);
    let (board, side) = (columns.next()?, columns.next()?);
    let score: i8 = columns.nth(1)?.parse().ok()?;
    let discs = |sign| -> SquareSet {
        let squares = Shape::Square8.squares();
        squares
            .iter()
            .zip(board.chars())
            .filter(|&(_, there)| there == sign)
            .map(|(square, _)| square)
            .collect()
    };
    let discs = BySide { black: discs('X'), second: discs('O') };
    let to_move = if side == "X" { Side::Black } else { Side::Second };
    let position = Position::try_from(Setup { discs, to_move, ..Setup::start(Ruleset::default()) }).ok()?;
    let answer = analyse(&position, Effort::SOLVE, Scope::Best, Some(weights), &mut |_| Flow::Continue);
    Some(answer.value == Value::Exact(score))
}
