//! A browser's storage, as far as the program knows it, with the faults that real ones have.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::Rc,
};

use reversi::{formats::save::GameId, session::Store};

/// The storage that all tabs of a browser share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Browser(Rc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    texts: RefCell<BTreeMap<String, String>>,
    /// So many more texts can be kept; `None` where there is room enough.
    room: Cell<Option<usize>>,
    forgets: Cell<bool>,
}

/// What one tab sees of it.
#[derive(Debug)]
pub(crate) struct Tab {
    browser: Browser,
    game: RefCell<Option<GameId>>,
}

impl Browser {
    /// A browser in which something is kept already.
    pub(crate) fn with(texts: &[(&str, &str)]) -> Self {
        let browser = Self::default();
        for (key, text) in texts {
            browser.put(key, text);
        }
        browser
    }

    /// A browser that keeps nothing beyond the page.
    pub(crate) fn forgetful() -> Self {
        let browser = Self::default();
        browser.0.forgets.set(true);
        browser
    }

    /// From now on only so many more texts can be kept.
    pub(crate) fn has_room_for(&self, texts: usize) {
        self.0.room.set(Some(texts));
    }

    /// From now on there is room enough.
    pub(crate) fn has_room(&self) {
        self.0.room.set(None);
    }

    /// Somebody else writes.
    pub(crate) fn put(&self, key: &str, text: &str) {
        self.0.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
    }

    /// What is kept under a name.
    pub(crate) fn text(&self, key: &str) -> Option<String> {
        self.0.texts.borrow().get(key).cloned()
    }

    /// All that is kept.
    pub(crate) fn texts(&self) -> BTreeMap<String, String> {
        self.0.texts.borrow().clone()
    }

    /// A tab that was never here before.
    pub(crate) fn new_tab(&self) -> Tab {
        Tab { browser: self.clone(), game: RefCell::default() }
    }
}

impl Tab {
    /// The browser it belongs to.
    pub(crate) fn browser(&self) -> &Browser {
        &self.browser
    }
}

impl Store for Tab {
    fn get(&self, key: &str) -> Option<String> {
        self.browser.text(key)
    }

    fn set(&self, key: &str, text: &str) -> bool {
        let room = &self.browser.0.room;
        match room.get() {
            Some(0) => return false,
            left => room.set(left.map(|left| left - 1)),
        }
        self.browser.put(key, text);
        true
    }

    fn remove(&self, key: &str) {
        self.browser.0.texts.borrow_mut().remove(key);
    }

    fn names(&self) -> Vec<String> {
        self.browser.texts().into_keys().collect()
    }

    fn used(&self) -> usize {
        self.browser.texts().iter().map(|(key, text)| key.len() + text.len()).sum()
    }

    fn lasts(&self) -> bool {
        !self.browser.0.forgets.get()
    }

    fn tab(&self) -> Option<GameId> {
        self.game.borrow().clone()
    }

    fn set_tab(&self, id: &GameId) {
        *self.game.borrow_mut() = Some(id.clone());
    }
}
