//! The games of a file on their way into the storage: some at a time, so that the page goes on meanwhile and can stop it.

use std::collections::BTreeSet;

use super::{
    Added,
    errand::{kept, kept_names},
};
use crate::{
    formats::{
        archive::Archive,
        save::{self, GameId, SavedGame},
    },
    session::{
        action::Chance,
        keep::{Store, keys, put_game},
    },
};

/// So many games are looked at at a time: about a hundredth of a second's work in a browser.
const AT_A_TIME: usize = 25;

/// Games that are being added. What is kept has been kept whole, whatever becomes of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adding {
    archive: Archive,
    /// How many entries the file has.
    all: usize,
    /// The names of what is kept and has not been looked at yet; `None` before the storage was asked.
    unread: Option<Vec<String>>,
    /// What is kept, whatever its id and date.
    contents: BTreeSet<String>,
    /// For new ids.
    chance: Chance,
    sum: Added,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// So many games of the file have been looked at.
    pub done: usize,
    /// Of so many.
    pub all: usize,
    /// Shall it stop there?
    pub stops: bool,
}

impl Adding {
    pub(super) fn new(archive: Archive, chance: Chance) -> Self {
        let (all, sum) = (archive.len(), Added::default());
        Self { archive, all, unread: None, contents: BTreeSet::new(), chance, sum }
    }

    /// Adds some more.
    pub(super) fn go_on(mut self, store: &impl Store) -> Self {
        for _ in 0..AT_A_TIME {
            let unread = self.unread.get_or_insert_with(|| kept_names(store).collect());
            if let Some(key) = unread.pop() {
                let game = kept(store, key).and_then(|kept| kept.game.ok());
                self.contents.extend(game.as_ref().map(content));
            } else if let Some(entry) = self.archive.take() {
                self.take(store, entry);
            }
        }
        self
    }

    /// How far it is.
    pub(super) const fn progress(&self) -> Progress {
        Progress { done: self.all - self.archive.len(), all: self.all, stops: false }
    }

    /// Has every game been looked at?
    pub(super) const fn is_done(&self) -> bool {
        self.archive.is_empty()
    }

    /// What has become of the games so far.
    pub(super) const fn sum(&self) -> Added {
        Added { not_reached: self.archive.len(), ..self.sum }
    }

    fn take(&mut self, store: &impl Store, entry: Option<SavedGame>) {
        let Some(game) = entry else {
            self.sum.flawed += 1;
            return;
        };
        let there = kept(store, keys::game(&game.id));
        let is_known = there.is_some_and(|kept| kept.game.is_ok_and(|kept| holds(&kept, &game)));
        if is_known || !self.contents.insert(content(&game)) {
            self.sum.known += 1;
        } else if put_game(store, &self.with_free_id(store, game)).is_ok() {
            self.sum.added += 1;
        } else {
            self.sum.left_out += 1;
        }
    }

    /// Where another game has the id already, the game gets a new one.
    fn with_free_id(&self, store: &impl Store, game: SavedGame) -> SavedGame {
        if store.get(&keys::game(&game.id)).is_none() {
            return game;
        }
        let number = self.progress().done as u64;
        SavedGame { id: GameId::from_lot(self.chance.0.wrapping_add(number)), ..game }
    }
}

/// What makes a game the same as another that was kept under another id, at another time.
fn content(game: &SavedGame) -> String {
    save::write(&SavedGame { id: GameId::from_lot(0), revision: 0, changed: None, ..game.clone() })
}

/// Is `game` an earlier writing of the one that is kept under its id?
fn holds(kept: &SavedGame, game: &SavedGame) -> bool {
    let is_begun_alike = || {
        let goes_on_with_a_square = |rest: &str| !rest.starts_with(|sign: char| sign.is_ascii_digit());
        (kept.ruleset, &kept.start) == (game.ruleset, &game.start)
            && kept.moves.strip_prefix(&game.moves).is_some_and(goes_on_with_a_square)
    };
    kept.revision >= game.revision && is_begun_alike()
}
