//! Icelandic, by ear and by keyboard.

use crate::i18n::{Hearing, Keys, PerColour, PositionText, Senses};

pub(in crate::i18n::languages) const HEARING: Hearing = Hearing {
    score: |who, own, next, other| format!("{who} {own}, {next} {other}."),
    in_hand: |who, own, next, other| format!("Steinar eftir: {who} {own}, {next} {other}."),
    shared: "Forðinn af steinum er sameiginlegur. Enginn verður uppiskroppa.",
    would_turn: |square, turned| format!("Steinn á {square} snýr við {turned}."),
    would_place: |square| format!("Steinn á {square} snýr engu við enn."),
    no_square: |square| format!("Enginn reitur heitir {square}."),
    row: |row, discs| format!("Röð {row}: {discs}."),
    empty_row: |row| format!("Röð {row}: auð."),
    lies: |square, colour| format!("{square} {}", STEINN.of(colour)),
};

pub(in crate::i18n::languages) const POSITION: PositionText = PositionText {
    heading: "Borðið sem texti",
    copy: "Afrita",
    copied: "Textinn hefur verið afritaður.",
    not_copied: "Ekki tókst að afrita textann hér. Veldu hann og afritaðu.",
};

pub(in crate::i18n::languages) const KEYS: Keys = Keys {
    heading: "Lyklar á borðinu",
    about: "Þessir lyklar virka meðan einhver reitur borðsins er í fókus.",
    arrows: "Örvalyklar",
    to_neighbour: "Á reitinn við hliðina",
    ends: "Home, End, Page Up, Page Down",
    to_edge: "Út á brún borðsins",
    enter: "Enter eða bilslá",
    play: "Leika á reitinn",
    coordinate: "Bókstafur og tala, til dæmis d3",
    to_coordinate: "Á þann reit; Enter leikur þar",
    next: "Næsti löglegi leikur",
    shift_n: "Shift + N",
    previous: "Fyrri löglegi leikur",
    every: "Allir löglegir leikir",
    turned: "Steinar sem leikur hér snýr við",
    last: "Síðasti leikur",
    score: "Staðan og hver á leik",
    in_hand: "Steinar sem eftir eru",
    list: "Þessi listi",
};

pub(in crate::i18n::languages) const SENSES: Senses = Senses {
    by_ear: "Að spila með lyklaborði og eftir eyranu",
    order: "Heiti reita",
    square_first: "Reitur fyrst",
    disc_first: "Steinn fyrst",
    length: "Lengd heita",
    full: "Ítarleg",
    short: "Stutt",
    contrast: "Mikil birtuskil",
    patterns: "Mynstur á steinum",
    awake: "Hafa kveikt á skjánum í viðureign",
};

/// A colour as it agrees with "steinn".
pub(in crate::i18n::languages) const STEINN: PerColour =
    PerColour { black: "svartur", white: "hvítur", red: "rauður" };
