//! The browser's storage behind [`Store`].
//!
//! Storage may be denied, missing or full, and `gloo_storage` throws when it is missing: so it is probed
//! before it is touched, and without it things are kept for as long as the page lives.

use std::{cell::RefCell, collections::HashMap};

use gloo_storage::{LocalStorage, SessionStorage, Storage as _};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;
use web_sys::js_sys::{JsString, Reflect};

use crate::{formats::save::GameId, session::Store};

const PROBE: &str = "reversi.v1.probe";
const TAB: &str = "reversi.v1.tab";
/// Every name of ours begins so.
const OURS: &str = "reversi.v1.";

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

    fn remove(&self, key: &str) {
        match self {
            // What cannot be removed is still there when one looks again.
            Self::Lasting => drop(LocalStorage::raw().remove_item(key)),
            Self::Momentary(kept) => drop(kept.borrow_mut().remove(key)),
        }
    }

    fn names(&self) -> Vec<String> {
        match self {
            Self::Lasting => every_name().filter(|name| name.starts_with(OURS)).collect(),
            Self::Momentary(kept) => kept.borrow().keys().cloned().collect(),
        }
    }

    fn used(&self) -> usize {
        match self {
            Self::Lasting => every_name().map(|name| length(&name)).sum(),
            Self::Momentary(_) => 0,
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

/// The names of everything that all pages of this host keep.
fn every_name() -> impl Iterator<Item = String> {
    let storage = LocalStorage::raw();
    let all = storage.length().unwrap_or_default();
    (0..all).filter_map(move |number| storage.key(number).ok().flatten())
}

/// How much a name and its text take. The text stays where it is: it may be a neighbour's, and long.
fn length(name: &str) -> usize {
    let storage = LocalStorage::raw();
    let text = Reflect::get(&storage, &JsValue::from_str(name));
    let text = text.ok().and_then(|text| text.dyn_into::<JsString>().ok());
    name.len() + text.map_or(0, |text| text.length() as usize)
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
