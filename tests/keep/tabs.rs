//! Two tabs of one browser.

use reversi::{
    engine::{Answer, Level},
    formats::save::{self, GameId, SavedGame},
    game::{Person, Player},
    rules::Shape,
    session::{Action, Dialog, DraftChange, Rules, Wait},
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

/// Two tabs with the same game, in which the computer has the second side or both, and has been asked in both tabs.
fn two_tabs_that_think(first: Player) -> (Browser, Visit, Visit) {
    let browser = Browser::default();
    let mut tab = Visit::to(&browser);
    tab.act(Action::Open(Dialog::NewGame));
    for (person, player) in [(Person::First, first), (Person::Second, computer())] {
        tab.act(Action::Draft(DraftChange::Player(person, player)));
    }
    tab.act(Action::Start(lot()));
    if first == Player::Person {
        tab.play("f5");
    }
    tab.news.clear();
    let other = Visit::to(&browser);
    assert!(thinks(&tab) && thinks(&other));
    (browser, tab, other)
}

fn computer() -> Player {
    Player::Computer(Level::new(4).expect("a level"))
}

fn thinks(tab: &Visit) -> bool {
    tab.session.now.thinking.is_some()
}

/// The computer's answer has come in this tab.
fn answers(tab: &mut Visit, square: &str) {
    let number = tab.session.now.questions;
    let best = Some(square.parse().expect("a square"));
    tab.act(Action::Answered(number, Answer { best, ..Answer::nothing() }));
    tab.act(Action::Waited(number, Wait::Pause));
}

#[test]
fn where_the_computer_answers_in_both_tabs_one_answer_is_taken() {
    for answer in ["d6", "f4"] {
        let (browser, mut first, mut second) = two_tabs_that_think(Player::Person);
        answers(&mut first, "d6");
        answers(&mut second, answer);
        assert_eq!(second.session.table, first.session.table, "the other answer was {answer}");
        assert_eq!(kept_lines(&browser), ["f5d6"]);
        assert_eq!((second.messages(), first.messages()), (vec![], vec![]));
        // The news of it comes late, and changes nothing.
        deliver(&mut first, &mut second);
        second.play("c3");
        deliver(&mut second, &mut first);
        assert_eq!((first.line().as_str(), thinks(&first), thinks(&second)), ("f5d6c3", false, true));
        answers(&mut second, "d3");
        deliver(&mut second, &mut first);
        assert_eq!(first.session.table, second.session.table);
        assert_eq!(kept_lines(&browser), ["f5d6c3d3"]);
    }
}

#[test]
fn an_answer_that_comes_after_the_other_tab_has_played_on_is_dropped() {
    let (browser, mut first, mut second) = two_tabs_that_think(Player::Person);
    answers(&mut first, "d6");
    first.play("c3");
    answers(&mut second, "f6");
    assert_eq!((second.line().as_str(), thinks(&first), thinks(&second)), ("f5d6c3", true, false));
    assert_eq!((second.messages(), kept_lines(&browser).len()), (vec![], 1));
}

#[test]
fn of_two_tabs_in_which_the_computer_plays_itself_one_goes_on() {
    let (browser, mut first, mut second) = two_tabs_that_think(computer());
    answers(&mut first, "f5");
    answers(&mut second, "f5");
    assert_eq!((thinks(&first), thinks(&second)), (true, false));
    answers(&mut first, "d6");
    deliver(&mut first, &mut second);
    assert_eq!((second.line().as_str(), thinks(&second), kept_lines(&browser).len()), ("f5d6", false, 1));
}

#[test]
fn what_a_person_has_done_is_no_answer_and_is_kept_apart() {
    let (browser, mut first, mut second) = two_tabs_that_think(Player::Person);
    answers(&mut first, "d6");
    second.act(Action::TakeOver);
    assert_eq!(second.message(), "The game was continued in another tab.");
    let (browser_with_undo, mut third, mut fourth) = two_tabs_that_think(Player::Person);
    answers(&mut third, "d6");
    fourth.act(Action::Undo);
    assert_eq!(fourth.message(), "The game was continued in another tab.");
    assert_eq!((kept_lines(&browser).len(), kept_lines(&browser_with_undo).len()), (2, 2));
}

#[test]
fn the_same_move_by_a_person_in_both_tabs_is_one() {
    let (browser, mut first, mut second) = two_tabs("f5");
    first.play("d6");
    second.play("d6");
    assert_eq!((second.session.table, second.session.now.messages), (first.session.table, vec![]));
    assert_eq!(kept_lines(&browser), ["f5d6"]);
}
