//! A small board that nobody plays on.

use leptos::prelude::*;

use crate::scene::{Picture, svg};

/// A small board. Only its centre is shown where `centre` is set.
#[component]
pub(super) fn SmallBoard(
    /// What lies on it.
    picture: Picture,
    /// Its class.
    class: &'static str,
    /// Is only the centre shown?
    #[prop(optional)]
    centre: bool,
) -> impl IntoView {
    let layout = picture.layout;
    let view_box = if centre { layout.centre_view_box() } else { layout.view_box() };
    view! {
        <svg
            class=class
            data-goal=picture.ruleset.goal.id()
            data-second=picture.ruleset.second.id()
            viewBox=view_box
            aria-hidden="true"
            focusable="false"
            inner_html=svg::board(&picture)
        ></svg>
    }
}

/// A board so small that its discs are no more than their colours: one of many in a list.
pub(super) fn miniature(picture: &Picture) -> AnyView {
    view! {
        <svg
            class="miniature"
            data-goal=picture.ruleset.goal.id()
            data-second=picture.ruleset.second.id()
            viewBox=picture.layout.view_box()
            aria-hidden="true"
            focusable="false"
            inner_html=svg::miniature(picture)
        ></svg>
    }
    .into_any()
}
