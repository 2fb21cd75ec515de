//! The balanced openings: legal, eight moves each, and those that were measured.

use std::collections::BTreeSet;

use reversi::{
    formats::transcript,
    game::{Game, balanced_opening},
    rules::{Move, Position, Ruleset, Side},
};

/// The openings as they were measured, with their scores.
const MEASURED: &str = include_str!("data/openings_balanced.tsv");

fn measured() -> impl Iterator<Item = &'static str> {
    MEASURED.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split('\t').next())
}

#[test]
fn every_opening_is_drawn_and_legal_from_every_side() {
    let count = measured().count() as u64;
    let mut positions = BTreeSet::new();
    for lot in 0..4 * count {
        let moves = balanced_opening(lot).into_iter().map(Move::Place);
        let game = Game::replay(Position::start(Ruleset::default()), moves).expect("legal moves");
        assert_eq!((game.ply(), game.position().to_move()), (8, Side::Black), "lot {lot}");
        positions.insert(game.position().to_string());
    }
    assert!(positions.len() as u64 > 3 * count, "only {} positions from {count} openings", positions.len());
}

#[test]
fn the_openings_are_those_that_were_measured() {
    for (at, moves) in (0..).zip(measured()) {
        assert_eq!(transcript::write(balanced_opening(4 * at)), moves);
    }
}
