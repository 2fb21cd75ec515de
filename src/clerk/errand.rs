//! What the clerk can be asked to do, and what it answers. Both are plain values.

use crate::{
    formats::record::Header,
    game::Game,
    rules::{BySide, Position},
};

/// What the clerk shall do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Read a text in whatever form it is, and keep it open.
    Read(String),
    /// Read the files that come with the errand, and keep them open. Names of players and tournaments alone are put
    /// beside the games that are open already.
    ReadFiles,
    /// Look for games in what is open; those that are found are listed from then on.
    Search(Query),
    /// Tell a part of the list, from this place on, counted from 0.
    List(u32),
    /// Show the game of this number in what is open.
    Show(u32),
    /// Write a game up to where it stands.
    Write(Written, Game, Header),
    /// Draw a text as a QR code.
    Draw(String),
}

/// Which games are looked for: those for which all of it is true.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// A part of the name of a player or a tournament, in either case; empty is any.
    pub name: String,
    /// The year.
    pub year: Option<u16>,
    /// The position that is reached, with the same side to move.
    pub position: Option<Position>,
}

/// What a game can be written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Squares one after another.
    Transcript,
    /// The signs of the board where the game stands.
    Board,
    /// That board as a line of a list of problems.
    Obf,
    /// Smart Game Format.
    Sgf,
    /// Generic Game Format.
    Ggf,
    /// A picture of the board, as SVG.
    Picture,
    /// The same, each disc with the number of its move.
    NumberedPicture,
    /// A score sheet as SVG: the start, and the number of each move on its square. At the start of a game it is
    /// the sheet to be filled in.
    Sheet,
}

impl Written {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Transcript,
        Self::Board,
        Self::Obf,
        Self::Sgf,
        Self::Ggf,
        Self::Picture,
        Self::NumberedPicture,
        Self::Sheet,
    ];

    /// Its name between page and clerk, and in attributes of the page. It never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Transcript => "transcript",
            Self::Board => "board",
            Self::Obf => "obf",
            Self::Sgf => "sgf",
            Self::Ggf => "ggf",
            Self::Picture => "picture",
            Self::NumberedPicture => "numbered-picture",
            Self::Sheet => "sheet",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|written| written.id() == id)
    }
}

/// A file that is brought to the clerk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// What it is called on the reader's disk.
    pub name: String,
    /// What is in it.
    pub contents: Contents,
}

/// What is in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contents {
    /// These bytes.
    Bytes(Vec<u8>),
    /// More bytes than are read: nobody has looked at them.
    TooLong,
    /// The browser could not read it.
    Unreadable,
}

/// What the clerk says to an errand. Sentences are in the language of the errand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Several games, or what a search has found.
    Listed(Listing),
    /// One game.
    Shown(Shown),
    /// The text of a written game.
    Written(String),
    /// A QR code.
    Drawn(QrCode),
    /// It cannot be done; a sentence or two say why.
    Refused(String),
}

/// What is heard of the clerk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// So many hundredths of the errand of that number are done.
    SoFar(u32, u8),
    /// The answer to the errand of that number.
    Answered(u32, Answer),
    /// The clerk's worker has died. It was started again, and given the errand of that number once more; what was open
    /// is open no longer.
    Restarted(u32),
    /// The worker could not start, or has died twice: the errand of that number has no answer.
    Failed(u32),
}

impl News {
    /// The number of the errand that it is about.
    #[must_use]
    pub const fn number(&self) -> u32 {
        match self {
            Self::SoFar(number, _)
            | Self::Answered(number, _)
            | Self::Restarted(number)
            | Self::Failed(number) => *number,
        }
    }
}

/// A part of the list of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// How many games are open.
    pub open: u32,
    /// How many of them are listed.
    pub listed: u32,
    /// The place of the first of `rows` in the list, counted from 0.
    pub from: u32,
    /// Some games of the list.
    pub rows: Vec<Row>,
    /// What is to be said of the whole.
    pub told: Vec<String>,
}

/// A game in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Its number in what is open, counted from 0.
    pub number: u32,
    /// Who played; empty where that is not written.
    pub players: BySide<String>,
    /// Where and when.
    pub about: String,
    /// The result that is claimed, as numbers.
    pub result: String,
}

/// A game, and as what it can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its number in what is open, counted from 0.
    pub number: u32,
    /// How many games are open.
    pub open: u32,
    /// Names, occasion, comment.
    pub header: Header,
    /// What is to be said of it.
    pub told: Vec<String>,
    /// At least one. Where there are several, the record leaves open which it is: the likeliest comes first.
    pub choices: Vec<Choice>,
}

/// A game by certain rules, as far as it can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The game. It stands at its end; with a flaw it ends before it.
    pub game: Game,
    /// Why the rest could not be read or played, and where that is.
    pub flaw: Option<String>,
    /// What the moves say to the result that is claimed, where that differs.
    pub claim: Option<String>,
}

/// A QR code as squares that are dark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    /// The side of the whole, its quiet edge included, in modules.
    pub side: u32,
    /// The dark modules, as the path of an SVG whose unit is a module.
    pub path: String,
}
