//! One disc.

use leptos::prelude::*;

use crate::{
    i18n::Colour,
    scene::{Change, colour_id},
};

/// A disc in a picture, around the point `at`. What it looks like, and how it turns, is the style's.
#[component]
pub(super) fn Disc(
    colour: Colour,
    at: (u32, u32),
    #[prop(optional_no_strip)] change: Option<Change>,
    #[prop(optional)] last: bool,
) -> impl IntoView {
    let place = format!("translate({} {})", at.0, at.1);
    let (change, ring) = match change {
        Some(Change::Placed) => (Some("placed"), None),
        Some(Change::Turned { ring }) => (Some("turned"), Some(ring.to_string())),
        None => (None, None),
    };
    let mark = last.then(|| view! { <circle class="disc-last" cy=-1 r=9/> });
    view! {
        <g class="disc" transform=place data-disc=colour_id(colour) data-change=change data-ring=ring>
            <circle class="disc-shadow" cy=5 r=41/>
            <g class="disc-body" inner_html=BODY/>
            {mark}
        </g>
    }
}

/// From below: the far side, seen as a thin rim; the face; its groove; the inner groove of the old counters.
const BODY: &str = concat!(
    r#"<circle class="disc-rim" cy="3" r="40"/>"#,
    r#"<circle class="disc-face" cy="-1" r="40"/>"#,
    r#"<circle class="disc-groove" cy="-1" r="31"/>"#,
    r#"<circle class="disc-core" cy="-1" r="20"/>"#,
);
