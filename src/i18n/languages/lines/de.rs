//! German, the lines from a square.

use crate::i18n::Lines;

pub(in crate::i18n::languages) const LINES: Lines = Lines {
    straight: "Umschalt + Pfeiltasten",
    along: "Was in dieser Richtung liegt",
    slanting: "Umschalt + Pos 1, Bild auf, Ende, Bild ab",
    along_slanting: "Was schräg liegt, wie auf dem Ziffernblock",
    around: "Alle Linien von diesem Feld aus",
    up: "Nach oben",
    up_right: "Schräg nach rechts oben",
    right: "Nach rechts",
    down_right: "Schräg nach rechts unten",
    down: "Nach unten",
    down_left: "Schräg nach links unten",
    left: "Nach links",
    up_left: "Schräg nach links oben",
    line: |direction, squares| format!("{direction}: {squares}."),
    empty: |square| format!("{square} leer"),
    all_empty: |direction| format!("{direction}: nur leere Felder."),
    edge: |direction| format!("{direction}: der Rand des Bretts."),
    no_disc: |square| format!("Auf den Linien von {square} aus liegt kein Stein."),
};
