//! What is said aloud: the live regions. Everything that is said is one text of the session.
//!
//! While a modal dialog is open the rest of the page is out of reach, its live region too, so each dialog has one of its
//! own for that time; of all of them exactly one can be heard. A dialog at the far edge speaks the language that is read
//! there.

use std::time::Duration;

use leptos::prelude::*;

use super::desk::Desk;
use crate::session::Session;

/// How long a region has to be there before what it says is heard in every browser.
const UNTIL_HEARD: Duration = Duration::from_millis(300);

/// The live region of the page. What was said while the program started is heard as well.
pub(super) fn said_in_page() -> AnyView {
    let before = RwSignal::new(Desk::here().now(count));
    set_timeout(move || before.set(0), UNTIL_HEARD);
    region(before)
}

/// The live region of a dialog that has just been opened: what is said from now on.
pub(super) fn said_in_dialog() -> AnyView {
    region(RwSignal::new(Desk::here().now(count)))
}

/// A region that says nothing yet, nor anything of what was said up to the text of number `before`.
fn region(before: RwSignal<u32>) -> AnyView {
    let said = Desk::here().memo(
        move |session| {
            if count(session) == before.get() { String::new() } else { text(session) }
        },
    );
    let language = Desk::here().memo(|session| session.now.said_in.tag());
    view! { <div class="visually-hidden" role="status" lang=language>{said}</div> }.into_any()
}

fn count(session: &Session) -> u32 {
    session.now.said.0
}

/// Equal texts in a row differ by an invisible space, so that both are heard.
fn text(session: &Session) -> String {
    let (count, text) = &session.now.said;
    if count % 2 == 0 { text.clone() } else { format!("{text}\u{a0}") }
}
