//! Solves positions: the exact score, the best moves, the work that it took.
//!
//! ```text
//! cargo run --release --example solve -- classic \
//!     --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X
//! ```
//!
//! Without a board, boards are read from the standard input, one a line with the side behind it; whatever else
//! stands there is skipped, so that tables of positions can be read as they are.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::{
    env,
    error::Error,
    fs,
    io::{self, BufRead},
    process::ExitCode,
    time::Instant,
};

use reversi::{
    engine::{Answer, Effort, Flow, Scope, Value, analyse, eval::Weights},
    rules::{Position, Ruleset, Shape},
};

const USAGE: &str = "\
usage: solve <ruleset> [<board> <side>] [best] [weights=<file>]
  ruleset  classic, reverse, historic, one of them with a start such as classic.parallel-top,
           or five axes such as 6x6.free.own.fewest.white
  board    the squares row by row from a1: X Black, O the second side, - or . empty;
           with an own supply each side has in hand what an even exchange of moves leaves
  side     the side to move, X or O
  best     look for one best move only, which is quicker
  weights  a file of weights for the ruleset's goal, which make long searches shorter
  The score is the difference of discs for the side to move. Empty squares count for the winner where
  most discs win and the supply is shared, elsewhere for nobody.";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (options, places): (Vec<&str>, Vec<&str>) = arguments
        .iter()
        .map(String::as_str)
        .partition(|word| *word == "best" || word.starts_with("weights="));
    let done = Manner::read(&options).and_then(|manner| match places.as_slice() {
        [ruleset, board, side] => solve_one(ruleset, board, side, &manner).map(Some),
        [ruleset] => solve_lines(ruleset, &manner).map(Some),
        _ => Ok(None),
    });
    match done {
        Ok(Some(())) => ExitCode::SUCCESS,
        Ok(None) => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// How positions are solved.
struct Manner {
    scope: Scope,
    weights: Option<Weights>,
}

impl Manner {
    fn read(options: &[&str]) -> Result<Self, Box<dyn Error>> {
        let scope = if options.contains(&"best") { Scope::Best } else { Scope::All };
        let file = options.iter().find_map(|option| option.strip_prefix("weights="));
        let weights = file.map(|file| -> Result<Weights, Box<dyn Error>> {
            Ok(Weights::from_bytes(&fs::read(file).map_err(|error| format!("{file}: {error}"))?)?)
        });
        Ok(Self { scope, weights: weights.transpose()? })
    }
}

fn solve_one(ruleset: &str, board: &str, side: &str, manner: &Manner) -> Result<(), Box<dyn Error>> {
    solve(&read(ruleset.parse()?, board, side)?, manner);
    Ok(())
}

fn solve_lines(ruleset: &str, manner: &Manner) -> Result<(), Box<dyn Error>> {
    let ruleset: Ruleset = ruleset.parse()?;
    let before = Instant::now();
    let (mut positions, mut nodes) = (0, 0);
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let pair = words.windows(2).find(|pair| is_board(ruleset.shape, pair[0]));
        if let Some(&[board, side]) = pair {
            nodes += solve(&read(ruleset, board, side)?, manner);
            positions += 1;
        }
    }
    let seconds = before.elapsed().as_secs_f64();
    let speed = nodes as f64 / seconds / 1e6;
    println!("{positions} positions, {nodes} nodes, {seconds:.3} s, {speed:.1} million nodes a second");
    Ok(())
}

fn is_board(shape: Shape, word: &str) -> bool {
    word.len() == usize::from(shape.squares().len()) && word.chars().all(|sign| "XO-.".contains(sign))
}

/// The position whose squares are given row by row.
fn read(ruleset: Ruleset, board: &str, side: &str) -> Result<Position, Box<dyn Error>> {
    if !is_board(ruleset.shape, board) {
        let squares = ruleset.shape.squares().len();
        return Err(format!("the board needs {squares} signs, each X, O, - or .").into());
    }
    let mut signs = board.chars();
    let mut picture = String::new();
    for row in 0..ruleset.shape.width() {
        let squares = ruleset.shape.squares().iter().filter(|square| square.row() == row);
        let row: Vec<String> = squares.zip(&mut signs).map(|(_, sign)| sign.to_string()).collect();
        picture += &(row.join(" ").replace('-', ".") + "\n");
    }
    Ok(Position::from_picture(ruleset, &format!("{picture}{side} to move"))?)
}

/// Solves a position, prints a line and tells how many nodes it took.
fn solve(position: &Position, manner: &Manner) -> u64 {
    let before = Instant::now();
    let answer =
        analyse(position, Effort::SOLVE, manner.scope, manner.weights.as_ref(), &mut |_| Flow::Continue);
    let milliseconds = before.elapsed().as_secs_f64() * 1e3;
    println!("{}\t{}\t{} nodes\t{milliseconds:.1} ms", score(answer.value), best(&answer), answer.nodes);
    answer.nodes
}

fn score(value: Value) -> String {
    match value {
        Value::Exact(score) => format!("{score:+}"),
        other => format!("{other:?}"),
    }
}

fn best(answer: &Answer) -> String {
    let squares: Vec<String> = answer.best_squares().iter().map(ToString::to_string).collect();
    if squares.is_empty() { "--".to_owned() } else { squares.join(",") }
}
