//! English, what playing feels like.

use crate::i18n::Feel;

pub(in crate::i18n::languages) const FEEL: Feel = Feel {
    welcome: "Place a disc on a square with a dot: the discs it encloses are turned over.",
    board: "Board for black and white discs",
    board_rules: "To suit the rules",
    board_walnut: "Walnut",
    board_slate: "Slate",
    would_turn: "Show the discs that would be turned over",
    sound: "Sound",
};
