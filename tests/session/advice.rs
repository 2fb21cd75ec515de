//! Hints and values: asked for, shown, said, and gone with the position that they belong to.

use reversi::{
    engine::{Answer, Level, Value, Verdict, Wish},
    game::{Player, Players},
    session::{Action, Effect, Wait},
};

use crate::story::{Story, square};

fn asked(effects: &[Effect]) -> Option<(u32, Wish)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Think(number, question) => Some((*number, question.wish)),
        _ => None,
    })
}

fn number(effects: &[Effect], wish: Wish) -> u32 {
    match asked(effects) {
        Some((number, asked)) if asked == wish => number,
        other => panic!("{wish:?} should be asked, not {other:?}"),
    }
}

fn valued(values: &[(&str, Value)]) -> Answer {
    let values: Vec<_> = values.iter().map(|&(name, value)| (square(name), value)).collect();
    Answer { best: Some(values[0].0), value: values[0].1, values, ..Answer::nothing() }
}

/// The squares that bear a value, with it, and an asterisk on the best move: `c4 +2 d3*`.
fn marks(story: &Story) -> String {
    let cells = story.session.cells();
    let mark = |cell: &reversi::scene::Cell| {
        let worth = cell.worth.as_ref().map(|worth| format!(" {}", worth.text)).unwrap_or_default();
        let best = if cell.best { "*" } else { "" };
        (!worth.is_empty() || cell.best).then(|| format!("{}{worth}{best}", cell.square))
    };
    cells.iter().filter_map(mark).collect::<Vec<_>>().join(", ")
}

fn name_of(story: &Story, name: &str) -> String {
    let cells = story.session.cells();
    let cell = cells.iter().find(|cell| cell.square == square(name)).expect("on the board");
    crate::story::plain(&cell.name)
}

#[test]
fn a_hint_is_marked_told_and_said() {
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Hint), Wish::Hint);
    assert_eq!((marks(&story).as_str(), story.notice().as_str()), ("", ""));
    story.act(Action::Answered(asked, valued(&[("d6", Value::Estimate(120))])));
    assert_eq!(marks(&story), "d6*");
    assert_eq!(name_of(&story, "d6"), "d6, empty, legal move, turns over 1 disc, best move");
    let told = story.notice();
    assert!(told.starts_with("advice: The best move is d6."), "{told}");
    assert_eq!(format!("advice: {}", story.said()), told);
}

#[test]
fn a_hint_is_gone_with_its_position_and_can_be_heard_again() {
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Hint), Wish::Hint);
    story.act(Action::Answered(asked, valued(&[("d6", Value::Estimate(120))])));
    let times = story.times_said();
    assert_eq!(story.act(Action::Hint), []);
    assert_eq!(story.times_said(), times + 1);
    story.press("f6");
    assert_eq!((marks(&story).as_str(), story.notice().as_str()), ("", ""));
    story.act(Action::Undo);
    assert_eq!(marks(&story), "");
}

#[test]
fn a_hint_that_comes_too_late_is_dropped() {
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Hint), Wish::Hint);
    assert!(story.press("d6").contains(&Effect::StopThinking));
    let said = story.said();
    story.act(Action::Answered(asked, valued(&[("d6", Value::Estimate(120))])));
    assert_eq!((marks(&story).as_str(), story.said()), ("", said));
}

#[test]
fn seeking_a_hint_is_mentioned_when_it_lasts_and_can_be_given_up() {
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Hint), Wish::Hint);
    story.act(Action::Waited(asked, Wait::Mention));
    assert_eq!(
        (story.notice().as_str(), story.commands().as_str()),
        ("thinking: Looking for the best move.", "stop")
    );
    assert!(story.act(Action::Halt).contains(&Effect::StopThinking));
    assert_eq!(story.notice(), "");
    story.play("d6");
}

#[test]
fn a_hint_is_not_sought_for_ever() {
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Hint), Wish::Hint);
    story.act(Action::Progressed(asked, valued(&[("d6", Value::Estimate(120))])));
    assert_eq!(story.act(Action::Waited(asked, Wait::Enough)), [Effect::StopThinking]);
    assert_eq!(marks(&story), "d6*");
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Hint), Wish::Hint);
    assert_eq!(story.act(Action::Waited(asked, Wait::Enough)), [], "something must be known");
    let effects = story.act(Action::Progressed(asked, valued(&[("f4", Value::Estimate(0))])));
    assert_eq!((effects, marks(&story)), (vec![Effect::StopThinking], "f4*".to_owned()));
}

#[test]
fn values_that_are_stopped_stay_as_they_are() {
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Values), Wish::Values);
    story.act(Action::Progressed(asked, valued(&[("d6", Value::Estimate(120))])));
    assert_eq!(story.act(Action::Halt), [Effect::StopThinking]);
    assert_eq!(marks(&story), "d6 ≈+1");
    story.act(Action::Answered(asked, valued(&[("d6", Value::Exact(4))])));
    assert_eq!(marks(&story), "d6 ≈+1");
}

#[test]
fn values_stand_on_their_squares_as_they_come_and_say_how_sure_they_are() {
    let mut story = Story::after("f5");
    let asked = number(&story.act(Action::Values), Wish::Values);
    story.act(Action::Progressed(
        asked,
        valued(&[("d6", Value::Estimate(120)), ("f4", Value::Estimate(-260))]),
    ));
    assert_eq!(marks(&story), "f4 ≈−3, d6 ≈+1");
    assert_eq!(name_of(&story, "d6"), "d6, empty, legal move, turns over 1 disc, worth about +1");
    let sure = [("d6", Value::Exact(0)), ("f4", Value::Decided(Verdict::Loss)), ("f6", Value::Exact(-8))];
    story.act(Action::Answered(asked, valued(&sure)));
    assert_eq!(marks(&story), "f4 −, d6 0, f6 −8");
    assert_eq!(name_of(&story, "f6"), "f6, empty, legal move, turns over 1 disc, worth exactly −8");
    assert_eq!(name_of(&story, "f4"), "f4, empty, legal move, turns over 1 disc, sure to lose");
    story.act(Action::Values);
    assert_eq!(marks(&story), "");
}

#[test]
fn values_follow_the_position_that_is_shown() {
    let mut story = Story::after("f5d6");
    let first = number(&story.act(Action::Values), Wish::Values);
    story.act(Action::Answered(first, valued(&[("c3", Value::Estimate(0))])));
    let second = number(&story.press("c3"), Wish::Values);
    let effects = story.act(Action::Look(0));
    assert!(effects.contains(&Effect::StopThinking));
    let third = number(&effects, Wish::Values);
    story.act(Action::Answered(second, valued(&[("d3", Value::Estimate(0))])));
    assert_eq!(marks(&story), "");
    story.act(Action::Answered(third, valued(&[("d3", Value::Exact(0))])));
    assert_eq!(marks(&story), "d3 0");
}

#[test]
fn a_hint_goes_before_values_and_they_come_after_it() {
    let mut story = Story::after("f5");
    story.act(Action::Values);
    let asked = number(&story.act(Action::Hint), Wish::Hint);
    let effects = story.act(Action::Answered(asked, valued(&[("d6", Value::Estimate(0))])));
    let asked = number(&effects, Wish::Values);
    story.act(Action::Answered(asked, valued(&[("d6", Value::Estimate(0))])));
    assert_eq!(marks(&story), "d6 ≈0*");
}

#[test]
fn advice_is_for_people() {
    let mut story = Story::of("classic");
    let level = Level::new(5).expect("a level");
    story.session.table.seats.players = Players { first: Player::Person, second: Player::Computer(level) };
    story.act(Action::Values);
    let effects = story.press("f5");
    assert_eq!(asked(&effects).map(|(_, wish)| wish), Some(Wish::Play(level)));
    assert!(!story.session.can_ask());
    assert_eq!(story.act(Action::Hint), []);
    assert_eq!(marks(&story), "");
}

#[test]
fn where_the_engine_fails_twice_there_is_no_advice_and_the_game_goes_on() {
    let mut story = Story::after("f5");
    let first = number(&story.act(Action::Hint), Wish::Hint);
    let second = number(&story.act(Action::EngineFailed(first)), Wish::Hint);
    assert_eq!(story.act(Action::EngineFailed(second)), []);
    let told = "The computer player cannot be started, so there are no hints and no values now. [dismiss]";
    assert_eq!((story.message().as_str(), story.notice().as_str()), (told, ""));
    story.play("d6");
}

#[test]
fn values_of_the_computers_turns_are_for_those_who_look_back() {
    let mut story = Story::of("classic");
    let level = Level::new(5).expect("a level");
    story.session.table.seats.players = Players { first: Player::Person, second: Player::Computer(level) };
    let asked = number(&story.press("f5"), Wish::Play(level));
    story.act(Action::Waited(asked, Wait::Pause));
    story.act(Action::Answered(asked, valued(&[("d6", Value::Estimate(0))])));
    let effects = story.act(Action::Look(1));
    assert!(effects.is_empty());
    let asked = number(&story.act(Action::Values), Wish::Values);
    assert_eq!(story.act(Action::Answered(asked, valued(&[("d6", Value::Exact(2))]))), []);
    assert_eq!(marks(&story), "d6 +2");
}
