//! The program as the browser keeps it: what `public/offline.js` tells, and the word that lets a new version in.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{CustomEvent, Event};

use super::page::document;
use crate::session::{Action, NewVersion, Offline};

/// Calls `heard` with whatever is told from now on, as long as the page lives.
pub fn listen(heard: impl Fn(Action) + 'static) {
    let listener = Closure::<dyn Fn(CustomEvent)>::new(move |event: CustomEvent| {
        if let Some(action) = event.detail().as_string().and_then(|told| meaning(&told)) {
            heard(action);
        }
    });
    if let Some(document) = document() {
        for event in ["reversi-offline", "reversi-new-version"] {
            // Only a missing callback fails.
            let _ = document.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        }
        listener.forget();
    }
}

fn meaning(told: &str) -> Option<Action> {
    match told {
        "waits" => Some(Action::NewVersion(NewVersion::Waits)),
        "runs" => Some(Action::NewVersion(NewVersion::Runs)),
        _ => Offline::from_id(told).map(Action::Offline),
    }
}

/// Lets the new version in; the page begins anew with it.
pub fn renew() {
    // Where not even an event can be made, the old version goes on.
    let _ = document()
        .zip(Event::new("reversi-renew").ok())
        .map(|(document, event)| document.dispatch_event(&event));
}
