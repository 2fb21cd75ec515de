//! What one does with a game; while an earlier position is shown, the bar to look on takes its place.

use leptos::prelude::*;

use super::{
    desk::Desk,
    icon::{Icon, Sign},
};
use crate::{
    i18n::Texts,
    session::{Action, Session, Step},
};

/// The commands of the game, or the bar of an earlier position.
#[component]
pub(super) fn Commands() -> impl IntoView {
    let desk = Desk::here();
    let looks_back = desk.memo(|session| session.now.view.is_some());
    move || {
        if looks_back.get() { view! { <LookBar/> }.into_any() } else { view! { <GameCommands/> }.into_any() }
    }
}

#[component]
fn GameCommands() -> impl IntoView {
    let desk = Desk::here();
    view! {
        <div class="commands" role="group" aria-label=desk.text(|texts| texts.page.game)>
            <GameCommand id="undo" sign=Sign::Undo label=|texts| texts.commands.undo action=Action::Undo can=Session::can_undo/>
            <GameCommand id="redo" sign=Sign::Redo label=|texts| texts.commands.redo action=Action::Redo can=Session::can_redo/>
            <GameCommand id="flip-board" sign=Sign::Turn label=|texts| texts.commands.turn_board action=Action::TurnBoard can=|_| true/>
        </div>
    }
}

/// A command with its word. One that cannot be done now keeps the focus, so it is disabled for the ear only.
#[component]
fn GameCommand(
    id: &'static str,
    sign: Sign,
    label: fn(&'static Texts) -> &'static str,
    action: Action,
    can: fn(&Session) -> bool,
) -> impl IntoView {
    let desk = Desk::here();
    let can = desk.memo(can);
    view! {
        <button
            class="button"
            type="button"
            data-kind="bare"
            data-action=id
            aria-disabled=move || (!can.get()).then_some("true")
            on:click=move |_| desk.act(action.clone())
        >
            <Icon sign/>
            <span>{desk.text(label)}</span>
        </button>
    }
}

/// Steps from position to position, and the ways back into the game.
#[component]
fn LookBar() -> impl IntoView {
    let desk = Desk::here();
    let bar = desk.memo(Session::bar);
    let place = move || bar.get().map(|bar| bar.text);
    let can = move |step| {
        bar.get().is_some_and(|bar| match step {
            Step::First | Step::Previous => bar.can_step_back,
            Step::Next | Step::Last => bar.can_step_on,
        })
    };
    let button = move |(step, id, label): (Step, &'static str, &'static str)| {
        view! {
            <button
                class="button"
                type="button"
                data-kind="bare"
                data-step=id
                aria-label=label
                title=label
                aria-disabled=move || (!can(step)).then_some("true")
                on:click=move |_| desk.act(Action::LookOn(step))
            >
                <Icon sign=sign(step)/>
            </button>
        }
    };
    view! {
        <div class="commands" data-mode="review" role="group" aria-label=desk.text(|texts| texts.moves.heading)>
            {move || {
                let [first, previous, next, last] = desk.read(Session::steps);
                view! {
                    {button(first)}
                    {button(previous)}
                    <span class="commands-place">{place}</span>
                    {button(next)}
                    {button(last)}
                }
            }}
        </div>
    }
}

const fn sign(step: Step) -> Sign {
    match step {
        Step::First => Sign::First,
        Step::Previous => Sign::Previous,
        Step::Next => Sign::Next,
        Step::Last => Sign::Last,
    }
}
