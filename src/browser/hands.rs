//! Which square hands point at: the mouse or a pen over it, a finger on it, the focus of the keyboard.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, FocusEvent, PointerEvent};

use super::{failure, page::document};
use crate::rules::Square;

/// What is listened for. All of these bubble, so that one listener serves all squares.
const EVENTS: [&str; 7] =
    ["pointerover", "pointerout", "pointerdown", "pointerup", "pointercancel", "focusin", "focusout"];

/// Calls `aimed` whenever hands point at another square, or at none, as long as the page lives.
pub fn listen(aimed: impl Fn(Option<Square>) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        if let Some(square) = aim(&event).filter(|_| !failure::has_happened()) {
            aimed(square);
        }
    });
    if let Some(document) = document() {
        for event in EVENTS {
            // Only a missing callback fails.
            let _ = document.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        }
        listener.forget();
    }
}

/// What an event means; `None` where it means nothing.
///
/// A finger points only while it lies on the glass: browsers tell afterwards that something still hovers where it was.
fn aim(event: &Event) -> Option<Option<Square>> {
    let finger = event.dyn_ref::<PointerEvent>().is_some_and(|pointer| pointer.pointer_type() == "touch");
    let here = || event.target()?.dyn_into::<Element>().ok();
    let square = || here()?.closest("#board [data-square]").ok()??.get_attribute("data-square")?.parse().ok();
    match (event.type_().as_str(), finger) {
        ("pointerover", false) | ("pointerdown", true) => Some(square()),
        ("pointerup" | "pointercancel", true) => Some(None),
        // Out of the window.
        ("pointerout", false) => event.dyn_ref::<PointerEvent>()?.related_target().is_none().then_some(None),
        ("focusin", _) => here()?.matches(":focus-visible").ok()?.then(square),
        ("focusout", _) => event.dyn_ref::<FocusEvent>()?.related_target().is_none().then_some(None),
        _ => None,
    }
}
