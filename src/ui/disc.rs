//! One disc of the board.

use leptos::prelude::*;

use crate::{
    i18n::Colour,
    scene::{Change, colour_id, svg},
};

/// A disc around the point `at`. What it looks like, and how it turns, is the style's.
#[component]
pub(super) fn Disc(
    /// Its colour.
    colour: Colour,
    /// Where it lies, in units of the picture.
    at: (u32, u32),
    /// How it came there, if it is new.
    change: Option<Change>,
    /// Was it placed last?
    last: bool,
) -> impl IntoView {
    let (change, ring) = match change {
        Some(Change::Placed) => (Some("placed"), None),
        Some(Change::Turned { ring }) => (Some("turned"), Some(ring.to_string())),
        None => (None, None),
    };
    let mark = if last { svg::LAST } else { "" };
    view! {
        <g
            class="disc"
            transform=format!("translate({} {})", at.0, at.1)
            data-disc=colour_id(colour)
            data-change=change
            data-ring=ring
            inner_html=format!("{}{mark}", svg::DISC)
        ></g>
    }
}
