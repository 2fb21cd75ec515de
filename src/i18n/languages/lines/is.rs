//! Icelandic, the lines from a square.

use crate::i18n::Lines;

pub(in crate::i18n::languages) const LINES: Lines = Lines {
    straight: "Shift + örvalyklar",
    along: "Það sem er í þá átt",
    slanting: "Shift + Home, Page Up, End, Page Down",
    along_slanting: "Það sem er á ská, eins og á talnaborðinu",
    around: "Allar línur frá reitnum",
    up: "Upp",
    up_right: "Á ská upp til hægri",
    right: "Til hægri",
    down_right: "Á ská niður til hægri",
    down: "Niður",
    down_left: "Á ská niður til vinstri",
    left: "Til vinstri",
    up_left: "Á ská upp til vinstri",
    line: |direction, squares| format!("{direction}: {squares}."),
    empty: |square| format!("{square} auður"),
    all_empty: |direction| format!("{direction}: aðeins auðir reitir."),
    edge: |direction| format!("{direction}: brún borðsins."),
    no_disc: |square| format!("Engir steinar eru á línunum frá {square}."),
};
