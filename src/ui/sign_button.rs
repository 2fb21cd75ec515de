//! A button that shows nothing but a sign: its word is read aloud, and seen where one points at it.

use leptos::prelude::*;

use super::{
    desk::{Desk, Press},
    icon::{Icon, Sign},
};
use crate::{i18n::Texts, session::Session};

/// What a button with a sign is.
pub(super) struct SignButton {
    /// The value of `data-action`, if it has one.
    pub(super) action: Option<&'static str>,
    /// The value of `data-step`, if it leads to another position.
    pub(super) step: Option<&'static str>,
    /// What it shows.
    pub(super) sign: Sign,
    /// What it says.
    pub(super) label: fn(&'static Texts) -> &'static str,
}

impl SignButton {
    /// The button, which can always be pressed.
    pub(super) fn view(self, press: Press) -> AnyView {
        self.view_where(|_| true, press)
    }

    /// The button where it cannot always be pressed. It keeps its place and the focus then: it is only marked as disabled.
    pub(super) fn view_where(
        self,
        can: impl Fn(&Session) -> bool + Send + Sync + 'static,
        press: Press,
    ) -> AnyView {
        self.draw(Box::new(can), press)
    }

    fn draw(self, can: Box<dyn Fn(&Session) -> bool + Send + Sync>, press: Press) -> AnyView {
        let Self { action, step, sign, label } = self;
        let desk = Desk::here();
        let label = desk.text(label);
        view! {
            <button
                class="button"
                type="button"
                data-kind="bare"
                data-action=action
                data-step=step
                aria-label=label
                title=label
                aria-disabled=desk.memo(move |session| disabled(!can(session)))
                on:click=press
            >
                <Icon sign/>
            </button>
        }
        .into_any()
    }
}

/// The value of `aria-disabled`.
pub(super) fn disabled(disabled: bool) -> Option<&'static str> {
    disabled.then_some("true")
}
