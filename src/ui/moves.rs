//! The list of moves.

use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    rules::Side,
    scene::{Entry, Place, entries},
    session::Action,
};

/// The list of moves, a line for each move of Black and the answer to it.
#[component]
pub(super) fn Moves() -> impl IntoView {
    let desk = Desk::here();
    let entries = desk.memo(|session| entries(&session.moment()));
    let lines = move || lines(entries.get());
    let none = move || {
        let text = desk.text(|texts| texts.moves.none);
        entries.with(Vec::is_empty).then(|| view! { <p class="moves-none">{text}</p> })
    };
    view! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{desk.text(|texts| texts.moves.heading)}</h2>
            {none}
            <ol class="move-list" data-moves="">
                <For each=lines key=|line| line.clone() let:line>
                    <Line line/>
                </For>
            </ol>
        </section>
    }
}

/// Entries two by two; a game in which the second side moves first begins with half a line.
fn lines(entries: Vec<Entry>) -> Vec<[Option<Entry>; 2]> {
    let mut lines: Vec<[Option<Entry>; 2]> = Vec::new();
    for entry in entries {
        match (entry.side, lines.last_mut()) {
            (Side::Second, Some([_, answer @ None])) => *answer = Some(entry),
            (Side::Second, _) => lines.push([None, Some(entry)]),
            (Side::Black, _) => lines.push([Some(entry), None]),
        }
    }
    lines
}

#[component]
fn Line(line: [Option<Entry>; 2]) -> impl IntoView {
    let [first, answer] = line.map(|entry| entry.map(|entry| view! { <MoveButton entry/> }));
    view! { <li class="move-pair">{first}{answer}</li> }
}

#[component]
fn MoveButton(entry: Entry) -> impl IntoView {
    let desk = Desk::here();
    let Entry { ply, text, name, pass, place, .. } = entry;
    view! {
        <button
            class="move"
            type="button"
            data-ply=ply.to_string()
            data-pass=pass.then_some("")
            data-later=(place == Place::Undone).then_some("")
            aria-current=(place == Place::Current).then_some("step")
            aria-label=name
            on:click=move |_| desk.act(Action::Look(ply))
        >
            {text}
        </button>
    }
}
