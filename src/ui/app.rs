//! The whole page.

use leptos::prelude::*;

use super::{
    board::Board,
    desk::Desk,
    facing,
    parts::{self, Piece, piece},
    root,
    said::said_in_page,
};
use crate::{rules::Side, scene, session::Session};

/// The page from top to bottom.
#[component]
pub(super) fn App() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    root::keep_up(desk);
    parts::bring_rest();
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
            {piece(Piece::Head)}
            <main class="page">
                {piece(Piece::FarEdge)}
                {facing::strip(Side::Second)}
                <Board/>
                {facing::strip(Side::Black)}
                {piece(Piece::Notices)}
                {piece(Piece::Commands)}
                {piece(Piece::Moves)}
            </main>
            {said_in_page()}
            {piece(Piece::Dialogs)}
        </div>
    }
}
