//! In the new-game dialog: the handicap, where the rules know one.

use leptos::{ev, prelude::*};

use super::{
    desk::{Desk, flag},
    field::labelled,
    players::person_name,
    redraw::show,
};
use crate::{
    game::Handicap,
    session::{Action, DraftChange},
};

/// A native menu: none, or one to four corners for either.
pub(super) fn handicap() -> AnyView {
    show(Desk::here().memo(|session| session.now.draft.takes_handicap()), menu)
}

fn menu() -> AnyView {
    let desk = Desk::here();
    let chosen = desk.memo(|session| {
        session.now.draft.handicap.map_or_else(|| NONE.to_owned(), |handicap| handicap.to_string())
    });
    let choose: Box<dyn FnMut(ev::Event)> = Box::new(move |event| {
        desk.act(Action::Draft(DraftChange::Handicap(event_target_value(&event).parse().ok())));
    });
    let option = move |handicap: Handicap| {
        let name = desk.memo(move |session| {
            let who = person_name(session, handicap.weaker());
            (session.texts().matches.corners)(&who, handicap.corners().into())
        });
        let selected = Memo::new(move |_| flag(chosen.with(|chosen| *chosen == handicap.to_string())));
        view! { <option value=handicap.to_string() selected=selected>{name}</option> }.into_any()
    };
    let none = Memo::new(move |_| flag(chosen.with(|chosen| chosen == NONE)));
    let menu = view! {
        <select class="text-input" data-choice="handicap" prop:value=chosen on:change=choose>
            <option value=NONE selected=none>{desk.text(|texts| texts.matches.even)}</option>
            {Handicap::all().map(option).collect_view()}
        </select>
    };
    labelled(desk.text(|texts| texts.matches.handicap), menu)
}

/// The value of the choice of no handicap.
const NONE: &str = "none";
