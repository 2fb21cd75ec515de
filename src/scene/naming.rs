//! What squares are called when they are read aloud: the parts of a name, and in which order and at which length.

use serde::{Deserialize, Serialize};

use super::moment::Moment;
use crate::{
    i18n::{Colour, Texts},
    rules::Square,
};

/// How the reader wants squares to be called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Naming {
    /// What comes first.
    pub order: NameOrder,
    /// How much is told.
    pub length: NameLength,
}

/// What comes first in the name of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NameOrder {
    /// Its coordinate: "d4, white disc".
    #[default]
    Square,
    /// What lies there: "white disc, d4".
    Disc,
}

/// How much the name of a square tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NameLength {
    /// Every part in full: "d3, empty, legal move, turns over 1 disc".
    #[default]
    Full,
    /// As little as one needs: "d3, turns 1".
    Short,
}

impl NameOrder {
    /// Both, in the order of the settings.
    pub const ALL: [Self; 2] = [Self::Square, Self::Disc];

    /// The value of the choice in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Disc => "disc",
        }
    }
}

impl NameLength {
    /// Both, in the order of the settings.
    pub const ALL: [Self; 2] = [Self::Full, Self::Short];

    /// The value of the choice in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Short => "short",
        }
    }
}

/// What can be said of a square beside what lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// Nothing.
    Plain,
    /// The side to move may place a disc there.
    Legal,
    /// Its disc was placed last.
    Last,
}

/// The name of a square.
pub(super) fn square_name(moment: &Moment<'_>, square: Square, standing: Standing) -> String {
    let coordinate = Some(square.to_string());
    let (content, more) = match moment.naming.length {
        NameLength::Full => full(moment, square, standing),
        NameLength::Short => short(moment, square, standing),
    };
    let [first, second] = match moment.naming.order {
        NameOrder::Square => [coordinate, content],
        NameOrder::Disc => [content, coordinate],
    };
    [first, second].into_iter().chain(more).flatten().collect::<Vec<_>>().join(", ")
}

/// The name of a square on which nothing is played: what lies there, and no more.
pub(super) fn plain_name(texts: &Texts, naming: Naming, square: Square, disc: Option<Colour>) -> String {
    let content = match (disc, naming.length) {
        (None, _) => texts.board.empty,
        (Some(colour), NameLength::Full) => (texts.board.disc)(colour),
        (Some(colour), NameLength::Short) => (texts.board.disc_short)(colour),
    };
    match naming.order {
        NameOrder::Square => format!("{square}, {content}"),
        NameOrder::Disc => format!("{content}, {square}"),
    }
}

type Parts = (Option<String>, [Option<String>; 2]);

fn full(moment: &Moment<'_>, square: Square, standing: Standing) -> Parts {
    let board = &moment.texts.board;
    let content =
        moment.position().disc(square).map_or(board.empty, |side| (board.disc)(moment.colour(side)));
    let more = match standing {
        Standing::Plain => [None, None],
        Standing::Legal => [Some(board.legal.to_owned()), turned(moment, square).map(board.turns)],
        Standing::Last => [Some(board.last.to_owned()), None],
    };
    (Some(content.to_owned()), more)
}

/// That a square is empty goes without saying where one may play on it.
fn short(moment: &Moment<'_>, square: Square, standing: Standing) -> Parts {
    let board = &moment.texts.board;
    let disc = moment.position().disc(square).map(|side| (board.disc_short)(moment.colour(side)).to_owned());
    match standing {
        Standing::Plain => (disc.or_else(|| Some(board.empty.to_owned())), [None, None]),
        Standing::Legal => {
            let turns = turned(moment, square).map(board.turns_short);
            (disc, [turns.or_else(|| Some(board.legal_short.to_owned())), None])
        }
        Standing::Last => (disc, [Some(board.last_short.to_owned()), None]),
    }
}

/// How many discs a move there turns over; `None` in the free opening.
fn turned(moment: &Moment<'_>, square: Square) -> Option<u32> {
    let position = moment.position();
    position.free_centre().is_empty().then(|| u32::from(position.turned(square).len()))
}
