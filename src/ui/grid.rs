//! The hands' side of the board: a real grid of real buttons, one tab stop, arrow keys within.

use leptos::{ev, prelude::*};

use super::{
    board::Cells,
    desk::{Desk, Press},
};
use crate::{
    browser::page,
    rules::Square,
    scene::{Layout, Way, colour_id},
    session::Action,
};

/// The buttons of the board.
#[component]
pub(super) fn Grid(cells: Cells, layout: Layout) -> impl IntoView {
    let desk = Desk::here();
    let stop = RwSignal::new(layout.first_stop());
    let width = layout.width().to_string();
    let rows = layout.rows().into_iter().map(|row| {
        let squares = row.into_iter().map(|square| {
            let button = square.map(|square| view! { <SquareButton cells square stop/> });
            view! { <div class="board-cell" role="gridcell">{button}</div> }
        });
        view! { <div class="board-row" role="row">{squares.collect_view()}</div> }
    });
    let walk = move |event: ev::KeyboardEvent| {
        if let Some(way) = way(&event) {
            event.prevent_default();
            let to = layout.walk(stop.get_untracked(), way);
            stop.set(to);
            page::focus_square(to);
        }
    };
    view! {
        <div
            class="board-grid"
            role="grid"
            aria-label=desk.text(|texts| texts.board.label)
            aria-rowcount=width.clone()
            aria-colcount=width
            on:keydown=walk
        >
            {rows.collect_view()}
        </div>
    }
}

/// One square.
#[component]
fn SquareButton(cells: Cells, square: Square, stop: RwSignal<Square>) -> impl IntoView {
    let desk = Desk::here();
    let press: Press = Box::new(move |event| {
        // The later clicks of a double click are aimed at what the first one has already done.
        if event.detail() <= 1 {
            desk.act(Action::Press(square));
        }
    });
    view! {
        <button
            class="square"
            type="button"
            data-square=square.to_string()
            data-disc=cells.part(square, |cell| cell.disc.map_or("none", colour_id))
            data-legal=cells.legal(square)
            data-last=cells.last(square)
            data-best=cells.best(square)
            data-worth=cells.worth(square)
            aria-label=cells.part(square, |cell| cell.name.clone())
            aria-disabled=cells.part(square, |cell| (!cell.legal).then_some("true"))
            tabindex=Memo::new(move |_| if stop.get() == square { "0" } else { "-1" })
            on:focus=move |_| stop.set(square)
            on:click=press
        ></button>
    }
}

/// The way that a key means, as in the grids of other programs.
fn way(event: &ev::KeyboardEvent) -> Option<Way> {
    if event.alt_key() || event.meta_key() || event.shift_key() {
        return None;
    }
    match (event.key().as_str(), event.ctrl_key()) {
        ("ArrowLeft", false) => Some(Way::Left),
        ("ArrowRight", false) => Some(Way::Right),
        ("ArrowUp", false) => Some(Way::Up),
        ("ArrowDown", false) => Some(Way::Down),
        ("Home", false) => Some(Way::RowStart),
        ("End", false) => Some(Way::RowEnd),
        ("PageUp", false) => Some(Way::ColumnStart),
        ("PageDown", false) => Some(Way::ColumnEnd),
        ("Home", true) => Some(Way::BoardStart),
        ("End", true) => Some(Way::BoardEnd),
        _ => None,
    }
}
