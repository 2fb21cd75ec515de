//! What is done with the kept games in the browser's storage: listed, named, copied, removed, gathered for a file and taken from
//! one. Nothing is written over, and nothing is removed but what the reader has seen and deleted.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use super::{Added, ShelfAction, Told};
use crate::{
    formats::{
        save::{self, GameId, SavedGame, Unreadable},
        when::When,
    },
    session::{
        action::Chance,
        keep::{SaveError, Store, keys, load_game, put_game},
    },
};

/// Something to do with what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Read all of it.
    List,
    /// Read a game, to be put on the table.
    Open(GameId),
    /// Give a game a name.
    Name(GameId, String),
    /// Keep a new game, changed now.
    Put(SavedGame),
    /// Remove what was deleted.
    Remove(Kept),
    /// Read the text under a name as it is.
    Text(String),
    /// Read the games for a file. The one on the table goes with them as it is there.
    Gather(Option<SavedGame>),
    /// Keep the games of a file, in which so many others could not be read. The chance is for new ids.
    Add(Vec<SavedGame>, usize, Chance),
}

/// Something that is kept: a game, or what should be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The name under which it is kept.
    pub key: String,
    /// The game, which the rules have not replayed yet, or why there is none.
    pub game: Result<SavedGame, Unreadable>,
}

/// What is kept, the newest game first and what has no date last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The games.
    pub games: Vec<Kept>,
    /// How much of the storage is used, in letters.
    pub used: usize,
    /// Is it gone with the page?
    pub is_momentary: bool,
}

/// Does an errand. Returns what is to be reported of it.
pub fn run_errand(store: &impl Store, errand: Errand, now: Option<When>) -> Vec<ShelfAction> {
    let done = match errand {
        Errand::List => return vec![ShelfAction::Listed(list(store))],
        Errand::Open(id) => return vec![ShelfAction::Opened(load_game(store, &id))],
        Errand::Text(key) => return vec![ShelfAction::TextFound(store.get(&key))],
        Errand::Gather(table) => return vec![ShelfAction::Gathered(gather(store, table, now), now)],
        Errand::Remove(kept) => {
            remove(store, &kept);
            None
        }
        Errand::Name(id, name) => Some(rename(store, &id, name)),
        Errand::Put(game) => {
            Some(put_game(store, &SavedGame { changed: now, ..game }).map_or_else(failed, |()| Told::Copied))
        }
        Errand::Add(games, flawed, chance) => Some(Told::Added(add(store, games, flawed, &chance))),
    };
    done.map(ShelfAction::Done).into_iter().chain([ShelfAction::Listed(list(store))]).collect()
}

fn list(store: &impl Store) -> Listing {
    let names = store.names().into_iter();
    let mut games: Vec<Kept> = names.filter_map(|key| kept(store, key)).collect();
    games.sort_by(|one, other| one.key.cmp(&other.key));
    games.sort_by_key(|kept| Reverse(kept.game.as_ref().ok().and_then(|game| game.changed)));
    Listing { games, used: store.used(), is_momentary: !store.lasts() }
}

/// What is kept under a name, if it is a game, should be one, or was set aside.
fn kept(store: &impl Store, key: String) -> Option<Kept> {
    if key.starts_with(keys::CORRUPT) {
        return Some(Kept { key, game: Err(Unreadable::Corrupt) });
    }
    let id = key.strip_prefix(keys::GAME)?;
    let game = save::read::<SavedGame>(&store.get(&key)?);
    let game = game.and_then(|game| if game.id.as_str() == id { Ok(game) } else { Err(Unreadable::Corrupt) });
    Some(Kept { key, game })
}

/// What another tab has changed meanwhile stays.
fn remove(store: &impl Store, deleted: &Kept) {
    if kept(store, deleted.key.clone()).as_ref() == Some(deleted) {
        store.remove(&deleted.key);
    }
}

fn rename(store: &impl Store, id: &GameId, name: String) -> Told {
    let Some(Ok(game)) = load_game(store, id) else { return Told::Gone };
    let revision = game.revision.saturating_add(1);
    put_game(store, &SavedGame { name, revision, ..game }).map_or_else(failed, |()| Told::Renamed)
}

fn failed(error: SaveError) -> Told {
    match error {
        SaveError::Full => Told::Full,
        SaveError::Overtaken(_) | SaveError::Newer => Told::Elsewhere,
    }
}

fn gather(store: &impl Store, table: Option<SavedGame>, now: Option<When>) -> Vec<SavedGame> {
    let mut games: Vec<SavedGame> = list(store).games.into_iter().filter_map(|kept| kept.game.ok()).collect();
    if let Some(table) = table {
        match games.iter_mut().find(|game| game.id == table.id) {
            Some(game) if game.is_where(&table) => game.name = table.name,
            Some(game) => *game = SavedGame { changed: now, ..table },
            None => games.insert(0, SavedGame { changed: now, ..table }),
        }
    }
    games.retain(|game| !is_empty(game));
    games
}

/// Has nothing happened in it that anybody would look for?
pub(super) fn is_empty(game: &SavedGame) -> bool {
    game.moves.is_empty() && game.name.is_empty() && game.start.is_none()
}

/// Keeps games that are not kept yet.
fn add(store: &impl Store, games: Vec<SavedGame>, flawed: usize, chance: &Chance) -> Added {
    let there: Vec<SavedGame> = list(store).games.into_iter().filter_map(|kept| kept.game.ok()).collect();
    let mut contents: BTreeSet<String> = there.iter().map(content).collect();
    let by_id: BTreeMap<&str, &SavedGame> = there.iter().map(|game| (game.id.as_str(), game)).collect();
    let mut sum = Added { flawed, ..Added::default() };
    for (game, number) in games.into_iter().zip(0..) {
        let is_known = by_id.get(game.id.as_str()).is_some_and(|kept| holds(kept, &game));
        if is_known || !contents.insert(content(&game)) {
            sum.known += 1;
        } else if put_game(store, &with_free_id(store, game, chance, number)).is_ok() {
            sum.added += 1;
        } else {
            sum.left_out += 1;
        }
    }
    sum
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

/// Where another game has the id already, the game gets a new one.
fn with_free_id(store: &impl Store, game: SavedGame, chance: &Chance, number: u64) -> SavedGame {
    if store.get(&keys::game(&game.id)).is_none() {
        return game;
    }
    SavedGame { id: GameId::from_lot(chance.0.wrapping_add(number)), ..game }
}
