//! The two people: their names, and who of them takes Black.

use leptos::prelude::*;

use super::{
    choice::{Choice, Choices},
    desk::Desk,
};
use crate::{
    game::Person,
    i18n::Texts,
    session::{Action, DraftChange, Session, WhoBegins},
};

/// The longest name that is taken, in UTF-16 units, as browsers count.
const LONGEST_NAME: u32 = 40;

/// The fields for both names.
#[component]
pub(super) fn Players() -> impl IntoView {
    view! {
        <div class="players">
            <NameField person=Person::First label=|texts| texts.new_game.player_1/>
            <NameField person=Person::Second label=|texts| texts.new_game.player_2/>
        </div>
    }
}

#[component]
fn NameField(person: Person, label: fn(&'static Texts) -> &'static str) -> impl IntoView {
    let desk = Desk::here();
    let name = desk.memo(move |session| name(session, person).to_owned());
    let take = move |typed: String| desk.act(Action::Draft(DraftChange::Name(person, typed)));
    view! {
        <label class="field">
            <span class="field-name">{desk.text(label)}</span>
            <input
                class="text-input"
                type="text"
                name=if person == Person::First { "first-name" } else { "second-name" }
                autocomplete="off"
                maxlength=LONGEST_NAME
                prop:value=name
                on:input:target=move |event| take(event.target().value())
            />
        </label>
    }
}

/// Who takes Black.
#[component]
pub(super) fn WhoBeginsChoice() -> impl IntoView {
    let desk = Desk::here();
    let choices = WhoBegins::ALL.map(|who| {
        let chosen = desk.memo(move |session| session.now.draft.who_begins == who);
        let label = desk.memo(move |session| label(session, who));
        let choose = move || desk.act(Action::Draft(DraftChange::WhoBegins(who)));
        view! { <Choice group="first" value=who.id() chosen choose><span>{label}</span></Choice> }
    });
    view! { <Choices legend=desk.text(|texts| texts.new_game.who_begins)>{choices.collect_view()}</Choices> }
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
