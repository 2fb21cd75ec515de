//! Danish, setting up a position.

use crate::i18n::SetUp;

pub(in crate::i18n::languages) const SET_UP: SetUp = SetUp {
    heading: "Opstil en stilling",
    place: "Brik at lægge",
    none: "Ingen",
    to_move: "Hvem er i trækket?",
    clear: "Tøm brættet",
    from_game: "Spillets stilling",
    copy_link: "Kopiér linket",
    keys: "På brættet lægger X en sort brik, O en af den anden farve, og Z fjerner en brik.",
    unreadable: "Teksten viser intet bræt. Et bræt har et tegn for hvert felt: X for Sort, O for den anden side og \
                 en streg for et tomt felt.",
    unplayable: "Stillingen kan ikke spilles endnu.",
    off_board: |squares| format!("Disse brikker ligger uden for brættet: {squares}."),
    two_discs: |squares| format!("To brikker ligger på samme felt: {squares}."),
    no_discs: "Der ligger ingen brikker på brættet.",
    outside_centre: |squares| {
        format!("Før de fire midterste felter er fyldt, må ingen brik ligge uden for dem: {squares}.")
    },
    out_of_turn: "Spillerne fylder midten på skift, og Sort begynder. Det stemmer ikke med brikkerne, og hvem der er i \
                  trækket.",
    hands_unequal: |empty, hands| {
        format!(
            "Tilsammen skal siderne have lige så mange brikker tilbage at lægge, som der er tomme felter: {empty}, \
             ikke {hands}."
        )
    },
    hand_full: |who, most| format!("{who} kan ikke have flere end {most} brikker tilbage at lægge."),
};
