//! Links to games that are kept, but not on the table.

use reversi::{
    formats::{
        link,
        save::{self, GameId, SavedGame},
    },
    session::{Action, ShareAction, keys},
};

use crate::{
    browser::Browser,
    tabs::kept_lines,
    visit::{Visit, lot},
};

fn follow(visit: &mut Visit, squares: &str) {
    visit.act(Action::Follow(link::read(&format!("#/game/classic/{squares}")), lot()));
}

fn share(visit: &mut Visit, action: ShareAction) {
    visit.act(Action::Share(action));
}

fn notice(visit: &Visit) -> String {
    visit.session.notice().map(|(notice, _)| notice.text().replace('\u{a0}', " ")).unwrap_or_default()
}

/// A game of these moves is kept under this id, and another one is on the table.
fn kept(squares: &str) -> (Browser, Visit, GameId) {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play(squares);
    let id = visit.session.table.id.clone();
    visit.act(Action::Start(lot()));
    visit.play("c4");
    assert_ne!(visit.session.table.id, id);
    (browser, visit, id)
}

#[test]
fn lk_14_where_a_kept_game_is_longer_the_reader_is_asked() {
    let asked = || {
        let (browser, mut visit, id) = kept("f5d6c3");
        follow(&mut visit, "f5d6");
        assert_eq!(
            notice(&visit),
            "Your game has 3 moves, the one in the link has 2. Which one do you want?"
        );
        assert_eq!(visit.line(), "c4", "nothing has changed yet");
        (browser, visit, id)
    };
    let (browser, mut mine, id) = asked();
    share(&mut mine, ShareAction::KeepMine);
    assert_eq!((mine.line(), &mine.session.table.id), ("f5d6c3".to_owned(), &id));
    assert_eq!(mine.message(), "This is a separate game. Your own is kept.", "the one that was on the table");
    assert_eq!(kept_lines(&browser).len(), 2);
    let (browser, mut theirs, id) = asked();
    share(&mut theirs, ShareAction::TakeLink);
    assert_eq!(
        (theirs.line().as_str(), notice(&theirs).as_str()),
        ("f5d6", "White plays d6 and turns over 1 disc. Black to move.")
    );
    assert_ne!(theirs.session.table.id, id);
    let mut lines = kept_lines(&browser);
    lines.sort();
    assert_eq!(lines, ["c4", "f5d6", "f5d6c3"]);
}

#[test]
fn an_answer_goes_on_with_the_game_that_waits_for_it() {
    let (browser, mut visit, id) = kept("f5");
    follow(&mut visit, "f5d6");
    assert_eq!((visit.line().as_str(), &visit.session.table.id), ("f5d6", &id));
    assert!(visit.session.has_come());
    assert_eq!(kept_lines(&browser).len(), 2);
    visit.play("c3");
    assert_eq!(notice(&visit), "Send the link back, and the other player will see your move.");
    assert_eq!(visit.reload().line(), "f5d6c3");
}

#[test]
fn the_same_game_is_opened_instead_of_being_kept_twice() {
    let (browser, mut visit, id) = kept("f5d6c3");
    follow(&mut visit, "f5d6c3/1");
    assert_eq!((&visit.session.table.id, visit.session.shown_ply()), (&id, 1));
    assert_eq!(kept_lines(&browser).len(), 2);
}

#[test]
fn the_nearest_of_several_games_is_meant() {
    let (browser, mut visit, longer) = kept("f5d6c3d3");
    visit.act(Action::Start(lot()));
    visit.play("f5d6c3");
    let same = visit.session.table.id.clone();
    visit.act(Action::Start(lot()));
    visit.play("d3");
    follow(&mut visit, "f5d6c3");
    assert_eq!(visit.session.table.id, same);
    follow(&mut visit, "f5d6c3d3");
    assert_eq!(visit.session.table.id, same, "an answer to the one that is on the table");
    assert!(browser.text(&keys::game(&longer)).is_some());
}

#[test]
fn games_that_are_not_like_it_are_left_alone() {
    // Shorter by two, another line, another start, or against the computer.
    for (squares, linked) in [("f5", "f5d6c3"), ("f5d6c4", "f5d6c3"), ("f5", "start")] {
        let (browser, mut visit, id) = kept(squares);
        let before = browser.text(&keys::game(&id));
        follow(&mut visit, linked);
        assert!(!notice(&visit).contains('?'), "{squares} {linked}");
        assert_eq!(
            (browser.text(&keys::game(&id)), kept_lines(&browser).len()),
            (before, 3),
            "{squares} {linked}"
        );
    }
    let (browser, mut visit, id) = kept("f5d6c3");
    let text = browser.text(&keys::game(&id)).expect("it is kept");
    let mut against_computer: SavedGame = save::read(&text).expect("a game");
    against_computer.seats.players.second = "level-1".parse().expect("a player");
    browser.put(&keys::game(&id), &against_computer.text());
    follow(&mut visit, "f5d6");
    assert_eq!((visit.line().as_str(), kept_lines(&browser).len()), ("f5d6", 3));
}
