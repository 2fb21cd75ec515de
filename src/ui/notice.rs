//! What there is to tell, in room that is kept free for it.

use leptos::prelude::*;

use super::{
    desk::Desk,
    icon::{Icon, Sign},
    redraw::redraw,
    rules_link::rules_link,
};
use crate::{
    browser::chance,
    formats::link::RulesPlace,
    guide,
    scene::{Notice, NoticeKind, unbroken},
    session::{Action, Command, Session},
};

/// The first unread message, and the notice of the game.
#[component]
pub(super) fn NoticeRoom() -> impl IntoView {
    let desk = Desk::here();
    view! {
        <div class="notice-room">
            {card(desk.memo(|session| session.message()))}
            {card(desk.memo(|session| session.notice()))}
        </div>
    }
}

/// What is told, and what can be done about it.
type Told = Memo<Option<(Notice, Vec<Command>)>>;

/// A notice with its buttons. They stay as they are while only the text changes: who is about to press one does so.
fn card(told: Told) -> AnyView {
    let kind = Memo::new(move |_| told.with(|told| told.as_ref().map(|(notice, _)| notice.kind)));
    redraw(kind, move |kind| match kind {
        Some(kind) => view! {
            <div class="notice" data-notice=kind.id()>
                <Icon sign=Sign::of(kind)/>
                {text(told, kind)}
                {buttons(told, kind)}
            </div>
        }
        .into_any(),
        None => ().into_any(),
    })
}

fn text(told: Told, kind: NoticeKind) -> AnyView {
    let sentences = Memo::new(move |_| {
        told.with(|told| told.as_ref().map(|(notice, _)| notice.sentences.clone()).unwrap_or_default())
    });
    redraw(sentences, move |sentences| {
        let sentences: Vec<String> = sentences.iter().map(|sentence| unbroken(sentence)).collect();
        let (first, rest) = sentences.split_first().unwrap_or((const { &String::new() }, &[]));
        let headline = matches!(kind, NoticeKind::Over | NoticeKind::View);
        let first = if headline {
            view! { <strong>{first.clone()}</strong> }.into_any()
        } else {
            first.clone().into_any()
        };
        let rule = rule(kind);
        let rest = rest.join(" ");
        let more =
            (!rest.is_empty() || rule.is_some()).then(|| view! { <span>{rest}" "{rule}</span> }.into_any());
        view! { <div class="notice-text">{first}" "{more}</div> }.into_any()
    })
}

fn buttons(told: Told, kind: NoticeKind) -> AnyView {
    let commands = Memo::new(move |_| {
        // What can be done after the end takes the place of the commands.
        let told = told.get().filter(|_| kind != NoticeKind::Over);
        told.map(|(_, commands)| commands).unwrap_or_default()
    });
    redraw(commands, |commands| {
        let buttons =
            commands.into_iter().zip(MAIN_FIRST).map(|(command, kind)| command_button(command, kind));
        let buttons: Vec<AnyView> = buttons.collect();
        (!buttons.is_empty()).then(|| view! { <div class="notice-actions">{buttons}</div> }).into_any()
    })
}

/// The way to the section of the rules that explains the notice.
fn rule(kind: NoticeKind) -> Option<AnyView> {
    guide::heading_for(kind)?;
    let label = Desk::here().text(|texts| texts.reading.read_rule);
    Some(rules_link(place_of_notice, "text", None, label))
}

fn place_of_notice(session: &Session) -> RulesPlace {
    let kind = session.notice().map(|(notice, _)| notice.kind);
    guide::of_notice(session.table.game.ruleset(), kind)
}

/// The first of at most two buttons is the main one.
const MAIN_FIRST: [Option<&str>; 2] = [Some("main"), None];

/// The button of a command; one of a `kind` has its look.
pub(super) fn command_button(command: Command, kind: Option<&'static str>) -> AnyView {
    let desk = Desk::here();
    let (id, label, action) = match command {
        Command::Do { id, label, action } => (id, label, Some(action)),
        Command::Rematch { label } => ("rematch", label, None),
    };
    let press = desk.on_press(move || action.clone().unwrap_or_else(|| Action::Rematch(chance::draw())));
    view! {
        <button class="button" type="button" data-kind=kind data-action=id on:click=press>
            {label}
        </button>
    }
    .into_any()
}
