//! Why a move is good: reasons that one can see on the board.

use reversi::{
    engine::{Answer, Value},
    i18n::Language,
    rules::Position,
    scene::{self, Reason, reason},
};

use crate::table::{Table, plain, square};

fn check(position: &Position, name: &str, expected: Reason) {
    assert_eq!(reason(position, square(name)), Some(expected), "{name} in\n{position}");
}

/// What speaks for moves of a picture on the 6×6 board.
fn check_picture(goal: &str, picture: &str, reasons: &[(&str, Reason)]) {
    let ruleset = format!("6x6.usual.shared.{goal}.white").parse().expect("a ruleset");
    let position = Position::from_picture(ruleset, picture).expect("a position");
    for &(name, expected) in reasons {
        check(&position, name, expected);
    }
}

#[test]
fn a_corner_is_taken_and_where_there_is_no_choice_that_is_the_reason() {
    let picture = "
        . O X . . .
        . . . . . .
        . O X . . .
        . . . . . .
        . . . . . .
        . . . . . .
        X to move";
    check_picture("most", picture, &[("a1", Reason::TakesCorner)]);
    let picture = picture.replacen(
        ". O X . . .\n        . . . . . .\n        . O X",
        ". O X . . .\n        . . . . . .\n        . . .",
        1,
    );
    check_picture("most", &picture, &[("a1", Reason::Only)]);
}

#[test]
fn the_opponent_is_left_without_a_move() {
    let picture = "
        . . . . . .
        . . . . . .
        . O X . . .
        . . . . . .
        . . . . O X
        . . . . . .
        X to move";
    check_picture("most", picture, &[("a3", Reason::NoReply)]);
}

const CORNER_IN_DANGER: &str = "
        . . . . . .
        . . . . . .
        . X O . . .
        . . . X . .
        . . . . X .
        . . . . . O
        X to move";

#[test]
fn a_corner_is_kept_from_the_opponent() {
    check_picture("most", CORNER_IN_DANGER, &[("d3", Reason::KeepsCorner), ("b2", Reason::FewReplies(1))]);
}

#[test]
fn where_fewest_discs_win_a_corner_is_forced_upon_the_opponent() {
    check_picture("fewest", CORNER_IN_DANGER, &[("b2", Reason::ForcesCorner), ("d3", Reason::FewReplies(1))]);
}

#[test]
fn the_course_of_a_game_has_its_reasons() {
    let record = crate::named::named("V14");
    let moves = [
        (2, "c3", Reason::FewDiscs),
        (3, "f4", Reason::Outlook),
        (4, "b5", Reason::FewReplies(3)),
        (35, "d8", Reason::KeepsCorner),
        (44, "b2", Reason::MovesLast),
        (58, "h1", Reason::TakesCorner),
        (58, "h4", Reason::NoReply),
        (59, "h1", Reason::Only),
    ];
    for (plies, name, expected) in moves {
        check(Table::after("classic", &record[..2 * plies]).game.position(), name, expected);
    }
}

#[test]
fn a_square_that_cannot_be_played_has_no_reason() {
    let table = Table::after("classic", "");
    assert_eq!(reason(table.game.position(), square("a1")), None);
}

#[test]
fn a_hint_names_the_move_the_reason_and_the_end_where_it_is_known() {
    let table = Table::after("classic", "f5");
    let moment = table.now(Language::En);
    let told = |value| {
        let answer = Answer { best: Some(square("d6")), value, ..Answer::nothing() };
        plain(&scene::hint(&moment, &answer).expect("a hint").text())
    };
    let hint = told(Value::Estimate(150));
    assert!(hint.starts_with("The best move is d6. "), "{hint}");
    assert_eq!(told(Value::Exact(12)), format!("{hint} With best play it wins by 12 discs."));
    assert_eq!(told(Value::Exact(0)), format!("{hint} With best play it leads to a draw."));
    assert_eq!(told(Value::Exact(-1)), format!("{hint} Every move loses; this one by only 1 disc."));
    assert_eq!(scene::hint(&moment, &Answer::nothing()), None);
}
