//! The whole page.

use leptos::prelude::*;

use super::{
    board::Board, commands::Commands, desk::Desk, header::Header, moves::Moves, new_game::NewGameDialog,
    notice::NoticeRoom, root, settings::SettingsDialog, strip::Strips,
};
use crate::{
    rules::{Goal, SecondColour, Side},
    scene,
};

/// The page from top to bottom.
#[component]
pub(super) fn App() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    root::keep_up(desk);
    let ruleset = desk.memo(|session| session.table.game.ruleset());
    let top = desk.memo(|session| if session.settings.board_turned { Side::Black } else { Side::Second });
    view! {
        <div
            class="app"
            data-ruleset=move || scene::ruleset_id(ruleset.get())
            data-goal=move || Goal::id(ruleset.get().goal)
            data-second=move || SecondColour::id(ruleset.get().second)
        >
            <a class="skip-link" href="#board">{desk.text(|texts| texts.page.skip_to_board)}</a>
            <Header/>
            <main class="page">
                <Strips top/>
                <Board/>
                <NoticeRoom/>
                <Commands/>
                <Moves/>
            </main>
            <Said/>
            <NewGameDialog/>
            <SettingsDialog/>
        </div>
    }
}

/// What is said aloud: the one live region. Equal texts in a row differ by an invisible space, so that both are heard.
#[component]
fn Said() -> impl IntoView {
    let desk = Desk::here();
    let said = desk.memo(|session| session.now.said.clone());
    let text = move || {
        let (count, text) = said.get();
        if count % 2 == 0 { text } else { text + "\u{a0}" }
    };
    view! { <div class="visually-hidden" role="status">{text}</div> }
}
