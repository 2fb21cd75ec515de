//! What is kept between visits: where, and what happens when it cannot be read or written.
//!
//! The browser's storage is reached through [`Store`]; everything about it that can be decided without a
//! browser is decided, and tested, here. Nothing that was there is ever destroyed.

use serde::de::DeserializeOwned;

use super::{
    action::Effect,
    settings::Settings,
    state::{Message, Session, Table},
};
use crate::{
    formats::{
        save::{self, GameId, SavedGame, Unreadable},
        when::When,
    },
    game::Seats,
    i18n::Language,
    rules::Ruleset,
};

/// The names under which things are kept. Pages on one host share their storage, so each begins with a prefix
/// of our own.
pub mod keys {
    use crate::formats::save::GameId;

    /// The settings.
    pub const SETTINGS: &str = "reversi.v1.settings";
    /// The id of the game that was last played in any tab.
    pub const CURRENT: &str = "reversi.v1.current";
    /// What could not be read is set aside under this name and a number.
    pub const CORRUPT: &str = "reversi.v1.corrupt.";

    /// Each game is kept under this name and its id.
    pub const GAME: &str = "reversi.v1.game.";

    /// A game.
    #[must_use]
    pub fn game(id: &GameId) -> String {
        format!("{GAME}{}", id.as_str())
    }
}

/// A place in which texts are kept by name.
pub trait Store {
    /// The text under a name.
    fn get(&self, key: &str) -> Option<String>;
    /// Keeps a text under a name. Returns whether there was room.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Removes the text under a name.
    fn remove(&self, key: &str);
    /// Every name under which this program keeps something, in any order.
    fn names(&self) -> Vec<String>;
    /// How much is kept here by all programs that share the place, in letters (UTF-16 units, as browsers count).
    fn used(&self) -> usize;
    /// Does it outlast the page?
    fn lasts(&self) -> bool;
    /// The game that this tab has played: each tab goes on with its own.
    fn tab(&self) -> Option<GameId>;
    /// Remembers the game that this tab plays.
    fn set_tab(&self, id: &GameId);
}

/// Why something could not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// There is no room.
    Full,
    /// Another tab has written the game since this one last did, and so it stands there.
    Overtaken(Box<SavedGame>),
    /// A newer program has written what is there, and it is left alone.
    Newer,
}

/// A session as it was found, and what has to be done at once.
#[derive(Debug)]
pub struct Opened {
    /// The session.
    pub session: Session,
    /// What the web has to do.
    pub effects: Vec<Effect>,
}

/// The languages in which a session that is opened here speaks.
pub fn languages(store: &impl Store, browser_language: Language) -> Vec<Language> {
    let (settings, _) = split(read::<Settings>(store, keys::SETTINGS));
    let settings = settings.unwrap_or_default();
    let page = settings.language.is_none().then_some(browser_language);
    settings.languages().chain(page).collect()
}

/// Goes on where this tab, or else the last one, stopped. `fresh` is the id of the game that begins when
/// there is none to go on with.
pub fn open(store: &impl Store, browser_language: Language, fresh: GameId) -> Opened {
    let (settings, settings_fault) = split(read::<Settings>(store, keys::SETTINGS));
    let (table, game_fault) = split(read_table(store));
    if let Some(table) = &table {
        store.set_tab(&table.id);
    }
    let table = table.unwrap_or_else(|| Table::new(fresh, Ruleset::default(), Seats::default()));
    let mut session = Session::new(table, settings.unwrap_or_default(), browser_language);
    session.now.is_new = [keys::SETTINGS, keys::CURRENT].iter().all(|key| store.get(key).is_none());
    let mut effects = Vec::new();
    if !store.lasts() {
        session.tell(Message::Denied);
    }
    if let Some(fault) = game_fault {
        effects.extend(session.game_unreadable(fault, store));
    }
    if let Some(fault) = settings_fault {
        effects.extend(session.settings_unreadable(fault, store));
    }
    session.wait_for_a_person();
    effects.extend(session.attend());
    Opened { session, effects }
}

/// Reads a kept game; `None` where nothing is kept under its id.
pub fn load_game(store: &impl Store, id: &GameId) -> Option<Result<SavedGame, Unreadable>> {
    let saved = save::read::<SavedGame>(&store.get(&keys::game(id))?);
    Some(saved.and_then(|saved| checked(saved, id)))
}

/// The kept game, if it is the one it should be and keeps to the rules.
fn checked(saved: SavedGame, id: &GameId) -> Result<SavedGame, Unreadable> {
    saved.game()?;
    if saved.id == *id { Ok(saved) } else { Err(Unreadable::Corrupt) }
}

/// Keeps a game, and remembers that it was the last one played. Where its moves are those that were kept before, it
/// keeps their date, too; otherwise it was changed `now`.
///
/// # Errors
/// Any [`SaveError`]; what was kept before stays as it was.
pub fn save_game(store: &impl Store, game: &SavedGame, now: Option<When>) -> Result<(), SaveError> {
    let kept = load_game(store, &game.id).transpose();
    let before = kept.as_ref().ok().and_then(Option::as_ref).filter(|before| before.is_where(game));
    let changed = before.map_or(now, |before| before.changed);
    replace(store, &kept, &SavedGame { changed, ..game.clone() })?;
    remember_played(store, &game.id, &read::<GameId>(store, keys::CURRENT));
    Ok(())
}

/// Keeps a game that nobody plays now, as it is.
pub(super) fn put_game(store: &impl Store, game: &SavedGame) -> Result<(), SaveError> {
    replace(store, &load_game(store, &game.id).transpose(), game)
}

/// Keeps a game in the place of what is kept under its id, unless that is as new or a newer program's.
fn replace(
    store: &impl Store,
    kept: &Result<Option<SavedGame>, Unreadable>,
    game: &SavedGame,
) -> Result<(), SaveError> {
    if let Ok(Some(kept)) = kept
        && kept.revision >= game.revision
    {
        return Err(SaveError::Overtaken(Box::new(kept.clone())));
    }
    write(store, &keys::game(&game.id), &game.text(), kept.as_ref().err().copied())
}

/// Remembers the game that was just kept as the one that this tab plays, and as the last one that was played in any, in the
/// place of `current`. Where there is no room even for its id, or a newer program remembers one, this tab knows it all the
/// same.
pub(super) fn remember_played(store: &impl Store, id: &GameId, current: &Result<Option<GameId>, Unreadable>) {
    store.set_tab(id);
    if !matches!(current, Ok(Some(current)) if current == id) {
        let _ = write(store, keys::CURRENT, &save::write(id), current.as_ref().err().copied());
    }
}

/// Keeps the settings.
///
/// # Errors
/// [`SaveError::Full`] or [`SaveError::Newer`]; what was kept before stays as it was.
pub fn save_settings(store: &impl Store, settings: &Settings) -> Result<(), SaveError> {
    write(store, keys::SETTINGS, &save::write(settings), read::<Settings>(store, keys::SETTINGS).err())
}

/// Keeps a text under a name. `fault` is what is wrong with what is kept there already.
pub(super) fn write(
    store: &impl Store,
    key: &str,
    text: &str,
    fault: Option<Unreadable>,
) -> Result<(), SaveError> {
    match fault {
        Some(Unreadable::Newer) => Err(SaveError::Newer),
        Some(Unreadable::Corrupt) if !set_aside(store, key) => Err(SaveError::Full),
        _ if store.set(key, text) => Ok(()),
        _ => Err(SaveError::Full),
    }
}

fn read<T: DeserializeOwned>(store: &impl Store, key: &str) -> Result<Option<T>, Unreadable> {
    store.get(key).map(|text| save::read(&text)).transpose()
}

fn read_table(store: &impl Store) -> Result<Option<Table>, Unreadable> {
    if let Some(table) = store.tab().and_then(|id| read_game(store, &id).transpose()) {
        return table.map(Some);
    }
    let current = read::<GameId>(store, keys::CURRENT)?;
    current.map_or(Ok(None), |id| read_game(store, &id))
}

fn read_game(store: &impl Store, id: &GameId) -> Result<Option<Table>, Unreadable> {
    load_game(store, id).map(|saved| saved.and_then(Table::try_from)).transpose()
}

/// What was read, and what was wrong with it.
fn split<T>(read: Result<Option<T>, Unreadable>) -> (Option<T>, Option<Unreadable>) {
    match read {
        Ok(value) => (value, None),
        Err(fault) => (None, Some(fault)),
    }
}

/// Copies what stands under a name to another one, so that the name can be used again. Returns whether
/// that was possible: there are [`ASIDE`] places for such copies, and none is ever overwritten.
fn set_aside(store: &impl Store, key: &str) -> bool {
    let Some(text) = store.get(key) else { return true };
    let place = (1..=ASIDE).map(|n| format!("{}{n}", keys::CORRUPT)).find(|place| match store.get(place) {
        None => true,
        Some(there) => there == text,
    });
    place.is_some_and(|place| store.set(&place, &text))
}

/// How many unreadable texts can be set aside.
const ASIDE: usize = 9;

impl Session {
    /// An unreadable game stays where it is, since the new one has an id of its own; only what pointed to it
    /// is replaced.
    fn game_unreadable(&mut self, fault: Unreadable, store: &impl Store) -> Vec<Effect> {
        self.now.saves_game = self.may_replace(fault, store, keys::CURRENT);
        self.tell(Message::about_game(fault));
        self.save_game()
    }

    fn settings_unreadable(&mut self, fault: Unreadable, store: &impl Store) -> Vec<Effect> {
        self.now.saves_settings = self.may_replace(fault, store, keys::SETTINGS);
        self.tell(Message::about_settings(fault));
        self.save_settings()
    }

    /// May what stands under a name be replaced? Not what a newer program wrote, nor what cannot be set aside.
    fn may_replace(&mut self, fault: Unreadable, store: &impl Store, key: &str) -> bool {
        let no_room = fault == Unreadable::Corrupt && !set_aside(store, key);
        if no_room {
            self.tell(Message::Full);
        }
        fault == Unreadable::Corrupt && !no_room
    }
}
