//! All games in one file, to carry them to another browser and back: `{"v":1,"d":{"games":[…]}}`, each game as it is kept.

use serde::{Deserialize, Serialize, de::IgnoredAny};

use super::save::{self, SavedGame, Unreadable};

/// The longest file that is read, in bytes: more than any browser keeps for a site.
pub const LONGEST: usize = 6 << 20;
/// The most games that are taken from one file.
pub const MOST: usize = 5000;
/// The longest name that a game may have, in letters.
pub const LONGEST_NAME: usize = 80;

/// What a file holds: entries that are taken out one after another, since it takes a while to replay thousands of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// Those that are left, the last one first; `None` is no game.
    left: Vec<Option<SavedGame>>,
}

impl Archive {
    /// How many entries are left.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.left.len()
    }

    /// Is there nothing left?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// Takes out the next entry: a game, which the rules have replayed, or `None` where it is no game.
    pub fn take(&mut self) -> Option<Option<SavedGame>> {
        self.left.pop().map(|game| game.filter(|game| game.game().is_ok()))
    }
}

/// Why a file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoArchive {
    /// It is longer than [`LONGEST`] or has more than [`MOST`] entries.
    TooLarge,
    /// A newer program wrote it.
    Newer,
    /// It is not what this program writes.
    Foreign,
}

#[derive(Serialize)]
struct Written<'a> {
    games: &'a [SavedGame],
}

#[derive(Deserialize)]
struct Read {
    games: Vec<Entry>,
}

/// An entry that is no game does not spoil the others.
#[derive(Deserialize)]
#[serde(untagged)]
enum Entry {
    Game(Box<SavedGame>),
    Other(IgnoredAny),
}

/// The file that holds these games.
///
/// ```
/// use reversi::formats::archive;
/// let file = archive::write(&[]);
/// assert_eq!(file, "{\"v\":1,\"d\":{\"games\":[]}}\n");
/// assert!(archive::read(&file).is_ok_and(|archive| archive.is_empty()));
/// ```
#[must_use]
pub fn write(games: &[SavedGame]) -> String {
    // A program that knows no start that was set up would take the game for another one.
    let is_of_every_version = games.iter().all(|game| game.start.is_none());
    let version = if is_of_every_version { save::FIRST_VERSION } else { save::VERSION };
    save::written(version, &Written { games }) + "\n"
}

/// Reads what [`write()`] wrote. An entry that is no game spoils none of the others.
///
/// # Errors
/// Why it cannot be used.
pub fn read(text: &str) -> Result<Archive, NoArchive> {
    if text.len() > LONGEST {
        return Err(NoArchive::TooLarge);
    }
    // Editors put this sign in front of a text.
    let Read { games: entries } =
        save::read(text.trim_start_matches('\u{feff}')).map_err(|fault| match fault {
            Unreadable::Newer => NoArchive::Newer,
            Unreadable::Corrupt => NoArchive::Foreign,
        })?;
    if entries.len() > MOST {
        return Err(NoArchive::TooLarge);
    }
    Ok(Archive { left: entries.into_iter().rev().map(game).collect() })
}

fn game(entry: Entry) -> Option<SavedGame> {
    let Entry::Game(mut game) = entry else { return None };
    game.name = name(&game.name);
    Some(*game)
}

/// A name as it is kept: without space around it, and not longer than [`LONGEST_NAME`].
#[must_use]
pub fn name(text: &str) -> String {
    text.trim().chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect()
}
