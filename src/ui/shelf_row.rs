//! A kept game in the list: what it is, the way to it and, on demand, what else can be done with it.

use leptos::{ev, html, prelude::*};

use super::{
    desk::{Desk, Press},
    icon::{Icon, Sign},
    redraw::redraw,
    shelf::{focus_then, reveal_ways},
    small_board::miniature,
    word_button::WordButton,
};
use crate::{
    browser::chance,
    i18n::Texts,
    scene::GameCard,
    session::{Action, Card, Row, ShelfAction},
};

/// What is shown below a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Below {
    Nothing,
    Ways,
    Naming,
}

/// A game, or what should be one. A row whose game has changed is another row, so that nothing in it has to follow.
pub(super) fn row(row: Row) -> AnyView {
    let desk = Desk::here();
    match desk.now(|session| session.shelf_card(&row.key)) {
        Some(Card::Game(card)) => game(row, card),
        Some(Card::Unreadable { title, reason, may_be_deleted }) => {
            unreadable(row, title, reason, may_be_deleted)
        }
        None => ().into_any(),
    }
}

fn game(row: Row, card: GameCard) -> AnyView {
    let desk = Desk::here();
    let GameCard { title, state, rules, date, picture } = card;
    let Row { key, is_on_table, .. } = row;
    let change = change_button(&key, &title);
    let ways = below(&key, &title, Box::new(move || game_ways(is_on_table)));
    let rules = (rules != title).then(|| view! { <span class="shelf-line">{rules}</span> }.into_any());
    let mark = is_on_table.then(|| {
        let mark = desk.now(|session| session.texts().shelf.on_board);
        view! { <span class="shelf-mark">{mark}</span> }.into_any()
    });
    let opened = key.clone();
    let open = desk.on_press(move || Action::Shelf(ShelfAction::Open(opened.clone())));
    view! {
        <li class="shelf-game" data-game=key>
            <button
                class="shelf-open"
                type="button"
                data-action="open-game"
                aria-current=is_on_table.then_some("true")
                on:click=open
            >
                {miniature(&picture)}
                <span class="shelf-text">
                    <bdi class="shelf-title">{title}</bdi>
                    {mark}
                    <span class="shelf-line shelf-state">{state}</span>
                    {rules}
                    <span class="shelf-line">{date}</span>
                </span>
            </button>
            {change}
            {ways}
        </li>
    }
    .into_any()
}

fn unreadable(row: Row, title: String, reason: &'static str, may_be_deleted: bool) -> AnyView {
    let Row { key, .. } = row;
    let change = change_button(&key, &title);
    let ways = move || {
        let mut ways = vec![way("game-text", |texts| texts.shelf.text, || ShelfAction::Text)];
        ways.extend(may_be_deleted.then(delete));
        ways
    };
    let ways = below(&key, &title, Box::new(ways));
    view! {
        <li class="shelf-game" data-game=key data-unreadable="">
            <div class="shelf-open">
                <Icon sign=Sign::Error/>
                <span class="shelf-text">
                    <span class="shelf-title">{title}</span>
                    <span class="shelf-line shelf-state">{reason}</span>
                </span>
            </div>
            {change}
            {ways}
        </li>
    }
    .into_any()
}

/// Shows and hides what can be done with the game.
fn change_button(key: &str, title: &str) -> AnyView {
    let desk = Desk::here();
    let label = desk.now(|session| (session.texts().shelf.change)(title));
    let (key, own) = (key.to_owned(), key.to_owned());
    let expanded = desk.memo(
        move |session| {
            if session.now.shelf.chosen.as_ref() == Some(&own) { "true" } else { "false" }
        },
    );
    let press: Press = Box::new(move |_| {
        desk.act(Action::Shelf(ShelfAction::Choose(key.clone())));
        reveal_ways();
    });
    view! {
        <button
            class="button"
            type="button"
            data-kind="bare"
            data-action="change-game"
            aria-label=label.clone()
            title=label
            aria-expanded=expanded
            on:click=press
        >
            <Icon sign=Sign::More/>
        </button>
    }
    .into_any()
}

fn below(key: &str, title: &str, ways: Box<dyn Fn() -> Vec<AnyView> + Send>) -> AnyView {
    let (key, title, own) = (key.to_owned(), title.to_owned(), key.to_owned());
    let below = Desk::here().memo(move |session| {
        let shelf = &session.now.shelf;
        match shelf.chosen.as_ref() == Some(&own) {
            false => Below::Nothing,
            true if shelf.is_naming => Below::Naming,
            true => Below::Ways,
        }
    });
    redraw(below, move |below| match below {
        Below::Nothing => ().into_any(),
        Below::Ways => view! { <div class="shelf-ways">{ways()}</div> }.into_any(),
        Below::Naming => naming(&key, title.clone()),
    })
}

fn game_ways(is_on_table: bool) -> Vec<AnyView> {
    let mut ways = vec![
        way("rename-game", |texts| texts.shelf.rename, || ShelfAction::Rename),
        way("copy-game", |texts| texts.shelf.copy, || ShelfAction::Copy(chance::draw())),
    ];
    ways.extend((!is_on_table).then(delete));
    ways
}

fn way(id: &'static str, label: fn(&'static Texts) -> &'static str, action: fn() -> ShelfAction) -> AnyView {
    let desk = Desk::here();
    WordButton::new(id, label).view(desk.on_press(move || Action::Shelf(action())))
}

/// The focus goes to the way back.
fn delete() -> AnyView {
    let desk = Desk::here();
    let press: Press = Box::new(move |_| {
        desk.act(Action::Shelf(ShelfAction::Delete));
        focus_then("[data-action=take-back]");
    });
    WordButton::new("delete-game", |texts| texts.shelf.delete).view(press)
}

/// The field for a name. Enter saves it, Escape leaves it as it was.
fn naming(key: &str, name: String) -> AnyView {
    let desk = Desk::here();
    let field = NodeRef::<html::Input>::new();
    field.on_load(|field| {
        // A field that cannot be selected is typed in all the same.
        let _ = field.focus();
        field.select();
    });
    let back = format!("[data-game='{key}'] [data-action=change-game]");
    let finish = move |action: ShelfAction| {
        desk.act(Action::Shelf(action));
        focus_then(&back);
    };
    let save = {
        let finish = finish.clone();
        move || {
            if let Some(field) = field.get_untracked() {
                finish(ShelfAction::Named(field.value()));
            }
        }
    };
    let keys = {
        let (save, finish) = (save.clone(), finish.clone());
        move |event: ev::KeyboardEvent| match event.key().as_str() {
            "Enter" => save(),
            "Escape" => {
                // The dialog stays open.
                event.prevent_default();
                finish(ShelfAction::KeepName);
            }
            _ => {}
        }
    };
    let keys: Box<dyn FnMut(ev::KeyboardEvent)> = Box::new(keys);
    view! {
        <div class="shelf-ways">
            <input
                class="text-input"
                type="text"
                name="game-name"
                autocomplete="off"
                maxlength="80"
                aria-label=desk.text(|texts| texts.shelf.name)
                node_ref=field
                prop:value=name
                on:keydown=keys
            />
            {WordButton::new("save-name", |texts| texts.shelf.save_name).view(Box::new(move |_| save()))}
        </div>
    }
    .into_any()
}
