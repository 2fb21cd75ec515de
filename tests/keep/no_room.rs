//! Storage that is denied or full.

use crate::{browser::Browser, named::named, visit::Visit};

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
    assert!(visit.message().starts_with(FULL));
    assert_eq!((visit.line().as_str(), browser.texts().len()), ("f5d6c3d3c4", 0));
}

#[test]
fn st_05_what_was_kept_before_the_room_ran_out_stays() {
    for room in 0..8 {
        let browser = Browser::default();
        let mut visit = Visit::to(&browser);
        visit.play("f5d6");
        browser.has_room_for(room);
        visit.play("c3d3c4");
        assert_eq!(visit.line(), "f5d6c3d3c4", "the game goes on");
        assert_eq!(visit.messages().iter().any(|text| text.starts_with(FULL)), room < 6, "room for {room}");
        let kept = Visit::to(&browser).line();
        assert_eq!(kept.len(), 2 * (2 + room.div_ceil(2).min(3)), "{kept} with room for {room}");
        assert!(visit.line().starts_with(&kept));
    }
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
