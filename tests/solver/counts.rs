//! How many positions are visited is part of what a search does: it is the same on every machine, and whoever
//! changes it by chance hears of it here. Who has made the search better writes the new numbers.

use super::position;
use reversi::engine::{Effort, Flow, Scope, analyse, eval::Weights};

const FFO: &str = include_str!("../data/ffo.tsv");
const WEIGHTS: &[u8] = include_bytes!("../../public/weights-most.bin");

#[test]
fn exact_searches_visit_as_many_positions_as_ever() {
    let expected = [
        ("classic", 1, 25_249),
        ("classic", 3, 52_681),
        ("reverse", 1, 93_440),
        ("8x8.usual.own.most.white", 1, 31_067),
    ];
    assert_eq!(expected.map(|(ruleset, number, _)| visited(ruleset, number, Effort::SOLVE)), expected);
}

#[test]
fn estimates_visit_as_many_positions_as_ever() {
    let effort = Effort { depth: 8, exact: 0, decided: 0, nodes: u64::MAX };
    let expected =
        [("classic", 40, 25_562), ("reverse", 40, 26_540), ("8x8.usual.own.most.white", 40, 25_562)];
    assert_eq!(expected.map(|(ruleset, number, _)| visited(ruleset, number, effort)), expected);
}

#[test]
fn exact_searches_with_weights_visit_as_many_positions_as_ever() {
    let weights = Weights::from_bytes(WEIGHTS).expect("the weights that the page has");
    let expected = [("classic", 12, 39_628), ("classic", 18, 106_104), ("historic", 12, 68_091)];
    let visited = |(ruleset, number, _)| visited_with(ruleset, number, Effort::SOLVE, Some(&weights));
    assert_eq!(expected.map(visited), expected);
}

/// Thinks about the position with this number in the table and tells how many positions that took.
fn visited(ruleset: &'static str, number: usize, effort: Effort) -> (&'static str, usize, u64) {
    visited_with(ruleset, number, effort, None)
}

fn visited_with(
    ruleset: &'static str,
    number: usize,
    effort: Effort,
    weights: Option<&Weights>,
) -> (&'static str, usize, u64) {
    let row: Vec<&str> = FFO.lines().nth(number).expect("a row").split('\t').collect();
    assert_eq!(row[0], number.to_string(), "the table is in order");
    let position = position(ruleset, row[1], row[2]);
    let answer = analyse(&position, effort, Scope::Best, weights, &mut |_| Flow::Continue);
    (ruleset, number, answer.nodes)
}
