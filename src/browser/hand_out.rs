//! What leaves the program: links to the system's share sheet, files, paper. A script of its own does it
//! (`public/hand-out.js`), which is fetched when it is needed first.

use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{CustomEvent, CustomEventInit, js_sys::Reflect};

use super::page::{add_module, document};
use crate::session::HandedOut;

/// Something to be handed out.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Order<'a> {
    /// `send`, `save` or `print`.
    pub what: &'a str,
    /// The media type of a file.
    pub kind: &'a str,
    /// The name of a file.
    pub name: &'a str,
    /// The link, or what goes into the file.
    pub text: &'a str,
}

/// Has the script brought, once.
pub fn bring() {
    // Without it orders are refused, and that is told.
    let _ = add_module("hand-out.js");
}

/// Does the system offer to hand a link to another program?
#[must_use]
pub fn can_send() -> bool {
    let share = |window: web_sys::Window| Reflect::get(&window.navigator(), &JsValue::from_str("share")).ok();
    web_sys::window().and_then(share).is_some_and(|share| share.is_function())
}

/// Gives an order; what comes of it is heard by [`listen`]. Returns whether anybody took it.
#[must_use]
pub fn order(order: &Order<'_>) -> bool {
    let init = CustomEventInit::new();
    init.set_cancelable(true);
    // Texts alone can always be written.
    init.set_detail(&JsValue::from_str(&serde_json::to_string(order).unwrap_or_default()));
    let event = CustomEvent::new_with_event_init_dict("reversi-hand-out", &init).ok();
    let taken = document().zip(event).map(|(document, event)| document.dispatch_event(&event));
    // Whoever takes it prevents what nobody would do otherwise.
    matches!(taken, Some(Ok(false)))
}

/// Calls `heard` with what becomes of each order, as long as the page lives.
pub fn listen(heard: impl Fn(HandedOut) + 'static) {
    let listener = Closure::<dyn Fn(CustomEvent)>::new(move |event: CustomEvent| {
        if let Some(what) = event.detail().as_string().and_then(|told| meaning(&told)) {
            heard(what);
        }
    });
    if let Some(document) = document() {
        // Only a missing callback fails.
        let _ = document
            .add_event_listener_with_callback("reversi-handed-out", listener.as_ref().unchecked_ref());
        listener.forget();
    }
}

fn meaning(told: &str) -> Option<HandedOut> {
    match told {
        "done" => Some(HandedOut::Done),
        "link-refused" => Some(HandedOut::LinkRefused),
        "file-refused" => Some(HandedOut::FileRefused),
        "printed" => Some(HandedOut::Printed),
        _ => None,
    }
}
