//! The computer at the table: when it is asked, what becomes of its answers, and what one can do meanwhile.

use reversi::{
    engine::{Answer, Level, Question, Wish},
    game::{Person, Player, Players},
    rules::Side,
    scene,
    session::{Action, Chance, Dialog, DraftChange, Effect, Pace, Setting, Wait},
};

use crate::{
    named::named,
    story::{Story, kept, square},
};

fn computer(level: u8) -> Player {
    Player::Computer(Level::new(level).expect("a level"))
}

/// A game of a person as Black against the computer.
fn against_computer() -> Story {
    table(Player::Person, computer(3))
}

fn table(black: Player, second: Player) -> Story {
    let mut story = Story::of("classic");
    story.session.table.seats.players = Players { first: black, second };
    story
}

fn best(name: &str) -> Answer {
    Answer { best: Some(square(name)), ..Answer::nothing() }
}

/// The only question that is put.
fn question(effects: &[Effect]) -> (u32, Question) {
    let questions: Vec<(u32, Question)> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Think(number, question) => Some((*number, *question)),
            _ => None,
        })
        .collect();
    match questions[..] {
        [question] => question,
        _ => panic!("one question should be put: {effects:?}"),
    }
}

fn asks_nothing(effects: &[Effect]) -> bool {
    !effects.iter().any(|effect| matches!(effect, Effect::Think(..)))
}

fn stops(effects: &[Effect]) -> bool {
    effects.contains(&Effect::StopThinking)
}

/// The computer answers, and the pause passes.
fn answer(story: &mut Story, number: u32, name: &str) -> Vec<Effect> {
    let mut effects = story.act(Action::Answered(number, best(name)));
    effects.extend(story.act(Action::Waited(number, Wait::Pause)));
    effects
}

/// Plays a record, each side in its own way.
fn play(story: &mut Story, squares: &str) {
    for place in reversi::formats::transcript::read(squares).expect("squares") {
        match story.session.now.thinking.as_ref().map(|thinking| thinking.number) {
            Some(number) => drop(answer(story, number, &place.to_string())),
            None => drop(story.press(&place.to_string())),
        }
        assert_eq!(story.last(), place.to_string(), "{}", story.picture());
    }
}

#[test]
fn the_computer_is_asked_after_a_persons_move_and_plays() {
    let mut story = against_computer();
    let effects = story.press("f5");
    let (number, asked) = question(&effects);
    assert_eq!(asked.wish, Wish::Play(Level::new(3).expect("a level")));
    assert_eq!(asked.position, *story.session.table.game.position());
    let pause = Pace::Calm.milliseconds();
    assert!(
        effects.contains(&Effect::Wait { number, what: Wait::Pause, milliseconds: pause }),
        "{effects:?}"
    );
    let effects = answer(&mut story, number, "d6");
    assert_eq!(kept(&effects).moves, "f5d6");
    assert_eq!(
        story.said(),
        "Neighbour plays d6 and turns over 1 disc. Black to move.".replace("Neighbour", name(3))
    );
}

/// What a level is called in English.
fn name(level: u8) -> &'static str {
    scene::player_name(reversi::i18n::Language::En.texts(), computer(level))
}

#[test]
fn it_waits_for_the_pause_and_for_the_answer_whichever_comes_first() {
    for pause_first in [true, false] {
        let mut story = against_computer();
        let (number, _) = question(&story.press("f5"));
        let pause = Action::Waited(number, Wait::Pause);
        let answer = Action::Answered(number, best("d6"));
        let [first, second] = if pause_first { [pause, answer] } else { [answer, pause] };
        story.act(first);
        assert_eq!(story.line(), "f5");
        story.act(second);
        assert_eq!(story.line(), "f5 d6");
    }
}

#[test]
fn the_pace_is_a_setting() {
    let mut story = against_computer();
    story.act(Action::Set(Setting::Pace(Pace::Slow)));
    let effects = story.press("f5");
    let pauses = effects.iter().filter_map(|effect| match effect {
        Effect::Wait { what: Wait::Pause, milliseconds, .. } => Some(*milliseconds),
        _ => None,
    });
    assert_eq!(pauses.collect::<Vec<_>>(), [Pace::Slow.milliseconds()]);
    assert!(Pace::ALL.iter().all(|pace| pace.milliseconds() >= 300), "one must be able to follow");
}

#[test]
fn an_answer_that_is_no_longer_awaited_is_dropped() {
    type Change = fn(&mut Story) -> Vec<Effect>;
    let changes: [(&str, Change); 6] = [
        ("undo", |story| story.act(Action::Undo)),
        ("new game", |story| story.act(Action::Start(Chance(9)))),
        ("rematch", |story| story.act(Action::Rematch(Chance(9)))),
        ("restored", |story| {
            let mut kept = Story::after("c4e3").session.table.saved();
            kept.id = reversi::formats::save::GameId::from_lot(77);
            story.act(Action::Restored(Some(Ok(kept))))
        }),
        ("stop", |story| story.act(Action::Halt)),
        ("take over", |story| story.act(Action::TakeOver)),
    ];
    for (what, change) in changes {
        let mut story = against_computer();
        let (number, _) = question(&story.press("f5"));
        let effects = change(&mut story);
        assert!(stops(&effects), "{what}: {effects:?}");
        let before = (story.picture(), story.line());
        answer(&mut story, number, "d6");
        assert_eq!((story.picture(), story.line()), before, "{what}");
    }
}

#[test]
fn an_open_dialog_does_not_stop_the_game() {
    let mut story = against_computer();
    let (number, _) = question(&story.press("f5"));
    story.act(Action::Open(Dialog::NewGame));
    story.act(Action::Draft(DraftChange::Player(Person::Second, Player::Person)));
    story.act(Action::Close);
    answer(&mut story, number, "d6");
    assert_eq!(story.line(), "f5 d6");
}

#[test]
fn while_one_looks_back_the_answer_waits() {
    let mut story = against_computer();
    let (number, _) = question(&story.press("f5"));
    let effects = story.act(Action::Look(0));
    assert!(!stops(&effects) && asks_nothing(&effects));
    answer(&mut story, number, "d6");
    assert_eq!((story.line().as_str(), story.session.shown_ply()), ("f5", 0));
    let effects = story.act(Action::BackToGame);
    assert_eq!(story.line(), "f5 d6");
    assert!(asks_nothing(&effects));
}

#[test]
fn move_now_takes_the_best_so_far_as_soon_as_there_is_one() {
    let mut story = against_computer();
    let (number, _) = question(&story.press("f5"));
    story.act(Action::MoveNow);
    assert_eq!(story.line(), "f5");
    let effects = story.act(Action::Progressed(number, best("f6")));
    assert_eq!(story.line(), "f5 f6");
    assert!(stops(&effects), "what goes on thinking is stopped: {effects:?}");
}

#[test]
fn a_thought_is_mentioned_when_it_lasts_and_said_once() {
    let mut story = against_computer();
    let (number, _) = question(&story.press("f5"));
    story.act(Action::Progressed(number, best("f6")));
    assert_eq!((story.notice().as_str(), story.session.is_thinking_for(Side::Second)), ("", false));
    let times = story.times_said();
    story.act(Action::Waited(number, Wait::Mention));
    let thinking = format!("thinking: {} is thinking. Best so far: f6.", name(3));
    assert_eq!((story.notice(), story.commands()), (thinking, "move-now stop".to_owned()));
    assert_eq!(story.said(), format!("{} is thinking.", name(3)));
    assert!(story.session.is_thinking_for(Side::Second) && !story.session.is_thinking_for(Side::Black));
    story.act(Action::Progressed(number, best("d6")));
    assert_eq!(story.times_said(), times + 1);
    answer(&mut story, number, "d6");
    assert_eq!(story.notice(), "");
}

#[test]
fn the_computer_can_be_stopped_and_goes_on() {
    let mut story = against_computer();
    let (first, asked) = question(&story.press("f5"));
    assert!(stops(&story.act(Action::Halt)));
    assert_eq!(story.notice(), format!("halted: The game is paused. {} to move.", name(3)));
    assert_eq!(story.commands(), "go-on take-over");
    let (second, again) = question(&story.act(Action::GoOn));
    assert_ne!(first, second);
    assert_eq!(asked, again, "the same question, by the same lot");
    answer(&mut story, second, "d6");
    assert_eq!(story.line(), "f5 d6");
}

#[test]
fn a_person_can_play_on_in_the_computers_place() {
    let mut story = against_computer();
    story.press("f5");
    story.act(Action::Halt);
    let saved = kept(&story.act(Action::TakeOver));
    assert_eq!(saved.seats.players, Players::default());
    story.play("d6c3");
    assert_eq!(story.notice(), "");
}

#[test]
fn nobody_presses_a_square_for_the_computer() {
    let mut story = against_computer();
    story.press("f5");
    let legal = scene::cells(&story.session.moment(), None).iter().filter(|cell| cell.legal).count();
    assert_eq!(legal, 0);
    assert_eq!(story.press("d6"), []);
    assert_eq!((story.line().as_str(), story.said()), ("f5", format!("{} to move.", name(3))));
    story.act(Action::Look(1));
    assert_eq!(story.press("d6"), []);
    assert_eq!(story.line(), "f5");
}

#[test]
fn an_undo_takes_back_the_answer_and_ones_own_move() {
    let mut story = against_computer();
    play(&mut story, "f5d6c3d3");
    let effects = story.act(Action::Undo);
    assert_eq!(
        (story.line().as_str(), story.said()),
        ("f5 d6", "The move c3 is undone. Black to move.".to_owned())
    );
    assert!(asks_nothing(&effects));
    story.act(Action::Redo);
    assert_eq!(story.line(), "f5 d6 c3 d3");
    story.undo(2);
    assert_eq!((story.line().as_str(), story.session.can_undo()), ("", false));
}

#[test]
fn an_undo_while_it_thinks_takes_back_ones_own_move() {
    let mut story = against_computer();
    story.press("f5");
    assert!(stops(&story.act(Action::Undo)));
    assert_eq!(story.line(), "");
    story.act(Action::Redo);
    assert_eq!(story.line(), "f5");
    assert!(story.session.now.thinking.is_some(), "after a redo it is asked again");
}

#[test]
fn before_a_person_has_moved_there_is_nothing_to_undo() {
    let mut story = table(computer(3), Player::Person);
    let (number, _) = question(&story.act(Action::GoOn));
    answer(&mut story, number, "f5");
    assert_eq!((story.line().as_str(), story.session.can_undo()), ("f5", false));
    story.press("d6");
    assert!(story.session.can_undo());
    story.act(Action::Undo);
    assert_eq!(story.line(), "f5");
}

#[test]
fn the_computer_passes_by_itself() {
    for confirm in [false, true] {
        let mut story = table(computer(3), Player::Person);
        story.act(Action::Set(Setting::ConfirmPasses(confirm)));
        play(&mut story, named("V28"));
        assert!(story.line().ends_with("--"), "{}", story.line());
        assert_eq!(story.notice(), format!("pass: {} has no legal move and passes. White to move.", name(3)));
    }
}

#[test]
fn a_person_who_must_pass_is_waited_for() {
    let mut story = table(Player::Person, computer(3)).confirming();
    play(&mut story, named("V28"));
    assert_eq!(story.commands(), "pass");
    let (_, asked) = question(&story.act(Action::Pass));
    assert_eq!(asked.position.to_move(), Side::Second);
}

#[test]
fn the_computer_plays_a_whole_game_against_itself() {
    let mut story = table(computer(1), computer(9));
    let (number, asked) = question(&story.act(Action::GoOn));
    assert_eq!((number, asked.wish), (1, Wish::Play(Level::new(1).expect("a level"))));
    assert_eq!(story.notice(), "thinking: The computer plays both sides.");
    assert_eq!(story.commands(), "stop");
    story.act(Action::Waited(number, Wait::Mention));
    assert_eq!(story.commands(), "stop", "nothing comes beside a button while one is about to press it");
    play(&mut story, named("V14"));
    assert_eq!((story.count().as_str(), story.commands().as_str()), ("37-27", "rematch"));
    assert_eq!(story.session.now.thinking, None);
}

#[test]
fn a_watched_game_stops_and_an_undo_stops_it_too() {
    let mut story = table(computer(1), computer(1));
    story.act(Action::GoOn);
    play(&mut story, "f5d6");
    assert_eq!(
        story.said(),
        "White plays d6 and turns over 1 disc. Black to move.",
        "one name would not do for two"
    );
    assert!(stops(&story.act(Action::Halt)));
    assert_eq!(story.commands(), "go-on take-over");
    story.act(Action::GoOn);
    assert!(stops(&story.act(Action::Undo)));
    assert_eq!((story.line().as_str(), story.undone().as_str()), ("f5", "d6"));
    assert!(story.notice().starts_with("halted"));
    story.act(Action::GoOn);
    play(&mut story, "f6");
    assert_eq!(story.line(), "f5 f6");
}

#[test]
fn a_rematch_exchanges_the_colours_of_the_computer_too() {
    let mut story = against_computer();
    play(&mut story, named("V01"));
    let (_, asked) = question(&story.act(Action::Rematch(Chance(5))));
    assert_eq!(asked.position.to_move(), Side::Black);
    assert_eq!(story.session.table.seats.player(Side::Second), Player::Person);
}

#[test]
fn who_plays_is_chosen_in_the_dialog() {
    let mut story = Story::of("classic");
    story.act(Action::Open(Dialog::NewGame));
    story.act(Action::Draft(DraftChange::Player(Person::First, computer(2))));
    let effects = story.act(Action::Start(Chance(4)));
    assert_eq!(question(&effects).1.wish, Wish::Play(Level::new(2).expect("a level")));
    assert_eq!(story.said(), format!("New game. {} to move.", name(2)));
    story.act(Action::Open(Dialog::NewGame));
    assert_eq!(
        story.session.now.draft.seats.players.first,
        computer(2),
        "the dialog opens with the game on the table"
    );
}

#[test]
fn a_worker_that_dies_is_started_again_once() {
    let mut story = against_computer();
    let (first, asked) = question(&story.press("f5"));
    let (second, again) = question(&story.act(Action::EngineFailed(first)));
    assert_eq!(asked, again);
    assert_eq!(story.message(), "The computer player failed and has been started again. [dismiss]");
    let effects = story.act(Action::EngineFailed(second));
    assert!(asks_nothing(&effects));
    let told = "The computer player cannot be started. Try again, or play its moves yourself. [dismiss]";
    assert_eq!(story.message(), told);
    assert_eq!((story.line().as_str(), story.commands().as_str()), ("f5", "go-on take-over"));
    question(&story.act(Action::GoOn));
    assert_eq!(story.message(), "");
}

#[test]
fn a_worker_that_has_answered_since_may_fail_again() {
    let mut story = against_computer();
    let (number, _) = question(&story.press("f5"));
    let (number, _) = question(&story.act(Action::EngineFailed(number)));
    answer(&mut story, number, "d6");
    let (number, _) = question(&story.press("c3"));
    question(&story.act(Action::EngineFailed(number)));
}

#[test]
fn an_answer_that_breaks_the_rules_is_a_failure() {
    for wrong in [best("a1"), Answer::nothing()] {
        let mut story = against_computer();
        let (number, _) = question(&story.press("f5"));
        question(&story.act(Action::Answered(number, wrong)));
        assert_eq!(story.line(), "f5");
        assert!(story.message().starts_with("The computer player failed"), "{}", story.message());
    }
}

#[test]
fn what_failed_before_is_not_heard_of_again() {
    let mut story = against_computer();
    let (number, _) = question(&story.press("f5"));
    story.act(Action::Undo);
    assert_eq!(story.act(Action::EngineFailed(number)), []);
    assert_eq!(story.message(), "");
}

#[test]
fn a_tab_that_follows_another_does_not_play_in_its_place() {
    let mut story = against_computer();
    let mut other = story.clone();
    let theirs = kept(&other.press("f5")[..1]);
    let effects = story.act(Action::GameElsewhere(theirs, Chance(3)));
    assert_eq!((story.line().as_str(), asks_nothing(&effects)), ("f5", true));
    question(&story.act(Action::GoOn));
}
