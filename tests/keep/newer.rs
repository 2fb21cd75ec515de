//! Texts of a newer program: left alone, byte for byte.

use reversi::session::{Action, keys};

use crate::{
    browser::Browser,
    visit::{Visit, lot},
};

const GAME: &str = "reversi.v1.game.abc";
const NEWER: &str = r#"{"v":3,"d":{"id":"abc","board":"round"},"more":[1,2]}"#;
const SOUND: &str = r#"{"v":1,"d":{"id":"abc","revision":3,"ruleset":"classic","moves":"f5d6c3","ply":3,"seats":{"first":"","second":"","black":"first"}}}"#;
const POINTS_TO_GAME: &str = r#"{"v":1,"d":"abc"}"#;

/// Plays, undoes, begins anew, changes settings, and reloads.
fn live_on(visit: &mut Visit) {
    visit.play("f5d6");
    visit.act(Action::Undo);
    visit.act(Action::Rematch(lot()));
    visit.play("c4");
    visit.darken();
    visit.act(Action::TurnBoard);
}

#[test]
fn st_07_a_newer_game_is_left_alone_and_this_one_is_not_kept() {
    let texts = [(keys::CURRENT, POINTS_TO_GAME), (GAME, NEWER)];
    let browser = Browser::with(&texts);
    let mut visit = Visit::to(&browser);
    assert!(visit.message().starts_with("The saved game comes from a newer version"));
    live_on(&mut visit);
    let settings = browser.text(keys::SETTINGS).expect("settings are kept none the less");
    let expected = Browser::with(&[texts[0], texts[1], (keys::SETTINGS, &settings)]);
    assert_eq!(browser.texts(), expected.texts());
}

#[test]
fn st_07_a_newer_pointer_is_left_alone() {
    let browser = Browser::with(&[(keys::CURRENT, NEWER)]);
    let mut visit = Visit::to(&browser);
    assert!(visit.message().starts_with("The saved game comes from a newer version"));
    live_on(&mut visit);
    assert_eq!(browser.text(keys::CURRENT).as_deref(), Some(NEWER));
}

#[test]
fn st_07_newer_settings_are_left_alone_and_changes_are_not_kept() {
    let browser = Browser::with(&[(keys::SETTINGS, NEWER)]);
    let mut visit = Visit::to(&browser);
    assert!(visit.message().starts_with("The saved settings come from a newer version"));
    live_on(&mut visit);
    assert_eq!(browser.text(keys::SETTINGS).as_deref(), Some(NEWER));
    assert_eq!(visit.reload().line(), "c4", "the game is kept none the less");
}

#[test]
fn settings_that_a_newer_program_writes_in_the_meantime_are_left_alone() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.darken();
    browser.put(keys::SETTINGS, NEWER);
    visit.act(Action::TurnBoard);
    assert!(visit.message().starts_with("The saved settings come from a newer version"));
    visit.act(Action::Dismiss);
    visit.act(Action::TurnBoard);
    assert_eq!(browser.text(keys::SETTINGS).as_deref(), Some(NEWER));
    assert_eq!(visit.messages(), Vec::<String>::new(), "told once");
}

#[test]
fn a_game_that_a_newer_program_takes_over_is_left_alone_and_ours_is_kept_apart() {
    let browser = Browser::with(&[(keys::CURRENT, POINTS_TO_GAME), (GAME, SOUND)]);
    let mut visit = Visit::to(&browser);
    browser.put(GAME, NEWER);
    visit.play("d3");
    assert_eq!(browser.text(GAME).as_deref(), Some(NEWER));
    assert_eq!(visit.reload().line(), "f5d6c3d3");
}

#[test]
fn a_tab_with_a_game_of_its_own_goes_on_beside_a_newer_pointer() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5");
    browser.put(keys::CURRENT, NEWER);
    let mut visit = visit.reload();
    assert_eq!((visit.line(), visit.messages()), ("f5".to_owned(), vec![]));
    visit.play("d6");
    assert_eq!(browser.text(keys::CURRENT).as_deref(), Some(NEWER));
    assert_eq!(visit.reload().line(), "f5d6");
}
