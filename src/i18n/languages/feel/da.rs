//! Danish, what playing feels like.

use crate::i18n::Feel;

pub(in crate::i18n::languages) const FEEL: Feel = Feel {
    welcome: "Læg en brik på et felt med prik: De brikker, den fanger, bliver vendt.",
    board: "Bræt til sorte og hvide brikker",
    board_rules: "Efter reglerne",
    board_walnut: "Valnød",
    board_slate: "Skifer",
    would_turn: "Vis de brikker, der ville blive vendt",
    sound: "Lyd",
};
