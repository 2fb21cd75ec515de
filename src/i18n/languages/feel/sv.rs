//! Swedish, what playing feels like.

use crate::i18n::Feel;

pub(in crate::i18n::languages) const FEEL: Feel = Feel {
    welcome: "Lägg en bricka på en ruta med prick: brickorna som den stänger in vänds.",
    board: "Bräde för svarta och vita brickor",
    board_rules: "Efter reglerna",
    board_walnut: "Valnöt",
    board_slate: "Skiffer",
    would_turn: "Visa brickorna som skulle vändas",
    sound: "Ljud",
};
