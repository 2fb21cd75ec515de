//! The kept games: a list to search, files that carry them, and what there is to know about keeping them.

use std::time::Duration;

use leptos::{ev, prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};

use super::{
    desk::Desk,
    dialog::DialogFrame,
    notice::command_button,
    redraw::{redraw, show},
    shelf_row::row,
};
use crate::{
    browser::{calendar, chance, files, keeping, page},
    formats::archive,
    session::{Action, Command, Dialog, FileFault, Session, ShelfAction, ShelfEffect, Standing, run_errand},
};

/// Does what the shelf wants of the web.
pub(super) fn carry_out(desk: Desk, effect: ShelfEffect) {
    match effect {
        ShelfEffect::Errand(errand) => {
            let reports = desk.with_store(|store| run_errand(store, errand, calendar::now()));
            for report in reports {
                desk.act(Action::Shelf(report));
            }
        }
        ShelfEffect::Later(errand) => {
            set_timeout(move || carry_out(desk, ShelfEffect::Errand(errand)), Duration::ZERO);
        }
        ShelfEffect::Download(file) => files::give(&file),
        ShelfEffect::Look => answer(desk, keeping::look()),
        ShelfEffect::Ask => answer(desk, keeping::ask()),
    }
}

fn answer(desk: Desk, standing: impl Future<Output = Standing> + 'static) {
    spawn_local(async move { desk.act(Action::Shelf(ShelfAction::Answered(standing.await))) });
}

/// The dialog of the kept games.
#[component]
pub(super) fn GamesDialog() -> impl IntoView {
    view! { <DialogFrame dialog=Dialog::Games id="games" title=|texts| texts.shelf.heading/> }
}

/// What is in it.
pub(super) fn shelf() -> AnyView {
    let desk = Desk::here();
    let rows = desk.memo(Session::shelf_rows);
    let is_empty = desk.memo(Session::is_shelf_empty);
    let more = Memo::new(move |_| rows.with(|(_, more)| *more > 0));
    let nothing_found = Memo::new(move |_| rows.with(|(rows, _)| rows.is_empty()) && !is_empty.get());
    let nothing = move |found| {
        let sentence =
            desk.text(if found { |texts| texts.shelf.none_found } else { |texts| texts.shelf.none });
        view! { <p class="shelf-none">{sentence}</p> }.into_any()
    };
    view! {
        <div class="dialog-body">
            {redraw(is_empty, move |is_empty| if is_empty { nothing(false) } else { search() })}
            {show(nothing_found, move || nothing(true))}
            <ol class="shelf" data-games="">
                <For each=move || rows.get().0 key=Clone::clone let:game>{row(game)}</For>
            </ol>
            {show(more, more_button)}
            {keeping_notes()}
        </div>
        <div class="dialog-foot shelf-foot">
            {told()}
            <div class="ways">
                {redraw(desk.memo(|session| session.export()), |command| command_button(command, None))}
                {import()}
            </div>
        </div>
    }
    .into_any()
}

fn search() -> AnyView {
    let desk = Desk::here();
    let label = desk.text(|texts| texts.shelf.search);
    let take = move |event: ev::Event| {
        desk.act(Action::Shelf(ShelfAction::Search(event_target_value(&event))));
    };
    view! {
        <input
            class="text-input"
            type="search"
            name="search-games"
            autocomplete="off"
            aria-label=label
            placeholder=label
            prop:value=desk.memo(|session| session.now.shelf.search.clone())
            on:input=take
        />
    }
    .into_any()
}

fn more_button() -> AnyView {
    let label = Desk::here().now(|session| session.texts().shelf.more);
    command_button(Command::Do { id: "more-games", label, action: Action::Shelf(ShelfAction::More) }, None)
}

/// How much room there is, what the browser may delete, and the button that asks it not to.
fn keeping_notes() -> AnyView {
    let desk = Desk::here();
    let sentences = |sentences: Vec<String>| {
        let sentences = sentences.into_iter().map(|sentence| view! { <p>{sentence}</p> });
        sentences.collect_view().into_any()
    };
    let ask = move || {
        let press = move |_| {
            desk.act(Action::Shelf(ShelfAction::Ask));
            // The button goes once the browser has answered.
            focus_then(".shelf-sentences");
        };
        let press: Box<dyn FnMut(ev::MouseEvent)> = Box::new(press);
        let label = desk.text(|texts| texts.shelf.ask);
        view! {
            <button class="button" type="button" data-action="ask-to-keep" on:click=press>
                {label}
            </button>
        }
        .into_any()
    };
    let standing = desk.memo(|session| match session.now.shelf.standing {
        Standing::Unknown => "unknown",
        Standing::Open => "open",
        Standing::Promised => "promised",
        Standing::Refused => "refused",
    });
    view! {
        <div class="shelf-keeping" data-keeping=standing>
            <div class="shelf-sentences" tabindex="-1">{redraw(desk.memo(Session::keeping), sentences)}</div>
            {show(desk.memo(Session::can_ask_to_stay), ask)}
        </div>
    }
    .into_any()
}

/// What is happening, and the button that stops it; or what happened last, and after a deletion the way back.
fn told() -> AnyView {
    let desk = Desk::here();
    let told = desk.memo(Session::told_on_shelf);
    let can_take_back = desk.memo(|session| session.now.shelf.removed.is_some());
    let take_back = move || {
        let press = move |_| {
            let key = desk.now(|session| session.now.shelf.removed.as_ref().map(|kept| kept.key.clone()));
            desk.act(Action::Shelf(ShelfAction::TakeBack));
            if let Some(key) = key {
                focus_then(&format!("[data-game='{key}'] [data-action=change-game]"));
            }
        };
        let press: Box<dyn FnMut(ev::MouseEvent)> = Box::new(press);
        view! {
            <button class="button" type="button" data-action="take-back" on:click=press>
                {desk.text(|texts| texts.shelf.take_back)}
            </button>
        }
        .into_any()
    };
    let adds = desk.memo(|session| session.now.shelf.adding.is_some());
    let stop = move || {
        let label = desk.now(|session| session.texts().commands.cancel);
        let action = Action::Shelf(ShelfAction::StopAdding);
        command_button(Command::Do { id: "stop-adding", label, action }, None)
    };
    view! {
        <div class="shelf-told">
            <p data-told="">{told}</p>
            {show(adds, stop)}
            {show(can_take_back, take_back)}
        </div>
    }
    .into_any()
}

/// Takes the games of a file.
fn import() -> AnyView {
    let desk = Desk::here();
    let take: Box<dyn FnMut(ev::Event)> = Box::new(move |event| {
        if let Some(file) = files::chosen(&event_target::<HtmlInputElement>(&event)) {
            spawn_local(async move {
                let text = text_of(file).await;
                desk.act(Action::Shelf(ShelfAction::Import(text, chance::draw())));
            });
        }
    });
    view! {
        <label class="button shelf-import">
            <span>{desk.text(|texts| texts.shelf.import)}</span>
            <input type="file" accept=".json,application/json" data-action="import-games" on:change=take/>
        </label>
    }
    .into_any()
}

async fn text_of(file: File) -> Result<String, FileFault> {
    if file.size() > archive::LONGEST as f64 {
        return Err(FileFault::TooLarge);
    }
    let text = JsFuture::from(files::text(&file)).await.ok().and_then(|text| text.as_string());
    text.ok_or(FileFault::Failed)
}

/// Moves the focus once what was changed is there.
pub(super) fn focus_then(selector: &str) {
    let selector = selector.to_owned();
    set_timeout(move || page::focus(&selector), Duration::ZERO);
}

/// Brings what can be done with a game into sight once it is there.
pub(super) fn reveal_ways() {
    set_timeout(|| page::reveal(".shelf-ways"), Duration::ZERO);
}
