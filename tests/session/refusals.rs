//! Squares that cannot be played, and what is said of them.

use reversi::session::Action;

use crate::{
    named::named,
    story::{Story, square},
};

/// Presses `name` after the moves and expects to be refused with this sentence.
fn check(ruleset: &str, moves: &str, name: &str, sentence: &str) {
    let mut story = Story::of(ruleset).confirming();
    for word in moves.split_whitespace() {
        if word == "--" { drop(story.act(Action::Pass)) } else { story.play(word) }
    }
    check_refused(&mut story, name, sentence);
}

fn check_refused(story: &mut Story, name: &str, sentence: &str) {
    let (line, picture, times) = (story.line(), story.picture(), story.times_said());
    assert_eq!(story.press(name), [], "nothing is to be kept");
    assert_eq!((story.line(), story.picture()), (line, picture));
    assert_eq!(story.notice(), format!("error: {sentence}"));
    assert_eq!((story.said().as_str(), story.times_said()), (sentence, times + 1));
    assert_eq!(story.commands(), "");
}

#[test]
fn every_reason_is_told() {
    check("classic", "f5", "f5", "The square f5 is occupied.");
    check("classic", "f5", "e4", "The square e4 is occupied.");
    check("classic", "f5", "a1", "a1 is not a legal move: no disc would be turned over.");
    check("classic", "", "j10", "j10 is not a legal move: no disc would be turned over.");
    check(
        "octagon.usual.shared.most.white",
        "",
        "a1",
        "a1 is not a legal move: no disc would be turned over.",
    );
    check("historic", "", "d3", "The first four discs go on the four centre squares.");
    check("historic", "d4", "d4", "The square d4 is occupied.");
    check("classic", "e6 f4 e3 f6 g5 d6 e7 f5 c5", "c4", "The game is over.");
    check("classic", "e6 f4 e3 f6 g5 d6 e7 f5 c5", "c5", "The game is over.");
}

#[test]
fn who_is_out_of_discs_is_told_so() {
    let sixty_four = "d4 d5 e4 e5 d6 c3 f4 d7 c6 f6 e8 c5 c7 f3 e3 c8 f2 e7 e6 g3 h3 f5 g6 h6 g4 h2 c4 d8 b6 a5 \
                      b2 c2 g2 g1 d3 a1 f1 d2 f7 h4 h1 g5 e2 f8 c1 e1 a3 a2 d1 a4 b4 b3 b1 -- b5 -- h7 h5 g8 g7 \
                      a6 h8 b8 a7";
    check("historic", sixty_four, "b7", "Black has no discs left to place.");
}

#[test]
fn ru_01_no_line_goes_round_the_edge() {
    let mut story = Story::after(named("V15"));
    assert_eq!(story.legal(), "d3 e3 f3 h3 h4");
    check_refused(&mut story, "a2", "a2 is not a legal move: no disc would be turned over.");
}

#[test]
fn ax_05_the_same_refusal_is_told_again() {
    let mut story = Story::after("f5");
    for _ in 0..2 {
        check_refused(&mut story, "a1", "a1 is not a legal move: no disc would be turned over.");
    }
}

#[test]
fn a_refusal_goes_with_whatever_happens_next() {
    for action in [Action::Undo, Action::TurnBoard, Action::BackToGame, Action::Press(square("f4"))] {
        let mut story = Story::after("f5");
        story.press("a1");
        story.act(action.clone());
        assert_eq!(story.notice(), "", "after {action:?}");
    }
}

#[test]
fn what_is_looked_at_refuses_by_its_own_position() {
    let mut story = Story::after("f5d6c3");
    story.act(Action::Look(1));
    check_refused(&mut story, "f5", "The square f5 is occupied.");
    check_refused(&mut story, "c3", "c3 is not a legal move: no disc would be turned over.");
    story.act(Action::BackToGame);
    check_refused(&mut story, "d6", "The square d6 is occupied.");
    let mut over = Story::after(named("V01"));
    over.undo(1);
    over.act(Action::Look(9));
    check_refused(&mut over, "c4", "The game is over.");
}

#[test]
fn a_refusal_stands_before_the_notice_of_a_pass() {
    let mut story = Story::after(named("V02"));
    check_refused(&mut story, "a1", "a1 is not a legal move: no disc would be turned over.");
    story.act(Action::TurnBoard);
    assert_eq!(story.notice(), "pass: Black has no legal move and passes. White to move.");
}

#[test]
fn a_free_opening_is_explained_until_its_first_disc() {
    let mut story = Story::of("historic");
    assert_eq!(story.notice(), "hint: Place a disc on a free centre square. No disc is turned over yet.");
    story.play("d4");
    assert_eq!(story.notice(), "");
    story.undo(1);
    assert!(story.notice().starts_with("hint: "));
    assert_eq!(Story::of("classic").notice(), "");
}
