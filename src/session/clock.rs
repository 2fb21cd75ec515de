//! The clock at work: what time it is comes in as a value, and the web is asked to report it when the clock will have
//! something to tell.
//!
//! A move starts the clock, at the beginning as after every pause: so Black's first move costs nothing, and nobody has to
//! press anything but the board. A game that was closed or reloaded stands still until somebody goes on; what the turn
//! had cost until then is kept.

use super::{
    action::{Action, Effect},
    show::Command,
    state::Session,
};
use crate::{
    rules::{BySide, Side},
    scene::{self, Moment, Notice, NoticeKind},
};

/// Something about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockAction {
    /// It is now this time, in milliseconds since any fixed moment. It comes before whatever else happens.
    Now(u64),
    /// The time has passed that was asked for under this number.
    Woken(u32),
    /// The clock shall stand still.
    Stop,
    /// The clock shall go on.
    Start,
    /// The page is hidden or left: nobody knows whether it comes back.
    Leave,
    /// Both want to play on without a clock.
    TakeAway,
}

/// What is known of the clock beside its times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockWatch {
    /// When it will have something to tell, and the web was asked to report.
    due: Option<u64>,
    /// The number under which it was asked.
    number: u32,
    /// The least time of which each side was warned, in milliseconds.
    warned: BySide<u32>,
}

impl Default for ClockWatch {
    fn default() -> Self {
        Self { due: None, number: 0, warned: BySide { black: u32::MAX, second: u32::MAX } }
    }
}

impl ClockWatch {
    /// Another game is on the table.
    pub(super) fn begin(&mut self) {
        *self = Self { number: self.number, ..Self::default() };
    }
}

/// When one is told aloud that time is short, in milliseconds.
const WARNINGS: [u32; 3] = [60_000, 30_000, 10_000];

impl Session {
    pub(super) fn clock(&mut self, action: ClockAction) -> Vec<Effect> {
        match action {
            ClockAction::Now(at) => self.tell_time(at),
            ClockAction::Woken(number) => {
                // Whoever was woken too early asks again.
                self.now.clock.due = self.now.clock.due.filter(|_| number != self.now.clock.number);
                Vec::new()
            }
            ClockAction::Stop => self.stop_clock(),
            ClockAction::Start => self.start_clock(),
            ClockAction::Leave if self.clock_runs() => self.save_game(),
            ClockAction::Leave => Vec::new(),
            ClockAction::TakeAway => self.take_clock_away(),
        }
    }

    /// Asks for a report when the clock will have something to tell, unless it is asked for already.
    pub(super) fn attend_clock(&mut self) -> Vec<Effect> {
        if self.now.halted && self.computer_to_move().is_some() {
            self.table.game.stop_clock();
        }
        let due = self.due();
        let watch = &mut self.now.clock;
        if watch.due == due.map(|(due, _)| due) {
            return Vec::new();
        }
        watch.due = due.map(|(due, _)| due);
        let Some((_, milliseconds)) = due else { return Vec::new() };
        watch.number = watch.number.wrapping_add(1);
        vec![Effect::Wake(watch.number, milliseconds)]
    }

    /// When the clock will have something to tell, and in how many milliseconds that is.
    fn due(&self) -> Option<(u64, u32)> {
        let game = &self.table.game;
        let clock = game.clock().filter(|clock| clock.runs())?;
        let side = game.position().to_move();
        let left = game.time_left()?[side];
        let next = self.warnings(side).find(|&warning| warning < left).unwrap_or(0);
        let wait = clock.waits().saturating_add(left - next);
        Some((clock.at()? + u64::from(wait), wait))
    }

    /// The warnings that a side can still hear, the first to come in front. Nobody is warned of all the time there was.
    fn warnings(&self, side: Side) -> impl Iterator<Item = u32> {
        let all = self.table.time_control().map_or(0, |control| control.seconds()[side] * 1000);
        let warned = self.now.clock.warned[side];
        WARNINGS.into_iter().filter(move |&warning| warning < warned && warning < all)
    }

    fn tell_time(&mut self, at: u64) -> Vec<Effect> {
        let was_over = self.table.game.is_over();
        self.table.game.tell_time(at);
        if self.table.game.is_over() && !was_over {
            return self.time_is_up();
        }
        self.warn();
        Vec::new()
    }

    /// Somebody's time is up: that is the end, and is kept.
    fn time_is_up(&mut self) -> Vec<Effect> {
        let said = scene::after_undo(&self.moment_of_game(), None);
        self.say(self.with_standing(said));
        self.save_game()
    }

    /// Where the game stands, whatever is looked at.
    fn moment_of_game(&self) -> Moment<'_> {
        Moment { ply: self.table.game.ply(), ..self.moment() }
    }

    /// Says aloud that time is short: once for each step, and only the last where several have passed.
    fn warn(&mut self) {
        let side = self.table.game.position().to_move();
        let Some(left) = self.table.game.time_left().filter(|_| self.clock_runs()).map(|left| left[side])
        else {
            return;
        };
        let Some(warning) = self.warnings(side).filter(|&warning| left <= warning).last() else { return };
        self.now.clock.warned[side] = warning;
        self.say(scene::low_time(&self.moment_of_game(), side, left));
    }

    fn clock_runs(&self) -> bool {
        self.table.game.clock().is_some_and(|clock| clock.runs())
    }

    /// Whose time was up, in words, where that ended the game.
    #[must_use]
    pub fn time_up_text(&self) -> Option<String> {
        let side = self.table.game.out_of_time()?;
        Some((self.texts().clocks.up)(self.moment().who(side)))
    }

    /// The clock stands still; so does the computer.
    fn stop_clock(&mut self) -> Vec<Effect> {
        if !self.clock_runs() {
            return Vec::new();
        }
        self.table.game.stop_clock();
        self.now.halted = self.computer_to_move().is_some();
        self.say(self.texts().clocks.stopped.to_owned());
        self.save_game()
    }

    fn start_clock(&mut self) -> Vec<Effect> {
        if self.table.game.clock().is_none() || self.table.game.is_over() || self.clock_runs() {
            return Vec::new();
        }
        self.table.game.start_clock();
        self.now.halted = false;
        self.say(scene::after_undo(&self.moment(), None));
        Vec::new()
    }

    /// The computer plays on: its time counts, unless the game has not begun.
    pub(super) fn resume_clock(&mut self) {
        if self.table.game.is_paused() {
            self.table.game.start_clock();
        }
    }

    /// Where the game was closed with the clock at work, the computer does not begin before somebody is there.
    pub(super) fn wait_for_a_person(&mut self) {
        self.now.halted |= self.table.game.is_paused() && self.computer_to_move().is_some();
    }

    fn take_clock_away(&mut self) -> Vec<Effect> {
        if self.table.game.clock().is_none() {
            return Vec::new();
        }
        self.table.game.set_clock(None);
        self.say(scene::after_undo(&self.moment(), None));
        self.save_game()
    }

    /// That the clock is stopped, and the way to go on. Where the computer waits, its notice says so.
    pub(super) fn clock_notice(&self) -> Option<(Notice, Vec<Command>)> {
        let text = scene::stopped(&self.moment())
            .filter(|_| !(self.now.halted && self.computer_to_move().is_some()))?;
        let label = self.texts().computer.choices.go_on;
        let start = Command::Do { id: "start-clock", label, action: Action::Clock(ClockAction::Start) };
        Some((Notice::one(NoticeKind::Halted, text), vec![start]))
    }

    /// Another game and, where a time was up, this one without a clock.
    pub(super) fn ways_after_end(&self) -> Vec<Command> {
        let rematch = Command::Rematch { label: self.texts().commands.rematch };
        let label = self.texts().clocks.play_on;
        let play_on = Command::Do { id: "play-on", label, action: Action::Clock(ClockAction::TakeAway) };
        let by_time = self.table.game.out_of_time().is_some();
        [Some(rematch), by_time.then_some(play_on)].into_iter().flatten().collect()
    }
}
