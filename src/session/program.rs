//! The program itself: whether it is kept for use without a network, and what becomes of a new version.

use super::{
    action::{Action, Effect},
    show::Command,
    state::{Message, Session},
};

/// How far the program is kept for use without a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offline {
    /// It is being kept.
    Saving,
    /// All of it is kept.
    Ready,
    /// It could not be kept this time.
    Failed,
    /// This browser keeps no programs.
    Unavailable,
}

impl Offline {
    /// The value of `data-offline`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Saving => "saving",
            Self::Ready => "ready",
            Self::Failed => "failed",
            Self::Unavailable => "unavailable",
        }
    }

    /// What a value of `data-offline` says; `None` for any other text.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        [Self::Saving, Self::Ready, Self::Failed, Self::Unavailable]
            .into_iter()
            .find(|offline| offline.id() == id)
    }
}

/// A version of the program that is newer than this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewVersion {
    /// It is ready, and waits until it is wanted.
    Waits,
    /// It runs already, since another tab wanted it.
    Runs,
}

impl Session {
    /// How far the program is kept, in words.
    #[must_use]
    pub fn offline(&self) -> &'static str {
        let texts = &self.texts().program;
        match self.now.offline {
            Offline::Saving => texts.offline_saving,
            Offline::Ready => texts.offline_ready,
            Offline::Failed => texts.offline_failed,
            Offline::Unavailable => texts.offline_unavailable,
        }
    }

    /// The button that lets a new version in, where there is one.
    #[must_use]
    pub fn update(&self) -> Option<Command> {
        let label = self.texts().program.update;
        self.now.new_version.map(|_| Command::Do { id: "update", label, action: Action::Renew })
    }

    /// A new version is told quietly: behind whatever else there is to tell, and once.
    pub(super) fn found_version(&mut self, new: NewVersion) -> Vec<Effect> {
        if self.now.new_version.replace(new) != Some(new) {
            self.now.messages.retain(|message| !matches!(message, Message::NewVersion(_)));
            self.tell_last(Message::NewVersion(new));
        }
        Vec::new()
    }

    /// The game is kept first, whatever has been kept of it: the page begins anew with what is kept.
    pub(super) fn renew(&mut self) -> Vec<Effect> {
        self.table.revision = self.table.revision.saturating_add(1);
        vec![Effect::Renew(self.table.saved())]
    }
}
