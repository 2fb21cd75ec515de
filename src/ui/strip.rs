//! The strip of one side, beside the board.

use leptos::prelude::*;

use super::{
    clock::clock,
    desk::{Desk, flag},
    disc::lone_disc,
    parts::{Piece, piece},
    redraw::redraw,
};
use crate::{
    i18n::Colour,
    rules::Side,
    scene::{Hand, Strip, colour_id, strip, svg},
    session::Edge,
};

/// The strip of one side: above the board or below it, as the board lies.
#[component]
pub(super) fn SideStrip(side: Side) -> impl IntoView {
    let desk = Desk::here();
    let strip = desk.memo(move |session| strip(&session.moment(), side));
    let colour = part(strip, |strip| colour_id(strip.colour));
    let place = desk.memo(move |session| if session.side_at(Edge::Far) == side { "top" } else { "bottom" });
    view! {
        <section
            class="strip"
            data-side=if side == Side::Black { "black" } else { "second" }
            data-place=place
            data-disc=colour
            data-to-move=part(strip, |strip| flag(strip.to_move))
            data-thinking=desk.flag(move |session| session.is_thinking_for(side))
            aria-label=part(strip, |strip| strip.full_name.clone())
        >
            {redraw(part(strip, |strip| strip.colour), |colour| lone_disc("strip-disc", colour))}
            <div class="strip-who">
                <span class="strip-named">
                    <span class="strip-name">{part(strip, |strip| strip.name.clone())}</span>
                    {piece(Piece::Points(side))}
                </span>
                <span class="strip-state">{part(strip, |strip| strip.state.clone())}</span>
            </div>
            {piece(Piece::Aids(side))}
            <span class="strip-count" data-count=colour aria-hidden="true">
                {part(strip, |strip| strip.count.to_string())}
            </span>
            <span class="visually-hidden">{part(strip, |strip| strip.count_text.clone())}</span>
        </section>
    }
}

/// What the side has in a match: the number alone where room is scarce, though all of it is read aloud.
pub(super) fn points(side: Side) -> AnyView {
    let view = |[number, text]: [String; 2]| {
        let (value, title) = (number.clone(), text.clone());
        view! {
            <span class="strip-points" data-points=value title=title>
                <span class="strip-points-text">{text}</span>
                <span class="strip-points-number" aria-hidden="true">{number}</span>
            </span>
        }
    };
    redraw(Desk::here().memo(move |session| session.points(side)), move |points| points.map(view).into_any())
}

/// The clock of the side, and its discs in hand, where it has them.
pub(super) fn aids(side: Side) -> AnyView {
    let supply = Desk::here().memo(move |session| supply(&strip(&session.moment(), side)));
    view! {
        {clock(side)}
        {redraw(supply, |supply| match supply {
            Some((hand, colour)) => view! { <Supply hand colour/> }.into_any(),
            None => ().into_any(),
        })}
    }
    .into_any()
}

fn part<T: PartialEq + Send + Sync + 'static>(strip: Memo<Strip>, part: fn(&Strip) -> T) -> Memo<T> {
    Memo::new(move |_| strip.with(part))
}

fn supply(strip: &Strip) -> Option<(Hand, Colour)> {
    strip.hand.clone().map(|hand| (hand, strip.colour))
}

/// The discs in hand, on edge in their tray.
#[component]
fn Supply(hand: Hand, colour: Colour) -> impl IntoView {
    view! {
        <div class="strip-supply">
            <svg
                class="tray"
                viewBox=format!("0 0 {} 14", hand.tray_width())
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
                inner_html=svg::tray(&hand)
            ></svg>
            <span data-supply=colour_id(colour) aria-hidden="true">{hand.left.to_string()}</span>
            <span class="visually-hidden">{hand.text}</span>
        </div>
    }
}
