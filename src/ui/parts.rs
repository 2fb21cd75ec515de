//! The parts of the program that are not there from the start: all that a first visit does not begin with, and each language.
//!
//! `cargo xtask build` takes the program apart at the functions marked in `apart.rs`: what nothing else needs than one of them
//! goes into a file of its own. The main part draws the head of the page, the strips and the board, and plays on it
//! (`session/early.rs`); the rest comes as soon as the board is there. Where something is kept, the rest comes first: it
//! alone can read that. In one piece, the program has it all.

use leptos::prelude::*;
#[cfg(not(in_parts))]
pub(super) use whole::{act, attach, bring_rest, open, piece};

#[cfg(in_parts)]
pub(super) use super::apart::{Missing, act, attach, bring_first, bring_rest, learn, open, piece};
use super::{
    commands::Commands,
    editor::EditorDialog,
    facing,
    hearing::{KeysDialog, PositionDialog},
    moves::Moves,
    new_game::NewGameDialog,
    notice::NoticeRoom,
    records::RecordsDialog,
    rules_panel::RulesPanel,
    settings::SettingsDialog,
    share::{ScoreSheet, ShareDialog},
    shelf::GamesDialog,
    strip,
};
use crate::{browser::page, rules::Side};

/// A piece of the page that comes with the rest of the program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece {
    /// The head of the page.
    Head,
    /// The far edge, where somebody sits there.
    FarEdge,
    /// What a side has in a match.
    Points(Side),
    /// What a side has beside the board: its clock, and its discs in hand.
    Aids(Side),
    /// The room for what there is to tell.
    Notices,
    /// What one does with a game.
    Commands,
    /// The list of moves.
    Moves,
    /// What lies over the page or is only printed.
    Dialogs,
}

/// Draws a piece of the page, with all that belongs to it.
pub(super) fn draw(piece: Piece) -> AnyView {
    match piece {
        Piece::Head => facing::head(),
        Piece::FarEdge => facing::far_edge(),
        Piece::Points(side) => strip::points(side),
        Piece::Aids(side) => strip::aids(side),
        Piece::Notices => view! { <NoticeRoom/> }.into_any(),
        Piece::Commands => view! { <Commands/> }.into_any(),
        Piece::Moves => view! { <Moves/> }.into_any(),
        Piece::Dialogs => view! {
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
        }
        .into_any(),
    }
}

/// Says that all of the page is there.
pub(super) fn is_whole() {
    page::set_root("data-whole", "");
}

#[cfg(not(in_parts))]
mod whole {
    use super::{AnyView, Piece, draw, is_whole};
    use crate::{
        browser::store::BrowserStore,
        formats::save::GameId,
        i18n::Language,
        session::{self, Action, Effect, Opened},
        ui::desk::Desk,
    };

    /// Goes on where the last visit stopped.
    pub(in crate::ui) fn open(store: &BrowserStore, language: Language, fresh: GameId) -> Opened {
        session::open(store, language, fresh)
    }

    /// Lets the desk listen to all that comes in, and do what is to be done at once.
    pub(in crate::ui) fn attach(desk: Desk, effects: Vec<Effect>) {
        desk.attach(effects);
    }

    /// Lets something happen.
    pub(in crate::ui) fn act(desk: Desk, action: Action) {
        desk.act_now(action);
    }

    /// Draws a piece of the page.
    pub(in crate::ui) fn piece(piece: Piece) -> AnyView {
        draw(piece)
    }

    /// It is here.
    pub(in crate::ui) fn bring_rest() {
        is_whole();
    }
}
