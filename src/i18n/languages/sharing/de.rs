//! German, for games that go out and games that come by link.

use crate::i18n::{Sharing, plural::counted, score::score_de};

pub(in crate::i18n::languages) const SHARING: Sharing = Sharing {
    share: "Teilen",
    heading: "Spiel teilen",
    about: "Wer den Link öffnet, sieht das Spiel, wie es steht, kann weiterspielen und einen Link zurückschicken.",
    link: "Link zum Spiel",
    send_link: "Link senden",
    copy_link: "Link kopieren",
    link_copied: "Der Link wurde kopiert.",
    link_refused: "Der Link konnte hier nicht kopiert werden. Markiere ihn und kopiere ihn selbst.",
    code: "QR-Code",
    code_about: "QR-Code des Links",
    forms: "Als Text oder Bild",
    transcript: "Zugliste",
    board: "Brett als Text",
    picture: "Bild",
    numbered_picture: "Bild mit Nummern",
    text: "Das Spiel als Text",
    writing: "Einen Moment …",
    not_written: "Das lässt sich gerade nicht erstellen.",
    save: "Als Datei speichern",
    save_as: |kind| format!("Als {kind} speichern"),
    not_saved: "Die Datei konnte hier nicht gespeichert werden.",
    paper: "Auf Papier",
    print_game: "Spiel drucken",
    print_sheet: "Spielprotokoll drucken",
    print_empty: "Leeres Spielprotokoll drucken",
    date: "Datum",
    result: "Ergebnis",
    score: score_de,
    longer_here: |own, linked| {
        let own = counted(own, "Zug", "Züge");
        format!("Dein Spiel hat {own}, das im Link hat {linked}. Welches möchtest du?")
    },
    keep_mine: "Mein Spiel",
    take_link: "Das Spiel im Link",
    send_answer: "Schicke den Link zurück, dann sieht dein Gegenüber deinen Zug.",
};
