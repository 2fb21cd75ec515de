//! What the session shows of the computer: that it thinks, that it waits, what it advises.

use super::{action::Action, show::Command, state::Session, think::Thinking};
use crate::{
    engine::Wish,
    rules::Side,
    scene::{self, Notice, NoticeKind},
};

impl Session {
    /// Has the computer been thinking for a side so long that it is shown?
    #[must_use]
    pub fn is_thinking_for(&self, side: Side) -> bool {
        let lasting = self.now.thinking.as_ref().filter(|thinking| thinking.lasts && !thinking.finished);
        lasting.is_some_and(|thinking| {
            matches!(thinking.about.wish, Wish::Play(_)) && thinking.about.position.to_move() == side
        })
    }

    /// Are the values of moves shown, or sought?
    #[must_use]
    pub const fn shows_values(&self) -> bool {
        self.now.advice.values_wanted
    }

    /// What the computer does, with what can be done about it. A pass that came before stands in front.
    pub(super) fn computer_notice(&self) -> Option<(Notice, Vec<Command>)> {
        let (notice, commands) = self
            .halted_notice()
            .or_else(|| self.watched_notice())
            .or_else(|| self.lasting_notice())
            .or_else(|| self.hint_notice().map(|notice| (notice, Vec::new())))?;
        let pass = scene::passing(&self.moment()).filter(|_| notice.kind != NoticeKind::Advice);
        Some((follow(pass, notice), commands))
    }

    /// The computer waits.
    fn halted_notice(&self) -> Option<(Notice, Vec<Command>)> {
        let waits = self.now.halted && self.computer_to_move().is_some();
        let texts = &self.texts().computer;
        let commands = || {
            vec![
                Command::Do { id: "go-on", label: texts.choices.go_on, action: Action::GoOn },
                Command::Do { id: "take-over", label: texts.choices.take_over, action: Action::TakeOver },
            ]
        };
        let who = self.moment().who(self.moment().position().to_move()).to_owned();
        waits.then(|| (Notice::one(NoticeKind::Halted, (texts.thinking.halted)(&who)), commands()))
    }

    /// The computer plays both sides: the notice stays as it is from move to move, and its button, which would be hard
    /// to press otherwise.
    fn watched_notice(&self) -> Option<(Notice, Vec<Command>)> {
        let watched = self.is_watched() && self.computer_to_move().is_some();
        let notice = || Notice::one(NoticeKind::Thinking, self.texts().computer.thinking.both);
        watched.then(|| (notice(), vec![self.way_to_stop()]))
    }

    fn lasting_notice(&self) -> Option<(Notice, Vec<Command>)> {
        self.now.thinking.as_ref().filter(|thinking| thinking.lasts && !thinking.finished)?;
        Some((self.thinking_notice()?, self.ways_while_thinking()))
    }

    /// What is thought about, and what is known so far.
    pub(super) fn thinking_notice(&self) -> Option<Notice> {
        let Thinking { about, known, .. } = self.now.thinking.as_ref()?;
        let texts = &self.texts().computer.thinking;
        let what = match about.wish {
            Wish::Play(_) => (texts.thinking)(self.moment().who(about.position.to_move())),
            Wish::Hint => texts.seeking_hint.to_owned(),
            Wish::Values => texts.seeking_values.to_owned(),
        };
        let best = known.as_ref().and_then(|answer| answer.best).filter(|_| about.wish != Wish::Values);
        let so_far = best.map(|square| (texts.so_far)(&square.to_string()));
        Some(Notice {
            kind: NoticeKind::Thinking,
            sentences: [Some(what), so_far].into_iter().flatten().collect(),
        })
    }

    /// Taking the best move so far, where the computer plays, and stopping.
    fn ways_while_thinking(&self) -> Vec<Command> {
        let label = self.texts().computer.choices.move_now;
        let now = Command::Do { id: "move-now", label, action: Action::MoveNow };
        let plays = self.computer_to_move().is_some();
        [plays.then_some(now), Some(self.way_to_stop())].into_iter().flatten().collect()
    }

    fn way_to_stop(&self) -> Command {
        Command::Do { id: "stop", label: self.texts().computer.choices.stop, action: Action::Halt }
    }
}

/// A notice behind the one that came before it, which keeps its kind.
fn follow(before: Option<Notice>, notice: Notice) -> Notice {
    match before {
        Some(before) => {
            Notice { kind: before.kind, sentences: [before.sentences, notice.sentences].concat() }
        }
        None => notice,
    }
}
