//! The whole page.

use leptos::prelude::*;

use super::{
    board::Board,
    commands::Commands,
    desk::Desk,
    editor::EditorDialog,
    header::Header,
    hearing::{KeysDialog, PositionDialog},
    moves::Moves,
    new_game::NewGameDialog,
    notice::NoticeRoom,
    root,
    rules_panel::RulesPanel,
    settings::SettingsDialog,
    strip::SideStrip,
};
use crate::{rules::Side, scene, session::Session};

/// The page from top to bottom.
#[component]
pub(super) fn App() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    root::keep_up(desk);
    let ruleset = |session: &Session| session.table.game.ruleset();
    view! {
        <div
            class="app"
            data-ruleset=desk.memo(move |session| scene::ruleset_id(ruleset(session)))
            data-goal=desk.memo(move |session| ruleset(session).goal.id())
            data-second=desk.memo(move |session| ruleset(session).second.id())
        >
            <a class="skip-link" href="#board">{desk.text(|texts| texts.page.skip_to_board)}</a>
            <Header/>
            <main class="page">
                <SideStrip side=Side::Second/>
                <Board/>
                <SideStrip side=Side::Black/>
                <NoticeRoom/>
                <Commands/>
                <Moves/>
            </main>
            <Said/>
            <NewGameDialog/>
            <SettingsDialog/>
            <KeysDialog/>
            <PositionDialog/>
            <EditorDialog/>
            <RulesPanel/>
        </div>
    }
}

/// What is said aloud: the one live region of the page.
#[component]
fn Said() -> impl IntoView {
    view! { <div class="visually-hidden" role="status">{said_aloud(Desk::here())}</div> }
}

/// What is said aloud. Equal texts in a row differ by an invisible space, so that both are heard.
pub(super) fn said_aloud(desk: Desk) -> Memo<String> {
    desk.memo(|session| {
        let (count, text) = &session.now.said;
        if count % 2 == 0 { text.clone() } else { format!("{text}\u{a0}") }
    })
}
