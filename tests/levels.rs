//! How the levels play: the same question has the same answer, and each errs, or does not, as its kind of player does.

use std::sync::LazyLock;

use proptest::prelude::*;
use reversi::{
    engine::{Answer, Flow, Level, Question, Wish, eval::Weights, think},
    formats::transcript,
    game::Game,
    rules::{Goal, Move, Position, Ruleset, Side, Square, SquareSet, Status},
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
fn there_are_sixteen_levels_and_no_others() {
    assert_eq!(Level::all().map(Level::number).collect::<Vec<_>>(), (1..=16).collect::<Vec<_>>());
    assert_eq!((Level::new(0), Level::new(17), Level::COUNT), (None, None, 16));
}

#[test]
fn stronger_levels_think_more() {
    let efforts: Vec<_> = Level::all().map(|level| (level.effort().depth, level.effort().nodes)).collect();
    assert!(efforts.is_sorted(), "{efforts:?}");
}

#[test]
fn weights_for_the_other_goal_are_not_used() {
    let position = picture("reverse", CORNER_OR_MANY);
    let hint = |weights| {
        think(&Question { position, wish: Wish::Play(level(10)), lot: 0 }, weights, &mut |_| Flow::Continue)
    };
    assert_eq!(hint(Some(weights(Goal::Most))), hint(None));
    assert_ne!(hint(Some(weights(Goal::Fewest))), hint(None));
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

/// The points of `strong` against `weak`, in two games from each of the first balanced openings.
fn points(ruleset: &str, weak: u8, strong: u8, openings: usize) -> f64 {
    let lines = include_str!("data/openings_balanced.tsv").lines().filter(|line| !line.starts_with('#'));
    let games = lines.take(openings).flat_map(|line| {
        let squares = transcript::read(line.split('\t').next().unwrap_or_default()).expect("squares");
        let opening = squares.into_iter().map(Move::Place);
        let start = Position::start(ruleset.parse().expect("a ruleset"));
        let opening = Game::replay(start, opening).expect("legal moves");
        Side::BOTH.map(|side| play(opening.clone(), side, weak, strong))
    });
    games.sum()
}

/// Plays the game to its end, `strong` on `side`: its points.
fn play(mut game: Game, side: Side, weak: u8, strong: u8) -> f64 {
    loop {
        let number = if game.position().to_move() == side { strong } else { weak };
        match game.position().status() {
            Status::Over(outcome) => {
                return outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
            }
            _ => {
                let best =
                    answer(*game.position(), number, game.ply() as u64).best.expect("a disc can be placed");
                game.place(best).expect("legal");
                game.settle();
            }
        }
    }
}

/// `docs/levels.md` has the measured steps from level to level; three steps are seen in a dozen games.
#[test]
fn three_levels_more_are_much_stronger() {
    for ruleset in ["classic", "reverse"] {
        for weak in [1, 3, 5, 7] {
            let points = points(ruleset, weak, weak + 3, 6);
            assert!(points >= 9.0, "{ruleset}: level {} has {points} of 12 points against {weak}", weak + 3);
        }
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
