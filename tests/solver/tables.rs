//! Positions whose scores others have found out: every move of each must have the score in the table.

use super::{exact, position, scores, solved};
use reversi::{
    engine::{Effort, Flow, Scope, analyse},
    rules::{Position, Square},
};

#[test]
fn all_moves_near_the_end_are_right_where_most_win() {
    let table = include_str!("../data/endgames.tsv");
    let rows = rows(table).filter(|row| !is_long(row));
    check("classic", rows, |row| (row[0], row[1], row[3], row[5]));
}

#[test]
fn the_best_move_is_right_while_many_squares_are_empty() {
    let table = include_str!("../data/endgames.tsv");
    for row in rows(table).filter(|row| is_long(row)) {
        let position = position("classic", row[0], row[1]);
        let answer = analyse(&position, Effort::SOLVE, Scope::Best, None, &mut |_| Flow::Continue);
        assert_eq!(Ok(exact(answer.value)), row[3].parse(), "the score of\n{position}");
        let best = answer.best.map_or("pass".to_owned(), |square| square.to_string());
        assert!(row[4].split(',').any(|listed| listed == best), "{best} in\n{position}");
    }
}

#[test]
fn all_moves_near_the_end_are_right_where_fewest_win() {
    let table = include_str!("../data/reverse_endgames.tsv");
    check("reverse", rows(table), |row| (row[0], row[1], row[3], row[5]));
}

#[test]
fn all_moves_of_well_known_positions_are_right() {
    let table = include_str!("../data/ffo.tsv");
    check("classic", rows(table).take(19), |row| (row[1], row[2], row[4], row[6]));
}

/// The rows of a table by their columns, without its head.
fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}

fn is_long(row: &[&str]) -> bool {
    row[0].matches('-').count() > 16
}

/// Solves every row, whose board, side, score and moves are picked.
fn check<'a>(
    ruleset: &str,
    rows: impl Iterator<Item = Vec<&'a str>>,
    pick: impl Fn(&[&'a str]) -> (&'a str, &'a str, &'a str, &'a str),
) {
    let mut count = 0;
    for row in rows {
        let (board, side, score, moves) = pick(&row);
        let position = position(ruleset, board, side);
        let answer = solved(&position);
        assert_eq!(Ok(exact(answer.value)), score.parse(), "the score of\n{position}");
        assert_eq!(scores(&answer), listed(&position, moves), "the moves of\n{position}");
        count += 1;
    }
    assert!(count >= 19, "the table has lost its rows");
}

/// `c7:-28 a1:-24` in the order of the squares; nothing where there is only a pass, or the game is over.
fn listed(position: &Position, moves: &str) -> Vec<(Square, i8)> {
    if position.legal().is_empty() {
        return Vec::new();
    }
    let mut listed: Vec<(Square, i8)> = moves
        .split_whitespace()
        .map(|entry| {
            let (square, score) = entry.split_once(':').expect("a square and its score");
            (square.parse().expect("a square"), score.parse().expect("a score"))
        })
        .collect();
    listed.sort_unstable();
    listed
}
