//! A hint: the best move, and a reason that a person can see on the board.

use super::{
    moment::Moment,
    notice::{Notice, NoticeKind},
};
use crate::{
    engine::{Answer, Value},
    rules::{Goal, Position, Square, SquareSet},
};

/// What a move does that speaks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other.
    Only,
    /// It takes a corner, where most discs win.
    TakesCorner,
    /// The opponent has no legal move after it.
    NoReply,
    /// Nearly every other move lets the opponent take a corner, where most discs win.
    KeepsCorner,
    /// The opponent may have to take a corner, where fewest discs win.
    ForcesCorner,
    /// The opponent has only so many legal moves after it.
    FewReplies(u32),
    /// An odd number of empty squares lies together there, so that its side moves last among them.
    MovesLast,
    /// It turns over fewer discs than the others.
    FewDiscs,
    /// Only looking ahead tells.
    Outlook,
}

/// So many replies are few.
const FEW: u8 = 3;

/// So many empty squares that lie together can be counted out.
const REGION: u8 = 7;

/// The best move in words: which, why, and how the game ends where that is known. `None` where the answer names no
/// move.
#[must_use]
pub fn hint(moment: &Moment<'_>, answer: &Answer) -> Option<Notice> {
    let square = answer.best?;
    let texts = &moment.texts.computer.advice;
    let sentences = [
        Some((texts.best)(&square.to_string())),
        reason(moment.position(), square).map(|reason| in_words(moment, reason)),
        end_in_words(moment, answer.value),
    ];
    Some(Notice { kind: NoticeKind::Advice, sentences: sentences.into_iter().flatten().collect() })
}

/// The first thing that speaks for a move; `None` where it is not legal.
#[must_use]
pub fn reason(position: &Position, square: Square) -> Option<Reason> {
    let after = position.place(square).ok()?;
    let replies = after.legal().len();
    let most = position.ruleset().goal == Goal::Most;
    let corners = corners(position);
    let gives_corner = |square| position.place(square).is_ok_and(|after| after.legal().meets(corners));
    let others = position.legal() - SquareSet::only(square);
    let givers = others.iter().filter(|&other| gives_corner(other)).count();
    let reasons = [
        (others.is_empty(), Reason::Only),
        (most && corners.contains(square), Reason::TakesCorner),
        (replies == 0 && !after.empty().is_empty(), Reason::NoReply),
        (most && !gives_corner(square) && 3 * givers >= 2 * usize::from(others.len()), Reason::KeepsCorner),
        (!most && gives_corner(square), Reason::ForcesCorner),
        (replies <= FEW, Reason::FewReplies(u32::from(replies))),
        (moves_last(position, square), Reason::MovesLast),
        (turns_fewest(position, square), Reason::FewDiscs),
    ];
    let found = reasons.into_iter().find_map(|(holds, reason)| holds.then_some(reason));
    Some(found.unwrap_or(Reason::Outlook))
}

fn in_words(moment: &Moment<'_>, reason: Reason) -> String {
    let texts = &moment.texts.computer.advice;
    let opponent = moment.who(moment.position().to_move().other());
    match reason {
        Reason::Only => texts.only.to_owned(),
        Reason::TakesCorner => texts.corner.to_owned(),
        Reason::NoReply => (texts.no_reply)(opponent),
        Reason::KeepsCorner => texts.no_corner.to_owned(),
        Reason::ForcesCorner => (texts.forces_corner)(opponent),
        Reason::FewReplies(n) => (texts.few_replies)(opponent, n),
        Reason::MovesLast => texts.last.to_owned(),
        Reason::FewDiscs => texts.few_discs.to_owned(),
        Reason::Outlook => texts.outlook.to_owned(),
    }
}

/// The end with best play on both sides, where the answer knows it by discs.
fn end_in_words(moment: &Moment<'_>, value: Value) -> Option<String> {
    let Value::Exact(discs) = value else { return None };
    let texts = &moment.texts.computer.advice;
    let by = u32::from(discs.unsigned_abs());
    Some(match discs {
        1.. => (texts.wins)(by),
        0 => texts.draws.to_owned(),
        _ => (texts.loses)(by),
    })
}

/// The corners of the board: squares where two edges meet, so that nothing encloses them.
fn corners(position: &Position) -> SquareSet {
    let shape = position.ruleset().shape;
    let last = shape.width() - 1;
    let ends = [(0, 0), (last, 0), (0, last), (last, last)];
    let squares = ends.into_iter().filter_map(|(column, row)| Square::at(column, row));
    squares.collect::<SquareSet>() & shape.squares()
}

/// Is the move one of at most [`REGION`] empty squares that lie together, an odd number of them, and not all that
/// is empty?
fn moves_last(position: &Position, square: Square) -> bool {
    let empty = position.empty();
    let region = region(empty, square);
    region != empty && region.len() <= REGION && region.len() % 2 == 1
}

/// The empty squares that lie together with `square`.
fn region(empty: SquareSet, square: Square) -> SquareSet {
    let mut region = SquareSet::only(square);
    loop {
        let grown = region.iter().flat_map(neighbours).fold(region, SquareSet::with) & empty;
        if grown == region {
            return region;
        }
        region = grown;
    }
}

fn neighbours(square: Square) -> impl Iterator<Item = Square> {
    let around = |index: u8| index.saturating_sub(1)..=index + 1;
    around(square.row())
        .flat_map(move |row| around(square.column()).filter_map(move |column| Square::at(column, row)))
}

/// Does the move turn few discs, and fewer than the usual one of the legal moves?
fn turns_fewest(position: &Position, square: Square) -> bool {
    let turned = |square| position.turned(square).len();
    let own = turned(square);
    let fewer = position.legal().iter().filter(|&other| turned(other) < own).count();
    let more = position.legal().iter().filter(|&other| turned(other) > own).count();
    own > 0 && own <= 2 && fewer == 0 && more > 0
}
