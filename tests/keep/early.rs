//! A first visit whose game is kept before all of the program is there.

use reversi::{
    formats::{save::GameId, transcript},
    i18n::Language,
    session::{self, Action, Effect, Session, Store, is_first_visit, keys, open, open_early, update_early},
};

use crate::{
    browser::{Browser, Tab},
    tabs::kept_lines,
    visit::{Visit, lot},
};

/// The page in one tab, before all of the program is there.
struct Early {
    tab: Tab,
    session: Session,
    own: Option<String>,
}

impl Early {
    /// Opens the page where nothing is kept.
    fn to(browser: &Browser) -> Self {
        let session = open_early(Language::En, GameId::from_lot(1));
        Self { tab: browser.new_tab(), session, own: None }
    }

    /// Plays squares one after another, and keeps the game as it can be kept then.
    fn play(&mut self, squares: &str) {
        for square in transcript::read(squares).expect("squares one after another") {
            self.act(Action::Press(square));
        }
    }

    /// What one is told.
    fn told(&self) -> String {
        self.session.early_message().map(|notice| notice.text()).unwrap_or_default()
    }

    fn act(&mut self, action: Action) {
        for effect in update_early(&mut self.session, action).expect("it is early") {
            let Effect::SaveGame(game) = effect else { panic!("{effect:?}") };
            if let Err(error) = session::save_game_early(&self.tab, &game, None, &mut self.own) {
                self.act(Action::GameNotSaved(error, lot()));
            }
        }
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
    let mut early = Early::to(&browser);
    early.play("f5d6");
    assert_eq!(browser.texts().len(), 2, "the game, and which it is");
    let mut visit = Visit::in_tab(early.tab);
    assert_eq!((visit.line().as_str(), visit.messages()), ("f5d6", vec![]));
    visit.play("c3");
    assert!(visit.messages().is_empty());
    assert_eq!(visit.reload().line(), "f5d6c3");
    assert_eq!(Visit::to(&browser).line(), "f5d6c3", "in another tab, too");
}

#[test]
fn what_another_tab_has_kept_as_the_last_game_stays() {
    let browser = Browser::default();
    let mut early = Early::to(&browser);
    let mut other = Visit::to(&browser);
    other.play("d3");
    let current = browser.texts()[keys::CURRENT].clone();
    early.play("f5");
    assert_eq!(browser.texts()[keys::CURRENT], current);
    assert_eq!((Visit::in_tab(early.tab).line().as_str(), other.reload().line().as_str()), ("f5", "d3"));
}

#[test]
fn a_game_that_another_tab_went_on_with_is_kept_beside_that_one() {
    for (there, here, on) in [("d6", "f4", "e3"), ("d6c3", "f4", "e3"), ("d6", "d6", "c3")] {
        let browser = Browser::default();
        let mut early = Early::to(&browser);
        early.play("f5");
        let mut other = Visit::to(&browser);
        other.play(there);
        early.play(here);
        assert_eq!(early.told(), "The game was continued in another tab.", "{there} {here}");
        early.play(on);
        assert_eq!(other.reload().line(), format!("f5{there}"));
        assert_eq!(Visit::in_tab(early.tab).line(), format!("f5{here}{on}"));
        assert_eq!(kept_lines(&browser).len(), 2, "and nothing else is kept");
    }
}

#[test]
fn what_another_program_made_of_the_game_stays() {
    let browser = Browser::default();
    let mut early = Early::to(&browser);
    early.play("f5");
    let (key, newer) = (keys::game(&early.session.table.id), r#"{"v":99}"#);
    browser.put(&key, newer);
    early.play("d6");
    assert_eq!(browser.text(&key).as_deref(), Some(newer));
    assert_eq!(Visit::in_tab(early.tab).line(), "f5d6");
}

#[test]
fn a_game_that_another_tab_has_deleted_is_kept_again() {
    let browser = Browser::default();
    let mut early = Early::to(&browser);
    early.play("f5");
    early.tab.remove(&keys::game(&early.session.table.id));
    early.play("d6");
    assert_eq!((early.told().as_str(), kept_lines(&browser)), ("", vec!["f5d6".to_owned()]));
}

#[test]
fn where_there_is_no_room_what_was_kept_stays_and_the_next_move_is_kept_with_all_before() {
    let browser = Browser::default();
    let mut early = Early::to(&browser);
    early.play("f5");
    browser.has_room_for(0);
    early.play("d6");
    assert_eq!(kept_lines(&browser), ["f5"]);
    assert!(early.told().starts_with("There is no room"), "{}", early.told());
    browser.has_room();
    early.play("c3");
    assert_eq!(kept_lines(&browser), ["f5d6c3"]);
}
