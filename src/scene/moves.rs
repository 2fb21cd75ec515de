//! The list of moves.

use super::moment::Moment;
use crate::rules::{Move, Side};

/// One entry of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The plies that have been played once it is made: 1 for the first.
    pub ply: usize,
    /// Who made it.
    pub side: Side,
    /// What stands in the list: a square, or the word for a pass.
    pub text: String,
    /// What is read aloud.
    pub name: String,
    /// Is it a pass?
    pub pass: bool,
    /// Where it stands against what is shown.
    pub place: Place,
}

/// Where an entry stands against what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It has been played.
    Played,
    /// It led to what is shown.
    Current,
    /// It was undone, and can be redone.
    Undone,
}

/// The entries of the game in the order of play.
#[must_use]
pub fn entries(moment: &Moment<'_>) -> Vec<Entry> {
    (1..).zip(moment.game.plies()).map(|(ply, made)| entry(moment, ply, made.side, made.mv)).collect()
}

/// The plies of the list two by two, a line for each move of Black and the answer to it. A line lacks one of
/// them at the end, and where the second side moves first.
#[must_use]
pub fn lines(entries: &[Entry]) -> Vec<[Option<usize>; 2]> {
    let mut lines: Vec<[Option<usize>; 2]> = Vec::new();
    for &Entry { ply, side, .. } in entries {
        match (side, lines.last_mut()) {
            (Side::Second, Some([_, answer @ None])) => *answer = Some(ply),
            (Side::Second, _) => lines.push([None, Some(ply)]),
            (Side::Black, _) => lines.push([Some(ply), None]),
        }
    }
    lines
}

fn entry(moment: &Moment<'_>, ply: usize, side: Side, mv: Move) -> Entry {
    let texts = &moment.texts.moves;
    let number = u32::try_from(ply).unwrap_or(u32::MAX);
    let who = moment.who(side);
    let (text, name) = match mv {
        Move::Place(square) => {
            let square = square.to_string();
            let name = (texts.entry)(number, who, &square);
            (square, name)
        }
        Move::Pass => (texts.pass.to_owned(), (texts.pass_entry)(number, who)),
    };
    let place = match ply {
        _ if ply == moment.ply => Place::Current,
        _ if ply > moment.game.ply() => Place::Undone,
        _ => Place::Played,
    };
    Entry { ply, side, text, name, pass: mv == Move::Pass, place }
}
