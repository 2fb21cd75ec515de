//! Fast search = plain search, for every ruleset; what does not change the game does not change its value.

use super::{
    exact, plain,
    positions::{any_ruleset, near_the_end, strewn},
    scores, solved,
};
use proptest::prelude::*;
use reversi::{
    engine::{Effort, Flow, Scope, Value, analyse},
    rules::{Move, Position, Setup, Shape, Square, Status},
};

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..Default::default() })]

    #[test]
    fn ends_of_games_have_the_plain_score(
        position in any_ruleset().prop_flat_map(|ruleset| near_the_end(ruleset, 5)),
    ) {
        check_plain(&position)?;
    }

    #[test]
    fn strewn_discs_have_the_plain_score(position in any_ruleset().prop_flat_map(strewn)) {
        check_plain(&position)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..Default::default() })]

    #[test]
    fn seven_squares_have_the_plain_score(
        position in any_ruleset().prop_flat_map(|ruleset| near_the_end(ruleset, 7)),
    ) {
        prop_assert_eq!(exact(solved(&position).value), plain::score(&position), "in\n{}", position);
    }

    #[test]
    fn an_image_of_a_position_has_the_same_scores(
        position in any_ruleset().prop_flat_map(|ruleset| near_the_end(ruleset, 9)),
        symmetry in 1..8u8,
    ) {
        let image = mirrored(&position, symmetry);
        let shape = position.ruleset().shape;
        let mut scores_here = scores(&solved(&position));
        for (square, _) in &mut scores_here {
            *square = image_of(shape, *square, symmetry);
        }
        scores_here.sort_unstable();
        prop_assert_eq!(scores(&solved(&image)), scores_here, "in\n{}", position);
    }

    #[test]
    fn the_best_move_and_the_winner_agree_with_the_scores(
        position in any_ruleset().prop_flat_map(|ruleset| near_the_end(ruleset, 9)),
    ) {
        let all = solved(&position);
        let best = analyse(&position, Effort::SOLVE, Scope::Best, None, &mut |_| Flow::Continue);
        prop_assert_eq!(best.value, all.value, "in\n{}", position);
        prop_assert_eq!(best.best.is_none(), all.best_squares().is_empty());
        prop_assert!(best.best.is_none_or(|square| all.best_squares().contains(&square)));
        prop_assert_eq!(end_of_line(&position, &best.line), exact(best.value), "{:?} in\n{}", best.line, position);
        let effort = Effort { exact: 0, ..Effort::SOLVE };
        let winner = analyse(&position, effort, Scope::Best, None, &mut |_| Flow::Continue);
        prop_assert_eq!(winner.value.verdict(), all.value.verdict(), "in\n{}", position);
    }
}

/// The score and those of all moves.
fn check_plain(position: &Position) -> Result<(), TestCaseError> {
    let answer = solved(position);
    prop_assert_eq!(exact(answer.value), plain::score(position), "the score in\n{}", position);
    let each = |square| {
        let after = position.place(square).expect("a legal square");
        (square, -plain::score(&after))
    };
    let plain: Vec<(Square, i8)> = position.legal().iter().map(each).collect();
    prop_assert_eq!(scores(&answer), plain, "the moves in\n{}", position);
    Ok(())
}

/// Plays a line to its end, which must be the end of the game; the score for the side that moves first.
fn end_of_line(position: &Position, line: &[Move]) -> i8 {
    let end = line.iter().fold(*position, |position, &mv| {
        position.play(mv).unwrap_or_else(|error| panic!("{mv:?}: {error} in\n{position}"))
    });
    assert!(matches!(end.status(), Status::Over(_)), "{line:?} in\n{position}");
    let score = plain::score(&end);
    if end.to_move() == position.to_move() { score } else { -score }
}

#[test]
fn a_search_that_was_stopped_calls_nothing_exact() {
    let position =
        super::position("classic", "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--", "X");
    for scope in [Scope::Best, Scope::All] {
        for nodes in [1, 100, 1_000, 10_000] {
            let effort = Effort { nodes, ..Effort::SOLVE };
            let answer = analyse(&position, effort, scope, None, &mut |_| Flow::Continue);
            assert!(matches!(answer.value, Value::Estimate(_)), "{answer:?}");
            assert!(position.legal().contains(answer.best.expect("a move")), "{answer:?}");
            assert!(answer.nodes < nodes + 2_000, "{answer:?}");
        }
        for reports in [1, 2, 5] {
            let mut left = reports;
            let answer = analyse(&position, Effort::SOLVE, scope, None, &mut |_| {
                left -= 1;
                if left == 0 { Flow::Stop } else { Flow::Continue }
            });
            assert_eq!(left, 0, "nothing is reported after a stop");
            assert!(position.legal().contains(answer.best.expect("a move")), "{answer:?}");
        }
    }
}

/// The position with every square moved to its image.
fn mirrored(position: &Position, symmetry: u8) -> Position {
    let setup = position.setup();
    let shape = setup.ruleset.shape;
    let discs = setup.discs.map(|set| set.iter().map(|square| image_of(shape, square, symmetry)).collect());
    Position::try_from(Setup { discs, ..setup }).expect("an image of a position is one")
}

/// One of the eight ways to lay the board on itself: the bits of `symmetry` mirror left and right, mirror top
/// and bottom, and exchange columns and rows.
fn image_of(shape: Shape, square: Square, symmetry: u8) -> Square {
    let last = shape.width() - 1;
    let mirrored = |place: u8, bit: u8| if symmetry & bit == 0 { place } else { last - place };
    let (column, row) = (mirrored(square.column(), 1), mirrored(square.row(), 2));
    let image = if symmetry & 4 == 0 { Square::at(column, row) } else { Square::at(row, column) };
    image.expect("the image lies on the board")
}
