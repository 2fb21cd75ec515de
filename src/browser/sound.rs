//! What is heard, handed to `public/sound.js`, which is fetched when sound is first wanted.

use web_sys::{CustomEvent, CustomEventInit};

use super::page;

const SCRIPT: &str = "sound.js";

/// Fetches the script, so that the first disc is not late.
pub fn prepare() {
    page::bring_script(SCRIPT, "");
}

/// Lets something be heard: the id of a [`Sound`](crate::scene::Sound).
pub fn play(id: &str) {
    if page::bring_script(SCRIPT, id) {
        // It plays what it was brought for.
        return;
    }
    let told = CustomEventInit::new();
    told.set_detail(&id.into());
    // Where not even an event can be made, nothing is heard: everything is seen as well.
    let _ = page::document()
        .zip(CustomEvent::new_with_event_init_dict("reversi-sound", &told).ok())
        .map(|(document, event)| document.dispatch_event(&event));
}
