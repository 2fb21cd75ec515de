//! A game with a clock: when it counts, and when somebody's time is up.
//!
//! The clock runs from a move on, or once it is started, and stops with the end of the game. What is taken back gives back
//! the time that it took: the turn begins anew with what there was.

use super::{
    clock::{Clock, Placed, TimeControl},
    history::{Game, Ply},
};
use crate::rules::{BySide, Move, Side, Status};

/// How a game has ended, by the rules or by the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who has won; `None` is a draw.
    pub winner: Option<Side>,
    /// The discs on the board.
    pub discs: BySide<u8>,
    /// The side whose time was up, if that ended it.
    pub out_of_time: Option<Side>,
}

impl Game {
    /// Gives the game a clock, with all the time there is, or takes its clock away.
    pub fn set_clock(&mut self, control: Option<TimeControl>) {
        self.clock = control.map(|control| Clock::new(control, self.plies().len()));
    }

    /// Gives the game the clock of a record: what was left after its plies, each its mover's, and what the turn at hand
    /// had cost, in milliseconds. It stands still. What could not have been is made the nearest thing that could.
    pub fn restore_clock(&mut self, control: TimeControl, left: &[u32], spent: u32) {
        let mut clock = Clock::new(control, 0);
        let plies: Vec<(Side, Placed)> = self.plies().iter().map(|ply| (ply.side, placed(ply.mv))).collect();
        clock.restore(&plies, left, spent);
        self.clock = Some(clock);
    }

    /// Its clock, if it has one.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// What both sides have left where the game stands, in milliseconds; `None` without a clock.
    #[must_use]
    pub fn time_left(&self) -> Option<BySide<u32>> {
        let side = self.position().to_move();
        self.clock.as_ref().map(|clock| clock.left_in_turn(self.ply(), side))
    }

    /// What was left after each ply, its mover's, in milliseconds; empty without a clock.
    #[must_use]
    pub fn times(&self) -> Vec<u32> {
        let Some(clock) = &self.clock else { return Vec::new() };
        (1..).zip(self.plies()).map(|(ply, made)| clock.left_after(ply)[made.side]).collect()
    }

    /// It is now this time, in milliseconds since any fixed moment. A clock that runs counts what has passed since it was
    /// told last, and stops when somebody's time is up.
    pub fn tell_time(&mut self, at: u64) {
        if let Some(clock) = &mut self.clock {
            clock.tell(at);
        }
        if self.out_of_time().is_some() {
            self.stop_clock();
        }
    }

    /// The clock counts from now on, unless the game is over.
    pub fn start_clock(&mut self) {
        let over = self.is_over();
        if let Some(clock) = self.clock.as_mut().filter(|_| !over) {
            clock.start();
        }
    }

    /// The clock counts no longer.
    pub fn stop_clock(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.stop();
        }
    }

    /// Has the clock been stopped in the midst of the game? Not before it has counted anything.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let stands = |clock: &Clock| !clock.runs() && !clock.is_fresh(self.ply());
        self.clock.as_ref().is_some_and(stands) && !self.is_over()
    }

    /// The side whose time is up where the game stands: it has lost, whatever lies on the board.
    #[must_use]
    pub fn out_of_time(&self) -> Option<Side> {
        let side = self.position().to_move();
        let ended = matches!(self.position().status(), Status::Over(_));
        (!ended && self.time_left()?[side] == 0).then_some(side)
    }

    /// Is it over, by the rules or by the clock?
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.position().status(), Status::Over(_)) || self.out_of_time().is_some()
    }

    /// How it has ended, if it has.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let discs = self.position().counts();
        match (self.position().status(), self.out_of_time()) {
            (Status::Over(outcome), _) => {
                Some(GameResult { winner: outcome.winner, discs, out_of_time: None })
            }
            (_, Some(side)) => {
                Some(GameResult { winner: Some(side.other()), discs, out_of_time: Some(side) })
            }
            _ => None,
        }
    }

    /// A ply was made: the clock goes over to the next turn, and runs until the game is over.
    pub(super) fn hand_over_clock(&mut self, made: Ply) {
        let before = self.ply() - 1;
        if let Some(clock) = &mut self.clock {
            clock.played(before, made.side, placed(made.mv));
            // A pass happens by itself: it begins no game.
            if placed(made.mv) == Placed::Disc {
                clock.start();
            }
        }
        self.stop_clock_at_the_end();
    }

    /// The game stands elsewhere: the turn there begins anew. At the start the clock waits for the first move.
    pub(super) fn begin_turn(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.begin_turn();
        }
        if self.ply() == 0 {
            self.stop_clock();
        }
        self.stop_clock_at_the_end();
    }

    fn stop_clock_at_the_end(&mut self) {
        if self.is_over() {
            self.stop_clock();
        }
    }
}

const fn placed(mv: Move) -> Placed {
    match mv {
        Move::Place(_) => Placed::Disc,
        Move::Pass => Placed::Nothing,
    }
}
