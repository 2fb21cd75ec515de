//! The axes of one's own rules, all but the start.

use leptos::prelude::*;

use super::{
    choice::{Choice, Choices},
    desk::Desk,
};
use crate::{
    rules::{Goal, SecondColour, Shape, Supply},
    scene::shape_name,
    session::{Action, DraftChange, Session},
};

/// Board, discs, goal and second colour.
#[component]
pub(super) fn OwnRules() -> impl IntoView {
    let desk = Desk::here();
    let shapes = Shape::ALL.map(|shape| {
        let name = move |session: &Session| shape_name(session.texts(), shape);
        let chosen = move |session: &Session| session.now.draft.custom.shape == shape;
        view! { <Value group="shape" value=shape.id() name chosen change=DraftChange::Shape(shape)/> }
    });
    let supplies = Supply::ALL.map(|supply| {
        let name = move |session: &Session| match supply {
            Supply::Shared => session.texts().own_rules.shared.to_owned(),
            Supply::Own => session.texts().own_rules.own.to_owned(),
        };
        let chosen = move |session: &Session| session.now.draft.custom.supply == supply;
        view! { <Value group="supply" value=supply.id() name chosen change=DraftChange::Supply(supply)/> }
    });
    let goals = Goal::ALL.map(|goal| {
        let name = move |session: &Session| match goal {
            Goal::Most => session.texts().own_rules.most.to_owned(),
            Goal::Fewest => session.texts().own_rules.fewest.to_owned(),
        };
        let chosen = move |session: &Session| session.now.draft.custom.goal == goal;
        view! { <Value group="goal" value=goal.id() name chosen change=DraftChange::Goal(goal)/> }
    });
    let colours = SecondColour::ALL.map(|colour| {
        let name = move |session: &Session| match colour {
            SecondColour::White => session.texts().colours.white.to_owned(),
            SecondColour::Red => session.texts().colours.red.to_owned(),
        };
        let chosen = move |session: &Session| session.now.draft.custom.second == colour;
        view! { <Value group="second-colour" value=colour.id() name chosen change=DraftChange::SecondColour(colour)/> }
    });
    view! {
        <Choices legend=desk.text(|texts| texts.own_rules.shape)>{shapes.collect_view()}</Choices>
        <Choices legend=desk.text(|texts| texts.own_rules.supply) look="choices-wide">{supplies.collect_view()}</Choices>
        <Choices legend=desk.text(|texts| texts.own_rules.goal) look="choices-wide">{goals.collect_view()}</Choices>
        <Choices legend=desk.text(|texts| texts.own_rules.second_colour) look="choices-wide">
            {colours.collect_view()}
        </Choices>
    }
}

/// One value of an axis.
#[component]
fn Value(
    group: &'static str,
    value: &'static str,
    name: impl Fn(&Session) -> String + Send + Sync + 'static,
    chosen: impl Fn(&Session) -> bool + Send + Sync + 'static,
    change: DraftChange,
) -> impl IntoView {
    let desk = Desk::here();
    let choose = move || desk.act(Action::Draft(change.clone()));
    view! {
        <Choice group value chosen=desk.memo(chosen) choose>
            <span>{desk.memo(name)}</span>
        </Choice>
    }
}
