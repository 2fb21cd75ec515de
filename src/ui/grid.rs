//! The hands' side of the board: a real grid of real buttons, one tab stop, arrow keys within.

use leptos::{ev, prelude::*};

use super::{
    board::Cells,
    desk::{Desk, Press},
};
use crate::{
    browser::page,
    rules::Square,
    scene::{Inquiry, Key, Layout, Line, Shift, Spelling, Spelt, Way, colour_id},
    session::{Action, Brush, Dialog, EditorAction, Session},
};

/// What the hands do on a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hands {
    /// They play the game.
    Playing,
    /// They set up a position.
    SettingUp,
}

impl Hands {
    fn press(self, square: Square) -> Action {
        match self {
            Self::Playing => Action::Press(square),
            Self::SettingUp => Action::Editor(EditorAction::Press(square)),
        }
    }

    /// The id of the board that they are on.
    pub(super) const fn board(self) -> &'static str {
        match self {
            Self::Playing => "board",
            Self::SettingUp => "editor-board",
        }
    }
}

/// The buttons of the board; `stop` is the one that the tab key reaches first.
#[component]
pub(super) fn Grid(cells: Cells, layout: Layout, stop: Square, hands: Hands) -> impl IntoView {
    let desk = Desk::here();
    let stop = RwSignal::new(stop);
    let width = layout.width().to_string();
    let rows = layout.rows().into_iter().map(|row| {
        let squares = row.into_iter().map(|square| {
            let button = square.map(|square| view! { <SquareButton cells square stop hands/> });
            view! { <div class="board-cell" role="gridcell">{button}</div> }
        });
        view! { <div class="board-row" role="row">{squares.collect_view()}</div> }
    });
    let spelling = StoredValue::new(Spelling::default());
    let go = move |to: Square| {
        stop.set(to);
        page::focus_square(hands.board(), to);
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let here = stop.get_untracked();
        let meant = meaning(&event, here, hands);
        // Enter plays the square that was typed, and no other one in its place.
        let mistyped = spelling.with_value(|spelling| spelling.is_no_square(layout.shape));
        let spelt = spelling.try_update_value(|spelling| match &meant {
            Some(Meant::Sign(sign)) => spelling.add(sign, layout.shape),
            _ => spelling.add("", layout.shape),
        });
        if meant.is_some() || mistyped && event.key() == "Enter" {
            event.prevent_default();
        }
        match meant {
            Some(Meant::Way(way)) => go(layout.walk(here, way)),
            Some(Meant::Key(key)) => {
                if let Some(to) = desk.press_key(key, layout, here) {
                    go(to);
                }
            }
            Some(Meant::Disc(brush)) => desk.act(Action::Editor(EditorAction::Put(here, brush))),
            Some(Meant::Sign(_)) => match spelt.flatten() {
                Some(Spelt::Square(square)) => go(square),
                Some(Spelt::Nowhere(name)) => desk.act(Action::Ask(Inquiry::Nowhere(name))),
                Some(Spelt::Begun) | None => {}
            },
            None => {}
        }
    };
    view! {
        <div
            class="board-grid"
            role="grid"
            aria-label=desk.text(|texts| texts.board.label)
            aria-rowcount=width.clone()
            aria-colcount=width
            on:keydown=on_key
        >
            {rows.collect_view()}
        </div>
    }
}

/// One square.
#[component]
fn SquareButton(cells: Cells, square: Square, stop: RwSignal<Square>, hands: Hands) -> impl IntoView {
    let desk = Desk::here();
    let out_of_reach = match hands {
        Hands::Playing => cells.part(square, |cell| cell.disabled.then_some("true")),
        Hands::SettingUp => Memo::new(|_| None),
    };
    let press: Press = Box::new(move |event| {
        // The later clicks of a double click are aimed at what the first one has already done.
        if event.detail() <= 1 {
            desk.act(hands.press(square));
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
            aria-disabled=out_of_reach
            tabindex=Memo::new(move |_| if stop.get() == square { "0" } else { "-1" })
            on:focus=move |_| stop.set(square)
            on:click=press
        ></button>
    }
}

/// What a key means on the board.
enum Meant {
    /// A way to another square.
    Way(Way),
    /// A letter that asks something.
    Key(Key),
    /// A letter that puts this on the square.
    Disc(Brush),
    /// A sign of a square's name.
    Sign(String),
}

fn meaning(event: &ev::KeyboardEvent, here: Square, hands: Hands) -> Option<Meant> {
    if let Some(way) = way(event) {
        return Some(Meant::Way(way));
    }
    if event.alt_key() || event.meta_key() || event.ctrl_key() || event.is_composing() {
        return None;
    }
    let (key, shift) = (event.key(), if event.shift_key() { Shift::Held } else { Shift::Up });
    let letter = match hands {
        Hands::Playing => Key::of(&key, shift, here).map(Meant::Key),
        Hands::SettingUp => Brush::of_key(&key).map(Meant::Disc),
    };
    if letter.is_some() {
        return letter;
    }
    let is_sign = key.len() == 1 && key.chars().all(|sign| sign.is_ascii_alphanumeric());
    is_sign.then_some(Meant::Sign(key))
}

impl Desk {
    /// Does what a letter means; returns the square to go to, if it leads to one.
    fn press_key(self, key: Key, layout: Layout, here: Square) -> Option<Square> {
        let legal = || self.now(Session::playable);
        match key {
            Key::NextLegal => return layout.next_of(legal(), here),
            Key::PreviousLegal => return layout.previous_of(legal(), here),
            Key::Undo => self.act(Action::Undo),
            Key::Redo => self.act(Action::Redo),
            Key::Hint => self.act(Action::Hint),
            Key::Ask(inquiry) => self.act(Action::Ask(inquiry)),
            Key::Line(direction) => self.act(Action::Ask(Inquiry::Line(Line::of(layout, here, direction)))),
            Key::Lines => self.act(Action::Ask(Inquiry::Lines(Line::all_of(layout, here).into()))),
            Key::Position => self.act(Action::Open(Dialog::Position)),
            Key::List => self.act(Action::Open(Dialog::Keys)),
        }
        None
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
