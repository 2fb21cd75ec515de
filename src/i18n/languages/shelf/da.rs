//! Danish, the list of kept games.

use crate::i18n::{Shelf, plural::counted};

pub(in crate::i18n::languages) const SHELF: Shelf = Shelf {
    heading: "Gemte spil",
    search: "Søg på navn eller regler",
    none: "Der er ikke gemt nogen spil endnu.",
    none_found: "Ingen gemte spil svarer til søgningen.",
    more: "Vis flere spil",
    players: |black, second| format!("{black} – {second}"),
    on_board: "På brættet",
    date: |date| {
        let (month, minute) = (date.month_in(&MONTHS), date.minute);
        format!("{}.\u{a0}{month} {} kl.\u{a0}{:02}.{minute:02}", date.day, date.year, date.hour)
    },
    no_date: "Ukendt dato",
    change: |title| format!("Ret eller slet »{title}«"),
    rename: "Omdøb",
    name: "Spillets navn",
    save_name: "Gem navnet",
    copy: "Kopiér",
    copy_of: |title| format!("{title} (kopi)"),
    delete: "Slet",
    take_back: "Fortryd sletningen",
    deleted: |title| format!("»{title}« er slettet."),
    taken_back: "Spillet er tilbage.",
    renamed: "Spillet har fået et nyt navn.",
    copied: "Spillet er kopieret.",
    full: "Der er ikke plads til det. Intet er ændret.",
    elsewhere: "Spillet er netop blevet ændret i en anden fane. Her er intet ændret.",
    gone: "Spillet er her ikke længere.",
    would_be_lost: "Spillet på brættet kunne ikke gemmes og ville gå tabt. Gem først alle spil som fil.",
    unreadable: "Ulæseligt spil",
    corrupt: "Programmet kan ikke læse det.",
    newer: "Det stammer fra en nyere version af programmet.",
    text: "Gem spillets tekst som fil",
    export: "Gem alle spil som fil",
    exported: |games| match games {
        1 => "1\u{a0}spil er gemt som fil.".to_owned(),
        _ => format!("{games}\u{a0}spil er gemt som fil."),
    },
    import: "Tilføj spil fra en fil",
    added: |games| match games {
        1 => "1\u{a0}spil er tilføjet.".to_owned(),
        _ => format!("{games}\u{a0}spil er tilføjet."),
    },
    known: |games| format!("{games} var her allerede."),
    flawed: |games| format!("{games} kunne ikke læses."),
    left_out: |games| format!("Der var ikke plads til {games}."),
    adding: |done, all| format!("Spil tilføjes: {done} af {all}."),
    not_reached: |games| format!("{games} er ikke tilføjet."),
    foreign_file: "Filen indeholder ingen spil, som dette program har gemt.",
    newer_file: "Filen stammer fra en nyere version af programmet.",
    too_large: "Filen er for stor.",
    file_failed: "Browseren kunne ikke læse filen.",
    plenty: "Der er rigeligt med plads til flere spil.",
    room: |games| format!("Der er plads til cirka {}.", counted(games, "spil mere", "spil mere")),
    no_room: "Der er ikke plads til flere spil.",
    may_go: "Spillene ligger kun i denne browser. Den kan slette dem, når den mangler plads, og Safari gør det, når \
             siden ikke har været åbnet i syv dage. Det, du gemmer som fil, beholder du.",
    promised: "Browseren har lovet at beholde spillene, til du selv sletter dem.",
    refused: "Browseren lover ikke at beholde spillene. Det, du gemmer som fil, beholder du.",
    ask: "Bed browseren om at beholde spillene",
    momentary: "Der kan ikke gemmes noget i denne browser. Spillene går tabt, når siden lukkes, medmindre du gemmer \
                dem som fil.",
    save_this: "Gem dette spil som fil",
    reload: "Genindlæs siden",
};

const MONTHS: [&str; 12] = [
    "januar",
    "februar",
    "marts",
    "april",
    "maj",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "december",
];
