//! Replays a game and shows where it leads.
//!
//! ```text
//! cargo run --example replay -- classic f5f6d3g5h5h4f7h6
//! cargo run --example replay -- historic d4 d5 e4 e5 d6
//! ```
//!
//! A move that the rules refuse is named with its reason, and the exit status is 1.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::{env, error::Error, process::ExitCode};

use reversi::{
    formats::transcript,
    game::Game,
    rules::{Ending, Move, Outcome, PassReason, Position, Ruleset, SecondColour, Side, Status},
};

const USAGE: &str = "\
usage: replay <ruleset> <moves>...
  ruleset  classic, reverse, historic, one of them with a start such as classic.parallel-top,
           or five axes such as octagon.free.own.fewest.white
  moves    squares such as f5d6c3 or f5 d6 c3; forced passes may be written (--) or left out";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((ruleset, moves)) = arguments.split_first() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match replay(ruleset, &moves.join(" ")) {
        Ok(game) => {
            print!("{}", report(&game));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn replay(ruleset: &str, moves: &str) -> Result<Game, Box<dyn Error>> {
    let ruleset: Ruleset = ruleset.parse()?;
    Ok(Game::replay(Position::start(ruleset), read_moves(moves)?)?)
}

fn read_moves(text: &str) -> Result<Vec<Move>, String> {
    let mut moves = Vec::new();
    for (passes, squares) in text.split("--").enumerate() {
        if passes > 0 {
            moves.push(Move::Pass);
        }
        let squares = transcript::read(squares)
            .map_err(|error| format!("no square begins {:?}", squares[error.at..].trim_end()))?;
        moves.extend(squares.into_iter().map(Move::Place));
    }
    Ok(moves)
}

/// The board, the score, whose turn it is or who has won, and a line for each pass.
fn report(game: &Game) -> String {
    let position = game.position();
    let mut lines = vec![position.to_string(), score(position), turn(position)];
    lines.extend((1..=game.ply()).filter_map(|ply| pass(game, ply)));
    lines.join("\n") + "\n"
}

fn score(position: &Position) -> String {
    let side = |side| {
        let hand = position.hand(side).map(|hand| format!(" ({hand} in hand)")).unwrap_or_default();
        format!("{} {}{hand}", name(position, side), position.counts()[side])
    };
    Side::BOTH.map(side).join(", ")
}

fn turn(position: &Position) -> String {
    let mover = name(position, position.to_move());
    match position.status() {
        Status::ToPlace(legal) => format!("{mover} to move: {legal}"),
        Status::ToPass(reason) => format!("{mover} to pass: {}", because(reason)),
        Status::Over(outcome) => over(position, &outcome),
    }
}

fn over(position: &Position, outcome: &Outcome) -> String {
    let ending = match outcome.ending {
        Ending::BoardFull => "the board is full",
        Ending::NoLegalSquare => "nobody can enclose a disc",
        Ending::NoDiscLeft => "nobody who could enclose a disc has one left",
    };
    match outcome.winner {
        Some(side) => format!("over, {} wins: {ending}", name(position, side)),
        None => format!("over, a draw: {ending}"),
    }
}

/// What the ply says if it is a pass.
fn pass(game: &Game, number: usize) -> Option<String> {
    let ply = game.ply_before(number)?;
    Some(format!("ply {number}: {} passed, {}", name(game.position(), ply.side), because(ply.pass?)))
}

const fn because(reason: PassReason) -> &'static str {
    match reason {
        PassReason::NoLegalSquare => "no legal square",
        PassReason::NoDiscLeft => "no disc left",
    }
}

fn name(position: &Position, side: Side) -> &'static str {
    match (side, position.ruleset().second) {
        (Side::Black, _) => "Black",
        (Side::Second, SecondColour::White) => "White",
        (Side::Second, SecondColour::Red) => "Red",
    }
}
