//! The whole page.

use leptos::prelude::*;

use super::{
    board::Board,
    commands::Commands,
    desk::Desk,
    header::Header,
    hearing::{KeysDialog, PositionDialog},
    moves::Moves,
    new_game::NewGameDialog,
    notice::NoticeRoom,
    records::RecordsDialog,
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
            <RecordsDialog/>
            <RulesPanel/>
        </div>
    }
}

/// What is said aloud: the one live region. Equal texts in a row differ by an invisible space, so that both are heard.
#[component]
fn Said() -> impl IntoView {
    let said = Desk::here().memo(|session| {
        let (count, text) = &session.now.said;
        if count % 2 == 0 { text.clone() } else { format!("{text}\u{a0}") }
    });
    view! { <div class="visually-hidden" role="status">{said}</div> }
}
