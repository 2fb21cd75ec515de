//! The five languages and every sentence that the program says.
//!
//! Each language is one file under `languages/`, one value of [`Texts`]: without a sentence it does not compile.
//! Sentences are whole. What varies inside one (a name, a square, a number) is an argument, and the language
//! decides where it stands and which forms agree with it.
//!
//! ```
//! use reversi::i18n::Language;
//!
//! let language = Language::preferred(["fr", "de-AT"]);
//! assert_eq!(language, Language::De);
//! assert_eq!((language.texts().strips.turn)("Anna"), "Anna ist am Zug");
//! ```

mod at_hand;
mod catalogue;
mod language;
mod languages;
mod plural;
mod score;

pub use catalogue::{
    Advice, Asks, Board, Clerk, Clocks, Colour, Commands, Computer, ComputerChoices, Errors, Facing, Feel,
    Flaws, Found, Guide, Hearing, Keys, LEVELS, Lines, Links, Matches, MoveList, NewGame, Notices, Opponent,
    OwnRules, Page, PerColour, PositionText, Program, Reading, Records, Refusals, Results, Rulesets, Said,
    Senses, SetUp, Settings, Sharing, Starts, Storage, Strips, Texts, Thinking, Unwritables,
};
pub use catalogue::{Day, Shelf};
pub use language::{Language, UnknownLanguage};
#[cfg(in_parts)]
pub(crate) use languages::{DA, DE, EN, IS, SV};
