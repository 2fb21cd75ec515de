//! Games that begin in a position that was set up.

use reversi::{
    formats::{
        position,
        save::{self, GameId, SavedGame, Unreadable},
    },
    game::{Game, Seats},
    rules::{Position, Ruleset},
    session::{Action, Chance, Table, keys},
};

use crate::{
    browser::Browser,
    damaged::{GAME, POINTS_TO_GAME},
    visit::{Visit, lot},
};

/// Black takes d3 by playing e3; White has two discs.
const START: &str = "x-18xo1o42";

/// A text that keeps a game with this start.
fn game(version: u32, ruleset: &str, start: &str, moves: &str) -> String {
    format!(
        r#"{{"v":{version},"d":{{"id":"abc","revision":3,"ruleset":"{ruleset}","start":{start},"moves":"{moves}","ply":9,"seats":{{"first":"","second":"","black":"first"}}}}}}"#
    )
}

fn opened(text: &str) -> Visit {
    Visit::to(&Browser::with(&[(keys::CURRENT, POINTS_TO_GAME), (GAME, text)]))
}

fn start(text: &str) -> Position {
    let setup = position::read(Ruleset::default(), text).expect("a position's text");
    Position::try_from(setup).expect("a position that can be played")
}

fn table(start: Position) -> Table {
    Table::with(GameId::from_lot(5), Game::from_position(start), Seats::default())
}

#[test]
fn a_game_keeps_the_position_that_it_began_in() {
    let mut visit = opened(&game(2, "classic", &format!("\"{START}\""), ""));
    assert_eq!(visit.messages(), Vec::<String>::new());
    assert_eq!(position::write(visit.session.moment().position()), START);
    visit.play("e3");
    let table = visit.session.table.clone();
    assert!(table.game.is_set_up());
    let visit = visit.reload();
    assert_eq!(visit.session.table, table);
}

#[test]
fn it_says_that_an_older_program_cannot_read_it() {
    let set_up = table(start(START)).saved();
    assert!(set_up.text().starts_with(r#"{"v":2,"#), "{}", set_up.text());
    assert_eq!(save::read::<SavedGame>(&set_up.text()), Ok(set_up));
    let usual = table(Position::start(Ruleset::default())).saved();
    assert_eq!(usual.text(), save::write(&usual));
    assert!(!usual.text().contains("start"), "an older program reads all of it: {}", usual.text());
}

#[test]
fn se_11_starts_that_cannot_be_played_are_refused_and_left_where_they_are() {
    let hostile = [
        "\"\"",
        "\"x\"",
        "5",
        "[]",
        "{}",
        "\"x-64\"",
        "\"x-63x63\"",
        "\"x-99999999999999999999\"",
        "\"o-27ox6xo27-30-30\"",
        "\"x-27ox6xo27\\u0000\"",
        "\"__proto__\"",
    ];
    let long = [format!("\"x-{}\"", "x".repeat(1 << 20)), format!("\"x-{}\"", "0".repeat(1 << 20))];
    for start in hostile.into_iter().map(str::to_owned).chain(long) {
        let text = game(2, "classic", &start, "");
        let visit = opened(&text);
        assert!(visit.message().starts_with("The saved game could not be read."), "{start:.60}");
        assert_eq!(visit.browser().text(GAME), Some(text));
    }
}

#[test]
fn se_11_hands_that_cannot_be_are_refused() {
    for start in ["\"x-27ox6xo27-60-60\"", "\"x-27ox6xo27-33-27\"", "\"o-64-32-32\"", "\"x-x63-31-32\""] {
        let saved = save::read::<SavedGame>(&game(2, "historic", start, "")).expect("it has its form");
        assert_eq!(saved.game().err(), Some(Unreadable::Corrupt), "{start}");
    }
}

#[test]
fn a_start_that_is_the_rulesets_own_is_not_kept_apart() {
    let visit = opened(&game(1, "classic", "\"x-27ox6xo27\"", "f5d6"));
    assert_eq!(visit.session.table.saved().start, None);
    assert_eq!(opened(&game(1, "classic", "null", "f5d6")).line(), "f5d6");
}

#[test]
fn two_games_with_the_same_moves_but_other_starts_are_two() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5");
    let theirs = SavedGame {
        start: Some("o-27ox6xo27".into()),
        revision: 99,
        moves: String::new(),
        ..visit.session.table.saved()
    };
    visit.act(Action::GameElsewhere(theirs, lot()));
    assert_eq!(visit.message(), "The game was continued in another tab.");
    assert_eq!(visit.line(), "f5");
    visit.act(Action::Rematch(Chance(3)));
    assert_eq!(visit.session.table.game, Game::new(Ruleset::default()));
}
