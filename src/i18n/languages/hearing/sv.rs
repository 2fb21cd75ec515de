//! Swedish, by ear and by keyboard.

use crate::i18n::{Hearing, Keys, PerColour, PositionText, Senses};

pub(in crate::i18n::languages) const HEARING: Hearing = Hearing {
    score: |who, own, next, other| format!("{who} {own}, {next} {other}."),
    in_hand: |who, own, next, other| format!("Kvar att lägga: {who} {own}, {next} {other}."),
    shared: "Förrådet av brickor är gemensamt. Ingen blir utan.",
    would_turn: |square, turned| format!("En bricka på {square} vänder {turned}."),
    would_place: |square| format!("En bricka på {square} vänder ingenting ännu."),
    no_square: |square| format!("Det finns ingen ruta {square}."),
    row: |row, discs| format!("Rad {row}: {discs}."),
    empty_row: |row| format!("Rad {row}: tom."),
    lies: |square, colour| format!("{square} {}", COLOUR.of(colour)),
};

pub(in crate::i18n::languages) const POSITION: PositionText = PositionText {
    heading: "Brädet som text",
    copy: "Kopiera",
    copied: "Texten är kopierad.",
    not_copied: "Texten kunde inte kopieras här. Markera den och kopiera den själv.",
};

pub(in crate::i18n::languages) const KEYS: Keys = Keys {
    heading: "Tangenter på brädet",
    about: "Tangenterna fungerar när en ruta på brädet har fokus.",
    arrows: "Piltangenterna",
    to_neighbour: "Till rutan bredvid",
    ends: "Home, End, Page Up, Page Down",
    to_edge: "Till brädets kant",
    enter: "Enter eller blanksteg",
    play: "Lägg en bricka på rutan",
    coordinate: "Bokstav och siffra, till exempel d3",
    to_coordinate: "Till den rutan; Enter lägger en bricka där",
    next: "Nästa tillåtna drag",
    shift_n: "Skift + N",
    previous: "Föregående tillåtna drag",
    every: "Alla tillåtna drag",
    turned: "Brickor som ett drag här vänder",
    last: "Senaste draget",
    score: "Ställningen och vems tur det är",
    in_hand: "Brickor kvar att lägga",
    list: "Den här listan",
};

pub(in crate::i18n::languages) const SENSES: Senses = Senses {
    by_ear: "Spela med tangentbord och hörsel",
    order: "Rutornas namn",
    square_first: "Rutan först",
    disc_first: "Brickan först",
    length: "Namnens längd",
    full: "Fullständiga",
    short: "Korta",
    contrast: "Hög kontrast",
    patterns: "Mönster på brickorna",
    awake: "Håll skärmen tänd under spelet",
};

const COLOUR: PerColour = PerColour { black: "svart", white: "vit", red: "röd" };
