//! The root of the page: language, title, attributes; and what the browser says of its reader.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::js_sys::Reflect;
use web_sys::{
    CustomEvent, CustomEventInit, Document, Element, FocusOptions, HtmlElement, HtmlInputElement,
    HtmlSelectElement, MouseEvent, ScrollIntoViewOptions, ScrollLogicalPosition, Window,
};

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
    let Some(script) = add_module(RULES_SCRIPT) else { return };
    let failed = Closure::once_into_js(|| {
        if let Some(page) = find("rule-page") {
            // Only a name with forbidden signs fails.
            let _ = page.set_attribute("data-state", "failed");
        }
    });
    // Only a missing callback fails.
    let _ = script.add_event_listener_with_callback("error", failed.unchecked_ref());
}

const RULES_SCRIPT: &str = "rules/panel.js";

/// Brings a script into the page. `None` where it is there already; one that does not come is removed again, so that it
/// can be tried anew.
pub(super) fn add_module(address: &str) -> Option<Element> {
    let selector = format!("script[src='{address}']");
    if find(&selector).is_some() {
        return None;
    }
    let script = document()?.create_element("script").ok()?;
    script.set_attribute("type", "module").ok()?;
    script.set_attribute("src", address).ok()?;
    let failed = Closure::once_into_js(move || {
        if let Some(script) = find(&selector) {
            script.remove();
        }
    });
    script.add_event_listener_with_callback("error", failed.unchecked_ref()).ok()?;
    document()?.head()?.append_with_node_1(&script).ok()?;
    Some(script)
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

/// Removes an attribute of `<html>`.
pub fn remove_from_root(name: &str) {
    // Only a name with forbidden signs fails, and ours are fixed.
    let _ =
        document().and_then(|document| document.document_element()).map(|root| root.remove_attribute(name));
}

/// Shows in the menu and the group of a choice what is chosen, where its reader has pressed something else that does not
/// happen.
pub fn choose_again(choice: &str, value: &str) {
    let menu = find(&format!("select[data-choice={choice}]"));
    if let Some(menu) = menu.and_then(|menu| menu.dyn_into::<HtmlSelectElement>().ok()) {
        menu.set_value(value);
    }
    let button = find(&format!("input[data-choice={choice}][value={value}]"));
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlInputElement>().ok()) {
        button.set_checked(true);
    }
}

/// Tells `boot.js` whether the program has begun. Who is told late hears nothing any more.
pub fn tell_begun(begun: bool) {
    let init = CustomEventInit::new();
    init.set_detail(&begun.into());
    // Where not even an event can be made, nobody can be told.
    let _ = document()
        .zip(CustomEvent::new_with_event_init_dict("reversi-begun", &init).ok())
        .map(|(document, event)| document.dispatch_event(&event));
}

/// Removes what `index.html` shows until the program runs.
pub fn remove_shell() {
    if let Some(shell) = find("#shell") {
        shell.remove();
    }
}

/// The square of the board that has the focus.
#[must_use]
pub fn held_square() -> Option<Square> {
    document()?.active_element()?.get_attribute("data-square")?.parse().ok()
}

/// Moves the focus to a square of the board of this id, and shows where it is.
///
/// Who clicked before and goes on with the keys would not see it in WebKit, if it were not told to show it.
pub fn focus_square(board: &str, square: Square) {
    let button = find(&format!("#{board} [data-square=\"{square}\"]"));
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        let seen = FocusOptions::new();
        // A browser that does not know the wish decides itself; an element that cannot have the focus leaves it where it is.
        let _ = Reflect::set(&seen, &"focusVisible".into(), &true.into());
        let _ = button.focus_with_options(&seen);
    }
}

/// Moves the focus to the first element that a selector finds, if there is one.
pub fn focus(selector: &str) {
    if let Some(element) = find(selector).and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot have the focus leaves it where it is.
        let _ = element.focus();
    }
}

/// Scrolls no farther than is needed to see the first element that a selector finds, if there is one.
pub fn reveal(selector: &str) {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    if let Some(element) = find(selector) {
        element.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}

/// Has anything of the page the focus?
#[must_use]
pub fn has_focus() -> bool {
    let active = document().and_then(|document| document.active_element());
    active.is_some_and(|active| active.tag_name() != "BODY")
}

/// Moves the focus to where one goes on: into the dialog that lies over the page, or else to the board. The page stays
/// where it is.
pub fn focus_anew() {
    let place = find("dialog:modal:not([data-below]) [data-action=close]")
        .or_else(|| find("[data-square][tabindex='0']"));
    if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
        let still = FocusOptions::new();
        still.set_prevent_scroll(true);
        // An element that cannot have the focus leaves it where it is.
        let _ = place.focus_with_options(&still);
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
