//! The strips of the two sides, above and below the board.

use leptos::prelude::*;

use super::{desk::Desk, disc::Disc};
use crate::{
    i18n::Colour,
    rules::Side,
    scene::{Hand, Strip, colour_id, strip},
};

/// Both strips: `top` says whose is the upper one.
#[component]
pub(super) fn Strips(top: Memo<Side>) -> impl IntoView {
    let place = move |side: Side| if top.get() == side { "top" } else { "bottom" };
    Side::BOTH
        .map(|side| view! { <SideStrip side place=Signal::derive(move || place(side))/> })
        .collect_view()
}

/// The strip of one side.
#[component]
fn SideStrip(side: Side, #[prop(into)] place: Signal<&'static str>) -> impl IntoView {
    let desk = Desk::here();
    let strip = desk.memo(move |session| strip(&session.moment(), side));
    let colour = Memo::new(move |_| strip.with(|strip| strip.colour));
    let state =
        move || strip.with(|strip| strip.turn.clone().unwrap_or_else(|| strip.colour_name.to_owned()));
    let to_move = move || strip.with(|strip| strip.turn.is_some().then_some(""));
    let hand = Memo::new(move |_| strip.with(|strip| strip.hand.clone()));
    view! {
        <section
            class="strip"
            data-side=if side == Side::Black { "black" } else { "second" }
            data-place=place
            data-disc=move || colour_id(colour.get())
            data-to-move=to_move
            aria-label=move || strip.with(|strip| strip.full_name.clone())
        >
            {move || view! { <StripDisc colour=colour.get()/> }}
            <div class="strip-who">
                <span class="strip-name">{move || strip.with(|strip| strip.name.clone())}</span>
                <span class="strip-state">{state}</span>
            </div>
            {move || hand.get().map(|hand| view! { <Supply hand colour=colour.get()/> })}
            <Count strip colour/>
        </section>
    }
}

#[component]
fn StripDisc(colour: Colour) -> impl IntoView {
    view! {
        <svg class="strip-disc" viewBox="-46 -44 92 92" aria-hidden="true" focusable="false">
            <Disc colour at=(0, 0)/>
        </svg>
    }
}

#[component]
fn Count(strip: Memo<Strip>, colour: Memo<Colour>) -> impl IntoView {
    view! {
        <span class="strip-count" data-count=move || colour_id(colour.get()) aria-hidden="true">
            {move || strip.with(|strip| strip.count)}
        </span>
        <span class="visually-hidden">{move || strip.with(|strip| strip.count_text.clone())}</span>
    }
}

/// The discs in hand, on edge in their tray.
#[component]
fn Supply(hand: Hand, colour: Colour) -> impl IntoView {
    let view_box = format!("0 0 {} 14", hand.tray_width());
    let slots = hand.slots().into_iter().map(|slot| {
        let held = slot.held.then_some("");
        view! { <rect class="tray-slot" x=slot.x y=0 width=6 height=14 rx="1.5" data-held=held/> }
    });
    view! {
        <div class="strip-supply">
            <svg class="tray" viewBox=view_box preserveAspectRatio="none" aria-hidden="true" focusable="false">
                {slots.collect_view()}
            </svg>
            <span data-supply=colour_id(colour) aria-hidden="true">{hand.left}</span>
            <span class="visually-hidden">{hand.text}</span>
        </div>
    }
}
