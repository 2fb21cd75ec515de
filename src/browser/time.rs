//! What time it is, and when the page is left.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::js_sys::Date;

use super::page::document;

/// The time of day in milliseconds. It goes on while the page is hidden and while the machine sleeps, as the clock on a
/// table would; the browser's other clock may not.
#[must_use]
pub fn now() -> u64 {
    Date::now() as u64
}

/// Calls `left` whenever the page is hidden or left, as long as it lives: it may never come back.
pub fn on_leave(left: impl Fn() + 'static) {
    let listener = Closure::<dyn Fn()>::new(move || {
        if document().is_some_and(|document| document.hidden()) {
            left();
        }
    });
    if let Some(document) = document() {
        // Only a missing callback fails.
        let _ =
            document.add_event_listener_with_callback("visibilitychange", listener.as_ref().unchecked_ref());
        listener.forget();
    }
}
