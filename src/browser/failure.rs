//! When the program itself fails: a sentence in the reader's language takes the page's place.

use std::{
    panic,
    sync::atomic::{AtomicBool, Ordering},
};

use super::page::document;
use crate::i18n::Language;

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

/// From now on a panic is told in the page as well as in the console. Every move is kept before it is shown.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if !FAILED.swap(true, Ordering::Relaxed) {
            // Where even that fails there is nothing left to tell it with.
            let _ = tell();
        }
    }));
}

fn tell() -> Option<()> {
    let document = document()?;
    let language = document.document_element()?.get_attribute("lang").unwrap_or_default();
    let texts = Language::from_tag(&language).unwrap_or(Language::En).texts();
    let text = if KEPT.load(Ordering::Relaxed) { texts.errors.failed_saved } else { texts.errors.failed };
    let notice = document.create_element("p").ok()?;
    notice.set_attribute("role", "alert").ok()?;
    notice.set_attribute("class", "failure").ok()?;
    notice.set_attribute("data-notice", "failure").ok()?;
    notice.set_text_content(Some(text));
    document.body()?.prepend_with_node_1(&notice).ok()
}
