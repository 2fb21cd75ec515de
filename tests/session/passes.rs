//! Forced passes: made at once and told, or confirmed.

use reversi::{
    scene,
    session::{Action, Setting},
};

use crate::{
    named::named,
    story::{Story, kept},
};

const V02: &str = "f5 f6 d3 g5 h5 h4 f7 h6";

#[test]
fn ru_14_a_pass_happens_by_itself_and_is_told() {
    let story = Story::after(V02);
    assert_eq!(story.line(), format!("{V02} --"));
    assert_eq!(story.notice(), "pass: Black has no legal move and passes. White to move.");
    assert_eq!(story.commands(), "");
    assert_eq!(
        story.said(),
        "White plays h6 and turns over 1 disc. Black has no legal move and passes. White to move."
    );
    assert_eq!(story.legal(), "c5 e7");
}

#[test]
fn the_notice_of_a_pass_goes_with_the_next_move() {
    let mut story = Story::after(V02);
    story.play("c5");
    assert_eq!(story.notice(), "");
}

#[test]
fn gf_04_undo_takes_the_pass_along_and_redo_brings_it_back() {
    let mut story = Story::after(V02);
    story.undo(1);
    assert_eq!((story.legal().as_str(), story.notice().as_str()), ("c5 h6 e7", ""));
    assert_eq!(story.said(), "The move h6 is undone. White to move.");
    story.redo(1);
    assert_eq!((story.legal(), story.line()), ("c5 e7".to_owned(), format!("{V02} --")));
    assert_eq!(story.said(), "The move h6 is redone. Black has no legal move and passes. White to move.");
}

#[test]
fn gf_14_a_pass_is_one_entry_of_the_list() {
    let story = Story::after(&format!("{}c3", named("V28")));
    let entries = scene::entries(&story.session.moment());
    let texts: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(texts.len(), 18);
    assert_eq!(texts[15..], ["f8", "pass", "c3"]);
    assert_eq!(entries[16].name, "17. Black: pass");
    assert_eq!(entries[17].name, "18. White: c3");
    assert_eq!(entries.iter().filter(|entry| entry.pass).count(), 1);
}

#[test]
fn ax_05_three_passes_in_a_row_are_told_three_times() {
    let game = named("V08");
    let (before, end) = game.split_at(2 * 56);
    let mut story = Story::after(before);
    let mut told = Vec::new();
    for at in 0..3 {
        let times = story.times_said();
        story.play(&end[2 * at..2 * at + 2]);
        told.push(story.said());
        assert_eq!(story.times_said(), times + 1);
        assert_eq!(story.notice(), "pass: White has no legal move and passes. Black to move.");
    }
    told.dedup();
    assert_eq!(told.len(), 3, "the texts differ by their squares: {told:?}");
}

#[test]
fn undo_goes_over_passes_to_the_decision_before() {
    let mut story = Story::after(named("V08"));
    story.undo(2);
    assert!(story.line().ends_with("--"), "{}", story.line());
    let plies = story.session.table.game.ply();
    story.undo(1);
    assert_eq!(story.session.table.game.ply(), plies - 2, "a move and the pass that followed it");
}

#[test]
fn a_pass_can_be_confirmed() {
    let mut story = Story::of("classic").confirming();
    story.play(V02);
    assert_eq!(story.line(), V02);
    assert_eq!(story.notice(), "must-pass: Black has no legal move and must pass.");
    assert_eq!(story.commands(), "pass");
    assert_eq!(story.said(), "White plays h6 and turns over 1 disc. Black has no legal move and must pass.");
    let saved = kept(&story.act(Action::Pass));
    assert_eq!(saved.ply, 9);
    assert_eq!(story.said(), "Black has no legal move and passes. White to move.");
    assert_eq!(story.notice(), "pass: Black has no legal move and passes. White to move.");
    assert_eq!(story.line(), format!("{V02} --"));
}

#[test]
fn a_pass_that_is_not_forced_is_none() {
    let mut story = Story::after("f5");
    assert_eq!(story.act(Action::Pass), []);
    assert_eq!(story.line(), "f5");
    let mut over = Story::after(named("V01"));
    assert_eq!(over.act(Action::Pass), []);
}

#[test]
fn nobody_can_play_before_the_pass_is_confirmed() {
    let mut story = Story::of("classic").confirming();
    story.play(V02);
    assert_eq!(story.press("c5"), []);
    assert_eq!(story.notice(), "error: c5 is not a legal move: no disc would be turned over.");
    assert_eq!(story.line(), V02);
}

#[test]
fn a_move_can_be_taken_back_before_the_pass_is_confirmed() {
    let mut story = Story::of("classic").confirming();
    story.play(V02);
    story.undo(1);
    assert_eq!((story.legal().as_str(), story.undone().as_str()), ("c5 h6 e7", "h6"));
    story.redo(1);
    assert_eq!(story.commands(), "pass");
    story.act(Action::Pass);
    story.play("c5");
    story.undo(2);
    assert_eq!(story.undone(), "h6 -- c5");
}

#[test]
fn a_confirmed_pass_is_redone_with_its_move() {
    let mut story = Story::of("classic").confirming();
    story.play(V02);
    story.act(Action::Pass);
    story.undo(1);
    story.redo(1);
    assert_eq!(story.line(), format!("{V02} --"));
}

#[test]
fn when_passes_are_no_longer_confirmed_the_one_that_waits_is_made_and_told() {
    let mut story = Story::of("classic").confirming();
    story.play(V02);
    let effects = story.act(Action::Set(Setting::ConfirmPasses(false)));
    assert_eq!(effects.len(), 2, "settings and game are kept: {effects:?}");
    assert_eq!(story.line(), format!("{V02} --"));
    assert_eq!(story.said(), "Black has no legal move and passes. White to move.");
}

#[test]
fn when_passes_are_confirmed_from_now_on_those_made_stay() {
    let mut story = Story::after(V02).confirming();
    assert_eq!(story.line(), format!("{V02} --"));
    story.act(Action::Set(Setting::ConfirmPasses(false)));
    assert_eq!(story.line(), format!("{V02} --"));
}

#[test]
fn gf_16_after_a_pass_only_the_next_sides_squares_are_marked() {
    assert_eq!(Story::after(named("V04")).legal(), "e7 f8");
    assert_eq!(Story::after(named("V01")).legal(), "");
}

#[test]
fn ru_16_nobody_passes_at_the_end() {
    let story = Story::after(named("V03"));
    assert!(!story.line().contains("--"), "{}", story.line());
    let confirmed = {
        let mut story = Story::of("classic").confirming();
        story.play(named("V03"));
        story
    };
    assert_eq!(confirmed.commands(), "rematch");
}
