//! Swedish, setting up a position.

use crate::i18n::SetUp;

pub(in crate::i18n::languages) const SET_UP: SetUp = SetUp {
    heading: "Lägg upp en ställning",
    place: "Bricka att lägga",
    none: "Ingen",
    to_move: "Vems tur är det?",
    clear: "Töm brädet",
    from_game: "Spelets ställning",
    copy_link: "Kopiera länken",
    keys: "På brädet lägger X en svart bricka, O en av den andra färgen, och Z tar bort en bricka.",
    unreadable: "Texten visar inget bräde. Ett bräde har ett tecken för varje ruta: X för Svart, O för den andra \
                 sidan och ett streck för en tom ruta.",
    unplayable: "Ställningen går inte att spela än.",
    off_board: |squares| format!("De här brickorna ligger utanför brädet: {squares}."),
    two_discs: |squares| format!("Två brickor ligger på samma ruta: {squares}."),
    no_discs: "Det ligger inga brickor på brädet.",
    outside_centre: |squares| {
        format!("Innan de fyra centrumrutorna är fyllda får ingen bricka ligga utanför dem: {squares}.")
    },
    out_of_turn: "Spelarna fyller centrumrutorna i tur och ordning, och Svart börjar. Brickorna och turen stämmer \
                  inte överens med det.",
    hands_unequal: |empty, hands| {
        format!(
            "Tillsammans måste sidorna ha lika många brickor kvar att lägga som det finns tomma rutor: {empty}, \
             inte {hands}."
        )
    },
    hand_full: |who, most| format!("{who} kan inte ha fler än {most} brickor kvar att lägga."),
};
