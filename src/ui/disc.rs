//! One disc: on the board, or in a picture of its own.

use leptos::prelude::*;

use crate::{
    i18n::Colour,
    scene::{Bearing, Change, colour_id, svg},
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
    let (change, ring, line) = match change {
        Some(Change::Placed) => (Some("placed"), None, None),
        Some(Change::Turned { ring, line }) => {
            (Some("turned"), Some(ring.to_string()), line.map(Bearing::id))
        }
        Some(Change::Lifted { .. }) | None => (None, None, None),
    };
    let old_face = if ring.is_some() { svg::old_face(colour) } else { String::new() };
    let mark = if last { svg::LAST } else { "" };
    view! {
        <g
            class="disc"
            transform=format!("translate({} {})", at.0, at.1)
            data-disc=colour_id(colour)
            data-change=change
            data-ring=ring
            data-line=line
            inner_html=format!(r#"<g class="disc-whole">{}{old_face}{mark}</g>"#, svg::DISC)
        ></g>
    }
}

/// A disc in a picture of its own, which nobody reads.
pub(super) fn lone_disc(class: &'static str, colour: Colour) -> AnyView {
    view! {
        <svg
            class=class
            viewBox="-50 -50 100 100"
            aria-hidden="true"
            focusable="false"
            inner_html=svg::disc(colour, (0, 0))
        ></svg>
    }
    .into_any()
}
