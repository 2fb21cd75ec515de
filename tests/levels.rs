//! How the levels play: the same question has the same answer, and each errs, or does not, as its kind of player does.

use std::sync::LazyLock;

use proptest::prelude::*;
use reversi::{
    engine::{Answer, Flow, Level, Question, Wish, eval::Weights, think},
    rules::{Goal, Position, Ruleset, Square, SquareSet},
};

fn weights(goal: Goal) -> &'static Weights {
    static MOST: LazyLock<Weights> = LazyLock::new(|| read(include_bytes!("../public/weights-most.bin")));
    static FEWEST: LazyLock<Weights> = LazyLock::new(|| read(include_bytes!("../public/weights-fewest.bin")));
    match goal {
        Goal::Most => &MOST,
        Goal::Fewest => &FEWEST,
    }
}

fn read(bytes: &[u8]) -> Weights {
    Weights::from_bytes(bytes).expect("the weights are sound")
}

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn answer(position: Position, number: u8, lot: u64) -> Answer {
    let weights = weights(position.ruleset().goal);
    think(&Question { position, wish: Wish::Play(level(number)), lot }, Some(weights), &mut |_| {
        Flow::Continue
    })
}

fn picture(ruleset: &str, picture: &str) -> Position {
    Position::from_picture(ruleset.parse().expect("a ruleset"), picture).expect("a picture")
}

/// These are all the moves that the level plays, whatever the lot.
fn check(position: &Position, number: u8, squares: &str) {
    let all = (0..40).filter_map(|lot| answer(*position, number, lot).best).collect::<SquareSet>();
    assert_eq!(all.to_string(), squares, "level {number}\n{position}");
}

#[test]
fn there_are_fifteen_levels_and_no_others() {
    assert_eq!(Level::all().map(Level::number).collect::<Vec<_>>(), (1..=15).collect::<Vec<_>>());
    assert_eq!((Level::new(0), Level::new(16), Level::COUNT), (None, None, 15));
}

#[test]
fn stronger_levels_think_more() {
    let efforts: Vec<_> = Level::all().map(|level| (level.effort().depth, level.effort().nodes)).collect();
    assert!(efforts.is_sorted(), "{efforts:?}");
}

/// h3 turns six discs in one long line, d7 five all around.
const FAR_OR_NEAR: &str = "
    . . . . . . . .
    . . . . . . . .
    X O O O O O O .
    . . . . . . . .
    . X . X . X . .
    . . O O O . . .
    . X O . O X . .
    . . . . . . . .
    X to move";

/// b2 turns five discs and gives the corner away, f7 turns two.
const MANY_BESIDE_A_CORNER: &str = "
    . . . . . . . .
    . . O O O X . .
    . . O . . . . .
    . . . O . . . .
    . . . . X . . .
    . . . . . . . .
    . . X O O . . .
    . . . . . . . .
    X to move";

/// h1 is a corner and turns one disc, d7 turns five.
const CORNER_OR_MANY: &str = "
    . . . . . X O .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . X . X . X . .
    . . O O O . . .
    . X O . O X . .
    . . . . . . . .
    X to move";

#[test]
fn who_has_just_learnt_the_rules_overlooks_what_turns_far_away() {
    check(&picture("classic", FAR_OR_NEAR), 1, "d7");
    check(&picture("reverse", FAR_OR_NEAR), 1, "h3");
    check(&picture("reverse", FAR_OR_NEAR), 2, "d7");
}

#[test]
fn the_greedy_give_corners_away_and_the_careful_do_not() {
    let position = picture("classic", MANY_BESIDE_A_CORNER);
    check(&position, 1, "b2");
    check(&position, 2, "b2");
    check(&position, 4, "f7");
    check(&position, 5, "f7");
}

#[test]
fn corners_are_taken_where_they_are_wanted() {
    check(&picture("classic", CORNER_OR_MANY), 1, "d7");
    for number in 2..=4 {
        check(&picture("classic", CORNER_OR_MANY), number, "h1");
        check(&picture("reverse", CORNER_OR_MANY), number, "d7");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn the_same_question_has_the_same_answer(
        choices in prop::collection::vec(any::<u8>(), 0..60),
        number in 1..=9_u8,
        lot: u64,
        ruleset in prop::sample::select(vec!["classic", "reverse", "historic", "6x6.usual.shared.most.white"]),
    ) {
        let mut position = Position::start(ruleset.parse::<Ruleset>().expect("a ruleset"));
        for choice in choices {
            let squares: Vec<Square> = position.legal().iter().collect();
            position = match squares.get(usize::from(choice) % squares.len().max(1)) {
                Some(&square) => position.place(square).expect("legal"),
                None => position.pass().unwrap_or(position),
            };
        }
        let first = answer(position, number, lot);
        prop_assert_eq!(first.best.is_some(), !position.legal().is_empty());
        prop_assert_eq!(first, answer(position, number, lot));
    }
}
