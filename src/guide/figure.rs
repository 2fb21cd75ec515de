//! A figure: a game up to some move, and what of it is marked.

use std::{collections::BTreeMap, error::Error, fmt};

use crate::{
    formats::transcript::{self, NoSquare},
    game::{Game, IllegalPly},
    rules::{Move, ParseRulesetError, Position, Ruleset, Square, SquareSet},
};

/// A position that the rules have reached, with its marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    game: Game,
    marks: Marks,
}

/// What is marked in a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// Nothing.
    None,
    /// The disc that was placed last, and those that it turned.
    Move {
        /// Where it was placed.
        placed: Square,
        /// The discs that turned; none in a free opening.
        turned: SquareSet,
    },
    /// The squares on which the side to move may place a disc.
    Legal(SquareSet),
    /// Squares that the text speaks of.
    Squares(SquareSet),
}

impl Figure {
    /// Reads a figure and plays its moves. A line is a word and what belongs to it; `#` begins a remark.
    ///
    /// | line | |
    /// |---|---|
    /// | `ruleset classic` | the id of a ruleset |
    /// | `moves f5d6c3` | the squares in turn, passes left out; no line where nothing was played |
    /// | `show position` | or `move`, `legal`, `squares d4 e4`: what is marked |
    ///
    /// A pass that is forced after the last move is made.
    ///
    /// # Errors
    /// What is wrong with the text, or the first move that the rules refuse, and why.
    pub fn read(text: &str) -> Result<Self, FigureError> {
        let lines = lines(text)?;
        let line = |key| lines.get(key).copied().ok_or(FigureError::Missing(key));
        let ruleset: Ruleset = line("ruleset")?.parse().map_err(FigureError::Ruleset)?;
        let squares = transcript::read(lines.get("moves").unwrap_or(&"")).map_err(FigureError::Squares)?;
        let game = Game::replay(Position::start(ruleset), squares.into_iter().map(Move::Place))
            .map_err(FigureError::Illegal)?;
        let marks = marks(&game, line("show")?)?;
        Ok(Self { game, marks })
    }

    /// The game that led here; it stands at the position of the figure.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// What is marked.
    #[must_use]
    pub const fn marks(&self) -> Marks {
        self.marks
    }
}

const KEYS: [&str; 3] = ["ruleset", "moves", "show"];

/// What stands behind each word.
fn lines(text: &str) -> Result<BTreeMap<&str, &str>, FigureError> {
    let mut found = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if !KEYS.contains(&key) || found.insert(key, value.trim()).is_some() {
            return Err(FigureError::Line(line.to_owned()));
        }
    }
    Ok(found)
}

fn marks(game: &Game, show: &str) -> Result<Marks, FigureError> {
    let (what, names) = show.split_once(' ').unwrap_or((show, ""));
    let marks = match (what, names) {
        ("position", "") => Some(Marks::None),
        ("move", "") => last_move(game),
        ("legal", "") => Some(game.position().legal()).filter(|legal| !legal.is_empty()).map(Marks::Legal),
        ("squares", names) => squares(game, names)?.map(Marks::Squares),
        _ => None,
    };
    marks.ok_or_else(|| FigureError::Show(show.to_owned()))
}

/// The disc that was placed last; passes since do not hide it.
fn last_move(game: &Game) -> Option<Marks> {
    game.plies().iter().rev().find_map(|ply| match ply.mv {
        Move::Place(placed) => Some(Marks::Move { placed, turned: ply.turned }),
        Move::Pass => None,
    })
}

/// The named squares, when there are any and the board has them all.
fn squares(game: &Game, names: &str) -> Result<Option<SquareSet>, FigureError> {
    let named: SquareSet = transcript::read(names).map_err(FigureError::Squares)?.into_iter().collect();
    let on_the_board = (named - game.ruleset().shape.squares()).is_empty();
    Ok(Some(named).filter(|named| on_the_board && !named.is_empty()))
}

/// Why a text is no figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureError {
    /// A line that means nothing, or says something for the second time.
    Line(String),
    /// The line that begins with this word is not there.
    Missing(&'static str),
    /// The ruleset has no such id.
    Ruleset(ParseRulesetError),
    /// Something else stands where a square should.
    Squares(NoSquare),
    /// The rules refuse a move.
    Illegal(IllegalPly),
    /// There is no such thing to show: the word is unknown, or there is no move, no legal square, no such square.
    Show(String),
}

impl fmt::Display for FigureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "the line `{line}` means nothing here, or is there twice"),
            Self::Missing(key) => write!(f, "the line `{key} …` is missing"),
            Self::Ruleset(error) => fmt::Display::fmt(error, f),
            Self::Squares(error) => fmt::Display::fmt(error, f),
            Self::Illegal(ply) => fmt::Display::fmt(ply, f),
            Self::Show(what) => write!(f, "`show {what}` shows nothing in this position"),
        }
    }
}

impl Error for FigureError {}
