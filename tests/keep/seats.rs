//! Who plays, kept with the game: the computer's level too, and games from before there was one.

use reversi::{
    engine::Level,
    formats::save::{self, SavedGame, Unreadable},
    game::{Player, Players},
    rules::Side,
    session::{self, Action, Chance, Dialog, DraftChange, Effect, keys},
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
fn a_reload_in_the_midst_of_thinking_asks_the_same_again() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.act(Action::Open(Dialog::NewGame));
    visit.act(Action::Draft(DraftChange::Player(reversi::game::Person::Second, computer(4))));
    visit.act(Action::Start(Chance(lot().0)));
    visit.play("f5");
    let before = visit.session.now.thinking.clone().expect("it thinks").about;
    let visit = visit.reload();
    let after = visit.session.now.thinking.clone().expect("it thinks again").about;
    assert_eq!((after, visit.line().as_str()), (before, "f5"));
    assert_eq!(visit.session.table.seats.player(Side::Second), computer(4));
}

#[test]
fn opening_a_game_of_people_asks_nothing() {
    let browser =
        Browser::with(&[(keys::CURRENT, r#"{"v":1,"d":"abc"}"#), ("reversi.v1.game.abc", BEFORE_COMPUTERS)]);
    let id = save::GameId::from_lot(5);
    let opened = session::open(&browser.new_tab(), reversi::i18n::Language::En, id);
    assert!(!opened.effects.iter().any(|effect| matches!(effect, Effect::Think(..))), "{:?}", opened.effects);
}
