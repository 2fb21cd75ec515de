//! What is said aloud once something has happened: one text an event, its sentences in the order of events.

use super::{
    moment::Moment,
    notice::{ending, opening_hint, passing},
};
use crate::{
    game::Ply,
    rules::{Move, Square},
};

/// After a disc was placed or a pass confirmed: what happened since `from` plies, and what comes.
#[must_use]
pub fn after_play(moment: &Moment<'_>, from: usize) -> String {
    let plies = &moment.game.plies()[from.min(moment.ply)..moment.ply];
    let placed = plies.iter().find_map(|ply| placed(moment, ply));
    join([placed, Some(what_comes(moment))])
}

/// After an undo: which move was taken back, and what comes. `square` is where its disc lay.
#[must_use]
pub fn after_undo(moment: &Moment<'_>, square: Option<Square>) -> String {
    let undone = square.map(|square| (moment.texts.said.undone)(&square.to_string()));
    join([undone, Some(what_comes(moment))])
}

/// After a redo: which move was played again, and what comes. `square` is where its disc lies.
#[must_use]
pub fn after_redo(moment: &Moment<'_>, square: Option<Square>) -> String {
    let redone = square.map(|square| (moment.texts.said.redone)(&square.to_string()));
    join([redone, Some(what_comes(moment))])
}

/// At the start of a game: who begins, and how; or what comes of a position in which that side has no move.
#[must_use]
pub fn new_game(moment: &Moment<'_>) -> String {
    if ending(moment).or_else(|| passing(moment)).is_some() {
        return what_comes(moment);
    }
    let begins = (moment.texts.said.new_game)(moment.who(moment.position().to_move()));
    join([Some(begins), opening_hint(moment).map(|hint| hint.text())])
}

pub(super) fn placed(moment: &Moment<'_>, ply: &Ply) -> Option<String> {
    let Move::Place(square) = ply.mv else { return None };
    let said = &moment.texts.said;
    let (who, square) = (moment.who(ply.side), square.to_string());
    Some(match ply.turned.len() {
        0 => (said.placed)(who, &square),
        turned => (said.played)(who, &square, u32::from(turned)),
    })
}

/// The result, a pass with its reason, or whose turn it is.
pub(super) fn what_comes(moment: &Moment<'_>) -> String {
    match ending(moment).or_else(|| passing(moment)) {
        Some(notice) => notice.text(),
        None => (moment.texts.said.turn)(moment.who(moment.position().to_move())),
    }
}

pub(super) fn join(sentences: [Option<String>; 2]) -> String {
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
