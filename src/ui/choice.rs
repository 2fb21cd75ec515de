//! One of several: radio buttons with whatever shows what they mean.

use leptos::{ev, prelude::*};

use super::desk::Desk;
use crate::session::Action;

/// What one choice of a group is.
pub(super) struct Choice {
    /// The group, and the value of `data-choice`.
    pub(super) group: &'static str,
    /// The value of this choice.
    pub(super) value: &'static str,
    /// Is it the one that is made?
    pub(super) chosen: Memo<bool>,
    /// What happens when it is made.
    pub(super) action: Action,
    /// What kind of look it has, beside the usual one.
    pub(super) look: &'static str,
}

impl Choice {
    /// The choice as a radio button, with `content` to show what it means.
    pub(super) fn view(self, content: impl IntoAny) -> AnyView {
        let Self { group, value, chosen, action, look } = self;
        let desk = Desk::here();
        let choose: Box<dyn FnMut(ev::Event)> = Box::new(move |_| desk.act(action.clone()));
        view! {
            <label class=format!("choice {look}")>
                <input type="radio" name=group data-choice=group value=value prop:checked=chosen on:change=choose/>
                {content.into_any()}
            </label>
        }
        .into_any()
    }

    /// The choice with a word for what it means.
    pub(super) fn named(self, name: Memo<String>) -> AnyView {
        self.view(view! { <span>{name}</span> })
    }
}

/// A group of choices under its question, laid out in the usual way and as `look` says.
pub(super) fn choices(legend: Memo<&'static str>, look: &'static str, choices: Vec<AnyView>) -> AnyView {
    view! {
        <fieldset class="field">
            <legend>{legend}</legend>
            <div class=format!("choices {look}")>{choices}</div>
        </fieldset>
    }
    .into_any()
}
