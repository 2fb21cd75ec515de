//! Ways into the rules.

use leptos::{ev, prelude::*};

use super::desk::{Desk, Press};
use crate::{
    formats::link::RulesPlace,
    guide,
    session::{Action, Session},
};

/// A link to a place in the rules: pressed, it opens them beside the game; opened in another tab, it is a page of its
/// own.
pub(super) fn rules_link(
    place: fn(&Session) -> RulesPlace,
    look: &'static str,
    label: Option<Memo<&'static str>>,
    content: impl IntoAny,
) -> AnyView {
    let desk = Desk::here();
    let address = desk.memo(move |session| guide::address(session.language(), &place(session)));
    let press: Press = Box::new(move |event| {
        if is_plain(&event) {
            event.prevent_default();
            desk.act(Action::Read(desk.now(place)));
        }
    });
    view! {
        <a
            class="button"
            data-kind=look
            data-action="rules"
            href=address
            aria-label=label
            title=label
            on:click=press
        >
            {content.into_any()}
        </a>
    }
    .into_any()
}

/// Does a press on a link mean this page, rather than another tab or a file?
pub(super) fn is_plain(event: &ev::MouseEvent) -> bool {
    !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key())
}
