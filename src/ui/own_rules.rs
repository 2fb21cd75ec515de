//! The axes of one's own rules, all but the start.

use leptos::prelude::*;

use super::{
    choice::{Choice, choices},
    desk::Desk,
};
use crate::{
    i18n::Texts,
    rules::{Goal, Ruleset, SecondColour, Shape, Supply},
    scene::shape_name,
    session::{Action, DraftChange},
};

/// Board, discs, goal and second colour.
pub(super) fn own_rules() -> AnyView {
    let desk = Desk::here();
    let wide = "choices-wide";
    (
        choices(desk.text(|texts| texts.own_rules.shape), "", Shape::ALL.map(shape).into()),
        choices(desk.text(|texts| texts.own_rules.supply), wide, Supply::ALL.map(supply).into()),
        choices(desk.text(|texts| texts.own_rules.goal), wide, Goal::ALL.map(goal).into()),
        choices(desk.text(|texts| texts.own_rules.second_colour), wide, SecondColour::ALL.map(second).into()),
    )
        .into_any()
}

fn shape(shape: Shape) -> AnyView {
    let name = Desk::here().memo(move |session| shape_name(session.texts(), shape));
    value("shape", shape.id(), DraftChange::Shape(shape), move |custom| custom.shape == shape).named(name)
}

fn supply(supply: Supply) -> AnyView {
    let name: fn(&Texts) -> &'static str = match supply {
        Supply::Shared => |texts| texts.own_rules.shared,
        Supply::Own => |texts| texts.own_rules.own,
    };
    value("supply", supply.id(), DraftChange::Supply(supply), move |custom| custom.supply == supply)
        .named(text(name))
}

fn goal(goal: Goal) -> AnyView {
    let name: fn(&Texts) -> &'static str = match goal {
        Goal::Most => |texts| texts.own_rules.most,
        Goal::Fewest => |texts| texts.own_rules.fewest,
    };
    value("goal", goal.id(), DraftChange::Goal(goal), move |custom| custom.goal == goal).named(text(name))
}

fn second(colour: SecondColour) -> AnyView {
    let name: fn(&Texts) -> &'static str = match colour {
        SecondColour::White => |texts| texts.colours.white,
        SecondColour::Red => |texts| texts.colours.red,
    };
    let change = DraftChange::SecondColour(colour);
    value("second-colour", colour.id(), change, move |custom| custom.second == colour).named(text(name))
}

/// One value of an axis.
fn value(
    group: &'static str,
    value: &'static str,
    change: DraftChange,
    chosen: impl Fn(&Ruleset) -> bool + Send + Sync + 'static,
) -> Choice {
    let chosen = Desk::here().memo(move |session| chosen(&session.now.draft.custom));
    Choice { group, value, chosen, action: Action::Draft(change), look: "" }
}

fn text(text: fn(&Texts) -> &'static str) -> Memo<String> {
    Desk::here().memo(move |session| text(session.texts()).to_owned())
}
