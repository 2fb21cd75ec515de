//! How well a search of few plies foretells what a deeper one will find: the numbers behind the engine's forecasts.
//!
//! ```text
//! cargo run --release --example forecast -- most public/weights-most.bin 400
//! ```
//!
//! Positions come from games that begin by lot and go on at two plies. For each number of plies and each stage of
//! the game it prints the mean of what the deep search finds more, and its standard deviation, in hundredths of
//! a disc.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::{env, error::Error, fs, process::ExitCode};

use reversi::{
    engine::{Answer, Effort, Flow, Scope, analyse, eval::Weights},
    rules::{Goal, Position, Ruleset},
};

const USAGE: &str = "\
usage: forecast <goal> <weights> <games>
  goal     most or fewest
  weights  a file of weights
  games    from how many games to take positions";

/// The deepest search, and for each depth the shallow one beside it.
const SHALLOW: [(usize, usize); 8] = [(3, 1), (4, 2), (5, 1), (5, 3), (6, 2), (7, 3), (8, 2), (8, 4)];
const DEEPEST: usize = 8;
/// Empty squares: positions with so many more or fewer are counted together.
const STEP: usize = 6;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [goal, weights, games] = arguments.as_slice() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match measure(goal, weights, games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn measure(goal: &str, weights: &str, games: &str) -> Result<(), Box<dyn Error>> {
    let goal = Goal::ALL.into_iter().find(|known| known.id() == goal).ok_or("the goal is most or fewest")?;
    let weights = Weights::from_bytes(&fs::read(weights)?)?;
    let mut seen: Vec<Vec<[i32; DEEPEST + 1]>> = vec![Vec::new(); 64 / STEP + 1];
    for game in 0..games.parse()? {
        let mut position = Position::start(Ruleset { goal, ..Ruleset::default() });
        for ply in 0_u64.. {
            position = position.pass().unwrap_or(position);
            let empty = usize::from(position.empty().len());
            let squares: Vec<_> = position.legal().iter().collect();
            if squares.is_empty() || empty <= DEEPEST + 1 {
                break;
            }
            let lot = mixed(game << 8 | ply);
            let values = values(&position, &weights, if lot.is_multiple_of(5) { DEEPEST } else { 2 });
            if lot.is_multiple_of(5) {
                seen[empty / STEP].push(values.1);
            }
            let by_lot = ply < 4 + game % 16;
            let square = if by_lot { squares[(lot >> 8) as usize % squares.len()] } else { values.0 };
            position = position.place(square)?;
        }
    }
    print_table(&seen);
    Ok(())
}

/// The best square, and the values by all depths up to `depth`.
fn values(
    position: &Position,
    weights: &Weights,
    depth: usize,
) -> (reversi::rules::Square, [i32; DEEPEST + 1]) {
    let effort = Effort { depth: depth as u8, exact: 0, decided: 0, nodes: 1 << 19 };
    let mut values = [0; DEEPEST + 1];
    let answer = analyse(position, effort, Scope::Best, Some(weights), &mut |answer: &Answer| {
        values[usize::from(answer.depth)] = i32::from(answer.value.hundredths());
        Flow::Continue
    });
    (answer.best.expect("a disc can be placed"), values)
}

fn print_table(seen: &[Vec<[i32; DEEPEST + 1]>]) {
    for (deep, shallow) in SHALLOW {
        print!("{deep:2} by {shallow}:");
        for (step, values) in seen.iter().enumerate().filter(|(_, values)| values.len() > 1) {
            let more: Vec<f64> =
                values.iter().map(|values| f64::from(values[deep] - values[shallow])).collect();
            let mean = more.iter().sum::<f64>() / more.len() as f64;
            let square = more.iter().map(|more| (more - mean).powi(2)).sum::<f64>() / more.len() as f64;
            print!("  {:2}: {mean:4.0} ± {:3.0}", STEP * step, square.sqrt());
        }
        println!();
    }
    let counts: Vec<String> = seen.iter().map(|values| values.len().to_string()).collect();
    println!("positions: {}", counts.join(" "));
}

fn mixed(number: u64) -> u64 {
    let mixed = (number ^ 0x27_22_0a).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93) >> 20
}
