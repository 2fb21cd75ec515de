//! Who plays, kept with the game: the computer's level too, and games from before there was one.

use reversi::{
    engine::{Answer, Level, Value},
    formats::save::{self, SavedGame, Unreadable},
    game::{Player, Players},
    rules::Side,
    session::{self, Action, Chance, Dialog, DraftChange, Effect, Wait, keys},
};

use crate::{
    browser::Browser,
    visit::{Visit, lot},
};

const BEFORE_COMPUTERS: &str = r#"{"v":1,"d":{"id":"abc","revision":3,"ruleset":"classic","moves":"f5d6c3","ply":3,"seats":{"first":"Anna","second":"","black":"first"}}}"#;

fn with_players(players: &str) -> String {
    BEFORE_COMPUTERS.replace(r#""black":"first""#, &format!(r#""black":"first","players":{players}"#))
}

fn read(text: &str) -> Result<Players, Unreadable> {
    save::read::<SavedGame>(text).map(|saved| saved.seats.players)
}

fn computer(level: u8) -> Player {
    Player::Computer(Level::new(level).expect("a level"))
}

#[test]
fn a_game_from_before_there_was_a_computer_is_peoples_and_stays_as_it_was_written() {
    let saved: SavedGame = save::read(BEFORE_COMPUTERS).expect("it is read");
    assert_eq!(saved.seats.players, Players::default());
    assert_eq!(save::write(&saved), BEFORE_COMPUTERS);
}

#[test]
fn players_are_read_back() {
    let check = |players: &str, first, second| {
        let text = with_players(players);
        assert_eq!(read(&text), Ok(Players { first, second }), "{players}");
    };
    check(r#"{"first":"person","second":"level-3"}"#, Player::Person, computer(3));
    check(r#"{"first":"level-1","second":"level-8"}"#, computer(1), computer(8));
}

#[test]
fn what_names_no_player_is_no_game() {
    for players in [r#"{"first":"person","second":"level-99"}"#, r#"{"first":"me","second":"person"}"#, "[]"]
    {
        assert_eq!(read(&with_players(players)), Err(Unreadable::Corrupt), "{players}");
    }
}

#[test]
fn st_11_a_reload_in_the_midst_of_thinking_asks_the_same_again_once() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.act(Action::Open(Dialog::NewGame));
    visit.act(Action::Draft(DraftChange::Player(reversi::game::Person::Second, computer(4))));
    visit.act(Action::Start(Chance(lot().0)));
    visit.play("f5");
    let before = visit.session.now.thinking.clone().expect("it thinks").about;
    let mut visit = visit.reload();
    let after = visit.session.now.thinking.clone().expect("it thinks again");
    assert_eq!((after.about, visit.line().as_str()), (before, "f5"));
    assert_eq!(visit.session.table.seats.player(Side::Second), computer(4));
    assert_eq!(visit.session.now.questions, 1, "one question was put");
    let best = Answer { best: Some("d6".parse().expect("a square")), ..Answer::nothing() };
    for _ in 0..2 {
        visit.act(Action::Waited(1, Wait::Pause));
        visit.act(Action::Answered(1, best.clone()));
    }
    assert_eq!(visit.line(), "f5d6", "and answered once");
}

#[test]
fn st_08_nothing_that_the_engine_has_found_outlasts_the_page() {
    let mut visit = Visit::to(&Browser::default());
    visit.play("f5");
    visit.act(Action::Values);
    let square = "d6".parse().expect("a square");
    let found = Answer { best: Some(square), values: vec![(square, Value::Exact(9))], ..Answer::nothing() };
    visit.act(Action::Answered(visit.session.now.questions, found));
    let shows_worth =
        |visit: &Visit| visit.session.cells().iter().any(|cell| cell.worth.is_some() || cell.best);
    assert!(shows_worth(&visit), "it is shown");
    visit.act(Action::TurnBoard);
    let kept = visit.browser().texts();
    assert!(
        kept.keys().all(|key| key == keys::SETTINGS || key == keys::CURRENT || key.starts_with(keys::GAME))
    );
    let visit = visit.reload();
    assert!(!shows_worth(&visit) && visit.session.now.thinking.is_none());
}

#[test]
fn opening_a_game_of_people_asks_nothing() {
    let browser =
        Browser::with(&[(keys::CURRENT, r#"{"v":1,"d":"abc"}"#), ("reversi.v1.game.abc", BEFORE_COMPUTERS)]);
    let id = save::GameId::from_lot(5);
    let opened = session::open(&browser.new_tab(), reversi::i18n::Language::En, id);
    assert!(!opened.effects.iter().any(|effect| matches!(effect, Effect::Think(..))), "{:?}", opened.effects);
}
