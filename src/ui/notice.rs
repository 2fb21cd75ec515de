//! What there is to tell, in room that is kept free for it.

use leptos::prelude::*;

use super::{
    desk::Desk,
    icon::{Icon, Sign},
};
use crate::{
    browser::chance,
    scene::{Notice, NoticeKind},
    session::{Action, Command},
};

/// The notice of the game and, beside it, the first unread message.
#[component]
pub(super) fn NoticeRoom() -> impl IntoView {
    let desk = Desk::here();
    let notice = desk.memo(|session| session.notice());
    let message = desk.memo(|session| session.message());
    let draw = |(notice, commands): (Notice, Vec<Command>)| view! { <NoticeCard notice commands/> };
    view! {
        <div class="notice-room">
            {move || message.get().map(draw)}
            {move || notice.get().map(draw)}
        </div>
    }
}

/// One notice with its buttons.
#[component]
fn NoticeCard(notice: Notice, commands: Vec<Command>) -> impl IntoView {
    let kind = notice.kind;
    let buttons =
        commands.into_iter().enumerate().map(|(i, command)| view! { <CommandButton command main={i == 0}/> });
    let buttons: Vec<_> = buttons.collect();
    let actions = (!buttons.is_empty()).then(|| view! { <div class="notice-actions">{buttons}</div> });
    view! {
        <div class="notice" data-notice=kind.id()>
            <Icon sign=Sign::of(kind)/>
            <div class="notice-text">{sentences(notice)}</div>
            {actions}
        </div>
    }
}

/// The first sentence of an end is its headline.
fn sentences(notice: Notice) -> impl IntoView {
    let mut sentences = notice.sentences.into_iter();
    let first = sentences.next().unwrap_or_default();
    let rest = sentences.map(|sentence| format!(" {sentence}")).collect::<String>();
    let headline = if notice.kind == NoticeKind::Over {
        view! { <strong>{first}</strong> }.into_any()
    } else {
        first.into_any()
    };
    let rest = (!rest.is_empty()).then(|| view! { <span>{rest}</span> });
    view! { {headline} {rest} }
}

#[component]
fn CommandButton(command: Command, main: bool) -> impl IntoView {
    let desk = Desk::here();
    let (id, label, action) = match command {
        Command::Do { id, label, action } => (id, label, Some(action)),
        Command::Rematch { label } => ("rematch", label, None),
    };
    let run = move |_| desk.act(action.clone().unwrap_or_else(|| Action::Rematch(chance::draw())));
    view! {
        <button class="button" type="button" data-kind=main.then_some("main") data-action=id on:click=run>
            {label}
        </button>
    }
}
