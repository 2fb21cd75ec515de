//! The whole page.

use leptos::prelude::*;

use super::{
    board::Board,
    commands::Commands,
    desk::Desk,
    editor::EditorDialog,
    facing,
    hearing::{KeysDialog, PositionDialog},
    moves::Moves,
    new_game::NewGameDialog,
    notice::NoticeRoom,
    parts,
    records::RecordsDialog,
    root,
    rules_panel::RulesPanel,
    said::said_in_page,
    settings::SettingsDialog,
    share::{ScoreSheet, ShareDialog},
    shelf::GamesDialog,
};
use crate::{rules::Side, scene, session::Session};

/// The page from top to bottom.
#[component]
pub(super) fn App() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    root::keep_up(desk);
    parts::bring_dialogs();
    let ruleset = |session: &Session| session.table.game.ruleset();
    view! {
        <div
            class="app"
            data-ruleset=desk.memo(move |session| scene::ruleset_id(ruleset(session)))
            data-goal=desk.memo(move |session| ruleset(session).goal.id())
            data-second=desk.memo(move |session| ruleset(session).second.id())
            data-seating=desk.memo(facing::seating)
        >
            <a class="skip-link" href="#board">{desk.text(|texts| texts.page.skip_to_board)}</a>
            {facing::head()}
            <main class="page">
                {facing::far_edge()}
                {facing::strip(Side::Second)}
                <Board/>
                {facing::strip(Side::Black)}
                <NoticeRoom/>
                <Commands/>
                <Moves/>
            </main>
            {said_in_page()}
            <NewGameDialog/>
            <SettingsDialog/>
            <KeysDialog/>
            <PositionDialog/>
            <GamesDialog/>
            <ShareDialog/>
            <RecordsDialog/>
            <EditorDialog/>
            <RulesPanel/>
            <ScoreSheet/>
        </div>
    }
}
