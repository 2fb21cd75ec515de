//! What can happen to games that go out, and what the web has to do about it; and as which files they can be saved.

use crate::clerk::Written;

/// Something about games that go out, and that come by link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareAction {
    /// Hand the link to another program, by whatever the system offers.
    SendLink,
    /// Copy the link.
    CopyLink,
    /// Show the link as a QR code, or no longer.
    Code,
    /// Write the game in this form.
    Form(Written),
    /// Copy what was written.
    CopyText,
    /// Save what was written as a file.
    Save(FileKind),
    /// Print something.
    Print(Printout),
    /// What was to be handed out has been, or not.
    HandedOut(HandedOut),
    /// Of two games, one of which goes on from the other, the one on the table is meant.
    KeepMine,
    /// The one of the link is.
    TakeLink,
}

/// What can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printout {
    /// The board as it is shown, with names, moves and result.
    Game,
    /// The score sheet of the game.
    Sheet,
    /// A score sheet to be filled in.
    EmptySheet,
}

/// What became of something that was to be handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandedOut {
    /// It is where it should be, or the reader has changed their mind.
    Done,
    /// The system did not take the link.
    LinkRefused,
    /// The file could not be made.
    FileRefused,
    /// The printer has what it needs.
    Printed,
}

/// Something to be handed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareEffect {
    /// Hand a link to another program.
    Send(String),
    /// Save a text as a file of that kind; a picture as PNG is made of its SVG.
    Save {
        /// The kind of file.
        kind: FileKind,
        /// The name of the file.
        name: String,
        /// What goes into it.
        text: String,
    },
    /// Print what is shown, once it is drawn.
    Print,
}

/// The kinds of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Plain text.
    Text,
    /// Problems.
    Obf,
    /// Smart Game Format.
    Sgf,
    /// Generic Game Format.
    Ggf,
    /// A picture of lines.
    Svg,
    /// A picture of points.
    Png,
}

impl FileKind {
    /// The end of the file's name.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Obf => "obf",
            Self::Sgf => "sgf",
            Self::Ggf => "ggf",
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// What people call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "TXT",
            Self::Obf => "OBF",
            Self::Sgf => "SGF",
            Self::Ggf => "GGF",
            Self::Svg => "SVG",
            Self::Png => "PNG",
        }
    }

    /// Its media type. OBF and GGF have none of their own; SGF's is the one that is registered for it.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Text | Self::Obf | Self::Ggf => "text/plain",
            Self::Sgf => "application/x-go-sgf",
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
        }
    }

    /// As which files a form can be saved.
    #[must_use]
    pub const fn of(form: Written) -> &'static [Self] {
        match form {
            Written::Transcript | Written::Board => &[Self::Text],
            Written::Obf => &[Self::Obf],
            Written::Sgf => &[Self::Sgf],
            Written::Ggf => &[Self::Ggf],
            Written::Picture | Written::NumberedPicture | Written::Sheet => &[Self::Svg, Self::Png],
        }
    }
}
