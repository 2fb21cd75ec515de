//! Games in a row: what they sum up to, and when a match ends.

use reversi::{
    game::{Person, Player, TimeControl},
    rules::{BySide, Opening, Preset, Side},
    session::{Action, Chance, ClockAction, Dialog, DraftChange, Message, Rules, Start},
};

use crate::story::{Story, plain};

/// Black wins 13–0 with it.
const SHORTEST: &str = "e6f4e3f6g5d6e7f5c5";

fn between(first: &str, second: &str) -> Story {
    let mut story = Story::of("classic");
    let seats = &mut story.session.table.seats;
    (seats.first, seats.second) = (first.to_owned(), second.to_owned());
    story
}

fn points(story: &Story) -> Vec<Option<String>> {
    Side::BOTH.map(|side| Some(story.session.points(side)?[1].clone())).into()
}

fn told(black: &str, second: &str) -> Vec<Option<String>> {
    [black, second].map(|points| Some(format!("Match {points}"))).into()
}

/// Another game with these changes in the dialog.
fn start(story: &mut Story, changes: impl IntoIterator<Item = DraftChange>) {
    story.act(Action::Open(Dialog::NewGame));
    for change in changes {
        story.act(Action::Draft(change));
    }
    story.start(99);
}

#[test]
fn one_game_is_no_match() {
    let mut story = between("Anna", "Björn");
    story.play(SHORTEST);
    assert_eq!(points(&story), [None, None]);
    let notice = story.notice();
    assert!(notice.starts_with("over: Anna wins 13–0.") && !notice.contains("match"), "{notice}");
}

#[test]
fn points_and_discs_go_with_the_people_while_the_colours_change() {
    let mut story = between("Anna", "Björn");
    story.play(SHORTEST);
    story.act(Action::Rematch(Chance(2)));
    assert_eq!(points(&story), told("0", "1"), "Björn has Black now");
    story.play(SHORTEST);
    assert_eq!(points(&story), told("1", "1"));
    let notice = story.notice();
    let standing = "The match after 2 games: Björn 1, Anna 1. Discs in all: 13–13.";
    assert!(notice.ends_with(standing), "{notice}");
    assert!(story.said().ends_with(standing), "{}", story.said());
    story.undo(1);
    assert_eq!(points(&story), told("0", "1"), "what is taken back does not count");
    story.redo(1);
    story.act(Action::Rematch(Chance(3)));
    story.play(SHORTEST);
    assert!(story.notice().ends_with("The match after 3 games: Anna 2, Björn 1. Discs in all: 26–13."));
}

#[test]
fn a_game_lost_on_time_counts_as_one() {
    let mut story = between("Anna", "Björn");
    story.play(SHORTEST);
    story.act(Action::Rematch(Chance(2)));
    story
        .session
        .table
        .game
        .set_clock(TimeControl::new(BySide { black: 60, second: 60 }, "none".parse().expect("none")));
    story.act(Action::Clock(ClockAction::Now(1)));
    story.act(Action::Press("f5".parse().expect("a square")));
    story.act(Action::Clock(ClockAction::Now(60_001)));
    let over = "over: Björn wins on time. Anna has no time left. The match after 2 games: Björn 1, Anna 1. Discs in all: 4–14.";
    assert_eq!(story.notice(), over);
    assert_eq!(format!("over: {}", story.said()), over);
}

#[test]
fn the_dialog_goes_on_with_the_match_where_the_same_two_play_by_the_same_rules() {
    let mut story = between("Anna", "Björn");
    story.play(SHORTEST);
    start(&mut story, [DraftChange::Start(Start::Opening(Opening::Exchanged))]);
    assert_eq!(points(&story), told("1", "0"));
    assert_eq!(story.session.message(), None);
}

#[test]
fn an_unfinished_game_does_not_count() {
    let mut story = between("Anna", "Björn");
    story.play(SHORTEST);
    story.act(Action::Rematch(Chance(2)));
    story.play("f5d6");
    start(&mut story, []);
    assert_eq!(story.session.table.tally.games, 1);
}

#[test]
fn others_or_other_rules_end_the_match_and_it_is_said() {
    let endings = [
        DraftChange::Name(Person::Second, "Cecilia".to_owned()),
        DraftChange::Rules(Rules::Preset(Preset::Reverse)),
        DraftChange::Player(Person::First, "level-1".parse::<Player>().expect("a player")),
    ];
    for change in endings {
        let mut story = between("Anna", "Björn");
        story.play(SHORTEST);
        story.act(Action::Rematch(Chance(2)));
        story.play(SHORTEST);
        story.act(Action::Open(Dialog::NewGame));
        story.act(Action::Draft(change.clone()));
        story.act(Action::Start(Chance(7)));
        let ended = "The match ended after 2 games: Björn 1, Anna 1.";
        assert_eq!(story.message(), format!("{ended} [dismiss]"), "{change:?}");
        assert!(plain(&story.session.now.said.1).ends_with(ended), "{change:?}");
        assert_eq!(points(&story), [None, None]);
    }
}

#[test]
fn a_match_of_one_game_ends_without_a_word() {
    let mut story = between("Anna", "Björn");
    story.play(SHORTEST);
    start(&mut story, [DraftChange::Name(Person::Second, "Cecilia".to_owned())]);
    assert!(!story.session.now.messages.iter().any(|message| matches!(message, Message::MatchOver(_))));
    assert_eq!(points(&story), [None, None]);
}

#[test]
fn people_without_names_are_called_as_they_sit() {
    let mut story = Story::of("classic");
    story.play(SHORTEST);
    story.act(Action::Rematch(Chance(2)));
    story.play(SHORTEST);
    story.act(Action::Rematch(Chance(3)));
    story.play(SHORTEST);
    assert!(story.notice().contains("The match after 3 games: Black 2, White 1."), "{}", story.notice());
    start(&mut story, [DraftChange::Name(Person::First, "Anna".to_owned())]);
    assert!(story.message().starts_with("The match ended after 3 games: Black 2, White 1."));
}

#[test]
fn a_handicap_helps_the_weaker_and_goes_with_them() {
    let mut story = between("Anna", "Björn");
    start(&mut story, [DraftChange::Handicap(Some("second-3".parse().expect("a handicap")))]);
    let discs = |story: &Story| {
        let position = *story.session.table.game.start();
        Side::BOTH.map(|side| position.discs(side).to_string())
    };
    assert_eq!(discs(&story), ["e4 d5", "a1 h1 d4 e5 h8"], "Björn has White");
    assert_eq!(story.session.table.game.position().to_move(), Side::Black);
    story.act(Action::Rematch(Chance(3)));
    assert_eq!(discs(&story), ["a1 h1 e4 d5 h8", "d4 e5"], "Björn has Black");
    story.act(Action::Open(Dialog::NewGame));
    assert_eq!(
        story.session.now.draft.handicap.map(|handicap| handicap.to_string()).as_deref(),
        Some("second-3")
    );
    start(&mut story, [DraftChange::Handicap(None)]);
    assert!(!story.session.table.game.is_set_up());
}

#[test]
fn where_the_fewest_discs_win_the_corners_are_the_strongers() {
    let mut story = Story::of("reverse");
    start(&mut story, [DraftChange::Handicap(Some("first-1".parse().expect("a handicap")))]);
    let position = *story.session.table.game.start();
    assert_eq!(position.discs(Side::Second).to_string(), "a1 d4 e5");
}

#[test]
fn there_is_no_handicap_where_it_does_not_suit() {
    let mut story = Story::of("classic");
    let handicap = DraftChange::Handicap(Some("first-1".parse().expect("a handicap")));
    let suits = |story: &mut Story, change: DraftChange| {
        story.act(Action::Open(Dialog::NewGame));
        story.act(Action::Draft(handicap.clone()));
        story.act(Action::Draft(change));
        let takes = story.session.now.draft.takes_handicap();
        story.start(5);
        assert_eq!(story.session.table.game.is_set_up(), takes);
        takes
    };
    assert!(suits(&mut story, DraftChange::Start(Start::ByLot)));
    assert!(!suits(&mut story, DraftChange::Start(Start::Balanced)));
    assert!(!suits(&mut story, DraftChange::Rules(Rules::Preset(Preset::Historic))));
    assert!(suits(&mut story, DraftChange::Rules(Rules::Preset(Preset::Reverse))));
}
