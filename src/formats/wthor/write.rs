//! A file of games, for clubs that keep theirs so.

use super::{
    super::record::{Unwritable, counted},
    GAME, HEAD,
};
use crate::{
    game::Game,
    rules::{Move, Position, Preset},
};

/// Writes games as a file of that year, made on its first day. Nobody is named: tournament and players are
/// number 0. A game that is not over has the score 0.
///
/// # Errors
/// The first game that is not classic or not from the usual start.
pub fn write<'g>(year: u16, games: impl IntoIterator<Item = &'g Game>) -> Result<Vec<u8>, Unwritable> {
    let mut file = vec![0; HEAD];
    for game in games {
        file.extend(entry(game)?);
    }
    let count = ((file.len() - HEAD) / GAME) as u32;
    file[..4].copy_from_slice(&[(year / 100) as u8, (year % 100) as u8, 1, 1]);
    file[4..8].copy_from_slice(&count.to_le_bytes());
    file[10..12].copy_from_slice(&year.to_le_bytes());
    file[12] = 8;
    Ok(file)
}

fn entry(game: &Game) -> Result<[u8; GAME], Unwritable> {
    let mut entry = [0; GAME];
    let start = game.position_at(0);
    if *start != Position::start(Preset::Classic.ruleset()) {
        return Err(refusal(start));
    }
    let squares = game.plies()[..game.ply()].iter().filter_map(|ply| match ply.mv {
        Move::Place(square) => Some(10 * (square.row() + 1) + square.column() + 1),
        Move::Pass => None,
    });
    for (byte, square) in entry[8..].iter_mut().zip(squares) {
        *byte = square;
    }
    let score = counted(game).map_or(0, |discs| discs.black);
    entry[6..8].fill(score);
    Ok(entry)
}

/// What of the game the form cannot carry.
fn refusal(start: &Position) -> Unwritable {
    let (ruleset, classic) = (start.ruleset(), Preset::Classic.ruleset());
    if ruleset.shape != classic.shape {
        Unwritable::Shape
    } else if ruleset.supply != classic.supply {
        Unwritable::OwnSupply
    } else if ruleset.goal != classic.goal {
        Unwritable::FewestWin
    } else {
        Unwritable::OtherStart
    }
}
