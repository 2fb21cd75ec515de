//! What is kept, what is told about it, and what other tabs have kept.

use super::{
    action::{Chance, Effect},
    keep::SaveError,
    state::{Message, Session, Table},
};
use crate::{
    formats::save::{GameId, SavedGame, Unreadable},
    game::Tally,
};

impl Session {
    pub(super) fn save_game(&mut self) -> Vec<Effect> {
        if !self.now.saves_game {
            return Vec::new();
        }
        self.table.revision = self.table.revision.saturating_add(1);
        vec![Effect::SaveGame(self.table.saved())]
    }

    pub(super) fn save_settings(&self) -> Vec<Effect> {
        let save = || Effect::SaveSettings(self.settings.clone());
        self.now.saves_settings.then(save).into_iter().collect()
    }

    pub(super) fn game_not_saved(&mut self, error: SaveError, chance: &Chance) -> Vec<Effect> {
        match error {
            SaveError::Overtaken(theirs) => self.overtaken(*theirs, chance),
            SaveError::Newer => self.part_from_other_tab(chance),
            SaveError::Full => self.no_room_for_game(),
        }
    }

    /// A revision that was not written does not count: what another tab writes meanwhile is newer.
    pub(super) fn no_room_for_game(&mut self) -> Vec<Effect> {
        self.table.revision = self.table.revision.saturating_sub(1);
        self.remember_unkept();
        self.tell(Message::Full)
    }

    pub(super) fn settings_not_saved(&mut self, error: SaveError) -> Vec<Effect> {
        match error {
            SaveError::Full => self.tell(Message::FullSettings),
            SaveError::Newer | SaveError::Overtaken(_) => {
                self.now.saves_settings = false;
                self.tell(Message::NewerSettings)
            }
        }
    }

    /// Follows another tab where this one has nothing of its own, and parts from it otherwise.
    pub(super) fn game_elsewhere(&mut self, theirs: SavedGame, chance: &Chance) -> Vec<Effect> {
        if theirs.id != self.table.id || theirs.revision <= self.table.revision {
            return Vec::new();
        }
        let Ok(theirs) = Table::try_from(theirs) else { return Vec::new() };
        if !theirs.goes_on_from(&self.table) {
            return self.part_from_other_tab(chance);
        }
        // Two tabs that both thought about it would both play. One that has only been given a name is thought about on.
        self.now.halted |= theirs.game != self.table.game;
        self.follow_other_tab(theirs);
        Vec::new()
    }

    /// Another tab has written first what was to be kept here. A move that is there as well, or that only the computer has
    /// made, is nothing of this tab's own: one of the two tabs lets the computer play, and that is the other one.
    fn overtaken(&mut self, theirs: SavedGame, chance: &Chance) -> Vec<Effect> {
        match Table::try_from(theirs) {
            Ok(theirs) if theirs.is_ahead_of(&self.table) => {
                self.now.halted = true;
                self.follow_other_tab(theirs);
                Vec::new()
            }
            _ => self.part_from_other_tab(chance),
        }
    }

    fn follow_other_tab(&mut self, theirs: Table) {
        // Where the same move was made here, it is being seen.
        if *theirs.game.position() != *self.table.game.position() {
            self.remember_what_is_shown();
        }
        self.table = theirs;
        self.now.view = self.now.view.filter(|&ply| ply != self.table.game.ply());
        self.now.ask = None;
    }

    /// From now on this tab keeps its game under an id of its own, so that neither game is lost.
    pub(super) fn part_from_other_tab(&mut self, chance: &Chance) -> Vec<Effect> {
        let other = std::mem::replace(&mut self.table.id, chance.id());
        self.table.revision = 0;
        self.tell(Message::OtherTab(other));
        self.save_game()
    }

    /// Tells something that is not told already.
    pub(super) fn tell(&mut self, message: Message) -> Vec<Effect> {
        if !self.now.messages.contains(&message) {
            let text = self.message_text(&message);
            self.say(text);
            self.now.messages.insert(0, message);
        }
        Vec::new()
    }

    /// Tells something that can wait until everything else has been read.
    pub(super) fn tell_last(&mut self, message: Message) {
        let text = self.message_text(&message);
        self.say(text);
        self.now.messages.push(message);
    }

    pub(super) fn dismiss(&mut self) -> Vec<Effect> {
        if !self.now.messages.is_empty() {
            self.now.messages.remove(0);
        }
        Vec::new()
    }

    /// The way back to the previous game is offered until the first move of the new one; from a game that is only
    /// tried, as long as one likes.
    pub(super) fn forget_previous_game(&mut self) {
        let lasts = |message: &Message| matches!(message, Message::Apart(_)) || !message.is_about_games();
        self.now.messages.retain(lasts);
    }
}

impl TryFrom<SavedGame> for Table {
    type Error = Unreadable;

    fn try_from(saved: SavedGame) -> Result<Self, Unreadable> {
        let game = saved.game()?;
        let SavedGame { id, revision, seats, tally, name, .. } = saved;
        // A match that cannot have been is none; the game is none the worse for it.
        let tally = if tally.is_possible() { tally } else { Tally::default() };
        Ok(Self { id, revision, game, seats, tally, name })
    }
}

impl Message {
    /// What is told of a kept game that cannot be used.
    pub(super) const fn about_game(fault: Unreadable) -> Self {
        match fault {
            Unreadable::Corrupt => Self::UnreadableGame,
            Unreadable::Newer => Self::NewerGame,
        }
    }

    /// What is told of kept settings that cannot be used.
    pub(super) const fn about_settings(fault: Unreadable) -> Self {
        match fault {
            Unreadable::Corrupt => Self::UnreadableSettings,
            Unreadable::Newer => Self::NewerSettings,
        }
    }

    /// The kept game that it offers to show.
    pub(super) fn other_game(&self) -> Option<&GameId> {
        match self {
            Self::OtherTab(id) | Self::PreviousKept(id) | Self::Apart(id) => Some(id),
            _ => None,
        }
    }

    /// Is it about the game on the table and another one?
    pub(super) const fn is_about_games(&self) -> bool {
        matches!(
            self,
            Self::PreviousKept(_)
                | Self::PreviousRestored
                | Self::OtherTab(_)
                | Self::Apart(_)
                | Self::MatchOver(_)
                | Self::UnusableLink(_)
        )
    }
}
