//! The empty board, and small boards that nobody plays on.

use leptos::prelude::*;

use super::disc::Disc;
use crate::{
    rules::Square,
    scene::{Label, Layout, Picture},
};

/// The frame, the squares and the dots of a board.
#[component]
pub(super) fn Field(layout: Layout) -> impl IntoView {
    let (start, width) = layout.frame();
    let squares = layout.outlines(layout.shape.squares());
    let chequer = layout.outlines(layout.chequer());
    let dots = layout.dots().map(|(x, y)| view! { <circle class="board-dot" cx=x cy=y r=DOT/> });
    view! {
        <rect class="board-frame" x=start y=start width=width height=width/>
        <path class="board-edge" d=squares.clone()/>
        <path class="board-inner-edge" d=squares.clone()/>
        <path class="board-squares" d=squares/>
        <path class="board-chequer" d=chequer/>
        <g class="board-dots">{dots.collect_view()}</g>
    }
}

/// The letters and numbers of the frame.
#[component]
pub(super) fn Coordinates(layout: Layout) -> impl IntoView {
    let labels = layout.labels().into_iter().map(|Label { text, x, y }| {
        view! { <text class="board-coordinate" x=x y=y>{text}</text> }
    });
    view! { <g class="board-coordinates">{labels.collect_view()}</g> }
}

/// A small board. Only its centre is shown where `centre` is set.
#[component]
pub(super) fn SmallBoard(
    picture: Picture,
    class: &'static str,
    #[prop(optional)] centre: bool,
) -> impl IntoView {
    let Picture { layout, discs } = picture;
    let view_box = if centre { layout.centre_view_box() } else { layout.view_box() };
    let disc = |(square, colour): (Square, _)| view! { <Disc colour at=layout.middle(square)/> };
    view! {
        <svg class=class viewBox=view_box aria-hidden="true" focusable="false">
            <Field layout/>
            <g class="board-discs">{discs.into_iter().map(disc).collect_view()}</g>
        </svg>
    }
}

/// The radius of a dot, in units of the picture.
const DOT: u32 = 7;
