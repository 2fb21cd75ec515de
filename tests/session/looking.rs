//! Looking at other positions of the game, and playing on from there.

use reversi::{
    i18n::Language,
    session::{Action, Setting, Step},
};

use crate::{
    named::named,
    story::{Story, kept},
};

const FIVE: &str = "f5 d6 c3 d3 c4";

/// The ply that is shown, and the text of the bar.
fn shown(story: &Story) -> (usize, String) {
    (story.session.shown_ply(), story.session.looked_at().unwrap_or_default())
}

#[test]
fn gf_08_an_earlier_position_stays_in_view() {
    let mut story = Story::after(named("V01"));
    assert_eq!(story.act(Action::Look(6)), [], "looking changes nothing that is kept");
    assert_eq!(
        (story.notice().as_str(), story.commands().as_str()),
        ("view: Move 6 of 9", "back-to-game play-from-here")
    );
    story.act(Action::Set(Setting::Language(Language::De)));
    story.act(Action::TurnBoard);
    assert_eq!(shown(&story), (6, "Zug 6 von 9".to_owned()));
}

#[test]
fn one_looks_on_step_by_step() {
    let mut story = Story::after(FIVE);
    let mut check = |action: Action, ply: usize, bar: &str| {
        story.act(action);
        assert_eq!(shown(&story), (ply, bar.to_owned()));
    };
    check(Action::LookOn(Step::Previous), 4, "Move 4 of 5");
    check(Action::LookOn(Step::First), 0, "Move 0 of 5");
    check(Action::LookOn(Step::Previous), 0, "Move 0 of 5");
    check(Action::LookOn(Step::Next), 1, "Move 1 of 5");
    check(Action::LookOn(Step::Last), 5, "");
    check(Action::LookOn(Step::Next), 5, "");
    check(Action::Look(3), 3, "Move 3 of 5");
    check(Action::Look(99), 5, "");
    check(Action::Look(2), 2, "Move 2 of 5");
    check(Action::BackToGame, 5, "");
}

#[test]
fn one_looks_on_as_far_as_there_are_moves() {
    let mut story = Story::after(FIVE);
    story.undo(1);
    let mut check = |ply, back: bool, on: bool| {
        story.act(Action::Look(ply));
        let [first, previous, next, last] =
            [Step::First, Step::Previous, Step::Next, Step::Last].map(|step| story.session.can_look_on(step));
        assert_eq!([first, previous, next, last], [back, back, on, on], "at {ply}");
    };
    check(0, false, true);
    check(2, true, true);
    check(4, true, true);
    check(5, true, false);
}

#[test]
fn what_is_looked_at_is_said_each_time() {
    let mut story = Story::after(FIVE);
    story.act(Action::Look(2));
    let times = story.times_said();
    assert_eq!(story.said(), "Move 2 of 5");
    story.act(Action::Look(2));
    assert_eq!((story.said().as_str(), story.times_said()), ("Move 2 of 5", times + 1));
}

#[test]
fn nothing_is_undone_while_one_looks() {
    let mut story = Story::after(FIVE);
    story.undo(1);
    story.act(Action::Look(2));
    assert!(!story.session.can_undo() && !story.session.can_redo());
    for action in [Action::Undo, Action::Redo, Action::Pass] {
        assert_eq!(story.act(action), []);
    }
    assert_eq!((story.line().as_str(), story.undone().as_str()), ("f5 d6 c3 d3", "c4"));
    story.act(Action::BackToGame);
    assert!(story.session.can_undo() && story.session.can_redo());
}

#[test]
fn a_square_pressed_while_looking_is_played_once_one_agrees() {
    let mut story = Story::after(FIVE);
    story.act(Action::Look(2));
    assert_eq!(story.press("c5"), []);
    assert_eq!(story.notice(), "ask: Play from here? The 3 later moves will be removed.");
    assert_eq!(story.said(), "Play from here? The 3 later moves will be removed.");
    assert_eq!((story.commands().as_str(), story.line().as_str()), ("agree decline", FIVE));
    let saved = kept(&story.act(Action::Agree));
    assert_eq!(saved.moves, "f5d6c5");
    assert_eq!(story.line(), "f5 d6 c5");
    assert_eq!(shown(&story), (3, String::new()));
    assert_eq!(story.said(), "Black plays c5 and turns over 1 disc. White to move.");
}

#[test]
fn one_goes_on_from_there_without_a_square_too() {
    let mut story = Story::after(FIVE);
    story.act(Action::Look(4));
    story.act(Action::PlayFromHere);
    assert_eq!(story.notice(), "ask: Play from here? The later move will be removed.");
    let saved = kept(&story.act(Action::Agree));
    assert_eq!((saved.moves.as_str(), saved.ply), ("f5d6c3d3", 4));
    assert_eq!((story.undone().as_str(), story.said().as_str()), ("", "Black to move."));
}

#[test]
fn who_declines_keeps_the_game_and_goes_on_looking() {
    let mut story = Story::after(FIVE);
    story.act(Action::Look(2));
    story.press("c5");
    assert_eq!(story.act(Action::Decline), []);
    assert_eq!((story.notice().as_str(), story.line().as_str()), ("view: Move 2 of 5", FIVE));
    assert_eq!(shown(&story).0, 2);
    assert_eq!(story.act(Action::Agree), [], "nothing is asked any more");
}

#[test]
fn a_question_goes_when_one_looks_elsewhere() {
    for elsewhere in [Action::BackToGame, Action::Look(3), Action::LookOn(Step::Previous)] {
        let mut story = Story::after(FIVE);
        story.act(Action::Look(2));
        story.press("c5");
        story.act(elsewhere);
        assert!(!story.notice().starts_with("ask:"), "{}", story.notice());
        assert_eq!(story.act(Action::Agree), []);
        assert_eq!(story.line(), FIVE);
    }
}

#[test]
fn where_the_game_stands_there_is_nothing_to_ask() {
    let mut story = Story::after(FIVE);
    assert_eq!(story.act(Action::PlayFromHere), []);
    assert_eq!(story.act(Action::Agree), []);
    assert_eq!((story.notice(), story.line().as_str()), (String::new(), FIVE));
}

#[test]
fn undone_moves_can_be_looked_at_and_played_on_from() {
    let mut story = Story::after(FIVE);
    story.undo(4);
    story.act(Action::Look(3));
    assert_eq!(shown(&story), (3, "Move 3 of 5".to_owned()));
    story.act(Action::PlayFromHere);
    assert_eq!(story.notice(), "ask: Play from here? The 2 later moves will be removed.");
    story.act(Action::Agree);
    assert_eq!((story.line().as_str(), story.undone().as_str()), ("f5 d6 c3", ""));
}

#[test]
fn from_the_last_undone_move_one_goes_on_unasked() {
    let mut story = Story::after(FIVE);
    story.undo(3);
    story.act(Action::Look(5));
    let saved = kept(&story.press("f4"));
    assert_eq!((saved.moves.as_str(), saved.ply), ("f5d6c3d3c4f4", 6));
    story.undo(3);
    story.act(Action::LookOn(Step::Last));
    story.act(Action::PlayFromHere);
    assert_eq!((story.line().as_str(), story.undone().as_str()), ("f5 d6 c3 d3 c4 f4", ""));
}

#[test]
fn playing_on_before_a_pass_makes_the_pass_again() {
    let mut story = Story::after(&format!("{}c5", named("V02")));
    story.act(Action::Look(8));
    assert_eq!(story.legal(), "", "Black must pass");
    story.act(Action::PlayFromHere);
    story.act(Action::Agree);
    assert!(story.line().ends_with("h6 --"), "{}", story.line());
    assert_eq!(story.undone(), "");
    assert_eq!(story.notice(), "pass: Black has no legal move and passes. White to move.");
}

#[test]
fn what_happened_there_is_told_beside_the_place() {
    let check = |game: &str, undone, ply, expected: &str, commands: &str| {
        let mut story = Story::after(game);
        story.undo(undone);
        story.act(Action::Look(ply));
        assert!(story.notice().starts_with(expected), "{}", story.notice());
        assert_eq!(story.commands(), commands);
    };
    let v02 = format!("{}c5", named("V02"));
    let both = "back-to-game play-from-here";
    check(&v02, 0, 8, "view: Move 8 of 10 Black has no legal move and must pass.", both);
    check(&v02, 0, 9, "view: Move 9 of 10 Black has no legal move and passes. White to move.", both);
    check(named("V01"), 1, 9, "view: Move 9 of 9 Black wins 13–0. ", "back-to-game");
}
