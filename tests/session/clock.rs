//! Games with a clock, told with the times at which things happen.

use reversi::{
    engine::{Answer, Level},
    game::{Person, Player, Players, TimeControl},
    i18n::Language,
    rules::BySide,
    scene::{Inquiry, Key, Shift, clock_face, clock_text},
    session::{Action, Chance, ClockAction, ClockChange, ClockChoice, Dialog, DraftChange, Effect, Wait},
};

use crate::story::{Story, plain, square};

/// A game with a clock, before its first move; it is noon.
fn timed(seconds: u32, bonus: &str) -> Timed {
    let mut story = Story::of("classic");
    let bonus = bonus.parse().expect("a bonus");
    let control = TimeControl::new(BySide { black: seconds, second: seconds }, bonus);
    story.session.table.game.set_clock(control);
    Timed { story, at: 43_200_000 }
}

/// A story in which time passes.
struct Timed {
    story: Story,
    at: u64,
}

impl Timed {
    /// After so many milliseconds this happens.
    fn after(&mut self, milliseconds: u64, action: Action) -> Vec<Effect> {
        self.at += milliseconds;
        let mut effects = self.story.act(Action::Clock(ClockAction::Now(self.at)));
        effects.extend(self.story.act(action));
        effects
    }

    fn press(&mut self, milliseconds: u64, name: &str) -> Vec<Effect> {
        self.after(milliseconds, Action::Press(square(name)))
    }

    fn clock(&mut self, milliseconds: u64, action: ClockAction) -> Vec<Effect> {
        self.after(milliseconds, Action::Clock(action))
    }

    /// The web does what it is asked: it waits, and reports. Returns what that leads to.
    fn wait(&mut self, effects: &[Effect]) -> Vec<Effect> {
        let (number, milliseconds) = wake(effects);
        self.clock(milliseconds.into(), ClockAction::Woken(number))
    }

    fn times(&self) -> String {
        let left = self.story.session.table.game.time_left().expect("a clock");
        let [black, second] = [left.black, left.second].map(|left| clock_text(Language::En.texts(), left));
        format!("{black} {second}")
    }
}

/// The only report that is asked for.
fn wake(effects: &[Effect]) -> (u32, u32) {
    let wakes: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Wake(number, milliseconds) => Some((*number, *milliseconds)),
            _ => None,
        })
        .collect();
    match wakes[..] {
        [wake] => wake,
        _ => panic!("one report should be asked for: {effects:?}"),
    }
}

fn saves(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::SaveGame(_)))
}

#[test]
fn a_game_without_a_clock_asks_for_no_report() {
    let mut story = Timed { story: Story::of("classic"), at: 7 };
    let effects = story.press(100, "f5");
    assert!(matches!(effects[..], [Effect::SaveGame(_)]), "{effects:?}");
    story.after(0, Action::Ask(Inquiry::Time));
    assert_eq!(story.story.said(), "This game has no clock.");
}

#[test]
fn the_web_is_asked_when_there_will_be_something_to_tell_and_not_before() {
    let mut game = timed(300, "none");
    let effects = game.press(9_000, "f5");
    assert_eq!(wake(&effects).1, 240_000, "a minute is left then");
    let times = game.story.times_said();
    let effects = game.wait(&effects);
    assert_eq!(game.story.said(), "White has 1 minute left.");
    assert_eq!(wake(&effects).1, 30_000);
    let effects = game.wait(&effects);
    assert_eq!(game.story.said(), "White has 30 seconds left.");
    let effects = game.wait(&effects);
    assert_eq!(game.story.said(), "White has 10 seconds left.");
    assert_eq!(game.story.times_said(), times + 3);
    let effects = game.wait(&effects);
    assert!(saves(&effects));
    assert_eq!(game.story.said(), "Black wins on time. White has no time left.");
}

#[test]
fn a_report_that_comes_too_early_is_asked_for_again_and_an_old_one_is_not() {
    let mut game = timed(300, "none");
    let effects = game.press(0, "f5");
    let (number, _) = wake(&effects);
    let effects = game.clock(239_000, ClockAction::Woken(number));
    assert_eq!(wake(&effects), (number + 1, 1_000));
    assert_eq!(game.clock(0, ClockAction::Woken(number)), [], "the old number");
    game.press(0, "d6");
    assert_eq!(game.times(), "5:00 1:01");
}

#[test]
fn who_was_warned_of_a_step_is_not_warned_again() {
    let mut game = timed(61, "increment-10");
    game.press(0, "f5");
    let times = game.story.times_said();
    game.clock(1_500, ClockAction::Leave);
    assert_eq!(
        (game.story.said().as_str(), game.story.times_said()),
        ("White has 1 minute left.", times + 1)
    );
    game.press(0, "d6");
    game.press(0, "c3");
    assert_eq!(game.times(), "1:21 1:10");
    game.clock(12_000, ClockAction::Leave);
    assert_eq!(
        (game.times().as_str(), game.story.times_said()),
        ("1:21 0:58", times + 3),
        "two moves were said"
    );
}

#[test]
fn the_end_by_time_is_told_everywhere_and_kept() {
    let mut game = timed(60, "none");
    game.press(0, "f5");
    assert!(saves(&game.clock(60_000, ClockAction::Leave)));
    let story = &game.story;
    assert_eq!(story.notice(), "over: Black wins on time. White has no time left.");
    assert_eq!(story.commands(), "rematch play-on");
    let session = &story.session;
    let moment = session.moment();
    let state = reversi::scene::board_state(&moment);
    assert_eq!((state.turn, state.winner), ("over", Some("black")));
    assert_eq!(reversi::scene::title(&moment), "Black wins – Reversi");
    assert!(reversi::scene::cells(&moment, None).iter().all(|cell| !cell.legal));
    assert!(!session.keeps_awake());
    let kept = session.table.saved().game().expect("it is read back");
    assert_eq!(kept.out_of_time(), session.table.game.out_of_time());
    let effects = game.press(0, "d6");
    assert!(!saves(&effects));
    assert_eq!(game.story.notice(), "error: The game is over.");
}

#[test]
fn a_move_that_comes_after_the_time_was_up_comes_too_late() {
    let mut game = timed(60, "none");
    game.press(0, "f5");
    game.press(60_001, "d6");
    assert_eq!(game.story.line(), "f5");
    assert!(game.story.session.table.game.is_over());
}

#[test]
fn a_game_lost_on_time_can_be_taken_back_or_played_on() {
    let mut game = timed(60, "none");
    game.press(0, "f5");
    game.press(10_000, "d6");
    game.press(5_000, "c3");
    game.clock(60_000, ClockAction::Leave);
    assert_eq!(game.story.commands(), "rematch play-on");
    let mut undone = Timed { story: game.story.clone(), at: game.at };
    undone.after(0, Action::Undo);
    assert_eq!((undone.story.line().as_str(), undone.times().as_str()), ("f5 d6", "1:00 0:50"));
    assert_eq!(undone.story.notice(), "halted: The clock is stopped.");
    assert_eq!(undone.story.commands(), "start-clock");
    let effects = game.clock(0, ClockAction::TakeAway);
    assert!(saves(&effects) && game.story.session.table.game.clock().is_none());
    assert_eq!(game.story.said(), "White to move.");
    game.press(99_000_000, "d3");
    assert_eq!(game.story.line(), "f5 d6 c3 d3");
}

#[test]
fn the_clock_can_be_stopped_and_started() {
    let mut game = timed(60, "none");
    game.press(0, "f5");
    let effects = game.clock(5_000, ClockAction::Stop);
    assert!(saves(&effects));
    assert_eq!(game.story.said(), "The clock is stopped.");
    assert_eq!(
        (game.story.notice().as_str(), game.story.commands().as_str()),
        ("halted: The clock is stopped.", "start-clock")
    );
    game.clock(500_000, ClockAction::Start);
    assert_eq!((game.story.said().as_str(), game.times().as_str()), ("White to move.", "1:00 0:55"));
    game.press(5_000, "d6");
    game.clock(0, ClockAction::Stop);
    game.press(90_000, "c3");
    game.clock(1_000, ClockAction::Leave);
    assert_eq!(game.times(), "1:00 0:49", "a move starts it, too");
}

#[test]
fn before_the_first_move_nothing_is_stopped_and_after_the_end_nothing_is_started() {
    let mut game = timed(60, "none");
    assert_eq!(game.story.notice(), "");
    game.clock(0, ClockAction::Stop);
    assert_eq!(game.story.times_said(), 0);
    game.clock(0, ClockAction::Start);
    game.clock(60_000, ClockAction::Leave);
    assert_eq!(game.story.notice(), "over: White wins on time. Black has no time left.");
    game.clock(0, ClockAction::Start);
    assert!(game.story.notice().starts_with("over"));
}

#[test]
fn a_refusal_stays_while_time_passes() {
    let mut game = timed(60, "none");
    game.press(0, "f5");
    game.press(100, "a1");
    game.story.act(Action::Clock(ClockAction::Now(game.at + 50)));
    game.story.act(Action::Clock(ClockAction::Woken(0)));
    assert_eq!(game.story.notice(), "error: a1 is not a legal move: no disc would be turned over.");
}

#[test]
fn time_runs_on_while_one_looks_back() {
    let mut game = timed(60, "none");
    game.press(0, "f5");
    game.after(1_000, Action::Look(0));
    game.clock(70_000, ClockAction::Leave);
    assert_eq!(game.story.said(), "Black wins on time. White has no time left.");
    assert!(game.story.notice().starts_with("view: "), "{}", game.story.notice());
    game.after(0, Action::BackToGame);
    assert_eq!(game.story.notice(), "over: Black wins on time. White has no time left.");
}

#[test]
fn the_times_are_told_by_ear() {
    let mut game = timed(300, "none");
    game.press(0, "f5");
    assert_eq!(Key::of("u", Shift::Up, square("d3")), Some(Key::Ask(Inquiry::Time)));
    game.after(29_500, Action::Ask(Inquiry::Time));
    assert_eq!(game.story.said(), "Time left: Black 5 minutes, White 4 minutes 31 seconds.");
    let mut story = game.story.speaking(Language::Is);
    story.act(Action::Ask(Inquiry::Time));
    assert_eq!(story.said(), "Tími eftir: Svartur 5 mínútur, Hvítur 4 mínútur 31 sekúnda.");
}

#[test]
fn the_face_shows_what_it_will_show_without_being_told() {
    let mut game = timed(60, "delay-2");
    game.press(0, "f5");
    let session = &game.story.session;
    let [black, white] =
        reversi::rules::Side::BOTH.map(|side| clock_face(&session.moment(), side).expect("a clock"));
    assert_eq!((black.since, black.changes_in(game.at + 5_000)), (None, None));
    let shown = |after: u64| plain(&clock_text(Language::En.texts(), white.left_at(game.at + after)));
    let check = |after, text: &str, next| {
        assert_eq!((shown(after).as_str(), white.changes_in(game.at + after)), (text, next), "after {after}");
    };
    check(0, "1:00", Some(2_001 + 999));
    check(1_500, "1:00", Some(1_500));
    check(3_000, "0:59", Some(1_000));
    check(3_400, "0:59", Some(600));
    check(41_999, "0:21", Some(1));
    check(42_000, "20.0", Some(100));
    check(61_950, "0.1", Some(50));
    check(62_000, "0.0", None);
    for after in 0..62_000 {
        let next = u64::from(white.changes_in(game.at + after).expect("it runs"));
        assert_ne!(shown(after), shown(after + next), "it has changed {next} after {after}");
        assert_eq!(shown(after), shown(after + next - 1), "and not before");
    }
}

fn against_computer() -> Timed {
    let mut game = timed(60, "none");
    let computer = Player::Computer(Level::new(3).expect("a level"));
    game.story.session.table.seats.players = Players { first: Player::Person, second: computer };
    game
}

fn number(game: &Timed) -> u32 {
    game.story.session.now.thinking.as_ref().expect("it thinks").number
}

#[test]
fn the_computers_thinking_costs_its_time() {
    let mut game = against_computer();
    game.press(0, "f5");
    let number = number(&game);
    let best = Answer { best: Some(square("d6")), ..Answer::nothing() };
    game.after(2_000, Action::Waited(number, Wait::Pause));
    game.after(1_000, Action::Answered(number, best));
    assert_eq!((game.story.line().as_str(), game.times().as_str()), ("f5 d6", "1:00 0:57"));
}

#[test]
fn the_computer_loses_on_time_and_thinks_no_more() {
    let mut game = against_computer();
    game.press(0, "f5");
    let number = number(&game);
    let effects = game.clock(60_000, ClockAction::Leave);
    assert!(effects.contains(&Effect::StopThinking) && saves(&effects), "{effects:?}");
    let best = Answer { best: Some(square("d6")), ..Answer::nothing() };
    game.after(0, Action::Answered(number, best));
    assert_eq!(game.story.line(), "f5");
    game.after(0, Action::Undo);
    assert_eq!((game.story.line().as_str(), game.times().as_str()), ("", "1:00 1:00"));
}

#[test]
fn who_stops_the_clock_stops_the_computer_and_the_other_way_round() {
    for stop in [Action::Clock(ClockAction::Stop), Action::Halt] {
        for go_on in [Action::Clock(ClockAction::Start), Action::GoOn] {
            let mut game = against_computer();
            game.press(0, "f5");
            let effects = game.after(1_000, stop.clone());
            assert!(effects.contains(&Effect::StopThinking), "{stop:?}");
            assert_eq!(game.story.commands(), "go-on take-over", "{stop:?}");
            let effects = game.after(100_000, go_on.clone());
            assert!(effects.iter().any(|effect| matches!(effect, Effect::Think(..))), "{go_on:?}");
            game.clock(1_000, ClockAction::Leave);
            assert_eq!(game.times(), "1:00 0:58", "{stop:?} {go_on:?}");
        }
    }
}

#[test]
fn a_clock_is_chosen_in_the_dialog_and_stays_chosen() {
    let mut story = Story::of("classic");
    let choose = |change| Action::Draft(DraftChange::Clock(change));
    story.act(Action::Open(Dialog::NewGame));
    assert_eq!(story.session.now.draft.clock.choice, ClockChoice::None);
    story.act(choose(ClockChange::Choice(ClockChoice::Five)));
    let saved = story.start(1);
    assert_eq!(saved.clock.expect("a clock").seconds, BySide { black: 300, second: 300 });
    story.act(Action::Open(Dialog::NewGame));
    assert_eq!(story.session.now.draft.clock.choice, ClockChoice::Five);
    story.act(choose(ClockChange::Choice(ClockChoice::Own)));
    story.act(choose(ClockChange::Minutes(Person::First, 3)));
    story.act(choose(ClockChange::Minutes(Person::Second, 20)));
    story.act(choose(ClockChange::Bonus("delay-5".parse().expect("a bonus"))));
    story.start(2);
    let control = |story: &Story| story.session.table.time_control().expect("a clock");
    assert_eq!(control(&story).seconds(), BySide { black: 180, second: 1200 });
    story.act(Action::Rematch(Chance(3)));
    assert_eq!(control(&story).seconds(), BySide { black: 1200, second: 180 }, "times go with people");
    story.act(Action::Open(Dialog::NewGame));
    let draft = &story.session.now.draft.clock;
    let own = (draft.choice, draft.minutes(Person::First), draft.minutes(Person::Second));
    assert_eq!(own, (ClockChoice::Own, 3, 20));
    story.act(choose(ClockChange::Choice(ClockChoice::None)));
    assert_eq!(story.start(4).clock, None);
}

#[test]
fn a_balanced_opening_costs_no_time() {
    let mut story = Story::of("classic");
    story.act(Action::Open(Dialog::NewGame));
    story.act(Action::Draft(DraftChange::Start(reversi::session::Start::Balanced)));
    story.act(Action::Draft(DraftChange::Clock(ClockChange::Choice(ClockChoice::Five))));
    story.start(9);
    assert_eq!((story.session.table.game.ply(), story.notice().as_str()), (8, ""));
}

#[test]
fn who_leaves_the_page_keeps_what_the_turn_has_cost() {
    let mut game = timed(60, "none");
    assert!(!saves(&game.clock(0, ClockAction::Leave)), "nothing counts yet");
    game.press(0, "f5");
    let effects = game.clock(7_000, ClockAction::Leave);
    assert!(saves(&effects));
    let kept = game.story.session.table.saved().game().expect("a game");
    assert_eq!(kept.time_left(), Some(BySide { black: 60_000, second: 53_000 }));
    assert!(kept.is_paused());
}
