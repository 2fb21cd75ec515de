//! A game as GGF.

use std::fmt::Write as _;

use super::super::{
    board,
    record::{Header, Unwritable, counted},
};
use crate::{
    game::Game,
    rules::{Goal, Move, Outcome, Shape, Side, Status, Supply},
};

/// Writes a game up to where it stands, on one line.
///
/// # Errors
/// Discs in hand, a free opening, the octagon.
pub fn write(game: &Game, header: &Header) -> Result<String, Unwritable> {
    let ruleset = game.ruleset();
    let start = game.position_at(0);
    if ruleset.supply == Supply::Own {
        return Err(Unwritable::OwnSupply);
    }
    if !start.free_centre().is_empty() {
        return Err(Unwritable::FreeOpening);
    }
    if ruleset.shape == Shape::Octagon {
        return Err(Unwritable::Shape);
    }
    let Header { names, place, date, comment, .. } = header.tidied();
    let mut text = String::from("(;GM[Othello]");
    for (property, value) in
        [("PC", &place), ("DT", &date), ("PB", &names.black), ("PW", &names.second), ("CO", &comment)]
    {
        add(&mut text, property, &harmless(value));
    }
    let width = ruleset.shape.width();
    let kind = if ruleset.goal == Goal::Fewest { "a" } else { "" };
    let turn = sign_of(start.to_move());
    add(&mut text, "RE", &result(game));
    add(&mut text, "TY", &format!("{width}{kind}"));
    add(&mut text, "BO", &format!("{width} {} {turn}", board::signs(start, ['*', 'O'])));
    for ply in &game.plies()[..game.ply()] {
        let mv = match ply.mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => "PA".into(),
        };
        add(&mut text, if ply.side == Side::Black { "B" } else { "W" }, &mv);
    }
    Ok(text + ";)")
}

const fn sign_of(side: Side) -> char {
    match side {
        Side::Black => '*',
        Side::Second => 'O',
    }
}

/// Writes a property, if it has a value.
fn add(text: &mut String, property: &str, value: &str) {
    if !value.is_empty() {
        // Writing to a text cannot fail.
        let _ = write!(text, "{property}[{value}]");
    }
}

/// A value without the bracket that would end it, and on one line.
fn harmless(value: &str) -> String {
    value.replace('[', "(").replace(']', ")").replace('\n', " ")
}

/// The result for Black: above zero when Black wins, by discs or, in the game won with fewest, by their lack. Whose time
/// was up has lost all squares.
fn result(game: &Game) -> String {
    if let Some(loser) = game.out_of_time() {
        let sign = if loser == Side::Black { '-' } else { '+' };
        return format!("{sign}{}.000:t", game.ruleset().shape.squares().len());
    }
    let (Status::Over(Outcome { winner, .. }), Some(discs)) = (game.position().status(), counted(game))
    else {
        return "?".into();
    };
    let by = discs.black.abs_diff(discs.second);
    match winner {
        Some(Side::Black) => format!("+{by}.000"),
        Some(Side::Second) => format!("-{by}.000"),
        None => "+0.000".into(),
    }
}
