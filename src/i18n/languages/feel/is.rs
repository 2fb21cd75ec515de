//! Icelandic, what playing feels like.

use crate::i18n::Feel;

pub(in crate::i18n::languages) const FEEL: Feel = Feel {
    welcome: "Settu stein á reit með punkti: steinunum sem hann lokar inni er snúið við.",
    board: "Borð fyrir svarta og hvíta steina",
    board_rules: "Eftir reglunum",
    board_walnut: "Hnota",
    board_slate: "Flöguberg",
    would_turn: "Sýna hvaða steinum yrði snúið við",
    sound: "Hljóð",
};
