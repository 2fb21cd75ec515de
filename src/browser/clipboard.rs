//! The clipboard, where the browser has one: only pages that came by a safe way do.

use wasm_bindgen::JsValue;
use web_sys::js_sys::{Promise, Reflect};

/// Copies a text. `None` where that is not even possible to try; otherwise the answer comes when it has been tried.
#[must_use]
pub fn copy(text: &str) -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let clipboard = Reflect::get(&navigator, &JsValue::from_str("clipboard")).ok()?;
    clipboard.is_object().then(|| navigator.clipboard().write_text(text))
}
