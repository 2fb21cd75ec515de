//! What other tabs write.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::StorageEvent;

/// Calls `heard` with the name and the text of whatever another tab keeps from now on, as long as the page
/// lives; the text is empty when it is removed, and so is the name when everything is.
pub fn listen(heard: impl Fn(String, String) + 'static) {
    let listener = Closure::<dyn Fn(StorageEvent)>::new(move |event: StorageEvent| {
        heard(event.key().unwrap_or_default(), event.new_value().unwrap_or_default());
    });
    if let Some(window) = web_sys::window() {
        // Only a missing callback fails.
        let _ = window.add_event_listener_with_callback("storage", listener.as_ref().unchecked_ref());
        listener.forget();
    }
}
