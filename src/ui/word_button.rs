//! A button that shows a word.

use leptos::prelude::*;

use super::desk::{Desk, Flag, Press};
use crate::i18n::Texts;

/// What a button with a word is.
pub(super) struct WordButton {
    action: &'static str,
    label: fn(&'static Texts) -> &'static str,
    kind: Option<&'static str>,
    disabled: Option<Flag>,
}

impl WordButton {
    /// The value of its `data-action`, and what it says.
    pub(super) const fn new(action: &'static str, label: fn(&'static Texts) -> &'static str) -> Self {
        Self { action, label, kind: None, disabled: None }
    }

    /// With the look of a kind.
    pub(super) const fn of_kind(self, kind: Option<&'static str>) -> Self {
        Self { kind, ..self }
    }

    /// Marked as disabled at times; it keeps the focus then.
    pub(super) const fn disabled(self, disabled: Option<Flag>) -> Self {
        Self { disabled, ..self }
    }

    /// The button.
    pub(super) fn view(self, press: Press) -> AnyView {
        let Self { action, label, kind, disabled } = self;
        view! {
            <button
                class="button"
                type="button"
                data-kind=kind
                data-action=action
                aria-disabled=disabled
                on:click=press
            >
                {Desk::here().text(label)}
            </button>
        }
        .into_any()
    }
}
