//! The board: a picture for the eyes and, exactly over it, buttons for the hands.

use leptos::prelude::*;

use super::{
    desk::Desk,
    disc::Disc,
    field::{Coordinates, Field},
    grid::Grid,
};
use crate::{
    rules::Square,
    scene::{Cell, Layout, board_state, cells},
    session::Session,
};

/// The cells of the board, for whatever draws them.
#[derive(Clone, Copy)]
pub(super) struct Cells(Memo<Vec<Cell>>);

impl Cells {
    /// One part of one square; `None` in the moment in which the board has changed and the square is gone.
    pub(super) fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        square: Square,
        part: impl Fn(&Cell) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>> {
        let cells = self.0;
        Memo::new(move |_| cells.with(|cells| cells.iter().find(|cell| cell.square == square).map(&part)))
    }
}

/// The board.
#[component]
pub(super) fn Board() -> impl IntoView {
    let desk = Desk::here();
    let state = desk.memo(|session| board_state(&session.moment()));
    let layout = desk.memo(layout);
    let shown = |shown: bool| if shown { "on" } else { "off" };
    let coordinates = desk.memo(move |session| shown(session.settings.coordinates));
    let hints = desk.memo(move |session| shown(session.settings.legal_moves));
    view! {
        <div
            class="board"
            id="board"
            data-board=""
            data-ruleset=move || state.get().ruleset
            data-turn=move || state.get().turn
            data-ply=move || state.get().ply.to_string()
            data-winner=move || state.get().winner
            data-cells=move || layout.get().width().to_string()
            data-coordinates=coordinates
            data-hints=hints
        >
            {move || view! { <Squares layout=layout.get()/> }}
        </div>
    }
}

/// How the board of a session lies.
fn layout(session: &Session) -> Layout {
    Layout { shape: session.table.game.ruleset().shape, turned: session.settings.board_turned }
}

/// All that belongs to one way in which a board can lie.
#[component]
fn Squares(layout: Layout) -> impl IntoView {
    let desk = Desk::here();
    let cells = Cells(desk.memo(|session| cells(&session.moment(), session.now.before.as_ref())));
    let squares: Vec<Square> = layout.shape.squares().iter().collect();
    let each = move |draw: fn(Cells, Layout, Square) -> AnyView| {
        squares.iter().map(|&square| draw(cells, layout, square)).collect_view()
    };
    view! {
        <svg class="board-picture" viewBox=layout.view_box() aria-hidden="true" focusable="false">
            <Field layout/>
            <g class="board-lasts">{each(last_square)}</g>
            <Coordinates layout/>
            <g class="board-discs">{each(disc)}</g>
            <g class="board-legals">{each(legal_mark)}</g>
        </svg>
        <Grid cells layout/>
    }
}

fn last_square(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let last = cells.part(square, |cell| cell.last);
    let outline = move || layout.outlines([square].into_iter().collect());
    let draw =
        move || last.get().unwrap_or_default().then(|| view! { <path class="board-last" d=outline()/> });
    draw.into_any()
}

fn disc(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let disc = cells.part(square, |cell| cell.disc.map(|colour| (colour, cell.change, cell.last)));
    let draw = move || {
        disc.get().flatten().map(|(colour, change, last)| {
            view! { <Disc colour at=layout.middle(square) change last/> }
        })
    };
    draw.into_any()
}

fn legal_mark(cells: Cells, layout: Layout, square: Square) -> AnyView {
    let legal = cells.part(square, |cell| cell.legal);
    let (x, y) = layout.middle(square);
    let draw = move || {
        let mark = view! { <circle class="board-legal" cx=x cy=y r=LEGAL_MARK/> };
        legal.get().unwrap_or_default().then_some(mark)
    };
    draw.into_any()
}

/// The radius of the dot on a legal square, in units of the picture.
const LEGAL_MARK: u32 = 11;
