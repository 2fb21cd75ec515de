//! Swedish, for games that go out and games that come by link.

use crate::i18n::{Sharing, plural::counted, score::score};

pub(in crate::i18n::languages) const SHARING: Sharing = Sharing {
    share: "Dela",
    heading: "Dela spelet",
    about: "Den som öppnar länken ser spelet som det står, kan spela vidare och skicka en länk tillbaka.",
    link: "Länk till spelet",
    send_link: "Skicka länken",
    copy_link: "Kopiera länken",
    link_copied: "Länken är kopierad.",
    link_refused: "Länken kunde inte kopieras här. Markera den och kopiera den själv.",
    code: "QR-kod",
    code_about: "QR-kod för länken",
    forms: "Som text eller bild",
    transcript: "Draglista",
    board: "Brädet som text",
    picture: "Bild",
    numbered_picture: "Bild med nummer",
    text: "Spelet som text",
    writing: "Ett ögonblick …",
    not_written: "Det här kan inte tas fram just nu.",
    save: "Spara som fil",
    save_as: |kind| format!("Spara som {kind}"),
    not_saved: "Filen kunde inte sparas här.",
    paper: "På papper",
    print_game: "Skriv ut spelet",
    print_sheet: "Skriv ut protokollet",
    print_empty: "Skriv ut ett tomt protokoll",
    date: "Datum",
    result: "Resultat",
    score,
    longer_here: |own, linked| {
        let own = counted(own, "drag", "drag");
        format!("Ditt spel har {own}, det i länken har {linked}. Vilket vill du ha?")
    },
    keep_mine: "Mitt spel",
    take_link: "Spelet i länken",
    send_answer: "Skicka tillbaka länken, så ser den andra spelaren ditt drag.",
};
