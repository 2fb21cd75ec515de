//! Danish, by ear and by keyboard.

use crate::i18n::{Hearing, Keys, PerColour, PositionText, Senses};

pub(in crate::i18n::languages) const HEARING: Hearing = Hearing {
    score: |who, own, next, other| format!("{who} {own}, {next} {other}."),
    in_hand: |who, own, next, other| format!("Tilbage at lægge: {who} {own}, {next} {other}."),
    shared: "Forrådet af brikker er fælles. Ingen løber tør.",
    would_turn: |square, turned| format!("En brik på {square} vender {turned}."),
    would_place: |square| format!("En brik på {square} vender ikke noget endnu."),
    no_square: |square| format!("Der er intet felt {square}."),
    row: |row, discs| format!("Række {row}: {discs}."),
    empty_row: |row| format!("Række {row}: tom."),
    lies: |square, colour| format!("{square} {}", COLOUR.of(colour)),
};

pub(in crate::i18n::languages) const POSITION: PositionText = PositionText {
    heading: "Brættet som tekst",
    copy: "Kopiér",
    copied: "Teksten er kopieret.",
    not_copied: "Teksten kunne ikke kopieres her. Markér den, og kopiér den selv.",
};

pub(in crate::i18n::languages) const KEYS: Keys = Keys {
    heading: "Taster på brættet",
    about: "Tasterne virker, når et felt på brættet har fokus.",
    arrows: "Piletasterne",
    to_neighbour: "Til nabofeltet",
    ends: "Home, End, Page Up, Page Down",
    to_edge: "Til brættets kant",
    enter: "Enter eller mellemrum",
    play: "Læg en brik på feltet",
    coordinate: "Bogstav og tal, for eksempel d3",
    to_coordinate: "Til det felt; Enter lægger en brik der",
    next: "Næste lovlige træk",
    shift_n: "Skift + N",
    previous: "Forrige lovlige træk",
    every: "Alle lovlige træk",
    turned: "Brikker, som et træk her vender",
    last: "Sidste træk",
    score: "Stillingen, og hvem der er i trækket",
    in_hand: "Brikker tilbage at lægge",
    list: "Denne liste",
};

pub(in crate::i18n::languages) const SENSES: Senses = Senses {
    by_ear: "Spil med tastatur og hørelse",
    order: "Felternes navne",
    square_first: "Feltet først",
    disc_first: "Brikken først",
    length: "Navnenes længde",
    full: "Fulde",
    short: "Korte",
    contrast: "Høj kontrast",
    patterns: "Mønster på brikkerne",
    awake: "Hold skærmen tændt under spillet",
};

const COLOUR: PerColour = PerColour { black: "sort", white: "hvid", red: "rød" };
