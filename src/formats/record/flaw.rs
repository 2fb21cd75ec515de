//! What is wrong with a text: where, and why.

use std::{error::Error, fmt};

use crate::rules::{Fault, Move, Refusal, Side};

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, counted from 1.
    pub line: u32,
    /// The column, counted from 1, in characters.
    pub column: u32,
}

impl Place {
    /// The first character of a text.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// Why a text, or a part of it, cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Where it is. In a file that is no text: line 1, the column is the byte.
    pub place: Place,
    /// The ply that it concerns, counted from 1 as it is written, passes included.
    pub ply: Option<usize>,
    /// What it is.
    pub why: Reason,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is nothing to read.
    Empty,
    /// The text has more than `most` bytes.
    TooLong {
        /// What is allowed.
        most: usize,
    },
    /// There are more than `most` games or moves.
    TooMany {
        /// What is allowed.
        most: usize,
    },
    /// Neither a text nor a known file.
    UnknownFile,
    /// The file ends within its head.
    CutOff,
    /// Fewer records than the file's head says: this many are missing.
    Missing(usize),
    /// A sign that means nothing here.
    UnknownSign(char),
    /// A word that means nothing here: no square, no pass, no number.
    UnknownWord(String),
    /// The rules refuse the move.
    Refused(Move, Refusal),
    /// A move of this side while the other has to place a disc.
    OutOfTurn(Side),
    /// A board of this many squares, which is none that is played on.
    Squares(usize),
    /// A board of this size, which is none that is played on or has no known form here.
    Size(String),
    /// The sign `0` or `1`, beside signs of other alphabets: programs disagree on its colour.
    DoubtfulSign(char),
    /// It does not say whose turn it is.
    NoSideToMove,
    /// The arrangement cannot be played.
    Impossible(Vec<Fault>),
    /// Discs are set up in the middle of the game.
    SetUpInMidGame,
    /// The text ends where something is still open.
    Unclosed,
    /// A record of another game, by the name or number that it has there.
    OtherGame(String),
    /// No sound JSON, or not the fields of a game.
    Json,
}

impl Flaw {
    /// A flaw that concerns no ply.
    #[must_use]
    pub const fn new(place: Place, why: Reason) -> Self {
        Self { place, ply: None, why }
    }

    /// A flaw of the whole text.
    #[must_use]
    pub const fn of_all(why: Reason) -> Self {
        Self::new(Place::START, why)
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { place: Place { line, column }, ply, why } = self;
        write!(f, "line {line}, column {column}")?;
        if let Some(ply) = ply {
            write!(f, ", ply {ply}")?;
        }
        write!(f, ": {why:?}")
    }
}

impl Error for Flaw {}
