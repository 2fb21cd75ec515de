//! The kernel's speed in a browser: counts one known tree and ends with status 0 if the count is right. The one
//! who calls it holds the watch. `cargo xtask bench` does, and compares it with the native example `perft`.

use reversi::{
    engine,
    rules::{Position, Ruleset},
};
use std::process::ExitCode;

/// How deep it counts, and the leaves there: `tests/data/perft.tsv`, the usual start on 8×8.
const DEPTH: u32 = 11;
const LEAVES: u64 = 212_258_800;

fn main() -> ExitCode {
    let leaves = engine::perft(&Position::start(Ruleset::default()), DEPTH).with_finished();
    if leaves == LEAVES { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
