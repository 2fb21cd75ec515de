//! Playing: squares, passes, undo, redo.

use super::{action::Effect, state::Session};
use crate::{
    rules::{Move, Refusal, Square},
    scene,
};

impl Session {
    pub(super) fn press(&mut self, square: Square) -> Vec<Effect> {
        if !self.moment().awaits_person() && self.moment().to_move().is_some() {
            return self.say_whose_turn();
        }
        if self.now.view.is_some() {
            return self.press_while_looking(square);
        }
        let effects = self.place(square);
        self.now.halted &= self.now.refused.is_some();
        effects
    }

    /// Nobody plays in the computer's place.
    fn say_whose_turn(&mut self) -> Vec<Effect> {
        let moment = self.moment();
        self.say(scene::after_undo(&moment, None));
        Vec::new()
    }

    pub(super) fn place(&mut self, square: Square) -> Vec<Effect> {
        let from = self.table.game.ply();
        self.remember_what_is_shown();
        match self.table.game.place(square) {
            Ok(()) => self.played(from),
            Err(why) => self.refuse(square, why),
        }
    }

    /// Says why the square cannot be played in the position that is shown.
    pub(super) fn refuse(&mut self, square: Square, why: Refusal) -> Vec<Effect> {
        self.now.refused = Some((square, why));
        let sentence = scene::refusal(&self.moment(), square, why).text();
        self.say(sentence);
        Vec::new()
    }

    /// The pass that a person confirms.
    pub(super) fn pass_by_person(&mut self) -> Vec<Effect> {
        if self.computer_to_move().is_some() { Vec::new() } else { self.pass() }
    }

    pub(super) fn pass(&mut self) -> Vec<Effect> {
        let from = self.table.game.ply();
        self.remember_what_is_shown();
        if self.now.view.is_none() && self.table.game.pass().is_ok() { self.played(from) } else { Vec::new() }
    }

    fn played(&mut self, from: usize) -> Vec<Effect> {
        self.now.is_new = false;
        self.settle();
        self.forget_previous_game();
        let said = scene::after_play(&self.moment(), from);
        self.say(self.with_standing(said));
        let mut effects = self.save_game();
        effects.extend(self.ask_to_stay_at_the_end());
        effects
    }

    /// Makes the pass that is forced now, unless a person confirms it.
    pub(super) fn settle(&mut self) {
        if !self.settings.confirm_passes || self.computer_to_move().is_some() {
            self.table.game.settle();
        }
    }

    pub(super) fn undo(&mut self) -> Vec<Effect> {
        self.remember_what_is_shown();
        if !self.can_undo() {
            return Vec::new();
        }
        self.take_back();
        let undone = self.square_at(self.table.game.ply());
        self.say(scene::after_undo(&self.moment(), undone));
        self.save_game()
    }

    /// Back to where a person decides: over the computer's answer and the move before it. Where the computer plays
    /// both sides, one move back, and there it waits.
    fn take_back(&mut self) {
        self.now.halted = self.is_watched();
        while self.table.game.undo() && !self.now.halted {
            if self.is_persons(self.table.game.position().to_move()) {
                break;
            }
        }
    }

    /// On to where a person decides, or to the end of what was taken back.
    fn play_again(&mut self) {
        while self.table.game.redo() && !self.is_watched() {
            if self.is_persons(self.table.game.position().to_move()) {
                break;
            }
        }
    }

    pub(super) fn redo(&mut self) -> Vec<Effect> {
        self.remember_what_is_shown();
        if !self.can_redo() {
            return Vec::new();
        }
        let redone = self.square_at(self.table.game.ply());
        self.play_again();
        self.say(scene::after_redo(&self.moment(), redone));
        self.save_game()
    }

    /// The square on which the ply after `ply` others placed a disc.
    fn square_at(&self, ply: usize) -> Option<Square> {
        match self.table.game.ply_before(ply + 1)?.mv {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        }
    }
}
