//! Counts the games that begin at the start of a ruleset, depth by depth.
//!
//! ```text
//! cargo run --release --example perft -- historic 8
//! ```
//!
//! A forced pass is one ply. Programs differ in what they do with games that end earlier: some count each as one
//! leaf at every greater depth, some leave it out. Both counts are printed.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::{env, error::Error, process::ExitCode, time::Instant};

use reversi::{
    engine,
    rules::{Position, Ruleset},
};

const USAGE: &str = "\
usage: perft <ruleset> <depth>
  ruleset  classic, reverse, historic, one of them with a start such as classic.parallel-top,
           or five axes such as octagon.free.own.fewest.white
  depth    how many plies to count";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [ruleset, depth] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match print_counts(ruleset, depth) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn print_counts(ruleset: &str, depth: &str) -> Result<(), Box<dyn Error>> {
    let start = Position::start(ruleset.parse::<Ruleset>()?);
    let deepest: u32 = depth.parse().map_err(|error| format!("the depth {depth:?}: {error}"))?;
    println!("depth        with finished     without finished     seconds   million/s");
    for depth in 1..=deepest {
        println!("{}", line(&start, depth));
    }
    Ok(())
}

fn line(start: &Position, depth: u32) -> String {
    let before = Instant::now();
    let leaves = engine::perft(start, depth);
    let seconds = before.elapsed().as_secs_f64();
    let (with, without) = (leaves.with_finished(), leaves.reached);
    let speed = with as f64 / seconds / 1e6;
    format!("{depth:5} {with:20} {without:20} {seconds:11.3} {speed:11.1}")
}
