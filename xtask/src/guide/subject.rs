//! What the pages are about.

use reversi::i18n::Texts;
use reversi::rules::{Preset, Ruleset};
use reversi::scene::ruleset_name;

/// What a page is about: each has one in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The rules of a game.
    Rules(Preset),
    /// How one plays by keyboard and by ear.
    Keyboard,
}

impl Subject {
    /// All of them, in the order in which the pages name each other.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Preset::ALL.into_iter().map(Self::Rules).chain([Self::Keyboard])
    }

    /// The name of its files, without their ending.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Rules(preset) => preset.id(),
            Self::Keyboard => "keyboard",
        }
    }

    /// The rules whose look its page has.
    pub(super) fn ruleset(self) -> Ruleset {
        match self {
            Self::Rules(preset) => preset.ruleset(),
            Self::Keyboard => Ruleset::default(),
        }
    }

    /// What other pages call it.
    pub(super) fn name(self, texts: &Texts) -> &'static str {
        match self {
            Self::Rules(preset) => ruleset_name(texts, Some(preset)),
            Self::Keyboard => texts.senses.by_ear,
        }
    }
}
