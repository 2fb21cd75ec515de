//! What happens before all of the program is there. A first visit begins with a game of two people and with nothing kept, so that
//! a few actions are enough until the rest has come; everything else waits for it.

use super::{
    action::{Action, Effect},
    keep::{Store, keys},
    settings::Settings,
    state::{Session, Table},
};
use crate::{
    formats::{
        save::{self, GameId, SavedGame},
        when::When,
    },
    game::Seats,
    i18n::Language,
    rules::Ruleset,
    session::SaveError,
};

impl Action {
    /// Can it happen before all of the program is there?
    #[must_use]
    pub const fn is_early(&self) -> bool {
        matches!(self, Self::Press(_) | Self::Aim(_) | Self::StandAt(_) | Self::PartCame | Self::PartMissing)
    }
}

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

/// Does to a session of a first visit what [`update`](super::update) does, as far as the action
/// [is early](Action::is_early).
pub fn update_early(session: &mut Session, action: Action) -> Vec<Effect> {
    if !matches!(action, Action::Aim(_)) {
        session.now.refused = None;
    }
    match action {
        Action::Press(square) => return session.press(square),
        Action::Aim(square) => return session.aim(square),
        Action::StandAt(place) => session.now.sharing.stand_at(place),
        // It is told in place of what is missing.
        Action::PartMissing => session.say(session.texts().program.part_missing.to_owned()),
        _ => {}
    }
    Vec::new()
}

/// Keeps the game of a first visit, which nobody else has written yet: what [`save_game`](super::save_game) does, without reading
/// what was kept before.
///
/// # Errors
/// [`SaveError::Full`]; what was kept before stays as it was.
pub fn save_game_early(store: &impl Store, game: &SavedGame, now: Option<When>) -> Result<(), SaveError> {
    let game = SavedGame { changed: now, ..game.clone() };
    if !store.set(&keys::game(&game.id), &game.text()) {
        return Err(SaveError::Full);
    }
    store.set_tab(&game.id);
    if store.get(keys::CURRENT).is_none() {
        // Where there is no room even for its id, this tab knows it.
        store.set(keys::CURRENT, &save::write(&game.id));
    }
    Ok(())
}
