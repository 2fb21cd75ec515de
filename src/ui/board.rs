//! The board: a picture for the eyes and, exactly over it, buttons for the hands.

use leptos::prelude::*;

use super::{
    desk::{Desk, Flag, flag},
    disc::Disc,
    grid::{Grid, Hands},
    redraw::{redraw, show},
};
use crate::{
    browser::page,
    rules::Square,
    scene::{Cell, Layout, Moment, Worth, board_state, svg},
    session::Session,
};

/// The cells of the board, for whatever draws them.
#[derive(Clone, Copy)]
pub(super) struct Cells(Memo<Vec<Cell>>);

impl Cells {
    /// Those that the session has.
    pub(super) fn of(cells: Memo<Vec<Cell>>) -> Self {
        Self(cells)
    }

    /// One part of one square; the usual value of its type in the moment in which the board has changed and the
    /// square is gone.
    pub(super) fn part<T>(self, square: Square, part: fn(&Cell) -> T) -> Memo<T>
    where
        T: Default + PartialEq + Send + Sync + 'static,
    {
        let cells = self.0;
        Memo::new(move |_| {
            cells.with(|cells| cells.iter().find(|cell| cell.square == square).map(part)).unwrap_or_default()
        })
    }
}

/// The board.
#[component]
pub(super) fn Board() -> impl IntoView {
    let desk = Desk::here();
    let layout = desk.memo(Session::layout);
    let see = move |see: fn(&Moment<'_>) -> &'static str| desk.memo(move |session| see(&session.moment()));
    let winner = desk.memo(|session| board_state(&session.moment()).winner);
    let coordinates = desk.memo(|session| on_or_off(session.settings.coordinates));
    let hints = desk.memo(|session| on_or_off(session.settings.legal_moves));
    view! {
        <div
            class="board"
            id="board"
            data-board=""
            data-ruleset=see(|moment| board_state(moment).ruleset)
            data-turn=see(|moment| board_state(moment).turn)
            data-ply=desk.memo(|session| session.shown_ply().to_string())
            data-winner=winner
            data-cells=desk.memo(|session| session.table.game.ruleset().shape.width().to_string())
            data-coordinates=coordinates
            data-hints=hints
            data-arrived=desk.flag(Session::has_come)
            data-faces=desk.memo(|session| session.board_faces().id())
        >
            {redraw(layout, |layout| {
                let held = page::held_square().filter(|square| layout.shape.squares().contains(*square));
                if let Some(square) = held {
                    // Who plays by keys stays where they are while the board turns.
                    Effect::new(move |_| page::focus_square(Hands::Playing.board(), square));
                }
                view! { <Squares layout stop=held.unwrap_or(layout.first_stop())/> }.into_any()
            })}
        </div>
    }
}

const fn on_or_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// All that belongs to one way in which a board can lie.
#[component]
fn Squares(layout: Layout, stop: Square) -> impl IntoView {
    let desk = Desk::here();
    let cells = Cells(desk.memo(Session::cells));
    let each = move |draw: fn(Cells, Layout, Square) -> AnyView| {
        layout.shape.squares().iter().map(|square| draw(cells, layout, square)).collect_view()
    };
    view! {
        <svg class="board-picture" viewBox=layout.view_box() aria-hidden="true" focusable="false">
            <g class="board-field" inner_html=svg::field(layout)></g>
            <g class="board-lasts">{each(last_square)}</g>
            <g class="board-dots" inner_html=svg::dots(layout)></g>
            <g class="board-coordinates" inner_html=svg::coordinates(layout)></g>
            <g class="board-discs">{each(disc)}</g>
            <g class="board-lifted" inner_html=lifted(cells, layout)></g>
            <g class="board-legals">{each(legal_mark)}</g>
            <g class="board-bests">{each(best_mark)}</g>
            <g class="board-worths">{each(worth)}</g>
            <g class="board-preview" inner_html=preview(layout)></g>
        </svg>
        <Grid cells layout stop hands=Hands::Playing/>
    }
}

fn last_square(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let outline = layout.outlines([square].into_iter().collect());
    show(cells.part(square, |cell| cell.last), move || {
        view! { <path class="board-last" d=outline.clone()/> }.into_any()
    })
}

fn disc(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let disc = cells.part(square, |cell| cell.disc.map(|colour| (colour, cell.change, cell.last)));
    redraw(disc, move |disc| match disc {
        Some((colour, change, last)) => {
            view! { <Disc colour at=layout.middle(square) change last/> }.into_any()
        }
        None => ().into_any(),
    })
}

/// The discs that have just gone, for as long as it takes to see them go.
fn lifted(cells: Cells, layout: Layout) -> Memo<String> {
    let cells = cells.0;
    Memo::new(move |_| cells.with(|cells| cells.iter().filter_map(|cell| cell.lifted(layout)).collect()))
}

/// The move that one points at.
fn preview(layout: Layout) -> Memo<String> {
    let svg = move |session: &Session| session.preview().map(|preview| preview.svg(layout));
    Desk::here().memo_of_aim(move |session| svg(session).unwrap_or_default())
}

fn legal_mark(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let (x, y) = layout.middle(square);
    // What a move is worth takes the place of its mark.
    show(cells.part(square, |cell| cell.legal && cell.worth.is_none()), move || {
        view! { <circle class="board-legal" cx=x cy=y r=LEGAL_MARK/> }.into_any()
    })
}

/// The ring around the best move, where a hint was asked for.
fn best_mark(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let (x, y) = layout.middle(square);
    show(cells.part(square, |cell| cell.best), move || {
        view! { <circle class="board-best" cx=x cy=y r=BEST_MARK/> }.into_any()
    })
}

/// What a move is worth, where that was asked for.
fn worth(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let (x, y) = layout.middle(square);
    redraw(cells.part(square, |cell| cell.worth.clone()), move |worth| match worth {
        Some(Worth { text, kind }) => {
            view! { <text class="board-worth" x=x y=y data-kind=kind>{text}</text> }.into_any()
        }
        None => ().into_any(),
    })
}

/// The radius of the ring around the best move.
const BEST_MARK: u32 = 40;

/// The radius of the dot on a legal square, in units of the picture.
const LEGAL_MARK: u32 = 11;

/// Marks of a square as attributes.
impl Cells {
    /// May one play there?
    pub(super) fn legal(self, square: Square) -> Flag {
        self.part(square, |cell| flag(cell.legal))
    }

    /// Is it the best move, where a hint was asked for?
    pub(super) fn best(self, square: Square) -> Flag {
        self.part(square, |cell| flag(cell.best))
    }

    /// What a move there is worth, where that was asked for.
    pub(super) fn worth(self, square: Square) -> Memo<Option<String>> {
        self.part(square, |cell| cell.worth.as_ref().map(|worth| worth.text.clone()))
    }

    /// Does the last placed disc lie there?
    pub(super) fn last(self, square: Square) -> Flag {
        self.part(square, |cell| flag(cell.last))
    }
}
