//! Playing: squares, passes, undo, redo.

use super::{action::Effect, state::Session};
use crate::{
    rules::{Move, Refusal, Square},
    scene,
};

impl Session {
    pub(super) fn press(&mut self, square: Square) -> Vec<Effect> {
        if self.now.view.is_some() {
            return self.press_while_looking(square);
        }
        self.place(square)
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

    pub(super) fn pass(&mut self) -> Vec<Effect> {
        let from = self.table.game.ply();
        self.remember_what_is_shown();
        if self.now.view.is_none() && self.table.game.pass().is_ok() { self.played(from) } else { Vec::new() }
    }

    fn played(&mut self, from: usize) -> Vec<Effect> {
        self.settle();
        self.forget_previous_game();
        self.say(scene::after_play(&self.moment(), from));
        self.save_game()
    }

    /// Makes the pass that is forced now, unless passes are confirmed.
    pub(super) fn settle(&mut self) {
        if !self.settings.confirm_passes {
            self.table.game.settle();
        }
    }

    pub(super) fn undo(&mut self) -> Vec<Effect> {
        self.remember_what_is_shown();
        if !self.can_undo() {
            return Vec::new();
        }
        self.table.game.undo();
        let undone = self.square_at(self.table.game.ply());
        self.say(scene::after_undo(&self.moment(), undone));
        self.save_game()
    }

    pub(super) fn redo(&mut self) -> Vec<Effect> {
        self.remember_what_is_shown();
        if !self.can_redo() {
            return Vec::new();
        }
        let redone = self.square_at(self.table.game.ply());
        self.table.game.redo();
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
