//! The rules beside the game: at its side where there is room, over it elsewhere. The game stays as it is.
//!
//! The texts are those of the rule pages. `guide/panel.js` brings them here when they are wanted, so that the program
//! itself carries none.

use leptos::{ev, html, prelude::*};

use super::{
    desk::{Desk, Press},
    dialog::close_button,
    header::LanguageChoice,
    redraw::show,
    rules_link::is_plain,
    said::said_in_dialog,
};
use crate::{
    browser::page,
    formats::link::{self, Link, RulesPlace},
    guide,
    rules::Preset,
    scene::ruleset_name,
    session::{Action, Session},
};

/// The place that is read; the top of the usual rules while nothing is.
fn place(session: &Session) -> RulesPlace {
    let nowhere = RulesPlace { preset: Preset::Classic, heading: None };
    session.now.reading.clone().unwrap_or(nowhere)
}

/// The panel.
#[component]
pub(super) fn RulesPanel() -> impl IntoView {
    let desk = Desk::here();
    let element = NodeRef::<html::Dialog>::new();
    let open = desk.memo(|session| session.now.reading.is_some());
    let over_dialog = desk.memo(|session| session.now.dialog.is_some());
    let is_beside = move || page::is_wide() && !over_dialog.get_untracked();
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        match (open.get(), element.open()) {
            (true, false) if is_beside() => element.show(),
            // It can only be refused while it is open already.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
    let closed = move |_| {
        if open.get_untracked() {
            desk.act(Action::CloseRules);
        }
    };
    // The browser closes it first: as long as what had the focus is there, it gives the focus back.
    let close = move || {
        if let Some(element) = element.get_untracked() {
            element.close();
        }
    };
    // At the side of the game, not every browser closes it by Escape.
    let escape: Box<dyn FnMut(ev::KeyboardEvent)> = Box::new(move |event| {
        if event.key() == "Escape" {
            close();
        }
    });
    let ruleset = |session: &Session| place(session).preset.ruleset();
    view! {
        <dialog
            class="dialog rules-panel"
            node_ref=element
            data-dialog="rules"
            data-goal=desk.memo(move |session| ruleset(session).goal.id())
            data-second=desk.memo(move |session| ruleset(session).second.id())
            aria-labelledby="rules-title"
            closedby="closerequest"
            on:close=closed
            on:keydown=escape
            on:click=turn_pages(desk)
        >
            {show(open, move || content(Box::new(move |_| close()), (!is_beside()).then(said_in_dialog)))}
        </dialog>
    }
}

/// Links of the text lead from place to place within the panel.
fn turn_pages(desk: Desk) -> Press {
    Box::new(move |event| {
        let address = page::pressed_link(&event);
        if let Some(Ok(Link::Rules(place))) = address.as_deref().and_then(link::read)
            && is_plain(&event)
        {
            event.prevent_default();
            desk.act(Action::Read(place));
        }
    })
}

/// What is in it; `said` where the live region of the page is out of reach.
fn content(close: Press, said: Option<AnyView>) -> AnyView {
    page::bring_rules();
    let desk = Desk::here();
    let address = desk.memo(|session| guide::address(session.language(), &place(session)));
    view! {
        <div class="dialog-head">
            <h2 id="rules-title">{desk.text(|texts| texts.commands.rules)}</h2>
            <LanguageChoice/>
            {close_button(close)}
        </div>
        <nav class="rules-presets" aria-label=desk.text(|texts| texts.rulesets.heading)>
            {Preset::ALL.map(preset_link).into_iter().collect_view()}
        </nav>
        <rule-page class="reading" src=address></rule-page>
        <p class="rules-failed" role="alert">{desk.text(|texts| texts.reading.failed)}</p>
        <div class="dialog-foot">
            <a data-action="own-page" href=address>{desk.text(|texts| texts.reading.own_page)}</a>
        </div>
        {said}
    }
    .into_any()
}

fn preset_link(preset: Preset) -> AnyView {
    let desk = Desk::here();
    let current = desk.memo(move |session| (place(session).preset == preset).then_some("page"));
    view! {
        <a href=link::to_rules(&RulesPlace { preset, heading: None }) aria-current=current>
            {desk.memo(move |session| ruleset_name(session.texts(), Some(preset)))}
        </a>
    }
    .into_any()
}
