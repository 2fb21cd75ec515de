//! What the reader has chosen once and for all.

use serde::{Deserialize, Serialize};

use super::{draft::WhoBegins, facing::Facing};
use crate::{i18n::Language, scene::Naming};

/// The settings, kept from visit to visit. What an older program did not know has its usual value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the browser.
    #[serde(with = "tag")]
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// Are the squares marked on which one may play?
    pub legal_moves: bool,
    /// Do letters and numbers stand beside the board?
    pub coordinates: bool,
    /// Is a forced pass confirmed by the person who passes?
    pub confirm_passes: bool,
    /// Do discs move when they turn?
    pub animation: bool,
    /// Does Black sit at the top of the board?
    pub board_turned: bool,
    /// Who takes Black in the next game.
    pub who_begins: WhoBegins,
    /// What squares are called aloud.
    pub naming: Naming,
    /// Do the discs of the two sides differ by a pattern, too? Where the system asks for contrast they do in any case.
    pub patterns: bool,
    /// Does the screen stay on during a game?
    pub awake: bool,
    /// How long the computer waits before it moves.
    pub pace: Pace,
    /// The look of boards for black and white discs.
    pub board: BoardLook,
    /// Are the discs marked that would turn?
    pub would_turn: bool,
    /// Is the game heard? Not before somebody has asked for it: a train or a library is no place for a surprise.
    pub sound: bool,
    /// How two people share the screen.
    pub facing: Facing,
}

impl Settings {
    /// The languages that are read where these settings apply: the page's and that of the far edge, where they are chosen.
    pub fn languages(&self) -> impl Iterator<Item = Language> + use<> {
        [self.language, self.facing.far_language].into_iter().flatten()
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            legal_moves: true,
            coordinates: true,
            confirm_passes: false,
            animation: true,
            board_turned: false,
            who_begins: WhoBegins::First,
            naming: Naming::default(),
            patterns: false,
            awake: true,
            pace: Pace::Calm,
            board: BoardLook::Rules,
            would_turn: false,
            sound: false,
            facing: Facing::default(),
        }
    }
}

/// The theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// What the system is set to.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Light or dark as the system is set to, with as much contrast as there is.
    Contrast,
}

impl Theme {
    /// All of them, in the order of the dialog.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    /// The value of `data-theme`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }
}

/// The look of boards for black and white discs. The game of the 1880s has its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardLook {
    /// As the rules have it: spruce where most discs win, the fjord where the fewest do.
    #[default]
    Rules,
    /// Brown wood.
    Walnut,
    /// Dark stone.
    Slate,
}

impl BoardLook {
    /// All of them, in the order of the dialog.
    pub const ALL: [Self; 3] = [Self::Rules, Self::Walnut, Self::Slate];

    /// The value of `data-look`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Walnut => "walnut",
            Self::Slate => "slate",
        }
    }
}

/// How long the computer waits before it moves, so that one can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Just long enough to see what one has done oneself.
    Quick,
    /// Long enough for the discs to have turned.
    #[default]
    Calm,
    /// Long enough to think about the position.
    Slow,
}

impl Pace {
    /// All of them, in the order of the dialog.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Calm, Self::Slow];

    /// The value of the choice in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Calm => "calm",
            Self::Slow => "slow",
        }
    }

    /// The pause between two moves, in milliseconds.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Quick => 300,
            Self::Calm => 800,
            Self::Slow => 2000,
        }
    }
}

/// A language as its tag; a tag that is not known is as good as none.
pub(super) mod tag {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::i18n::Language;

    #[expect(clippy::ref_option, reason = "the signature that serde asks for")]
    pub(in crate::session) fn serialize<S: Serializer>(
        language: &Option<Language>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        language.map(Language::tag).serialize(to)
    }

    pub(in crate::session) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Language>, D::Error> {
        let tag = Option::<String>::deserialize(from)?;
        Ok(tag.and_then(|tag| Language::from_tag(&tag)))
    }
}
