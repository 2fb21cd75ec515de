//! Danish, for games that go out and games that come by link.

use crate::i18n::{Sharing, plural::counted, score::score};

pub(in crate::i18n::languages) const SHARING: Sharing = Sharing {
    share: "Del",
    heading: "Del spillet",
    about: "Den, der åbner linket, ser spillet, som det står, kan spille videre og sende et link tilbage.",
    link: "Link til spillet",
    send_link: "Send linket",
    copy_link: "Kopiér linket",
    link_copied: "Linket er kopieret.",
    link_refused: "Linket kunne ikke kopieres her. Markér det, og kopiér det selv.",
    code: "QR-kode",
    code_about: "QR-kode til linket",
    forms: "Som tekst eller billede",
    transcript: "Liste over træk",
    board: "Brættet som tekst",
    picture: "Billede",
    numbered_picture: "Billede med numre",
    text: "Spillet som tekst",
    writing: "Et øjeblik …",
    not_written: "Det kan ikke laves lige nu.",
    save: "Gem som fil",
    save_as: |kind| format!("Gem som {kind}"),
    not_saved: "Filen kunne ikke gemmes her.",
    paper: "På papir",
    print_game: "Udskriv spillet",
    print_sheet: "Udskriv noteringsarket",
    print_empty: "Udskriv et tomt noteringsark",
    date: "Dato",
    result: "Resultat",
    score,
    longer_here: |own, linked| {
        let own = counted(own, "træk", "træk");
        format!("Dit spil har {own}, det i linket har {linked}. Hvilket vil du have?")
    },
    keep_mine: "Mit spil",
    take_link: "Spillet i linket",
    send_answer: "Send linket tilbage, så ser den anden spiller dit træk.",
};
