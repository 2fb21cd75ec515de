//! The browser's storage behind [`Store`].
//!
//! Storage may be denied, missing or full, and `gloo_storage` throws when it is missing: so it is probed
//! before it is touched, and without it things are kept for as long as the page lives.

use std::{cell::RefCell, collections::HashMap};

use gloo_storage::{LocalStorage, SessionStorage, Storage as _};
use web_sys::Storage;

use crate::{formats::save::GameId, session::Store};

const PROBE: &str = "reversi.v1.probe";
const TAB: &str = "reversi.v1.tab";

/// Where this page keeps things.
pub enum BrowserStore {
    /// In the browser, from visit to visit.
    Lasting,
    /// In the page only.
    Momentary(RefCell<HashMap<String, String>>),
}

impl BrowserStore {
    /// Finds out what the browser allows.
    #[must_use]
    pub fn probe() -> Self {
        let local = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        if local.is_some_and(|local| can_be_read(&local)) {
            Self::Lasting
        } else {
            Self::Momentary(RefCell::default())
        }
    }
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Option<String> {
        match self {
            Self::Lasting => LocalStorage::raw().get_item(key).ok().flatten(),
            Self::Momentary(kept) => kept.borrow().get(key).cloned(),
        }
    }

    fn set(&self, key: &str, text: &str) -> bool {
        match self {
            Self::Lasting => LocalStorage::raw().set_item(key, text).is_ok(),
            Self::Momentary(kept) => {
                kept.borrow_mut().insert(key.to_owned(), text.to_owned());
                true
            }
        }
    }

    fn lasts(&self) -> bool {
        matches!(self, Self::Lasting)
    }

    fn tab(&self) -> Option<GameId> {
        let id = has_tab_storage().then(|| SessionStorage::raw().get_item(TAB))?.ok().flatten()?;
        GameId::from_text(&id)
    }

    fn set_tab(&self, id: &GameId) {
        if has_tab_storage() {
            // Without it the tab goes on with the game that was last played in any tab.
            let _ = SessionStorage::raw().set_item(TAB, id.as_str());
        }
    }
}

/// A storage that is full can still be read, and tells so when it is written to.
fn can_be_read(storage: &Storage) -> bool {
    let written = storage.set_item(PROBE, "").is_ok();
    let removed = storage.remove_item(PROBE).is_ok();
    removed && (written || storage.length().is_ok_and(|kept| kept > 0))
}

fn has_tab_storage() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.session_storage(), Ok(Some(_))))
}
