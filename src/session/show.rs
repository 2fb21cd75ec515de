//! What the session shows beside the board: the notice of the game, messages, the bar of an earlier position.

use super::{
    action::{Action, Step},
    program::NewVersion,
    state::{Ask, Message, Session},
};
use crate::scene::{self, Notice, NoticeKind};

/// A button beside a text: what it says and what it does. A new game needs a chance, so that command is named.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "a notice has two of them")]
pub enum Command {
    /// Does the action.
    Do {
        /// The value of `data-action`.
        id: &'static str,
        /// What the button says.
        label: &'static str,
        /// What it does.
        action: Action,
    },
    /// Begins another game with colours changed.
    Rematch {
        /// What the button says.
        label: &'static str,
    },
}

impl Command {
    /// The value of `data-action`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Do { id, .. } => id,
            Self::Rematch { .. } => "rematch",
        }
    }
}

impl Session {
    /// The notice of the game, and what can be done about it: a question first, then a refusal, then which
    /// position is looked at, the end, what came by link, what the computer does, a pass, how one begins.
    #[must_use]
    pub fn notice(&self) -> Option<(Notice, Vec<Command>)> {
        self.doubt().or_else(|| self.usual_notice())
    }

    fn usual_notice(&self) -> Option<(Notice, Vec<Command>)> {
        let moment = self.moment();
        let refused = self.now.refused.map(|(square, why)| scene::refusal(&moment, square, why));
        let first = self.question().or(refused).or_else(|| self.viewing()).or_else(|| self.ending());
        let last =
            || scene::passing(&moment).or_else(|| scene::opening_hint(&moment)).or_else(|| self.welcome());
        let with_commands = |notice: Notice| {
            let commands = self.commands(notice.kind);
            (notice, commands)
        };
        let first = first.map(with_commands).or_else(|| self.arrived()).or_else(|| self.clock_notice());
        first.or_else(|| self.computer_notice()).or_else(|| last().map(with_commands))
    }

    /// What can be done once the game is over, while its end is shown. The page has it where the commands of the game were.
    #[must_use]
    pub fn ways_from_end(&self) -> Vec<Command> {
        let over = self.now.view.is_none() && self.ending().is_some();
        if over { self.commands(NoticeKind::Over) } else { Vec::new() }
    }

    /// The first message that is still to be read, and what can be done about it.
    #[must_use]
    pub fn message(&self) -> Option<(Notice, Vec<Command>)> {
        let message = self.now.messages.first()?;
        Some((self.message_notice(message), self.ways_from(message)))
    }

    pub(super) fn message_notice(&self, message: &Message) -> Notice {
        let kind = match message {
            Message::NewVersion(_) => NoticeKind::Update,
            _ => NoticeKind::Info,
        };
        Notice::one(kind, self.message_text(message))
    }

    /// What can be done about a message: the way that it offers, and to leave it at that.
    fn ways_from(&self, message: &Message) -> Vec<Command> {
        let texts = &self.texts().commands;
        let restore = |label| {
            let id = message.other_game()?.clone();
            Some(Command::Do { id: "restore", label, action: Action::Restore(id) })
        };
        let (way, leave) = match message {
            Message::OtherTab(_) => (restore(texts.show_other), texts.keep_mine),
            Message::Apart(_) => (restore(self.texts().links.own_game), texts.close),
            Message::NewVersion(_) => (self.update(), self.texts().program.later),
            Message::Denied | Message::Full => (Some(self.export()), texts.close),
            _ => (restore(texts.restore_previous), texts.close),
        };
        let leave = Command::Do { id: "dismiss", label: leave, action: Action::Dismiss };
        way.into_iter().chain([leave]).collect()
    }

    /// Is there a position to look at beside the one that is shown?
    #[must_use]
    pub fn can_look_on(&self, step: Step) -> bool {
        match step {
            Step::First | Step::Previous => self.shown_ply() > 0,
            Step::Next | Step::Last => self.shown_ply() < self.table.game.plies().len(),
        }
    }

    /// Which position is looked at, in words, when it is not where the game stands.
    #[must_use]
    pub fn looked_at(&self) -> Option<String> {
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let all = number(self.table.game.plies().len());
        self.now.view.map(|ply| (self.texts().moves.viewing)(number(ply), all))
    }

    /// Which position is looked at, and what happened there.
    fn viewing(&self) -> Option<Notice> {
        let moment = self.moment();
        let there = scene::ending(&moment).or_else(|| scene::passing(&moment));
        let mut sentences = vec![self.looked_at()?];
        sentences.extend(there.into_iter().flat_map(|notice| notice.sentences));
        Some(Notice { kind: NoticeKind::View, sentences })
    }

    /// What is asked.
    pub(super) fn question(&self) -> Option<Notice> {
        let Ask::PlayFromHere(_) = self.now.ask?;
        let later = self.table.game.plies().len() - self.now.view?;
        let later = u32::try_from(later).unwrap_or(u32::MAX);
        Some(Notice::one(NoticeKind::Ask, (self.texts().asks.play_from_here)(later)))
    }

    pub(super) fn message_text(&self, message: &Message) -> String {
        let texts = &self.texts().storage;
        match message {
            Message::Denied => texts.denied,
            Message::Full => texts.full,
            Message::FullSettings => texts.full_settings,
            Message::UnreadableGame => texts.unreadable_game,
            Message::UnreadableSettings => texts.unreadable_settings,
            Message::NewerGame => texts.newer_game,
            Message::NewerSettings => texts.newer_settings,
            Message::UnusableOther => texts.unusable_other,
            Message::OtherTab(_) => texts.other_tab,
            Message::PreviousKept(_) => texts.previous_kept,
            Message::PreviousRestored => texts.previous_restored,
            Message::EngineRestarted => self.texts().computer.thinking.restarted,
            Message::EngineFailed => self.texts().computer.thinking.failed,
            Message::NoAdvice => self.texts().computer.thinking.no_advice,
            Message::MatchOver(ended) => return self.match_over_text(ended),
            Message::Apart(_) => self.texts().links.apart,
            Message::UnusableLink(error) => return scene::refused_link(self.texts(), *error),
            Message::PartMissing => self.texts().program.part_missing,
            Message::NewVersion(NewVersion::Waits) => self.texts().program.new_version_waits,
            Message::NewVersion(NewVersion::Runs) => self.texts().program.new_version_runs,
        }
        .to_owned()
    }

    fn commands(&self, kind: NoticeKind) -> Vec<Command> {
        let texts = &self.texts().commands;
        match kind {
            NoticeKind::Ask => vec![
                Command::Do { id: "agree", label: texts.play_from_here, action: Action::Agree },
                Command::Do { id: "decline", label: texts.cancel, action: Action::Decline },
            ],
            NoticeKind::View => self.ways_from_view(),
            NoticeKind::Over if self.now.view.is_none() => self.ways_after_end(),
            NoticeKind::MustPass if self.now.view.is_none() => {
                vec![Command::Do { id: "pass", label: texts.pass, action: Action::Pass }]
            }
            _ => Vec::new(),
        }
    }

    /// Back to the game or, where it can be played on, on from here.
    fn ways_from_view(&self) -> Vec<Command> {
        let texts = &self.texts().commands;
        let back = Command::Do { id: "back-to-game", label: texts.back_to_game, action: Action::BackToGame };
        let from_here =
            Command::Do { id: "play-from-here", label: texts.play_from_here, action: Action::PlayFromHere };
        let can_go_on = self.moment().to_move().is_some();
        [Some(back), can_go_on.then_some(from_here)].into_iter().flatten().collect()
    }
}
