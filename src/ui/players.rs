//! The two places: who plays there, their names, and which of them takes Black.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, choices},
    desk::{Desk, flag},
    field::labelled,
    redraw::redraw,
};
use crate::{
    game::{Person, Player},
    i18n::Texts,
    rules::Side,
    scene::{player_about, player_name},
    session::{Action, DraftChange, Session, WhoBegins},
};

/// The longest name that is taken, in UTF-16 units, as browsers count.
const LONGEST_NAME: &str = "40";

/// Who sits at both places: a person with a name, or the computer.
pub(super) fn players() -> AnyView {
    view! { <div class="players">{Person::BOTH.map(place).collect_view()}</div> }.into_any()
}

fn place(person: Person) -> AnyView {
    let label: fn(&'static Texts) -> &'static str = match person {
        Person::First => |texts| texts.new_game.player_1,
        Person::Second => |texts| texts.new_game.player_2,
    };
    let player = Desk::here().memo(move |session| session.now.draft.seats.players.of(person));
    view! {
        <div class="player">
            {labelled(Desk::here().text(label), player_choice(person, player))}
            {redraw(player, move |player| match player {
                Player::Person => name_field(person),
                Player::Computer(_) => about(player),
            })}
        </div>
    }
    .into_any()
}

/// A native menu: a person, and the computer's levels from the weakest to the strongest.
fn player_choice(person: Person, player: Memo<Player>) -> AnyView {
    let desk = Desk::here();
    let choose: Box<dyn FnMut(ev::Event)> = Box::new(move |event| {
        if let Ok(player) = event_target_value(&event).parse() {
            desk.act(Action::Draft(DraftChange::Player(person, player)));
        }
    });
    let option = move |choice: Player| {
        let name = desk.text_of(move |texts| player_name(texts, choice));
        let selected = Memo::new(move |_| flag(player.get() == choice));
        view! { <option value=choice.to_string() selected=selected>{name}</option> }.into_any()
    };
    let levels: Vec<AnyView> = Player::all().filter(|player| player.level().is_some()).map(option).collect();
    view! {
        <select
            class="text-input"
            data-choice=desk.memo(move |session| side_of(session, person))
            prop:value=Memo::new(move |_| player.get().to_string())
            on:change=choose
        >
            {option(Player::Person)}
            <optgroup label=desk.text(|texts| texts.computer.choices.computer)>{levels}</optgroup>
        </select>
    }
    .into_any()
}

/// The side that a place will have, as far as the dialog knows: `black` or `second`. While a lot decides, the first
/// place stands for Black.
fn side_of(session: &Session, person: Person) -> &'static str {
    match session.side_in_draft(person) {
        Side::Black => "black",
        Side::Second => "second",
    }
}

fn about(player: Player) -> AnyView {
    let about = Desk::here().text_of(move |texts| player_about(texts, player));
    view! { <p class="player-about">{about}</p> }.into_any()
}

fn name_field(person: Person) -> AnyView {
    let (id, label): (_, fn(&'static Texts) -> &'static str) = match person {
        Person::First => ("first-name", |texts| texts.computer.choices.name_1),
        Person::Second => ("second-name", |texts| texts.computer.choices.name_2),
    };
    let desk = Desk::here();
    let label = desk.text(label);
    let take = move |event: ev::Event| {
        desk.act(Action::Draft(DraftChange::Name(person, event_target_value(&event))));
    };
    view! {
        <input
            class="text-input"
            type="text"
            name=id
            autocomplete="off"
            maxlength=LONGEST_NAME
            aria-label=label
            placeholder=label
            prop:value=desk.memo(move |session| name(session, person).to_owned())
            on:input=take
        />
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
    choices(desk.text(|texts| texts.new_game.who_begins), "who-begins", WhoBegins::ALL.map(choice).into())
}

fn label(session: &Session, who: WhoBegins) -> String {
    let texts = &session.texts().new_game;
    match who {
        WhoBegins::First => person_name(session, Person::First),
        WhoBegins::Second => person_name(session, Person::Second),
        WhoBegins::ByLot => texts.by_lot.to_owned(),
        WhoBegins::InTurn => texts.in_turn.to_owned(),
    }
}

/// What a place is called, by its number where it has no name.
pub(super) fn person_name(session: &Session, person: Person) -> String {
    let texts = &session.texts().new_game;
    match (called(session, person), person) {
        ("", Person::First) => texts.player_1,
        ("", Person::Second) => texts.player_2,
        (name, _) => name,
    }
    .to_owned()
}

/// What a place is called: as typed, or as the computer's level; empty where it has no name, and where both are the
/// same level.
fn called(session: &Session, person: Person) -> &str {
    let players = session.now.draft.seats.players;
    match players.of(person) {
        Player::Person => name(session, person).trim(),
        computer if computer == players.of(person.other()) => "",
        computer => player_name(session.texts(), computer),
    }
}

fn name(session: &Session, person: Person) -> &str {
    let seats = &session.now.draft.seats;
    match person {
        Person::First => &seats.first,
        Person::Second => &seats.second,
    }
}
