//! The root of the page: language, title, attributes; and what the browser says of its reader.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::js_sys::Reflect;
use web_sys::{Document, Element, FocusOptions, HtmlElement, MouseEvent, Window};

use crate::{i18n::Language, rules::Square};

/// The language that the browser asks for.
#[must_use]
pub fn language() -> Language {
    let tags = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    Language::preferred(tags.iter().map(String::as_str))
}

/// Is there room beside the board for something to read?
#[must_use]
pub fn is_wide() -> bool {
    let wide = |window: Window| window.match_media(BESIDE).ok().flatten();
    web_sys::window().and_then(wide).is_some_and(|query| query.matches())
}

/// Where the engine's worker is, relative to the page: the build writes it into `index.html`.
#[must_use]
pub fn engine_address() -> String {
    find("meta[name=engine]").and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// As in `style/rules-panel.css`.
const BESIDE: &str = "(min-width: 68.75rem) and (min-aspect-ratio: 1/1)";

/// The address of the link that was pressed, as it is written; `None` where something else was.
#[must_use]
pub fn pressed_link(event: &MouseEvent) -> Option<String> {
    let pressed = event.target()?.dyn_into::<Element>().ok()?;
    pressed.closest("a[href]").ok()??.get_attribute("href")
}

/// Brings the script of the rules into the page, once. Where that fails it is told by `data-state` on `<rule-page>`.
pub fn bring_rules() {
    if find(RULES_SCRIPT).is_none() {
        // Only an element that cannot be made fails.
        let _ = add_rules_script();
    }
}

const RULES_SCRIPT: &str = "script[src='rules/panel.js']";

fn add_rules_script() -> Option<()> {
    let script = document()?.create_element("script").ok()?;
    script.set_attribute("type", "module").ok()?;
    script.set_attribute("src", "rules/panel.js").ok()?;
    let failed = Closure::once_into_js(|| {
        if let Some(script) = find(RULES_SCRIPT) {
            script.remove();
        }
        if let Some(page) = find("rule-page") {
            // Only a name with forbidden signs fails.
            let _ = page.set_attribute("data-state", "failed");
        }
    });
    script.add_event_listener_with_callback("error", failed.unchecked_ref()).ok()?;
    document()?.head()?.append_with_node_1(&script).ok()
}

/// Brings a script of the page's own into it, if it is not there yet, and says whether it was brought now. What it is
/// brought for stands in its `data-for`. One that cannot be fetched is asked for again on the next visit.
pub fn bring_script(file: &str, purpose: &str) -> bool {
    let is_new = find(&format!("script[src='{file}']")).is_none();
    if is_new {
        // Only an element that cannot be made fails.
        let _ = add_script(file, purpose);
    }
    is_new
}

fn add_script(file: &str, purpose: &str) -> Option<()> {
    let script = document()?.create_element("script").ok()?;
    for (name, value) in [("type", "module"), ("data-for", purpose), ("src", file)] {
        script.set_attribute(name, value).ok()?;
    }
    document()?.head()?.append_with_node_1(&script).ok()
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

/// Moves the focus to a square of the board, and shows where it is.
///
/// Who clicked before and goes on with the keys would not see it in WebKit, if it were not told to show it.
pub fn focus_square(square: Square) {
    let button = find(&format!("[data-square=\"{square}\"]"));
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        let seen = FocusOptions::new();
        // A browser that does not know the wish decides itself; an element that cannot have the focus leaves it where it is.
        let _ = Reflect::set(&seen, &"focusVisible".into(), &true.into());
        let _ = button.focus_with_options(&seen);
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
