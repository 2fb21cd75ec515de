//! Positions with the values of their moves, a line each, as Edax keeps problems:
//! `--XX…-- X; G8:+18; H1:+12; % comment`.
//!
//! A value is the final difference for the side to move, the empty squares given to the winner; `--:…` stands
//! where there is no move. Blank lines and lines that begin with `%` are skipped. The form carries what
//! [`board`] carries, and the ruleset is the classic one; a line without a `;` is a board alone, which says none.

use std::fmt::Write as _;

use super::{
    board,
    record::{Flaw, Form, Header, MOST_GAMES, Reason, Scanner, Unwritable, Written, read_move},
};
use crate::rules::{Goal, Move, Position, Preset};

/// A line: a position and what its moves are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The position, as a record without moves.
    pub position: Written,
    /// The values, in the order in which they are written; a move may have none.
    pub values: Vec<(Move, Option<i16>)>,
}

/// Reads all lines. A flaw stands in its line's record, and ends the reading of this line only.
#[must_use]
pub fn read(text: &str) -> Vec<Problem> {
    let mut text = Scanner::new(text);
    let mut problems = Vec::new();
    while !text.rest().is_empty() && problems.len() < MOST_GAMES {
        text.skip_space();
        let place = text.place();
        let line = text.line();
        if !line.is_empty() && !line.starts_with('%') {
            problems.push(read_line(Scanner::at(line, place)));
        }
    }
    problems
}

/// Writes a line. The comment follows behind `%`.
///
/// ```
/// use reversi::{formats::obf, rules::{Move, Position, Ruleset}};
/// let start = Position::start(Ruleset::default());
/// let line = obf::write(&start, &[(Move::Place("d3".parse()?), Some(0))], "")?;
/// assert!(line.ends_with("------ X; D3:+0;"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What [`board::write`] refuses, and the game that is won with fewest discs.
pub fn write(
    position: &Position,
    values: &[(Move, Option<i16>)],
    comment: &str,
) -> Result<String, Unwritable> {
    if position.ruleset().goal == Goal::Fewest {
        return Err(Unwritable::FewestWin);
    }
    let mut line = board::write(position)? + ";";
    for (mv, value) in values {
        let name = match mv {
            Move::Place(square) => square.to_string().to_uppercase(),
            Move::Pass => "--".into(),
        };
        // Writing to a text cannot fail.
        let _ = match value {
            Some(value) => write!(line, " {name}:{value:+};"),
            None => write!(line, " {name};"),
        };
    }
    let comment = Header::line(comment);
    Ok(if comment.is_empty() { line } else { format!("{line} % {comment}") })
}

fn read_line(line: Scanner<'_>) -> Problem {
    let (parts, comment) = line.rest().split_once('%').unwrap_or((line.rest(), ""));
    let mut rest = Scanner::at(parts, line.place());
    let signs = rest.take_while(|sign| sign != ';');
    let mut position = board::read_at(Scanner::at(signs, line.place()));
    position.header.comment = Header::comment(comment);
    if rest.eat(";") {
        position.form = Form::Obf;
        position.play_by(Preset::Classic.ruleset());
    }
    let values = read_values(rest).map_err(|flaw| position.flaw.get_or_insert(flaw).clone());
    Problem { values: values.unwrap_or_default(), position }
}

/// `G8:+18; H1; --:-127;`
fn read_values(mut text: Scanner<'_>) -> Result<Vec<(Move, Option<i16>)>, Flaw> {
    let mut values = Vec::new();
    loop {
        text.skip_space();
        let at = text;
        let part = text.take_while(|sign| sign != ';').trim();
        if !text.eat(";") && part.is_empty() {
            return Ok(values);
        }
        let unknown = || at.flaw(Reason::UnknownWord(Header::line(part)));
        let (name, value) = part.split_once(':').map_or((part, None), |(name, value)| (name, Some(value)));
        let value = value.map(|value| value.trim().parse().map_err(|_| unknown()));
        values.push((read_move(name.trim()).ok_or_else(unknown)?, value.transpose()?));
    }
}
