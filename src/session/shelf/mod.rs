//! The shelf: all games that are kept in this browser. They are read when it is opened; a deleted one is only hidden until its
//! deletion can no longer be taken back.

mod adding;
mod errand;
mod happen;
mod show;

pub use adding::{Adding, Progress};
pub use errand::{Errand, Kept, Listing, run_errand};
pub use show::{Card, Row};

use super::{action::Chance, arrive::Linked};
use crate::formats::{
    archive::NoArchive,
    save::{SavedGame, Unreadable},
    when::When,
};

/// What stands in the dialog of the kept games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// Everything that is kept, as it was last read: the newest first.
    pub listing: Listing,
    /// What is searched for.
    pub search: String,
    /// How many times more games were asked for.
    pub pages: usize,
    /// The name under which the game is kept that something shall be done with.
    pub chosen: Option<String>,
    /// Is that one given a name?
    pub is_naming: bool,
    /// What was deleted, and is still kept so that it can be brought back.
    pub removed: Option<Kept>,
    /// What happened last.
    pub told: Option<Told>,
    /// How far the games of a file are, while they are being added.
    pub adding: Option<Progress>,
    /// Will the browser keep the games?
    pub standing: Standing,
    /// Was the browser asked to keep them, in this visit?
    pub asked: bool,
    /// The game on the table as it was when there was no room for it.
    pub unkept: Option<SavedGame>,
    /// The game on the table as the reader got it in a file last.
    pub carried_away: Option<SavedGame>,
}

/// What the browser has said about keeping what is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// Nothing: it cannot be asked, or has not answered.
    #[default]
    Unknown,
    /// It promises nothing, and can be asked.
    Open,
    /// It keeps everything until the reader deletes it.
    Promised,
    /// It was asked, and promises nothing.
    Refused,
}

/// Something that happens to the shelf.
#[allow(clippy::large_enum_variant, reason = "each is made once and handed on, never kept in numbers")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfAction {
    /// It was read.
    Listed(Listing),
    /// The game that is nearest to one of a link was looked for; `None` where none is near.
    Related(Box<Linked>, Option<SavedGame>),
    /// Another tab has kept or removed something.
    Elsewhere,
    /// Search for this; nothing finds everything.
    Search(String),
    /// Show more of it.
    More,
    /// Show what can be done with the game of this name, or no longer.
    Choose(String),
    /// Put it on the table.
    Open(String),
    /// It was read, to be put on the table.
    Opened(Option<Result<SavedGame, Unreadable>>),
    /// Give the chosen one a name.
    Rename,
    /// This is its name.
    Named(String),
    /// It keeps the name that it has.
    KeepName,
    /// Keep the chosen one twice.
    Copy(Chance),
    /// Delete the chosen one.
    Delete,
    /// Do not delete it after all.
    TakeBack,
    /// Give the reader the text of the chosen one.
    Text,
    /// That text; `None` where it has gone.
    TextFound(Option<String>),
    /// Give the reader a file with all games.
    Export,
    /// The games for that file, and the time.
    Gathered(Vec<SavedGame>, Option<When>),
    /// Take the games of a file.
    Import(Result<String, FileFault>, Chance),
    /// Some of its games have been added.
    AddedSome(Adding),
    /// Add no more of them.
    StopAdding,
    /// That was done, or not.
    Done(Told),
    /// Ask the browser to keep everything.
    Ask,
    /// What the browser says to that.
    Answered(Standing),
}

/// Why a file could not even be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// It is longer than any file of ours.
    TooLarge,
    /// The browser could not read it.
    Failed,
}

/// Something that the web has to do for the shelf.
#[allow(clippy::large_enum_variant, reason = "each is made once and handed on, never kept in numbers")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfEffect {
    /// Something with what is kept: see [`run_errand`].
    Errand(Errand),
    /// The same, when the page has had time for whatever else there is.
    Later(Errand),
    /// Give the reader a file.
    Download(TextFile),
    /// Find out what the browser has promised; the answer is [`ShelfAction::Answered`].
    Look,
    /// Ask it to keep everything; likewise.
    Ask,
}

/// A file that the reader gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its name.
    pub name: String,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub text: String,
}

/// What happened last, to be told in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A game has another name.
    Renamed,
    /// A game is kept twice.
    Copied,
    /// The game of this title was deleted; it can be brought back.
    Deleted(String),
    /// It was brought back.
    TakenBack,
    /// There was no room; nothing has changed.
    Full,
    /// Another tab was quicker; nothing has changed.
    Elsewhere,
    /// The game is no longer there.
    Gone,
    /// The game on the table would be lost.
    WouldBeLost,
    /// A file with so many games was given to the reader.
    Exported(usize),
    /// What became of the games of a file.
    Added(Added),
    /// The file holds nothing that could be added.
    NoArchive(NoArchive),
    /// The browser could not read the file.
    FileFailed,
}

/// What became of the games of a file, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    /// So many are kept now.
    pub added: usize,
    /// So many were kept already.
    pub known: usize,
    /// So many could not be read.
    pub flawed: usize,
    /// For so many there was no room.
    pub left_out: usize,
    /// So many were still to come when it was stopped.
    pub not_reached: usize,
}
