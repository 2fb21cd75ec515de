//! A first visit whose game is kept before all of the program is there.

use reversi::{
    formats::save::GameId,
    i18n::Language,
    session::{self, Action, Effect, Session, Store, is_first_visit, keys, open, open_early, update_early},
};

use crate::{
    browser::{Browser, Tab},
    visit::Visit,
};

/// Plays a square, and keeps the game as it can be kept then.
fn play(session: &mut Session, tab: &Tab, square: &str) {
    for effect in update_early(session, Action::Press(square.parse().expect("a square"))) {
        let Effect::SaveGame(game) = effect else { panic!("{effect:?}") };
        assert_eq!(session::save_game_early(tab, &game, None), Ok(()));
    }
}

#[test]
fn only_who_has_nothing_kept_is_on_a_first_visit() {
    let browser = Browser::default();
    assert!(is_first_visit(&browser.new_tab()));
    assert!(!is_first_visit(&Browser::with(&[(keys::SETTINGS, "?")]).new_tab()));
    assert!(!is_first_visit(&Browser::with(&[(keys::CURRENT, "!")]).new_tab()));
    let tab = browser.new_tab();
    tab.set_tab(&GameId::from_lot(3));
    assert!(!is_first_visit(&tab));
}

#[test]
fn a_first_visit_finds_what_opening_finds() {
    let found = open(&Browser::default().new_tab(), Language::Da, GameId::from_lot(1));
    let early = open_early(Language::Da, GameId::from_lot(1));
    assert!(found.effects.is_empty());
    assert_eq!(format!("{:?}", found.session), format!("{early:?}"));
}

#[test]
fn what_was_kept_early_is_gone_on_with() {
    let browser = Browser::default();
    let tab = browser.new_tab();
    let mut session = open_early(Language::En, GameId::from_lot(1));
    play(&mut session, &tab, "f5");
    play(&mut session, &tab, "d6");
    assert_eq!(browser.texts().len(), 2, "the game, and which it is");
    let mut visit = Visit::in_tab(tab);
    assert_eq!((visit.line().as_str(), visit.messages()), ("f5d6", vec![]));
    visit.play("c3");
    assert!(visit.messages().is_empty());
    assert_eq!(visit.reload().line(), "f5d6c3");
    assert_eq!(Visit::to(&browser).line(), "f5d6c3", "in another tab, too");
}

#[test]
fn what_another_tab_has_kept_as_the_last_game_stays() {
    let browser = Browser::default();
    let tab = browser.new_tab();
    let mut session = open_early(Language::En, GameId::from_lot(1));
    let mut other = Visit::to(&browser);
    other.play("d3");
    let current = browser.texts()[keys::CURRENT].clone();
    play(&mut session, &tab, "f5");
    assert_eq!(browser.texts()[keys::CURRENT], current);
    assert_eq!((Visit::in_tab(tab).line().as_str(), other.reload().line().as_str()), ("f5", "d3"));
}
