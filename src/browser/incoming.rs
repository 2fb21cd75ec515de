//! What is dropped on the page, or pasted into it where no field takes it.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, Event, EventTarget, File, FileList};

use super::page::{self, document};

/// What comes in.
pub enum Incoming {
    /// A text.
    Text(String),
    /// Files of the reader's disk, not yet read.
    Files(Vec<File>),
}

/// Set on `<html>` while something lies over the page that could be dropped.
const DROP: &str = "data-drop";

/// Calls `heard` with whatever is dropped or pasted from now on, as long as the page lives.
pub fn listen(heard: impl Fn(Incoming) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| {
        if let Some(incoming) = take(&event) {
            heard(incoming);
        }
    });
    if let Some(document) = document() {
        for kind in ["dragover", "dragleave", "drop", "paste"] {
            // Only a missing callback fails.
            let _ = document.add_event_listener_with_callback(kind, listener.as_ref().unchecked_ref());
        }
        listener.forget();
    }
}

/// The files of a list.
#[must_use]
pub fn files(list: &FileList) -> Vec<File> {
    (0..list.length()).filter_map(|place| list.get(place)).collect()
}

fn take(event: &Event) -> Option<Incoming> {
    let data = match event.dyn_ref::<DragEvent>() {
        Some(drag) => drag.data_transfer()?,
        None => event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?,
    };
    if !is_ours(&data, event.target()) {
        return None;
    }
    match event.type_().as_str() {
        "dragover" => {
            event.prevent_default();
            page::set_root(DROP, "");
            None
        }
        "dragleave" => {
            page::remove_from_root(DROP);
            None
        }
        _ => {
            event.prevent_default();
            page::remove_from_root(DROP);
            contents(&data)
        }
    }
}

/// Files are, and texts where no field takes them.
fn is_ours(data: &DataTransfer, target: Option<EventTarget>) -> bool {
    let kinds = data.types();
    let has = |kind: &str| kinds.includes(&kind.into(), 0);
    let field = target.and_then(|target| target.dyn_into::<Element>().ok());
    let in_field = field.is_some_and(|field| field.matches("input, textarea, select").unwrap_or(false));
    has("Files") || has("text/plain") && !in_field
}

fn contents(data: &DataTransfer) -> Option<Incoming> {
    let files = data.files().map(|list| files(&list)).unwrap_or_default();
    if !files.is_empty() {
        return Some(Incoming::Files(files));
    }
    data.get_data("text/plain").ok().filter(|text| !text.trim().is_empty()).map(Incoming::Text)
}
