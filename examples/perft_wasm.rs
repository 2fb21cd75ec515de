//! Counts to depth 11 from the usual start and says by its exit status whether the count is right: the smallest
//! program in which the kernel can be timed as WebAssembly, where a program has neither arguments nor a clock.
//!
//! ```text
//! RUSTFLAGS=-Ctarget-feature=+simd128 cargo build --release --no-default-features \
//!     --target wasm32-unknown-unknown --example perft_wasm
//! ```
//!
//! Whoever runs it times its export `main`, of one new instance a time, after a round or two in which the browser
//! or Node compiles it for speed: the module imports nothing.

use std::process::ExitCode;

use reversi::{
    engine,
    rules::{Leaves, Position, Ruleset},
};

const DEPTH: u32 = 11;
const LEAVES: Leaves = Leaves { reached: 212_258_216, over_before: 584 };

fn main() -> ExitCode {
    let leaves = engine::perft(&Position::start(Ruleset::default()), DEPTH);
    if leaves == LEAVES { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
