//! In the new-game dialog: which clock, and one's own times.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, choices},
    desk::{Desk, flag},
    field::labelled,
    redraw::show,
};
use crate::{
    game::{Bonus, Person},
    i18n::Texts,
    session::{Action, ClockChange, ClockChoice, ClockDraft, DraftChange, Session},
};

/// Which clock.
pub(super) fn clock_choice() -> AnyView {
    let desk = Desk::here();
    let heading = desk.text(|texts| texts.clocks.heading);
    let own = desk.memo(|session| session.now.draft.clock.choice == ClockChoice::Own);
    view! {
        {choices(heading, "clocks", ClockChoice::ALL.map(choice).into())}
        {show(own, own_times)}
    }
    .into_any()
}

fn choice(choice: ClockChoice) -> AnyView {
    let desk = Desk::here();
    let name = desk.memo(move |session| {
        let texts = &session.texts().clocks;
        match choice.minutes() {
            Some(minutes) => (texts.minutes)(minutes),
            None if choice == ClockChoice::Own => texts.own.to_owned(),
            None => texts.none.to_owned(),
        }
    });
    let radio = Choice {
        group: "clock",
        value: choice.id(),
        chosen: desk.memo(move |session| session.now.draft.clock.choice == choice),
        action: change(ClockChange::Choice(choice)),
        look: "",
    };
    radio.named(name)
}

/// A time for each side, so that the stronger may have less, and what every move brings.
fn own_times() -> AnyView {
    view! {
        <div class="own-times">
            {minutes(Person::First)}
            {minutes(Person::Second)}
            {bonus()}
        </div>
    }
    .into_any()
}

fn minutes(person: Person) -> AnyView {
    let (id, label): (_, fn(&'static Texts) -> &'static str) = match person {
        Person::First => ("first-time", |texts| texts.clocks.time_1),
        Person::Second => ("second-time", |texts| texts.clocks.time_2),
    };
    let chosen = Desk::here().memo(move |session| session.now.draft.clock.minutes(person).to_string());
    let options = ClockDraft::MINUTES.map(|minutes| {
        option(minutes.to_string(), chosen, move |session| (session.texts().clocks.minutes)(minutes))
    });
    menu(id, label, chosen, options.into(), move |value| {
        Some(ClockChange::Minutes(person, value.parse().ok()?))
    })
}

fn bonus() -> AnyView {
    let desk = Desk::here();
    let chosen = desk.memo(|session| session.now.draft.clock.bonus.to_string());
    let choice =
        move |bonus: Bonus| option(bonus.to_string(), chosen, move |session| bonus_name(session, bonus));
    let group = |of: fn(&Bonus) -> bool| -> Vec<AnyView> {
        ClockDraft::BONUSES.into_iter().filter(of).map(choice).collect()
    };
    let options = view! {
        {choice(Bonus::None)}
        <optgroup label=desk.text(|texts| texts.clocks.increments)>
            {group(|bonus| matches!(bonus, Bonus::Increment(_)))}
        </optgroup>
        <optgroup label=desk.text(|texts| texts.clocks.delays)>
            {group(|bonus| matches!(bonus, Bonus::Delay(_)))}
        </optgroup>
    };
    menu(
        "bonus",
        |texts| texts.clocks.bonus,
        chosen,
        vec![options.into_any()],
        |value| Some(ClockChange::Bonus(value.parse().ok()?)),
    )
}

fn bonus_name(session: &Session, bonus: Bonus) -> String {
    let texts = &session.texts().clocks;
    match bonus {
        Bonus::None => texts.no_bonus.to_owned(),
        Bonus::Increment(seconds) => (texts.increment)(seconds),
        Bonus::Delay(seconds) => (texts.delay)(seconds),
    }
}

fn option(
    value: String,
    chosen: Memo<String>,
    name: impl Fn(&Session) -> String + Send + Sync + 'static,
) -> AnyView {
    let name = Desk::here().memo(name);
    let own = value.clone();
    let selected = Memo::new(move |_| flag(chosen.get() == own));
    view! { <option value=value selected=selected>{name}</option> }.into_any()
}

/// A native menu under its label.
fn menu(
    id: &'static str,
    label: fn(&'static Texts) -> &'static str,
    chosen: Memo<String>,
    options: Vec<AnyView>,
    read: impl Fn(&str) -> Option<ClockChange> + 'static,
) -> AnyView {
    let desk = Desk::here();
    let choose: Box<dyn FnMut(ev::Event)> = Box::new(move |event| {
        if let Some(chosen) = read(&event_target_value(&event)) {
            desk.act(change(chosen));
        }
    });
    let menu = view! { <select class="text-input" data-choice=id prop:value=chosen on:change=choose>{options}</select> };
    labelled(desk.text(label), menu)
}

fn change(change: ClockChange) -> Action {
    Action::Draft(DraftChange::Clock(change))
}
