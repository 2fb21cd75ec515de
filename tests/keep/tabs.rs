//! Two tabs of one browser.

use reversi::{
    formats::save::{self, GameId, SavedGame},
    rules::Shape,
    session::{Action, DraftChange, Rules},
};

use crate::{
    browser::Browser,
    visit::{Visit, lot},
};

/// Tells `to` what `from` has kept since it was last asked.
pub(crate) fn deliver(from: &mut Visit, to: &mut Visit) {
    for game in std::mem::take(&mut from.news) {
        to.act(Action::GameElsewhere(game, lot()));
    }
}

/// Two tabs with the same game, on which these moves were made.
pub(crate) fn two_tabs(squares: &str) -> (Browser, Visit, Visit) {
    let browser = Browser::default();
    let mut first = Visit::to(&browser);
    first.play(squares);
    first.news.clear();
    let second = Visit::to(&browser);
    (browser, first, second)
}

/// The moves of every game that is kept.
pub(crate) fn kept_lines(browser: &Browser) -> Vec<String> {
    let texts = browser.texts().into_iter().filter(|(key, _)| key.contains(".game."));
    texts.map(|(key, text)| save::read::<SavedGame>(&text).expect(&key).moves).collect()
}

#[test]
fn a_tab_that_has_nothing_of_its_own_follows() {
    let (_, mut first, mut second) = two_tabs("f5");
    assert_eq!(second.line(), "f5");
    first.play("d6");
    deliver(&mut first, &mut second);
    assert_eq!(second.line(), "f5d6");
    assert_eq!(second.session.table, first.session.table);
    second.play("c3");
    deliver(&mut second, &mut first);
    assert_eq!((first.line().as_str(), first.messages()), ("f5d6c3", vec![]));
}

#[test]
fn an_undo_is_followed_too() {
    let (_, mut first, mut second) = two_tabs("f5d6c3");
    first.act(Action::Undo);
    deliver(&mut first, &mut second);
    assert_eq!(second.session.table, first.session.table);
    assert!(second.session.can_redo());
}

#[test]
fn who_looks_at_an_earlier_position_goes_on_looking() {
    let (_, mut first, mut second) = two_tabs("f5d6c3");
    second.act(Action::Look(1));
    first.play("d3");
    deliver(&mut first, &mut second);
    assert_eq!(second.session.looked_at().as_deref(), Some("Move 1 of 4"));
    for _ in 0..3 {
        first.act(Action::Undo);
    }
    deliver(&mut first, &mut second);
    assert_eq!(second.session.looked_at(), None, "the game stands there now");
    assert!(second.session.can_redo());
}

#[test]
fn tabs_part_when_both_have_moved() {
    let (browser, mut first, mut second) = two_tabs("f5");
    first.play("d6");
    second.play("f6");
    assert_eq!(second.message(), "The game was continued in another tab.");
    assert_ne!(first.session.table.id, second.session.table.id);
    deliver(&mut first, &mut second);
    deliver(&mut second, &mut first);
    assert_eq!((first.line().as_str(), second.line().as_str()), ("f5d6", "f5f6"));
    assert_eq!(kept_lines(&browser).len(), 2);
    assert_eq!((first.reload().line().as_str(), second.reload().line().as_str()), ("f5d6", "f5f6"));
}

#[test]
fn the_game_of_the_other_tab_can_be_shown_here() {
    let (browser, mut first, mut second) = two_tabs("f5");
    first.play("d6");
    second.play("f6");
    second.act(Action::Restore(first.session.table.id.clone()));
    assert_eq!(second.line(), "f5d6");
    assert!(kept_lines(&browser).contains(&"f5f6".to_owned()), "its own is still kept");
}

#[test]
fn tabs_part_when_one_took_back_what_the_other_shows() {
    let (browser, mut first, mut second) = two_tabs("f5d6");
    first.act(Action::Undo);
    first.play("f6");
    deliver(&mut first, &mut second);
    assert_eq!(
        (second.line().as_str(), second.message().as_str()),
        ("f5d6", "The game was continued in another tab.")
    );
    let mut lines = kept_lines(&browser);
    lines.sort();
    assert_eq!(lines, ["f5d6", "f5f6"]);
}

#[test]
fn squares_are_compared_not_letters() {
    let browser = Browser::default();
    let mut first = Visit::to(&browser);
    first.act(Action::Draft(DraftChange::Rules(Rules::Custom)));
    first.act(Action::Draft(DraftChange::Shape(Shape::Square10)));
    first.act(Action::Start(lot()));
    first.play("e4d6e7d4f7e3d3e8e9f8e2 e1");
    let mut second = Visit::to(&browser);
    first.news.clear();
    first.act(Action::Undo);
    first.play("e10");
    deliver(&mut first, &mut second);
    assert!(second.line().ends_with("e2e1") && first.line().ends_with("e2e10"));
    assert_eq!(second.message(), "The game was continued in another tab.");
}

#[test]
fn news_of_other_games_and_old_news_are_passed_over() {
    let (_, mut first, mut second) = two_tabs("f5");
    let old = first.session.table.saved();
    let mut foreign = old.clone();
    foreign.id = GameId::from_lot(0);
    foreign.revision = 99;
    let illegal = SavedGame { revision: 99, moves: "a1".into(), ..old.clone() };
    first.play("d6");
    deliver(&mut first, &mut second);
    for news in [old, foreign, illegal] {
        second.act(Action::GameElsewhere(news, lot()));
        assert_eq!((second.line().as_str(), second.messages()), ("f5d6", vec![]));
    }
}

#[test]
pub(crate) fn two_tabs_that_begin_at_once_keep_two_games() {
    let browser = Browser::default();
    let (mut first, mut second) = (Visit::to(&browser), Visit::to(&browser));
    first.play("f5");
    second.play("c4");
    deliver(&mut first, &mut second);
    deliver(&mut second, &mut first);
    assert_eq!((first.reload().line().as_str(), second.reload().line().as_str()), ("f5", "c4"));
}
