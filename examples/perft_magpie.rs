//! Counts the games to depth 11 with the crate `magpie`, to have something beside which our own count is fast or slow.
//!
//! ```text
//! cargo run --release --example perft_magpie
//! ```
//!
//! It counts as `perft_wasm` does, the last ply by the number of legal squares, and says by its exit status whether
//! the count is right; natively it also prints how many million leaves a second were counted. A browser times its
//! export `main`.

#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::process::ExitCode;

use magpie::othello::{Board, Stone};

const DEPTH: u32 = 11;
const LEAVES: u64 = 212_258_800;

fn main() -> ExitCode {
    #[cfg(not(target_arch = "wasm32"))]
    let before = std::time::Instant::now();
    let leaves = count(&Board::standard(), Stone::Black, DEPTH);
    #[cfg(not(target_arch = "wasm32"))]
    println!("{:.1}", leaves as f64 / before.elapsed().as_secs_f64() / 1e6);
    if leaves == LEAVES { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The games of so many plies, a pass being one; one that ends earlier counts once.
fn count(board: &Board, side: Stone, depth: u32) -> u64 {
    let moves = board.moves_for(side);
    if moves.is_empty() {
        let over = board.moves_for(side.flip()).is_empty();
        return if depth == 1 || over { 1 } else { count(board, side.flip(), depth - 1) };
    }
    if depth == 1 {
        return u64::from(moves.count_set());
    }
    let after = moves.hot_bits().map(|square| {
        let mut after = board.clone();
        after.play(side, square);
        after
    });
    after.map(|board| count(&board, side.flip(), depth - 1)).sum()
}
