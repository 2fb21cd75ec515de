//! Storage that is denied or full.

use reversi::session::Action;

use crate::{
    browser::Browser,
    named::named,
    visit::{Visit, lot},
};

const DENIED: &str = "Nothing can be saved in this browser.";
const FULL: &str = "There is no room left for saving.";

#[test]
fn st_04_without_storage_one_plays_to_the_end_and_is_told() {
    let mut visit = Visit::to(&Browser::forgetful());
    assert!(visit.message().starts_with(DENIED));
    visit.play(named("V01"));
    let (notice, _) = visit.session.notice().expect("the result");
    assert!(notice.text().starts_with("Black wins 13–0."));
    assert!(visit.message().starts_with(DENIED), "until it is put away");
}

#[test]
fn st_14_where_every_write_fails_one_plays_and_is_told_once() {
    let browser = Browser::default();
    browser.has_room_for(0);
    let mut visit = Visit::to(&browser);
    assert_eq!(visit.messages(), Vec::<String>::new(), "nothing was to be kept yet");
    visit.play("f5d6c3d3c4");
    visit.darken();
    let told = visit.messages();
    assert!(told.len() == 2 && told.iter().all(|text| text.starts_with(FULL)), "game and settings: {told:?}");
    assert_eq!((visit.line().as_str(), browser.texts().len()), ("f5d6c3d3c4", 0));
}

#[test]
fn st_05_what_was_kept_before_the_room_ran_out_stays() {
    for room in 0..5 {
        let browser = Browser::default();
        let mut visit = Visit::to(&browser);
        visit.play("f5d6");
        browser.has_room_for(room);
        visit.play("c3d3c4");
        assert_eq!(visit.line(), "f5d6c3d3c4", "the game goes on");
        assert_eq!(visit.messages().iter().any(|text| text.starts_with(FULL)), room < 3, "room for {room}");
        let kept = Visit::to(&browser).line();
        assert_eq!(kept.len(), 2 * (2 + room.min(3)), "{kept} with room for {room}");
        assert!(visit.line().starts_with(&kept));
    }
}

#[test]
fn a_new_game_for_which_there_is_no_room_does_not_hide_the_one_that_is_kept() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5d6");
    browser.has_room_for(0);
    visit.act(Action::Start(lot()));
    assert!(visit.messages().iter().any(|text| text.starts_with(FULL)));
    assert_eq!(Visit::to(&browser).line(), "f5d6");
}

#[test]
fn a_new_game_for_which_there_is_just_room_is_kept() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5d6");
    browser.has_room_for(1);
    visit.act(Action::Start(lot()));
    browser.has_room();
    assert_eq!(visit.reload().line(), "", "the tab knows its game");
}

#[test]
fn another_tab_that_wrote_meanwhile_is_not_written_over() {
    let browser = Browser::default();
    let mut first = Visit::to(&browser);
    first.play("f5");
    browser.has_room_for(0);
    first.play("d6c3d3c4");
    browser.has_room();
    let mut second = Visit::to(&browser);
    second.play("f6");
    first.play("f4");
    let lines: Vec<String> =
        browser.texts().values().filter(|text| text.contains("moves")).cloned().collect();
    for line in ["f5f6", "f5d6c3d3c4f4"] {
        assert!(lines.iter().any(|text| text.contains(&format!("\"{line}\""))), "{line} is lost: {lines:?}");
    }
}

#[test]
fn settings_for_which_there_is_no_room_are_told_apart_from_the_game() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5");
    browser.has_room_for(0);
    visit.darken();
    assert!(visit.message().ends_with("The changed settings apply until the page is closed."));
}

#[test]
fn once_there_is_room_again_the_whole_game_is_kept() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5");
    browser.has_room_for(0);
    visit.play("d6c3");
    browser.has_room();
    visit.play("d3");
    assert_eq!(Visit::to(&browser).line(), "f5d6c3d3");
}

#[test]
fn what_cannot_be_set_aside_is_not_replaced() {
    let key = reversi::session::keys::SETTINGS;
    let browser = Browser::with(&[(key, "{")]);
    browser.has_room_for(0);
    let mut visit = Visit::to(&browser);
    let told = visit.messages();
    assert!(told.iter().any(|text| text.starts_with(FULL)), "{told:?}");
    browser.has_room();
    visit.darken();
    assert_eq!(browser.text(key).as_deref(), Some("{"));
}
