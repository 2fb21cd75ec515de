//! What playing feels like: the move that one points at, shown before it is made, what
//! is heard, and the first sentence of all.

use super::{
    action::{Action, Effect, Setting},
    state::Session,
};
use crate::{
    formats::save::GameId,
    rules::{Side, Square, SquareSet},
    scene::{self, Notice, NoticeKind, Preview, Shown, Sound},
};

/// What was shown before something happened, for whoever listens.
pub(super) struct Ear {
    game: GameId,
    shown: Shown,
}

impl Action {
    /// Might it change what lies on the board of this game? What dialogs do leaves it alone or begins another, and what the
    /// engine reports so far moves nothing.
    pub(super) const fn may_be_heard(&self) -> bool {
        !matches!(
            self,
            Self::Draft(_)
                | Self::Share(_)
                | Self::Record(_)
                | Self::Clerk(_)
                | Self::Shelf(_)
                | Self::Editor(_)
                | Self::Progressed(..)
        )
    }
}

impl Session {
    /// The move that somebody points at, as it would be, with the discs that would turn if they are wanted. Where legal
    /// squares are not marked, pointing does not tell them either.
    #[must_use]
    pub fn preview(&self) -> Option<Preview> {
        let square = self.now.aim.filter(|_| self.settings.legal_moves)?;
        let preview = scene::preview(&self.moment(), square)?;
        let turned = if self.settings.would_turn { preview.turned } else { SquareSet::EMPTY };
        Some(Preview { turned, ..preview })
    }

    /// One sentence for whoever is here for the first time, until a first move shows it better.
    pub(super) fn welcome(&self) -> Option<Notice> {
        let is_asked = self.now.is_new
            && !self.has_begun()
            && self.settings.legal_moves
            && self.moment().awaits_person();
        is_asked.then(|| Notice::one(NoticeKind::Hint, self.texts().feel.welcome))
    }

    /// Is there something to switch sound off and on with, beside the game? Once it has been on in this visit.
    #[must_use]
    pub fn has_sound_switch(&self) -> bool {
        self.now.was_heard || self.settings.sound
    }

    pub(super) fn aim(&mut self, square: Option<Square>) -> Vec<Effect> {
        self.now.aim = square;
        Vec::new()
    }

    /// Whoever switches sound on hears what it is like.
    pub(super) fn sound_switched(&mut self, setting: Setting) -> Option<Effect> {
        let on = setting == Setting::Sound(true);
        self.now.was_heard |= on;
        on.then_some(Effect::Sound(Sound::Placed(Side::Black, 2)))
    }

    /// Listens; nobody does where sound is off.
    pub(super) fn ear(&self) -> Option<Ear> {
        let listen = || Ear { game: self.table.id.clone(), shown: Shown::of(&self.moment()) };
        self.settings.sound.then(listen)
    }

    /// What is heard of whatever has changed on the board. Another game comes without a sound.
    pub(super) fn heard_since(&self, before: Option<Ear>) -> Vec<Effect> {
        let moment = self.moment();
        let of_this_game = before.filter(|ear| ear.game == self.table.id && ear.shown != Shown::of(&moment));
        let sounds = of_this_game.map(|ear| scene::sounds(&ear.shown, &moment));
        sounds.unwrap_or_default().into_iter().map(Effect::Sound).collect()
    }
}
