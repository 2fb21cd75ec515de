//! Looking at other positions of the game, and playing on from there.

use super::{
    action::{Effect, Step},
    state::{Ask, Session},
};
use crate::{rules::Square, scene};

impl Session {
    pub(super) fn look(&mut self, ply: usize) -> Vec<Effect> {
        self.remember_what_is_shown();
        self.now.ask = None;
        let game = &self.table.game;
        let ply = ply.min(game.plies().len());
        self.now.view = (ply != game.ply()).then_some(ply);
        if let Some(place) = self.looked_at() {
            self.say(place);
        }
        Vec::new()
    }

    pub(super) fn look_on(&mut self, step: Step) -> Vec<Effect> {
        let shown = self.shown_ply();
        self.look(match step {
            Step::First => 0,
            Step::Previous => shown.saturating_sub(1),
            Step::Next => shown + 1,
            Step::Last => self.table.game.plies().len(),
        })
    }

    pub(super) fn press_while_looking(&mut self, square: Square) -> Vec<Effect> {
        match self.moment().position().place(square) {
            Ok(_) => self.ask_to_play_from_here(Some(square)),
            Err(why) => self.refuse(square, why),
        }
    }

    /// Where nothing would be lost there is nothing to ask.
    pub(super) fn ask_to_play_from_here(&mut self, square: Option<Square>) -> Vec<Effect> {
        let Some(ply) = self.now.view else { return Vec::new() };
        self.now.ask = Some(Ask::PlayFromHere(square));
        if ply == self.table.game.plies().len() {
            return self.agree();
        }
        if let Some(question) = self.question() {
            self.say(question.text());
        }
        Vec::new()
    }

    pub(super) fn agree(&mut self) -> Vec<Effect> {
        let Some(Ask::PlayFromHere(square)) = self.now.ask.take() else { return Vec::new() };
        let Some(ply) = self.now.view.take() else { return Vec::new() };
        self.table.game.cut(ply);
        self.now.halted = false;
        self.settle();
        match square {
            Some(square) => self.place(square),
            None => {
                self.say(scene::after_undo(&self.moment(), None));
                self.save_game()
            }
        }
    }

    pub(super) fn decline(&mut self) -> Vec<Effect> {
        self.now.ask = None;
        Vec::new()
    }
}
