//! A game as SGF.

use std::fmt::Write as _;

use super::super::record::{Header, Unwritable, counted};
use crate::{
    game::Game,
    rules::{Goal, Move, Opening, Outcome, Position, Shape, Side, Square, SquareSet, Status, Supply},
};

/// Writes a game up to where it stands: its head in the root, and a node for each ply.
///
/// ```
/// use reversi::{formats::{record::Header, sgf}, game::Game, rules::Ruleset};
/// let mut game = Game::new(Ruleset::default());
/// game.place("f5".parse()?)?;
/// let text = sgf::write(&game, &Header::default())?;
/// assert_eq!(text, "(;FF[4]GM[2]CA[UTF-8]SZ[8]AB[e4][d5]AW[d4][e5]PL[B]\n;B[f5])\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// A game that was set up with discs in hand.
pub fn write(game: &Game, header: &Header) -> Result<String, Unwritable> {
    let ruleset = game.ruleset();
    let start = game.position_at(0);
    let is_set_up = *start != Position::start(ruleset);
    if is_set_up && ruleset.supply == Supply::Own {
        return Err(Unwritable::HandsOfASetup);
    }
    let mut text = format!("(;FF[4]GM[2]CA[UTF-8]SZ[{}]", ruleset.shape.width());
    if !is_plain(start) {
        add(&mut text, "RU", &ruleset.to_string());
    }
    let Header { names, event, place, date, comment } = header.tidied();
    for (property, value) in [
        ("EV", event),
        ("PC", place),
        ("DT", date),
        ("PB", names.black),
        ("PW", names.second),
        ("C", comment),
        ("RE", result(game).unwrap_or_default()),
    ] {
        add(&mut text, property, &escaped(&value));
    }
    add_squares(&mut text, "AB", start.discs(Side::Black));
    add_squares(&mut text, "AW", start.discs(Side::Second));
    add(&mut text, "PL", letter(start.to_move()));
    add_plies(&mut text, game);
    Ok(text + ")\n")
}

/// Would a reader that knows only the classic game, and some start, play it by the right rules? A placed
/// opening is told by its discs.
fn is_plain(start: &Position) -> bool {
    let ruleset = start.ruleset();
    let opening_is_told = *start == Position::start(ruleset) || ruleset.opening == Opening::Usual;
    opening_is_told
        && ruleset.goal == Goal::Most
        && ruleset.supply == Supply::Shared
        && ruleset.second == Default::default()
        && ruleset.opening != Opening::Free
        && ruleset.shape != Shape::Octagon
}

fn add_plies(text: &mut String, game: &Game) {
    for (i, ply) in game.plies()[..game.ply()].iter().enumerate() {
        let mv = match ply.mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => "PA".into(),
        };
        text.push_str(if i % 10 == 0 { "\n;" } else { ";" });
        add(text, letter(ply.side), &mv);
    }
}

fn add(text: &mut String, property: &str, value: &str) {
    if !value.is_empty() {
        // Writing to a text cannot fail.
        let _ = write!(text, "{property}[{value}]");
    }
}

fn add_squares(text: &mut String, property: &str, squares: SquareSet) {
    let list: Vec<String> = squares.iter().map(|square: Square| square.to_string()).collect();
    add(text, property, &list.join("]["));
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::Black => "B",
        Side::Second => "W",
    }
}

fn escaped(value: &str) -> String {
    let escape = |sign: char| matches!(sign, ']' | '\\' | ':').then_some('\\').into_iter().chain([sign]);
    value.chars().flat_map(escape).collect()
}

/// `B+2`, `0`, or `B+T` where the other's time was up; nothing while the game is not over.
fn result(game: &Game) -> Option<String> {
    if let Some(loser) = game.out_of_time() {
        return Some(format!("{}+T", letter(loser.other())));
    }
    let Status::Over(Outcome { winner, .. }) = game.position().status() else { return None };
    let discs = counted(game)?;
    Some(match winner {
        Some(winner) => format!("{}+{}", letter(winner), discs.black.abs_diff(discs.second)),
        None => "0".into(),
    })
}
