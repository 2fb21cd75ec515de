//! The root of the page: language, title, attributes; and what the browser says of its reader.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, Window};

use crate::{i18n::Language, rules::Square};

/// The language that the browser asks for.
#[must_use]
pub fn language() -> Language {
    let tags = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}

/// The part of the address behind `#`, sign included; empty where there is none.
#[must_use]
pub fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// Where the engine's worker is, relative to the page: the build writes it into `index.html`.
#[must_use]
pub fn engine_address() -> String {
    find("meta[name=engine]").and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// Removes that part from the address, so that a reload does not find it again.
pub fn clear_hash() {
    let clear = |window: Window| {
        let rest = window.location().pathname()? + &window.location().search()?;
        window.history()?.replace_state_with_url(&JsValue::NULL, "", Some(&rest))
    };
    // Where the address cannot be changed, a reload asks once more.
    let _ = web_sys::window().map(clear);
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Sets the description that link previews and bookmarks show.
pub fn set_description(text: &str) {
    // Only a name with forbidden signs fails.
    let _ = find("meta[name=description]").map(|meta| meta.set_attribute("content", text));
}

/// Sets an attribute of `<html>`.
pub fn set_root(name: &str, value: &str) {
    let root = document().and_then(|document| document.document_element());
    // Only a name with forbidden signs fails, and ours are fixed.
    let _ = root.map(|root| root.set_attribute(name, value));
}

/// Removes what `index.html` shows until the program runs.
pub fn remove_shell() {
    if let Some(shell) = find("#shell") {
        shell.remove();
    }
}

/// Moves the focus to a square of the board.
pub fn focus_square(square: Square) {
    let button = find(&format!("[data-square=\"{square}\"]"));
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot have the focus leaves it where it is.
        let _ = button.focus();
    }
}

/// Scrolls the list of moves so that the current one is seen; the page itself stays where it is.
pub fn reveal_current_move() {
    if let (Some(list), Some(current)) = (find("[data-moves]"), find("[data-moves] [aria-current]")) {
        let (list_box, current_box) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
        let above = current_box.top() - list_box.top();
        let below = current_box.bottom() - list_box.bottom();
        let by = if above < 0.0 { above } else { below.max(0.0) };
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

/// The first element that a selector finds.
fn find(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok().flatten()
}

pub(super) fn document() -> Option<Document> {
    web_sys::window()?.document()
}
