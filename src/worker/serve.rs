//! The worker's side: whatever is heard goes to the engine or to the clerk. One worker is asked for one of the two, so
//! that neither waits for the other.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::{engine::Thinking, records::Records};
use crate::formats::thought::READY;

/// Answers as long as the worker lives. A text is a question; a list is an errand with its files; a number is an errand
/// that is given up.
pub fn serve() {
    let (engine, clerk) = (Thinking::default(), Records::default());
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let heard = event.data();
        if let Some(list) = heard.dyn_ref::<Array>() {
            clerk.take(list);
        } else if let Some(number) = heard.as_f64() {
            clerk.give_up(number as u32);
        } else {
            engine.take(&heard.as_string().unwrap_or_default());
        }
    });
    scope().set_onmessage(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
    post(READY);
}

/// Says something to the page.
pub(super) fn post(text: &str) {
    // A text can always be sent.
    let _ = scope().post_message(&JsValue::from_str(text));
}

pub(super) fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}
