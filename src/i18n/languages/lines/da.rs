//! Danish, the lines from a square.

use crate::i18n::Lines;

pub(in crate::i18n::languages) const LINES: Lines = Lines {
    straight: "Skift + piletasterne",
    along: "Det, der ligger i den retning",
    slanting: "Skift + Home, Page Up, End, Page Down",
    along_slanting: "Det, der ligger på skrå, som på det numeriske tastatur",
    around: "Alle linjer fra feltet",
    up: "Opad",
    up_right: "Skråt op mod højre",
    right: "Mod højre",
    down_right: "Skråt ned mod højre",
    down: "Nedad",
    down_left: "Skråt ned mod venstre",
    left: "Mod venstre",
    up_left: "Skråt op mod venstre",
    line: |direction, squares| format!("{direction}: {squares}."),
    empty: |square| format!("{square} tomt"),
    all_empty: |direction| format!("{direction}: kun tomme felter."),
    edge: |direction| format!("{direction}: brættets kant."),
    no_disc: |square| format!("Der ligger ingen brikker på linjerne fra {square}."),
};
