//! The clock of a game, told what time it is; a slow plain model judges.

use proptest::{prelude::*, sample::select};
use reversi::{
    game::{Bonus, Game, GameResult, TimeControl},
    rules::{BySide, Refusal, Ruleset, Side, Square},
};

fn control(black: u32, second: u32, bonus: &str) -> TimeControl {
    let bonus = bonus.parse().expect("a bonus");
    TimeControl::new(BySide { black, second }, bonus).expect("times")
}

/// A game with a clock that has just been told that it is noon.
fn game(black: u32, second: u32, bonus: &str) -> Game {
    let mut game = Game::new(Ruleset::default());
    game.set_clock(Some(control(black, second, bonus)));
    game.tell_time(NOON);
    game
}

const NOON: u64 = 43_200_000;

fn square(name: &str) -> Square {
    name.parse().expect("a square's name")
}

/// Plays a square after so many milliseconds more.
fn play_at(game: &mut Game, at: u64, name: &str) {
    game.tell_time(NOON + at);
    game.place(square(name)).expect("a legal square");
}

fn left(game: &Game) -> (u32, u32) {
    let BySide { black, second } = game.time_left().expect("a clock");
    (black, second)
}

#[test]
fn the_first_move_starts_the_clock_and_costs_nothing() {
    let mut game = game(60, 60, "none");
    play_at(&mut game, 50_000, "f5");
    assert_eq!(left(&game), (60_000, 60_000));
    game.tell_time(NOON + 52_500);
    assert_eq!(left(&game), (60_000, 57_500));
    play_at(&mut game, 53_000, "d6");
    play_at(&mut game, 57_000, "c3");
    assert_eq!(left(&game), (56_000, 57_000));
    assert_eq!(game.times(), [60_000, 57_000, 56_000]);
}

#[test]
fn an_increment_is_added_after_each_move_and_kept() {
    let mut game = game(60, 60, "increment-5");
    play_at(&mut game, 0, "f5");
    assert_eq!(left(&game), (65_000, 60_000));
    play_at(&mut game, 2_000, "d6");
    assert_eq!(left(&game), (65_000, 63_000));
}

#[test]
fn during_a_delay_the_clock_waits_and_what_is_not_used_is_gone() {
    let mut game = game(60, 60, "delay-5");
    play_at(&mut game, 0, "f5");
    play_at(&mut game, 4_999, "d6");
    assert_eq!(left(&game), (60_000, 60_000));
    play_at(&mut game, 11_999, "c3");
    assert_eq!(left(&game), (58_000, 60_000));
}

#[test]
fn the_sides_may_have_different_times() {
    let game = game(60, 300, "none");
    assert_eq!(left(&game), (60_000, 300_000));
    let exchanged = control(60, 300, "none").exchanged();
    assert_eq!(exchanged.seconds(), BySide { black: 300, second: 60 });
}

#[test]
fn whose_time_is_up_has_lost_whatever_lies_on_the_board() {
    let mut game = game(60, 60, "none");
    play_at(&mut game, 0, "f5");
    game.tell_time(NOON + 59_999);
    assert_eq!((game.out_of_time(), game.is_over()), (None, false));
    game.tell_time(NOON + 60_000);
    let discs = BySide { black: 4, second: 1 };
    let lost = GameResult { winner: Some(Side::Black), discs, out_of_time: Some(Side::Second) };
    assert_eq!((game.result(), game.is_over()), (Some(lost), true));
    let before = game.clone();
    assert_eq!(game.place(square("d6")), Err(Refusal::GameOver));
    assert_eq!(game, before);
    game.tell_time(NOON + 900_000);
    game.start_clock();
    assert!(!game.clock().expect("a clock").runs());
    assert_eq!(left(&game), (60_000, 0), "nobody can have less than nothing");
}

#[test]
fn an_undo_gives_back_the_time_of_the_turn_even_where_it_was_up() {
    let mut game = game(60, 60, "none");
    play_at(&mut game, 0, "f5");
    play_at(&mut game, 10_000, "d6");
    game.tell_time(NOON + 80_000);
    assert_eq!(game.out_of_time(), Some(Side::Black));
    assert!(game.undo());
    assert_eq!((game.out_of_time(), left(&game)), (None, (60_000, 60_000)));
    assert!(!game.clock().expect("a clock").runs(), "after the time was up one draws breath");
    play_at(&mut game, 200_000, "f6");
    game.tell_time(NOON + 201_000);
    assert_eq!(left(&game), (59_000, 60_000), "a move starts the clock again");
}

#[test]
fn an_undo_while_it_runs_lets_it_run_and_a_redo_brings_back_what_was_left() {
    let mut game = game(60, 60, "none");
    play_at(&mut game, 0, "f5");
    play_at(&mut game, 10_000, "d6");
    game.tell_time(NOON + 12_000);
    game.undo();
    game.tell_time(NOON + 15_000);
    assert_eq!(left(&game), (60_000, 57_000));
    game.redo();
    assert_eq!(left(&game), (60_000, 50_000));
    game.undo();
    game.undo();
    assert_eq!((game.ply(), game.clock().expect("a clock").runs()), (0, false));
    assert!(!game.is_paused(), "before the first move nothing is paused");
}

#[test]
fn a_stopped_clock_counts_nothing() {
    let mut game = game(60, 60, "none");
    play_at(&mut game, 0, "f5");
    game.tell_time(NOON + 5_000);
    game.stop_clock();
    assert!(game.is_paused());
    game.tell_time(NOON + 500_000);
    assert_eq!(left(&game), (60_000, 55_000));
    game.start_clock();
    assert!(!game.is_paused());
    game.tell_time(NOON + 501_000);
    assert_eq!(left(&game), (60_000, 54_000));
}

#[test]
fn a_machine_whose_time_is_put_back_costs_and_gives_nothing() {
    let mut game = game(60, 60, "none");
    play_at(&mut game, 10_000, "f5");
    game.tell_time(NOON);
    assert_eq!(left(&game), (60_000, 60_000));
    game.tell_time(NOON + 1_000);
    assert_eq!(left(&game), (60_000, 59_000));
    game.tell_time(u64::MAX);
    assert_eq!(game.out_of_time(), Some(Side::Second));
}

#[test]
fn the_clock_stops_when_the_game_ends_by_the_rules() {
    let shortest = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
    let mut game = game(60, 60, "increment-10");
    for (turn, name) in (0..).zip(shortest) {
        play_at(&mut game, turn * 1_000, name);
    }
    let result = game.result().expect("the end");
    assert_eq!((result.winner, result.out_of_time), (Some(Side::Black), None));
    let before = left(&game);
    game.tell_time(NOON + 900_000);
    assert_eq!((left(&game), game.clock().expect("a clock").runs()), (before, false));
    game.undo();
    assert!(game.is_paused(), "who takes back the last move is not hurried");
}

#[test]
fn a_pass_brings_no_increment_and_costs_nothing_by_itself() {
    let mut game = game(600, 600, "increment-10");
    for name in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
        play_at(&mut game, 0, name);
    }
    let before = left(&game);
    assert!(game.settle());
    assert_eq!(left(&game), before);
}

#[test]
fn what_was_kept_is_restored_and_what_could_not_have_been_is_made_possible() {
    let mut played = game(60, 90, "increment-2");
    play_at(&mut played, 0, "f5");
    play_at(&mut played, 4_000, "d6");
    played.tell_time(NOON + 7_000);
    let spent = played.clock().expect("a clock").spent();
    let restored = |left: &[u32], spent| {
        let mut game = Game::new(Ruleset::default());
        game.place(square("f5")).expect("legal");
        game.place(square("d6")).expect("legal");
        game.restore_clock(control(60, 90, "increment-2"), left, spent);
        game
    };
    let game = restored(&played.times(), spent);
    assert_eq!((left(&game), game.times(), game.is_paused()), (left(&played), played.times(), true));
    assert_eq!(left(&restored(&[u32::MAX, u32::MAX], 0)), (62_000, 92_000));
    assert_eq!(left(&restored(&[0, 0], 0)), (1, 1));
    assert_eq!(left(&restored(&[], 0)), (62_000, 92_000));
    assert_eq!(left(&restored(&[5; 99], 0)), (5, 5));
    assert_eq!(restored(&[], u32::MAX).out_of_time(), Some(Side::Black));
}

#[test]
fn only_times_that_one_can_play_with_are_taken() {
    let check = |black, second, fits: bool| {
        let control = TimeControl::new(BySide { black, second }, Bonus::None);
        assert_eq!(control.is_some(), fits, "{black} {second}");
    };
    check(1, TimeControl::LONGEST, true);
    check(0, 60, false);
    check(60, TimeControl::LONGEST + 1, false);
    check(u32::MAX, 60, false);
    for id in ["none", "increment-1", "increment-600", "delay-5"] {
        assert_eq!(id.parse::<Bonus>().map(|bonus| bonus.to_string()).as_deref(), Ok(id));
    }
    for id in
        ["", "none-1", "increment-0", "increment-601", "delay", "delay--1", "increment-99999999999", "x-5"]
    {
        assert!(id.parse::<Bonus>().is_err(), "{id:?}");
    }
}

/// What may happen to a game with a clock.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// So many milliseconds pass.
    Pass(u32),
    /// The machine's time is put back by so much.
    Back(u32),
    Place(u8),
    Start,
    Stop,
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => (0..40_000_u32).prop_map(Act::Pass),
        1 => (0..10_000_u32).prop_map(Act::Back),
        4 => any::<u8>().prop_map(Act::Place),
        1 => Just(Act::Start),
        1 => Just(Act::Stop),
    ]
}

/// The plain clock: it is asked after every step what the side to move may have lost at most.
#[derive(Debug)]
struct Model {
    at: u64,
    left: BySide<i64>,
    spent: i64,
    runs: bool,
}

impl Model {
    fn pass(&mut self, side: Side, milliseconds: i64, bonus: Bonus) {
        let delay = if let Bonus::Delay(seconds) = bonus { i64::from(seconds) * 1000 } else { 0 };
        // Millisecond by millisecond would say the same.
        if self.runs {
            let before = (self.spent - delay).max(0);
            self.spent += milliseconds;
            self.left[side] = (self.left[side] - ((self.spent - delay).max(0) - before)).max(0);
        }
        self.runs &= self.left[side] > 0;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() })]

    #[test]
    fn time_never_grows_but_by_increments(
        bonus in select(vec!["none", "increment-3", "delay-4"]),
        acts in proptest::collection::vec(any_act(), 1..80),
    ) {
        let mut game = game(60, 100, bonus);
        let bonus: Bonus = bonus.parse().expect("a bonus");
        let mut model = Model { at: NOON, left: BySide { black: 60_000, second: 100_000 }, spent: 0, runs: false };
        for act in acts {
            let side = game.position().to_move();
            let before = game.time_left().expect("a clock");
            match act {
                Act::Pass(milliseconds) => {
                    model.at += u64::from(milliseconds);
                    model.pass(side, milliseconds.into(), bonus);
                    game.tell_time(model.at);
                }
                Act::Back(milliseconds) => {
                    model.at -= u64::from(milliseconds);
                    game.tell_time(model.at);
                }
                Act::Place(choice) => {
                    let legal: Vec<Square> = game.position().legal().iter().collect();
                    let Some(&square) = legal.get(usize::from(choice) % legal.len().max(1)) else { continue };
                    if game.place(square).is_err() {
                        prop_assert_eq!(game.out_of_time(), Some(side));
                        continue;
                    }
                    if let Bonus::Increment(seconds) = bonus {
                        model.left[side] += i64::from(seconds) * 1000;
                    }
                    (model.spent, model.runs) = (0, !game.is_over());
                    game.settle();
                    model.runs &= !game.is_over();
                }
                Act::Start => {
                    game.start_clock();
                    model.runs = !game.is_over();
                }
                Act::Stop => {
                    game.stop_clock();
                    model.runs = false;
                }
            }
            let after = game.time_left().expect("a clock");
            for side in Side::BOTH {
                let most = match (act, bonus) {
                    (Act::Place(_), Bonus::Increment(seconds)) => before[side] + seconds * 1000,
                    _ => before[side],
                };
                prop_assert!(after[side] <= most, "{:?}: {:?} became {:?}", act, before, after);
                prop_assert_eq!(i64::from(after[side]), model.left[side], "{:?} after {:?}", side, act);
            }
            prop_assert_eq!(game.clock().expect("a clock").runs(), model.runs, "{:?}", act);
        }
    }
}
