//! What is kept in the browser between visits, as JSON with a version in front: `{"v":1,"d":…}`.

use std::{error::Error, fmt};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{
    position, transcript,
    when::{self, When},
};
use crate::{
    game::{Bonus, Game, Seats, Tally, TimeControl},
    rules::{BySide, Move, Position, Ruleset},
};

/// The newest version that this program reads; a newer one is left alone. It writes the oldest one that says all
/// there is to say, so that a page that has not been renewed yet reads as much as it can.
///
/// | version | what is new |
/// |---|---|
/// | 1 | |
/// | 2 | a game that begins in a position that was set up |
pub const VERSION: u32 = 2;

pub(super) const FIRST_VERSION: u32 = 1;

/// The name of a kept game: lower-case letters and digits, made by lot.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct GameId(String);

impl GameId {
    /// The id that a number drawn by lot stands for.
    #[must_use]
    pub fn from_lot(lot: u64) -> Self {
        Self(format!("{lot:016x}"))
    }

    /// The id as it is written, if it is one: 1 to 32 lower-case letters and digits.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let fits = (1..=32).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        fits.then(|| Self(text.to_owned()))
    }

    /// The id as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for GameId {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Self, Unreadable> {
        Self::from_text(&text).ok_or(Unreadable::Corrupt)
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Its name.
    pub id: GameId,
    /// Counts how often it was written, so that two tabs notice each other.
    pub revision: u32,
    /// The rules it is played by.
    pub ruleset: Ruleset,
    /// The [`position`] in which it begins, when that is not the ruleset's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Its squares, those that can be redone included.
    pub moves: String,
    /// How many plies of it have been played.
    pub ply: usize,
    /// Who plays.
    pub seats: Seats,
    /// Its clock; games kept before there was one have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<SavedClock>,
    /// The match that it belongs to, as it stood before.
    #[serde(default, rename = "match", skip_serializing_if = "Tally::is_empty")]
    pub tally: Tally,
    /// What it is called; empty where nobody has given it a name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// When its moves were last changed; `None` where that was never noted.
    #[serde(default, deserialize_with = "when::or_none", skip_serializing_if = "Option::is_none")]
    pub changed: Option<When>,
}

/// The clock of a kept game. It stands still until the game is gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedClock {
    /// What each side had at the start, in seconds.
    pub seconds: BySide<u32>,
    /// What every move brings.
    #[serde(default, skip_serializing_if = "Bonus::is_none")]
    pub bonus: Bonus,
    /// What was left after each ply, its mover's, in milliseconds.
    pub left: Vec<u32>,
    /// What the turn at hand had cost, in milliseconds.
    #[serde(default)]
    pub spent: u32,
}

impl SavedClock {
    /// The clock of a game, if it has one.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let (clock, left) = (game.clock()?, game.times());
        let control = clock.control();
        Some(Self { seconds: control.seconds(), bonus: control.bonus(), left, spent: clock.spent() })
    }

    /// Gives a game this clock.
    fn give(&self, game: &mut Game) -> Result<(), Unreadable> {
        let control = TimeControl::new(self.seconds, self.bonus).ok_or(Unreadable::Corrupt)?;
        game.restore_clock(control, &self.left, self.spent);
        Ok(())
    }
}

impl SavedGame {
    /// Does it stand at the same place of the same moves as another?
    #[must_use]
    pub fn is_where(&self, other: &Self) -> bool {
        (self.ruleset, &self.start, &self.moves, self.ply)
            == (other.ruleset, &other.start, &other.moves, other.ply)
    }

    /// The game, replayed by the rules. It stands after [`ply`](Self::ply) plies, or after the last where there
    /// are fewer; a pass at the end that was still to be confirmed then is still to be confirmed.
    ///
    /// # Errors
    /// [`Unreadable::Corrupt`] when its start cannot be played, its moves are not legal or its clock is none.
    pub fn game(&self) -> Result<Game, Unreadable> {
        let squares = transcript::read(&self.moves).map_err(|_| Unreadable::Corrupt)?;
        let mut game = Game::replay(self.start_position()?, squares.into_iter().map(Move::Place))
            .map_err(|_| Unreadable::Corrupt)?;
        game.go_to(self.ply);
        let only_passes_follow = game.plies()[game.ply()..].iter().all(|ply| ply.mv == Move::Pass);
        if only_passes_follow {
            game.cut(game.ply());
        }
        if let Some(clock) = &self.clock {
            clock.give(&mut game)?;
        }
        Ok(game)
    }

    /// The text to keep. A program that knows no such start would take it for another game, so it is told that the
    /// text is newer.
    #[must_use]
    pub fn text(&self) -> String {
        written(if self.start.is_some() { VERSION } else { FIRST_VERSION }, self)
    }

    fn start_position(&self) -> Result<Position, Unreadable> {
        let Some(start) = &self.start else { return Ok(Position::start(self.ruleset)) };
        let setup = position::read(self.ruleset, start).ok_or(Unreadable::Corrupt)?;
        Position::try_from(setup).map_err(|_| Unreadable::Corrupt)
    }
}

/// Why something that was kept cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A newer program wrote it. It must not be touched.
    Newer,
    /// It is not what this program writes, or it breaks the rules.
    Corrupt,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Newer => "written by a newer version of the program",
            Self::Corrupt => "not what this program writes",
        })
    }
}

impl Error for Unreadable {}

#[derive(Serialize)]
struct Written<'a, T> {
    v: u32,
    d: &'a T,
}

#[derive(Deserialize)]
struct Version {
    v: u32,
}

#[derive(Deserialize)]
struct Content<T> {
    d: T,
}

/// The text to keep for a value of a form that every version knows; a game has [`SavedGame::text`].
///
/// ```
/// use reversi::formats::save;
/// assert_eq!(save::write(&"hello"), r#"{"v":1,"d":"hello"}"#);
/// ```
#[must_use]
pub fn write<T: Serialize>(value: &T) -> String {
    written(FIRST_VERSION, value)
}

pub(super) fn written<T: Serialize>(version: u32, value: &T) -> String {
    // Only maps with keys other than text can fail to be written, and none of the kept types has one.
    serde_json::to_string(&Written { v: version, d: value }).unwrap_or_default()
}

/// Reads back what [`write()`] wrote.
///
/// # Errors
/// Why it cannot be used.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    let Version { v } = serde_json::from_str(text).map_err(|_| Unreadable::Corrupt)?;
    if v > VERSION {
        return Err(Unreadable::Newer);
    }
    let Content { d } = serde_json::from_str(text).map_err(|_| Unreadable::Corrupt)?;
    Ok(d)
}
