//! What is done with the kept games in the browser's storage: listed, named, copied, removed, gathered for a file and taken from
//! one. Nothing is written over, and nothing is removed but what the reader has seen and deleted.

use std::cmp::Reverse;

use super::{Adding, ShelfAction, Told};
use crate::{
    formats::{
        save::{self, GameId, SavedGame, Unreadable},
        transcript,
        when::When,
    },
    game::Players,
    session::arrive::{Kinship, Linked},
    session::keep::{SaveError, Store, keys, load_game, put_game},
    session::state::Table,
};

/// Something to do with what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Read all of it.
    List,
    /// Find the game that is nearest to one of a link.
    Related(Box<Linked>),
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
    /// Keep some more games of a file.
    Add(Adding),
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
        Errand::Related(linked) => {
            let related = related(store, &linked);
            return vec![ShelfAction::Related(linked, related)];
        }
        Errand::Open(id) => return vec![ShelfAction::Opened(load_game(store, &id))],
        Errand::Text(key) => return vec![ShelfAction::TextFound(store.get(&key))],
        Errand::Gather(table) => return vec![ShelfAction::Gathered(gather(store, table, now), now)],
        Errand::Add(adding) => return vec![ShelfAction::AddedSome(adding.go_on(store))],
        Errand::Remove(kept) => {
            remove(store, &kept);
            None
        }
        Errand::Name(id, name) => Some(rename(store, &id, name)),
        Errand::Put(game) => {
            Some(put_game(store, &SavedGame { changed: now, ..game }).map_or_else(failed, |()| Told::Copied))
        }
    };
    done.map(ShelfAction::Done).into_iter().chain([ShelfAction::Listed(list(store))]).collect()
}

fn list(store: &impl Store) -> Listing {
    let mut games: Vec<Kept> = kept_names(store).filter_map(|key| kept(store, key)).collect();
    games.sort_by(|one, other| one.key.cmp(&other.key));
    games.sort_by_key(|kept| Reverse(kept.game.as_ref().ok().and_then(|game| game.changed)));
    Listing { games, used: store.used(), is_momentary: !store.lasts() }
}

/// The names of games, and of what was set aside.
pub(super) fn kept_names(store: &impl Store) -> impl Iterator<Item = String> {
    store.names().into_iter().filter(|key| key.starts_with(keys::GAME) || key.starts_with(keys::CORRUPT))
}

/// What is kept under a name, if it is a game, should be one, or was set aside.
pub(super) fn kept(store: &impl Store, key: String) -> Option<Kept> {
    if key.starts_with(keys::CORRUPT) {
        return Some(Kept { key, game: Err(Unreadable::Corrupt) });
    }
    let id = key.strip_prefix(keys::GAME)?;
    let game = save::read::<SavedGame>(&store.get(&key)?);
    let game = game.and_then(|game| if game.id.as_str() == id { Ok(game) } else { Err(Unreadable::Corrupt) });
    Some(Kept { key, game })
}

/// The game between people that is nearest to the one of a link; of several the newest.
fn related(store: &impl Store, linked: &Linked) -> Option<SavedGame> {
    let moves = transcript::write(linked.game.squares());
    let ruleset = linked.game.ruleset();
    let may_be = |game: &SavedGame| {
        // Only those that begin alike are replayed by the rules.
        let begins_alike = match moves.as_str() {
            "" => game.moves.is_empty(),
            moves => game.moves.starts_with(moves) || moves.starts_with(&game.moves),
        };
        game.id != linked.table
            && game.ruleset == ruleset
            && game.seats.players == Players::default()
            && begins_alike
    };
    let near = |game: SavedGame| {
        let table = Table::try_from(game.clone()).ok()?;
        Some((Kinship::of(&table, &linked.game)?, game))
    };
    let kept = list(store).games.into_iter().filter_map(|kept| kept.game.ok());
    kept.filter(may_be).filter_map(near).min_by_key(|(kinship, _)| *kinship).map(|(_, game)| game)
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
