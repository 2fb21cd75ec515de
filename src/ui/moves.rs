//! The list of moves.

use leptos::prelude::*;

use super::{
    desk::{Desk, flag},
    redraw::{redraw, show},
};
use crate::{
    browser::page,
    scene::{Entry, Place, entries, lines},
    session::Action,
};

/// The list of moves, a line for each move of Black and the answer to it.
#[component]
pub(super) fn Moves() -> impl IntoView {
    let desk = Desk::here();
    let entries = desk.memo(|session| entries(&session.moment()));
    let lines = Memo::new(move |_| entries.with(|entries| lines(entries)));
    let empty = Memo::new(move |_| entries.with(Vec::is_empty));
    let none = desk.text(|texts| texts.moves.none);
    let shown = desk.memo(|session| session.shown_ply());
    Effect::new(move |_| {
        shown.track();
        page::reveal_current_move();
    });
    view! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{desk.text(|texts| texts.moves.heading)}</h2>
            {show(empty, move || view! { <p class="moves-none">{none}</p> }.into_any())}
            <ol class="move-list" data-moves="">
                <For each=move || lines.get() key=|line| *line let:line>
                    <li class="move-pair">{line.map(|ply| ply.map(|ply| move_button(entries, ply))).collect_view()}</li>
                </For>
            </ol>
            {redraw(desk.memo(|session| session.time_up_text()), |text| match text {
                Some(text) => view! { <p class="moves-end" data-end="time">{text}</p> }.into_any(),
                None => ().into_any(),
            })}
        </section>
    }
}

fn move_button(entries: Memo<Vec<Entry>>, ply: usize) -> AnyView {
    let desk = Desk::here();
    view! {
        <button
            class="move"
            type="button"
            data-ply=ply.to_string()
            data-pass=part(entries, ply, |entry| flag(entry.pass))
            data-later=part(entries, ply, |entry| flag(entry.place == Place::Undone))
            aria-current=part(entries, ply, |entry| (entry.place == Place::Current).then_some("step"))
            aria-label=part(entries, ply, |entry| entry.name.clone())
            on:click=desk.on_press(move || Action::Look(ply))
        >
            {part(entries, ply, |entry| entry.text.clone())}
        </button>
    }
    .into_any()
}

/// One part of an entry; the usual value of its type in the moment in which it is gone.
fn part<T>(entries: Memo<Vec<Entry>>, ply: usize, part: fn(&Entry) -> T) -> Memo<T>
where
    T: Default + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |_| entries.with(|entries| entries.get(ply - 1).map(part)).unwrap_or_default())
}
