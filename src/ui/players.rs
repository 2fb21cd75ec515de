//! The two people: their names, and who of them takes Black.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, choices},
    desk::Desk,
};
use crate::{
    game::Person,
    i18n::Texts,
    session::{Action, DraftChange, Session, WhoBegins},
};

/// The longest name that is taken, in UTF-16 units, as browsers count.
const LONGEST_NAME: &str = "40";

/// The fields for both names.
pub(super) fn players() -> AnyView {
    view! {
        <div class="players">
            {name_field(Person::First, "first-name", |texts| texts.new_game.player_1)}
            {name_field(Person::Second, "second-name", |texts| texts.new_game.player_2)}
        </div>
    }
    .into_any()
}

fn name_field(person: Person, id: &'static str, label: fn(&'static Texts) -> &'static str) -> AnyView {
    let desk = Desk::here();
    let take = move |event: ev::Event| {
        desk.act(Action::Draft(DraftChange::Name(person, event_target_value(&event))));
    };
    view! {
        <label class="field">
            <span class="field-name">{desk.text(label)}</span>
            <input
                class="text-input"
                type="text"
                name=id
                autocomplete="off"
                maxlength=LONGEST_NAME
                prop:value=desk.memo(move |session| name(session, person).to_owned())
                on:input=take
            />
        </label>
    }
    .into_any()
}

/// Who takes Black.
pub(super) fn who_begins() -> AnyView {
    let desk = Desk::here();
    let choice = |who: WhoBegins| {
        let choice = Choice {
            group: "first",
            value: who.id(),
            chosen: desk.memo(move |session| session.now.draft.who_begins == who),
            action: Action::Draft(DraftChange::WhoBegins(who)),
            look: "",
        };
        choice.named(desk.memo(move |session| label(session, who)))
    };
    choices(desk.text(|texts| texts.new_game.who_begins), "", WhoBegins::ALL.map(choice).into())
}

fn label(session: &Session, who: WhoBegins) -> String {
    let texts = &session.texts().new_game;
    let person = |person, unnamed: &str| match name(session, person).trim() {
        "" => unnamed.to_owned(),
        name => name.to_owned(),
    };
    match who {
        WhoBegins::First => person(Person::First, texts.player_1),
        WhoBegins::Second => person(Person::Second, texts.player_2),
        WhoBegins::ByLot => texts.by_lot.to_owned(),
        WhoBegins::InTurn => texts.in_turn.to_owned(),
    }
}

fn name(session: &Session, person: Person) -> &str {
    let seats = &session.now.draft.seats;
    match person {
        Person::First => &seats.first,
        Person::Second => &seats.second,
    }
}
