//! The part of the address behind `#`, and the way back.

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{History, Location, Window};

/// Marks an entry that this program has added to the history.
const OURS: &str = "reversi";

/// What stands behind the address, sign included; empty where there is nothing.
#[must_use]
pub fn hash() -> String {
    location().and_then(|location| location.hash().ok()).unwrap_or_default()
}

/// Where the page is, without what others have added to its address, and without what stands behind its `#`.
#[must_use]
pub fn place() -> String {
    let place = |location: Location| Some(location.origin().ok()? + &location.pathname().ok()?);
    location().and_then(place).unwrap_or_default()
}

/// Adds an entry with this address to the history: the way back leads to the one before.
pub fn push(hash: &str) {
    change(|history| history.push_state_with_url(&JsValue::from_str(OURS), "", Some(hash)));
}

/// Gives the entry another address.
pub fn replace(hash: &str) {
    change(|history| history.replace_state_with_url(&history.state()?, "", Some(hash)));
}

/// Removes what stands behind the address, so that a reload does not find it again.
pub fn clear() {
    let bare = |location: Location| Some(location.pathname().ok()? + &location.search().ok()?);
    if let Some(bare) = location().and_then(bare) {
        replace(&bare);
    }
}

/// Leaves an entry that was added here; any other only loses what stands behind its address.
pub fn back() {
    let is_ours = |history: &History| history.state().is_ok_and(|state| state == JsValue::from_str(OURS));
    match history().filter(is_ours) {
        Some(history) => drop(history.back()),
        None => clear(),
    }
}

/// Calls `heard` with the address whenever the reader has changed it or gone back or forward, as long as the page
/// lives.
pub fn listen(heard: impl Fn(String) + 'static) {
    let listener = Closure::<dyn Fn()>::new(move || heard(hash()));
    if let Some(window) = web_sys::window() {
        // Only a missing callback fails.
        let _ = window.add_event_listener_with_callback("hashchange", listener.as_ref().unchecked_ref());
        listener.forget();
    }
}

fn change(change: impl FnOnce(&History) -> Result<(), JsValue>) {
    // Where the address cannot be changed, the program goes on without it.
    let _ = history().map(|history| change(&history));
}

fn history() -> Option<History> {
    web_sys::window().as_ref().map(Window::history)?.ok()
}

fn location() -> Option<Location> {
    web_sys::window().map(|window| window.location())
}
