//! The game by ear and by keyboard: the list of keys, the position as text, and their settings.

use leptos::prelude::*;

use super::{
    choice::{Choice, choices},
    desk::Desk,
    dialog::DialogFrame,
    redraw::redraw,
};
use crate::{
    guide,
    i18n::Texts,
    scene::{NameLength, NameOrder, key_list},
    session::{Action, Copied, Dialog, Session, Setting},
};

/// The list of the keys.
#[component]
pub(super) fn KeysDialog() -> impl IntoView {
    view! { <DialogFrame dialog=Dialog::Keys id="keys" title=|texts| texts.keys.heading/> }
}

/// The position as text, to be read and copied.
#[component]
pub(super) fn PositionDialog() -> impl IntoView {
    view! {
        <DialogFrame dialog=Dialog::Position id="position" title=|texts| texts.position.heading/>
    }
}

/// What is in the list of the keys.
pub(super) fn keys() -> AnyView {
    let desk = Desk::here();
    let list = |texts: &'static Texts| {
        let entries = key_list(texts).into_iter().map(|[key, meaning]| {
            view! {
                <dt><kbd>{key}</kbd></dt>
                <dd>{meaning}</dd>
            }
        });
        view! { <dl class="keys">{entries.collect_view()}</dl> }.into_any()
    };
    let language = desk.memo(Session::language);
    view! {
        <div class="dialog-body">
            <p>{desk.text(|texts| texts.keys.about)}</p>
            {redraw(language, move |language| list(language.texts()))}
            <p class="ways">{by_ear("button")}</p>
        </div>
    }
    .into_any()
}

/// What is in the dialog of the position.
pub(super) fn position() -> AnyView {
    let desk = Desk::here();
    let lines = |lines: Vec<String>| {
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> });
        view! { <ol class="position-text" data-position="">{lines.collect_view()}</ol> }.into_any()
    };
    let copied = desk.memo(|session| match session.now.copied {
        None => "",
        Some(Copied::Done) => "done",
        Some(Copied::Refused) => "refused",
    });
    view! {
        <div class="dialog-body">
            {redraw(desk.memo(Session::position_text), lines)}
        </div>
        <div class="dialog-foot">
            <p data-copied=copied>{desk.memo(Session::copied_text)}</p>
            <button
                class="button"
                type="button"
                data-kind="main"
                data-action="copy-position"
                on:click=desk.on_press(|| Action::CopyPosition)
            >
                {desk.text(|texts| texts.position.copy)}
            </button>
        </div>
    }
    .into_any()
}

/// In the settings: what squares are called, and the ways to all that belongs to playing by ear.
pub(super) fn settings() -> AnyView {
    let desk = Desk::here();
    let (order, length) = (desk.text(|texts| texts.senses.order), desk.text(|texts| texts.senses.length));
    view! {
        {choices(order, "choices-wide", NameOrder::ALL.map(order_choice).into())}
        {choices(length, "choices-wide", NameLength::ALL.map(length_choice).into())}
        <div class="ways">
            {opener("keys", |texts| texts.keys.heading, Dialog::Keys)}
            {opener("position", |texts| texts.position.heading, Dialog::Position)}
            {by_ear("button")}
        </div>
    }
    .into_any()
}

/// The link to the page on how to play by keyboard and by ear.
pub(super) fn by_ear(class: &'static str) -> AnyView {
    let desk = Desk::here();
    view! {
        <a
            class=class
            data-action="by-ear"
            href=desk.memo(|session| guide::by_ear_address(session.language()))
        >
            {desk.text(|texts| texts.senses.by_ear)}
        </a>
    }
    .into_any()
}

fn opener(id: &'static str, label: Label, dialog: Dialog) -> AnyView {
    let desk = Desk::here();
    view! {
        <button class="button" type="button" data-action=id on:click=desk.on_press(move || desk.opening(dialog))>
            {desk.text(label)}
        </button>
    }
    .into_any()
}

fn order_choice(order: NameOrder) -> AnyView {
    let name: Label = match order {
        NameOrder::Square => |texts| texts.senses.square_first,
        NameOrder::Disc => |texts| texts.senses.disc_first,
    };
    let chosen = Desk::here().memo(move |session| session.settings.naming.order == order);
    naming_choice("name-order", order.id(), name, chosen, Setting::NameOrder(order))
}

fn length_choice(length: NameLength) -> AnyView {
    let name: Label = match length {
        NameLength::Full => |texts| texts.senses.full,
        NameLength::Short => |texts| texts.senses.short,
    };
    let chosen = Desk::here().memo(move |session| session.settings.naming.length == length);
    naming_choice("name-length", length.id(), name, chosen, Setting::NameLength(length))
}

type Label = fn(&'static Texts) -> &'static str;

fn naming_choice(
    group: &'static str,
    value: &'static str,
    name: Label,
    chosen: Memo<bool>,
    setting: Setting,
) -> AnyView {
    let choice = Choice { group, value, chosen, action: Action::Set(setting), look: "" };
    choice.view(view! { <span>{Desk::here().text(name)}</span> })
}
