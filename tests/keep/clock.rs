//! The clock and the match, kept with the game; games from before there were any.

use reversi::{
    formats::save::{self, SavedGame, Unreadable},
    game::{Account, Tally},
    rules::{BySide, Side},
    session::{Action, ClockAction, ClockChange, ClockChoice, Dialog, DraftChange, keys},
};

use crate::{
    browser::Browser,
    visit::{Visit, lot},
};

const BEFORE_CLOCKS: &str = r#"{"v":1,"d":{"id":"abc","revision":3,"ruleset":"classic","moves":"f5d6c3","ply":3,"seats":{"first":"Anna","second":"","black":"first"}}}"#;

fn with(more: &str) -> String {
    BEFORE_CLOCKS.replace(r#""black":"first"}"#, &format!(r#""black":"first"}},{more}"#))
}

fn read(text: &str) -> Result<SavedGame, Unreadable> {
    save::read(text)
}

/// What is left by a kept clock, or why the game cannot be used.
fn left(clock: &str) -> Result<Option<BySide<u32>>, Unreadable> {
    let game = read(&with(&format!(r#""clock":{clock}"#)))?.game()?;
    Ok(game.time_left())
}

fn visit_with(text: &str) -> Visit {
    let browser = Browser::with(&[(keys::CURRENT, r#"{"v":1,"d":"abc"}"#), ("reversi.v1.game.abc", text)]);
    Visit::to(&browser)
}

#[test]
fn a_game_from_before_there_were_clocks_has_none_and_stays_as_it_was_written() {
    let saved = read(BEFORE_CLOCKS).expect("it is read");
    assert_eq!((saved.clock.is_none(), saved.tally), (true, Tally::default()));
    assert_eq!(save::write(&saved), BEFORE_CLOCKS);
}

#[test]
fn a_clock_is_read_back_as_it_was_written() {
    let text = with(
        r#""clock":{"seconds":{"black":60,"second":90},"bonus":"increment-2","left":[62000,85000,60500],"spent":1500}"#,
    );
    let saved = read(&text).expect("it is read");
    assert_eq!(save::write(&saved), text);
    let game = saved.game().expect("a game");
    assert_eq!(game.time_left(), Some(BySide { black: 60_500, second: 83_500 }));
    assert_eq!(game.clock().expect("a clock").left_after(1), BySide { black: 62_000, second: 90_000 });
}

#[test]
fn what_no_clock_can_show_is_made_possible_and_what_is_no_clock_is_no_game() {
    let clock = |left: &str, spent: &str| {
        format!(r#"{{"seconds":{{"black":60,"second":60}},"left":[{left}],"spent":{spent}}}"#)
    };
    let times = |black, second| Ok(Some(BySide { black, second }));
    assert_eq!(left(&clock("4294967295,1,4294967295", "0")), times(60_000, 1));
    assert_eq!(left(&clock("", "0")), times(60_000, 60_000));
    assert_eq!(left(&clock("0,0,0", "4294967295")), times(1, 0));
    let corrupt = [
        clock("-1", "0"),
        clock("1", "-1"),
        clock("1e99", "0"),
        clock("1", "0").replace("60", "0"),
        clock("1", "0").replace("60", "999999"),
        r#"{"seconds":{"black":60,"second":60},"bonus":"increment-999999","left":[]}"#.to_owned(),
        r#"{"seconds":{"black":60},"left":[]}"#.to_owned(),
        "[]".to_owned(),
        "7".to_owned(),
    ];
    for clock in corrupt {
        assert_eq!(left(&clock), Err(Unreadable::Corrupt), "{clock}");
        let visit = visit_with(&with(&format!(r#""clock":{clock}"#)));
        assert!(visit.message().starts_with("The saved game could not be read."), "{clock}");
    }
}

#[test]
fn a_match_is_read_back_and_one_that_cannot_be_is_none() {
    let tally = |text: &str| visit_with(&with(&format!(r#""match":{text}"#))).session.table.tally;
    let sound = r#"{"games":2,"first":{"halves":3,"discs":70},"second":{"halves":1,"discs":50}}"#;
    let expected =
        Tally { games: 2, first: Account { halves: 3, discs: 70 }, second: Account { halves: 1, discs: 50 } };
    assert_eq!(tally(sound), expected);
    assert_eq!(
        save::write(&read(&with(&format!(r#""match":{sound}"#))).expect("a game")),
        with(&format!(r#""match":{sound}"#))
    );
    let impossible = [
        sound.replace(":3", ":4"),
        sound.replace(":70", ":4294967295"),
        sound.replace(":2,", ":4294967295,"),
    ];
    for text in impossible {
        assert_eq!(tally(&text), Tally::default(), "{text}");
        assert_eq!(
            visit_with(&with(&format!(r#""match":{text}"#))).line(),
            "f5d6c3",
            "the game is as it was"
        );
    }
}

/// A game with five minutes each, told that it is this time.
fn timed_visit(browser: &Browser) -> Visit {
    let mut visit = Visit::to(browser);
    visit.act(Action::Open(Dialog::NewGame));
    visit.act(Action::Draft(DraftChange::Clock(ClockChange::Choice(ClockChoice::Five))));
    visit.act(Action::Start(lot()));
    visit
}

fn at(visit: &mut Visit, milliseconds: u64) {
    visit.act(Action::Clock(ClockAction::Now(1_000_000 + milliseconds)));
}

#[test]
fn a_reload_keeps_what_the_turn_has_cost_and_stops_the_clock() {
    let browser = Browser::default();
    let mut visit = timed_visit(&browser);
    at(&mut visit, 0);
    visit.play("f5");
    at(&mut visit, 20_000);
    visit.play("d6");
    at(&mut visit, 50_000);
    visit.act(Action::Clock(ClockAction::Leave));
    let mut visit = visit.reload();
    at(&mut visit, 90_000_000);
    let game = &visit.session.table.game;
    assert_eq!(game.time_left(), Some(BySide { black: 270_000, second: 280_000 }));
    let (notice, _) = visit.session.notice().expect("a notice");
    assert_eq!(notice.sentences, ["The clock is stopped."]);
    visit.play("c3");
    at(&mut visit, 90_001_000);
    assert_eq!(visit.session.table.game.time_left(), Some(BySide { black: 270_000, second: 279_000 }));
}

#[test]
fn a_game_lost_on_time_is_lost_after_a_reload() {
    let browser = Browser::default();
    let mut visit = timed_visit(&browser);
    at(&mut visit, 0);
    visit.play("f5");
    at(&mut visit, 400_000);
    let visit = visit.reload();
    assert_eq!(visit.session.table.game.out_of_time(), Some(Side::Second));
    let (notice, _) = visit.session.notice().expect("a notice");
    assert_eq!(notice.sentences, ["Black wins on time.", "White has no time left."]);
}

#[test]
fn another_tab_takes_the_game_over_with_its_clock_stopped() {
    let browser = Browser::default();
    let mut first = timed_visit(&browser);
    at(&mut first, 0);
    first.play("f5");
    let mut second = Visit::to(&browser);
    at(&mut second, 30_000);
    second.play("d6");
    let news = second.news.pop().expect("it was kept");
    first.act(Action::GameElsewhere(news, lot()));
    at(&mut first, 200_000);
    assert_eq!(first.line(), "f5d6");
    assert!(
        first.session.table.game.is_paused()
            || first.session.table.game.time_left() == Some(BySide { black: 300_000, second: 300_000 })
    );
    assert!(!first.session.table.game.clock().expect("a clock").runs());
}

#[test]
fn a_match_outlasts_the_page() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("e6f4e3f6g5d6e7f5c5");
    visit.act(Action::Rematch(lot()));
    let visit = visit.reload();
    assert_eq!(visit.session.points(Side::Second), Some(["1".to_owned(), "Match 1".to_owned()]));
}
