//! What was asked of the computer as a helper, and what it said: the best move, what each move is worth.

use super::{action::Effect, state::Session};
use crate::{
    engine::{Answer, Value, Wish},
    rules::{Position, Square},
    scene::{self, Cell, Marks},
};

/// Hints and values of the position that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// The hint, once it was asked for.
    pub hint: Option<Hint>,
    /// Is every move's value shown?
    pub values_wanted: bool,
    /// The values, and the position that they belong to.
    pub values: Option<Values>,
}

/// The best move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The position.
    pub position: Position,
    /// What was found; `None` while it is sought.
    pub answer: Option<Answer>,
}

/// What the moves of a position are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// The position.
    pub position: Position,
    /// The squares, the best first.
    pub squares: Vec<(Square, Value)>,
    /// May they still change?
    pub finished: bool,
}

impl Advice {
    /// What is still to be found out.
    pub(super) fn wish(&self) -> Option<Wish> {
        if self.hint.as_ref().is_some_and(|hint| hint.answer.is_none()) {
            return Some(Wish::Hint);
        }
        let missing = self.values.as_ref().is_none_or(|values| !values.finished);
        (self.values_wanted && missing).then_some(Wish::Values)
    }
}

impl Session {
    /// Can one ask for a hint? It is given to a person whose turn it is.
    #[must_use]
    pub fn can_ask(&self) -> bool {
        let moment = self.moment();
        moment.is_now() && moment.awaits_person()
    }

    /// Does advice belong to what is shown? To a person's turn, and to whatever is looked back at.
    pub(super) fn takes_advice(&self) -> bool {
        self.now.view.is_some() || self.moment().awaits_person()
    }

    /// The marks of hints and values on the board that is shown.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let Advice { hint, values_wanted, values } = &self.now.advice;
        let shown = values.as_ref().filter(|_| *values_wanted);
        Marks {
            best: hint.as_ref().and_then(|hint| hint.answer.as_ref()?.best),
            values: shown.map(|values| values.squares.clone()).unwrap_or_default(),
        }
    }

    /// The squares of the board that is shown, with all their marks.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let moment = self.moment();
        let mut cells = scene::cells(&moment, self.now.before.as_ref());
        if !self.settings.legal_moves {
            scene::hide_legal(&mut cells, &moment);
        }
        scene::mark(&mut cells, &moment, &self.marks());
        cells
    }

    pub(super) fn ask_for_hint(&mut self) -> Vec<Effect> {
        if !self.can_ask() {
            return Vec::new();
        }
        match self.hint_notice() {
            Some(notice) => self.say(notice.text()),
            None => {
                let position = *self.moment().position();
                self.now.advice.hint = Some(Hint { position, answer: None });
            }
        }
        Vec::new()
    }

    pub(super) fn toggle_values(&mut self) -> Vec<Effect> {
        let advice = &mut self.now.advice;
        advice.values_wanted = !advice.values_wanted;
        advice.values = None;
        Vec::new()
    }

    /// The best move with its reason, where one was asked for and found.
    pub(super) fn hint_notice(&self) -> Option<scene::Notice> {
        let answer = self.now.advice.hint.as_ref()?.answer.as_ref()?;
        scene::hint(&self.moment(), answer)
    }

    /// Takes over what is known of the question that is thought about: a hint when it is finished, values as
    /// they come.
    pub(super) fn take_advice(&mut self) {
        let Some(thinking) = &self.now.thinking else { return };
        let Some(answer) = thinking.known.clone() else { return };
        let (position, finished) = (thinking.about.position, thinking.finished);
        match thinking.about.wish {
            Wish::Play(_) => {}
            Wish::Hint if finished => {
                self.now.advice.hint = Some(Hint { position, answer: Some(answer) });
                if let Some(notice) = self.hint_notice() {
                    self.say(notice.text());
                }
            }
            Wish::Hint => {}
            Wish::Values => {
                self.now.advice.values = Some(Values { position, squares: answer.values, finished });
            }
        }
    }

    /// Advice is about the position that is shown, and about no other.
    pub(super) fn forget_stale_advice(&mut self) {
        let (shown, wanted) = (*self.moment().position(), self.takes_advice());
        let advice = &mut self.now.advice;
        advice.hint = advice.hint.take().filter(|hint| hint.position == shown && wanted);
        advice.values = advice.values.take().filter(|values| values.position == shown && wanted);
    }
}
