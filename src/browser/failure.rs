//! When the program itself fails: a sentence in the reader's language takes the page's place, with the way to begin again and
//! the game as a file. Nothing of the program runs after that, so both are links.

use std::{
    panic,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
};

use web_sys::{Document, Element, HtmlAnchorElement};

use super::{
    files,
    page::{self, document},
};
use crate::{
    formats::{archive, save::SavedGame},
    i18n::{Language, Texts},
    session::TextFile,
};

/// Was everything kept that had to be, as far as is known?
static KEPT: AtomicBool = AtomicBool::new(true);

/// Has the program failed? From then on nothing that it holds can be relied on.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Has the program failed? Whoever hears of things that happen by themselves, such as a mouse that moves, lets them pass.
#[must_use]
pub fn has_happened() -> bool {
    FAILED.load(Ordering::Relaxed)
}

/// Remembers whether the game is kept, so that a failure tells the truth about it.
pub fn game_is_kept(kept: bool) {
    KEPT.store(kept, Ordering::Relaxed);
}

/// The game on the table, as it was last kept or should have been.
static GAME: Mutex<Option<SavedGame>> = Mutex::new(None);

/// Remembers the game on the table, so that a failure can give it to its reader.
pub fn remember(game: &SavedGame) {
    if let Ok(mut remembered) = GAME.lock() {
        *remembered = Some(game.clone());
    }
}

/// From now on a panic is told in the page as well as in the console. Every move is kept before it is shown.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if !FAILED.swap(true, Ordering::Relaxed) {
            // Where even that fails there is nothing left to tell it with.
            let _ = tell();
            page::tell_begun(false);
        }
    }));
}

fn tell() -> Option<()> {
    let document = document()?;
    let language = document.document_element()?.get_attribute("lang").unwrap_or_default();
    let texts = Language::from_tag(&language).unwrap_or(Language::En).texts();
    let text = if KEPT.load(Ordering::Relaxed) { texts.errors.failed_saved } else { texts.errors.failed };
    let notice = document.create_element("div").ok()?;
    notice.set_attribute("role", "alert").ok()?;
    notice.set_attribute("class", "failure").ok()?;
    notice.set_attribute("data-notice", "failure").ok()?;
    let sentence = document.create_element("p").ok()?;
    sentence.set_text_content(Some(text));
    notice.append_with_node_1(&sentence).ok()?;
    document.body()?.prepend_with_node_1(&notice).ok()?;
    // The sentence stands there, whatever becomes of the ways on.
    add_ways(&document, &notice, texts)
}

fn add_ways(document: &Document, notice: &Element, texts: &Texts) -> Option<()> {
    let reload: HtmlAnchorElement = link(document)?;
    reload.set_href("");
    add_way(notice, &reload, "reload", texts.shelf.reload)?;
    add_way(notice, &game_file()?, "export-game", texts.shelf.save_this)
}

fn link(document: &Document) -> Option<HtmlAnchorElement> {
    use wasm_bindgen::JsCast as _;
    document.create_element("a").ok()?.dyn_into().ok()
}

fn add_way(notice: &Element, link: &HtmlAnchorElement, id: &str, label: &str) -> Option<()> {
    link.set_class_name("button");
    link.set_attribute("data-action", id).ok()?;
    link.set_text_content(Some(label));
    notice.append_with_node_1(link).ok()
}

/// A link to the game as a file; `None` where nothing has been played.
fn game_file() -> Option<HtmlAnchorElement> {
    let game = GAME.try_lock().ok()?.take().filter(|game| !game.moves.is_empty() || game.start.is_some())?;
    let text = archive::write(&[game]);
    files::link(&TextFile { name: "reversi.json".to_owned(), kind: "application/json", text })
}
