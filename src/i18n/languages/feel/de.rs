//! German, what playing feels like.

use crate::i18n::Feel;

pub(in crate::i18n::languages) const FEEL: Feel = Feel {
    welcome: "Setze auf ein Feld mit Punkt: Eingeschlossene Steine werden umgedreht.",
    board: "Brett für schwarze und weiße Steine",
    board_rules: "Passend zu den Regeln",
    board_walnut: "Nussbaum",
    board_slate: "Schiefer",
    would_turn: "Zeigen, welche Steine umgedreht würden",
    sound: "Ton",
};
