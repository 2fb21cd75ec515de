//! The files of the WTHOR collection: games (`.wtb`), players (`.jou`) and tournaments (`.trn`).
//!
//! Facts, little endian, checked on 137,548 games of 1977 to 2025. Each file begins with 16 bytes:
//!
//! | byte | |
//! |---|---|
//! | 0–3 | century, year, month, day on which it was made |
//! | 4–7 | how many games; 0 in files of players and tournaments |
//! | 8–9 | how many of those; 0 in files of games |
//! | 10–11 | the year of the games |
//! | 12 | the width of the board; 0 is 8, too |
//! | 13 | 0 games, 1 solitaires |
//! | 14 | from how many empty squares on the theoretical score counts |
//!
//! A game is 68 bytes: the numbers of its tournament, Black and White, two bytes each; Black's discs, the empty
//! squares given to the winner; the theoretical score; 60 squares, as ten times the row and the column, both
//! from 1, and zeros behind the last. Passes are left out. A player is 20 bytes, a tournament 26, in Latin-1
//! up to the first zero.
//!
//! Opening a file looks at its head alone, and a game is read when it is asked for, so that a file of all years
//! opens at once. **What it carries:** classic games from the usual start. The records of other boards have
//! been seen nowhere and are refused, as are solitaires.

mod games;
mod names;
mod write;

pub use games::{Entry, Games};
pub use names::{Kind, Names};
pub use write::write;

use super::record::{Flaw, Place, Reason};

const HEAD: usize = 16;
const GAME: usize = 68;
const PLAYER: usize = 20;
const TOURNAMENT: usize = 26;

/// Any file of the collection.
#[derive(Clone, Copy, Debug)]
pub enum File<'a> {
    /// Games.
    Games(Games<'a>),
    /// Names of players or tournaments.
    Names(Names<'a>),
}

/// Opens a file, whichever it is. It is judged by its head and its size, not by its name.
///
/// # Errors
/// It is none, ends within its head, or is of another board.
pub fn open(bytes: &[u8]) -> Result<File<'_>, Flaw> {
    let head: &[u8; HEAD] = bytes.first_chunk().ok_or_else(|| flaw(bytes.len(), Reason::CutOff))?;
    let (month, day) = (head[2], head[3]);
    if month > 12 || day > 31 {
        return Err(flaw(2, Reason::UnknownFile));
    }
    let names = usize::from(u16::from_le_bytes([head[8], head[9]]));
    let games = u32::from_le_bytes([head[4], head[5], head[6], head[7]]);
    let body = bytes.len() - HEAD;
    let is_full_of = |size: usize| names > 0 && names * size == body;
    if is_full_of(PLAYER) {
        return Ok(File::Names(Names::new(&bytes[HEAD..], Kind::Players)));
    }
    if is_full_of(TOURNAMENT) {
        return Ok(File::Names(Names::new(&bytes[HEAD..], Kind::Tournaments)));
    }
    if !matches!(head[12], 0 | 8) {
        return Err(flaw(12, Reason::Size(head[12].to_string())));
    }
    if head[13] != 0 {
        return Err(flaw(13, Reason::OtherGame("solitaire".into())));
    }
    let year = u16::from_le_bytes([head[10], head[11]]);
    Ok(File::Games(Games::new(&bytes[HEAD..], games, year)))
}

/// A flaw at a byte, counted from 0.
fn flaw(byte: usize, why: Reason) -> Flaw {
    Flaw::new(Place { line: 1, column: u32::try_from(byte + 1).unwrap_or(u32::MAX) }, why)
}
