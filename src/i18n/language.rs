//! Which languages there are, and which of them a reader prefers.

use std::str::FromStr;

use super::{Clerk, Texts, at_hand, languages::clerk};

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Swedish.
    Sv,
    /// German.
    De,
    /// Danish.
    Da,
    /// Icelandic.
    Is,
    /// English, also spoken to readers of a language that the program does not know.
    En,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Sv, Self::De, Self::Da, Self::Is, Self::En];

    /// The language's BCP 47 tag, as in `<html lang>`, in links and in what is saved.
    pub fn tag(self) -> &'static str {
        match self {
            Self::Sv => "sv",
            Self::De => "de",
            Self::Da => "da",
            Self::Is => "is",
            Self::En => "en",
        }
    }

    /// The language's name in the language itself, so that its readers find it whatever is shown now.
    pub fn own_name(self) -> &'static str {
        match self {
            Self::Sv => "Svenska",
            Self::De => "Deutsch",
            Self::Da => "Dansk",
            Self::Is => "Íslenska",
            Self::En => "English",
        }
    }

    /// The language of a BCP 47 tag: the first subtag decides, whatever the region, script or case.
    ///
    /// ```
    /// use reversi::i18n::Language;
    ///
    /// assert_eq!(Language::from_tag("de-AT"), Some(Language::De));
    /// assert_eq!(Language::from_tag("DA"), Some(Language::Da));
    /// assert_eq!(Language::from_tag("fr"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| primary(tag).eq_ignore_ascii_case(language.tag()))
    }

    /// The language for a reader whose browser asks for `tags`, best first.
    ///
    /// The first language that the program speaks wins. If it speaks none of them, the first tag with a
    /// close relative (Norwegian reads as Danish) decides, and otherwise, also without any tag, it is English.
    ///
    /// ```
    /// use reversi::i18n::Language;
    ///
    /// assert_eq!(Language::preferred(["nb-NO", "sv"]), Language::Sv);
    /// assert_eq!(Language::preferred(["nb-NO"]), Language::Da);
    /// assert_eq!(Language::preferred([]), Language::En);
    /// ```
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        let mut relative = None;
        for tag in tags {
            if let Some(language) = Self::from_tag(tag) {
                return language;
            }
            relative = relative.or_else(|| Self::related_to(tag));
        }
        relative.unwrap_or(Self::En)
    }

    /// Every sentence in this language.
    pub fn texts(self) -> &'static Texts {
        at_hand::texts(self)
    }

    /// What the clerk says in this language. It is apart, so that the page does not carry it.
    pub fn clerk(self) -> &'static Clerk {
        match self {
            Self::Sv => &clerk::SV,
            Self::De => &clerk::DE,
            Self::Da => &clerk::DA,
            Self::Is => &clerk::IS,
            Self::En => &clerk::EN,
        }
    }

    /// The language of ours that readers of another one usually read well.
    fn related_to(tag: &str) -> Option<Self> {
        match primary(tag).to_ascii_lowercase().as_str() {
            "nb" | "nn" | "no" | "fo" | "kl" => Some(Self::Da),
            "gsw" | "nds" | "lb" => Some(Self::De),
            _ => None,
        }
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::from_tag(tag).ok_or(UnknownLanguage)
    }
}

/// A tag names no language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

/// The first subtag: `de` of `de-AT`. Old systems write `de_AT`.
fn primary(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or(tag)
}
