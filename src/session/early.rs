//! What happens before all of the program is there. A first visit begins with a game of two people and with nothing kept, so that
//! a few actions are enough until the rest has come; everything else waits for it.

use super::{
    action::{Action, Effect},
    keep::{SaveError, Store, keys, remember_played, write},
    settings::Settings,
    state::{Session, Table},
};
use crate::{
    formats::{
        save::{GameId, SavedGame, Unreadable},
        when::When,
    },
    game::Seats,
    i18n::Language,
    rules::Ruleset,
    scene::Notice,
};

/// Is there nothing to go on with, and nothing to tell about that?
pub fn is_first_visit(store: &impl Store) -> bool {
    store.lasts()
        && store.tab().is_none()
        && [keys::SETTINGS, keys::CURRENT].iter().all(|key| store.get(key).is_none())
}

/// What [`open`](super::open) finds on a first visit.
#[must_use]
pub fn open_early(browser_language: Language, fresh: GameId) -> Session {
    let table = Table::new(fresh, Ruleset::default(), Seats::default());
    let mut session = Session::new(table, Settings::default(), browser_language);
    session.now.is_new = true;
    session
}

/// Does to a session of a first visit what [`update`](super::update) does, where that needs no more than is there from the
/// start.
///
/// # Errors
/// The action itself, where it needs more: it has to wait for the rest, and the session stays as it was.
pub fn update_early(session: &mut Session, action: Action) -> Result<Vec<Effect>, Box<Action>> {
    let refused = session.now.refused.take();
    Ok(match action {
        Action::Press(square) => session.press(square),
        Action::Aim(square) => {
            // Nothing follows from pointing.
            session.now.refused = refused;
            session.aim(square)
        }
        Action::StandAt(place) => {
            session.now.sharing.stand_at(place);
            Vec::new()
        }
        Action::Offline(offline) => {
            session.now.offline = offline;
            Vec::new()
        }
        Action::NewVersion(new) => session.found_version(new),
        Action::GameNotSaved(SaveError::Full, _) => session.no_room_for_game(),
        Action::GameNotSaved(SaveError::Newer, chance) => session.part_from_other_tab(&chance),
        Action::PartCame => Vec::new(),
        Action::PartMissing => {
            // It is told in place of what is missing.
            session.say(session.texts().program.part_missing.to_owned());
            Vec::new()
        }
        needs_more => {
            session.now.refused = refused;
            return Err(Box::new(needs_more));
        }
    })
}

/// Keeps the game of a first visit: what [`save_game`](super::save_game) does, without reading what is kept. `own` is the text
/// that this tab has kept last. What stands in its place is another tab's, and as little to be replaced as what a newer
/// program wrote.
///
/// # Errors
/// [`SaveError::Full`] or [`SaveError::Newer`]; what was kept before stays as it was.
pub fn save_game_early(
    store: &impl Store,
    game: &SavedGame,
    now: Option<When>,
    own: &mut Option<String>,
) -> Result<(), SaveError> {
    let text = SavedGame { changed: now, ..game.clone() }.text();
    let key = keys::game(&game.id);
    let there = store.get(&key);
    let foreign = there.is_some() && there != *own;
    write(store, &key, &text, foreign.then_some(Unreadable::Newer))?;
    *own = Some(text);
    let current = store.get(keys::CURRENT).map_or(Ok(None), |_| Err(Unreadable::Newer));
    remember_played(store, &game.id, &current);
    Ok(())
}

impl Session {
    /// The first message that is still to be read, as long as nothing can be done about it.
    #[must_use]
    pub fn early_message(&self) -> Option<Notice> {
        self.now.messages.first().map(|message| self.message_notice(message))
    }
}
