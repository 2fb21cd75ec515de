//! The clock of a side in its strip: what is left, and a press that stops it or starts it.
//!
//! The session says once a turn from when on the clock counts. What it shows meanwhile is worked out here, no more often
//! than it changes, and nothing else on the page is drawn anew for it.

use std::time::Duration;

use leptos::{leptos_dom::helpers::set_timeout_with_handle, prelude::*};

use super::{
    desk::{Desk, flag},
    icon::{Icon, Sign},
    redraw::redraw,
};
use crate::{
    browser::time,
    rules::Side,
    scene::{ClockFace, clock_face, clock_text, is_low},
    session::{Action, ClockAction},
};

/// The clock of a side, where the game has one.
pub(super) fn clock(side: Side) -> AnyView {
    let has_clock = Desk::here().memo(|session| session.table.game.clock().is_some());
    redraw(has_clock, move |has_clock| if has_clock { face(side) } else { ().into_any() })
}

fn face(side: Side) -> AnyView {
    let desk = Desk::here();
    let face = desk.memo(move |session| clock_face(&session.moment(), side));
    let left = ticking(face);
    report_the_end(face, left);
    let text = {
        let texts = desk.memo(|session| session.language());
        Memo::new(move |_| clock_text(texts.get().texts(), left.get()))
    };
    let of = move |read: fn(&ClockFace) -> bool| {
        Memo::new(move |_| face.with(|face| face.as_ref().is_some_and(read)))
    };
    let runs = of(|face| face.runs);
    let label = desk.memo(|session| {
        let texts = &session.texts().clocks;
        if session.table.game.clock().is_some_and(|clock| clock.runs()) { texts.stop } else { texts.start }
    });
    let press = desk.on_press(move || {
        Action::Clock(if runs.get_untracked() { ClockAction::Stop } else { ClockAction::Start })
    });
    view! {
        <button
            class="clock"
            type="button"
            data-clock=if side == Side::Black { "black" } else { "second" }
            data-running=Memo::new({
                let counts = of(|face| face.since.is_some());
                move |_| flag(counts.get())
            })
            data-low=Memo::new(move |_| flag(is_low(left.get())))
            data-action=Memo::new(move |_| if runs.get() { "stop-clock" } else { "start-clock" })
            aria-disabled=Memo::new({
                let counts = of(|face| face.counts);
                move |_| (!counts.get()).then_some("true")
            })
            title=label
            on:click=press
        >
            {redraw(runs, |runs| {
                let sign = if runs { Sign::Halted } else { Sign::Start };
                view! { <Icon sign/> }.into_any()
            })}
            <span class="visually-hidden">{desk.text(|texts| texts.clocks.left)}" "</span>
            <span class="clock-time" role="timer">{text}</span>
            <span class="visually-hidden">", " {label}</span>
        </button>
    }
    .into_any()
}

/// Says what time it is once nothing is left: a timer that waited while the machine slept comes too late for that.
fn report_the_end(face: Memo<Option<ClockFace>>, left: Memo<u32>) {
    let desk = Desk::here();
    let up = Memo::new(move |_| {
        left.get() == 0 && face.with(|face| face.is_some_and(|face| face.since.is_some()))
    });
    Effect::new(move |_| {
        if up.get() {
            desk.act(Action::Clock(ClockAction::Now(time::now())));
        }
    });
}

/// What is left at this moment, worked out anew whenever something else is to be shown.
fn ticking(face: Memo<Option<ClockFace>>) -> Memo<u32> {
    let now = RwSignal::new(time::now());
    Effect::new(move |_| {
        let read = now.get();
        let Some(face) = face.get() else { return };
        let Some(wait) = face.changes_in(read) else { return };
        let look = move || now.set(time::now());
        let handle = set_timeout_with_handle(look, Duration::from_millis(wait.into()));
        on_cleanup(move || {
            if let Ok(handle) = handle {
                handle.clear();
            }
        });
    });
    Memo::new(move |_| face.get().map_or(0, |face| face.left_at(now.get())))
}
