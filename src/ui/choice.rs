//! One of several: radio buttons with whatever shows what they mean.

use leptos::prelude::*;

/// One choice of a group. `chosen` says whether it is the one that is made.
#[component]
pub(super) fn Choice(
    /// The group, and the value of `data-choice`.
    group: &'static str,
    /// The value of this choice.
    value: &'static str,
    /// Is it the one that is made?
    #[prop(into)]
    chosen: Signal<bool>,
    /// Called when it is made.
    choose: impl Fn() + Send + Sync + 'static,
    /// What kind of look it has, beside the usual one.
    #[prop(optional)]
    look: &'static str,
    /// What shows what it means.
    children: Children,
) -> impl IntoView {
    view! {
        <label class=format!("choice {look}")>
            <input
                type="radio"
                name=group
                data-choice=group
                value=value
                prop:checked=chosen
                on:change=move |_| choose()
            />
            {children()}
        </label>
    }
}

/// A group of choices under its question.
#[component]
pub(super) fn Choices(
    /// The question.
    #[prop(into)]
    legend: Signal<&'static str>,
    /// How they are laid out, beside the usual way.
    #[prop(optional)]
    look: &'static str,
    /// The choices.
    children: Children,
) -> impl IntoView {
    view! {
        <fieldset class="field">
            <legend>{legend}</legend>
            <div class=format!("choices {look}")>{children()}</div>
        </fieldset>
    }
}
