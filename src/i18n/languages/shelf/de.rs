//! German, the list of kept games.

use crate::i18n::{Shelf, plural::counted};

pub(in crate::i18n::languages) const SHELF: Shelf = Shelf {
    heading: "Gespeicherte Spiele",
    search: "Nach Namen oder Regeln suchen",
    none: "Noch sind keine Spiele gespeichert.",
    none_found: "Kein gespeichertes Spiel passt zur Suche.",
    more: "Weitere Spiele zeigen",
    players: |black, second| format!("{black} – {second}"),
    on_board: "Auf dem Brett",
    date: |date| {
        let (month, minute) = (date.month_in(&MONTHS), date.minute);
        format!("{}.\u{a0}{month} {}, {}:{minute:02}\u{a0}Uhr", date.day, date.year, date.hour)
    },
    no_date: "Datum unbekannt",
    change: |title| format!("„{title}“ ändern oder löschen"),
    rename: "Umbenennen",
    name: "Name des Spiels",
    save_name: "Namen speichern",
    copy: "Kopieren",
    copy_of: |title| format!("{title} (Kopie)"),
    delete: "Löschen",
    take_back: "Zurückholen",
    deleted: |title| format!("„{title}“ ist gelöscht."),
    taken_back: "Das Spiel ist wieder da.",
    renamed: "Das Spiel hat einen neuen Namen.",
    copied: "Das Spiel ist kopiert.",
    full: "Dafür ist kein Platz mehr. Es wurde nichts geändert.",
    elsewhere: "Das Spiel wurde gerade in einem anderen Tab geändert. Hier wurde nichts geändert.",
    gone: "Das Spiel ist nicht mehr da.",
    would_be_lost: "Das Spiel auf dem Brett konnte nicht gespeichert werden und ginge verloren. Speichere zuerst alle Spiele als Datei.",
    unreadable: "Unlesbares Spiel",
    corrupt: "Das Programm kann es nicht lesen.",
    newer: "Es stammt aus einer neueren Version des Programms.",
    text: "Seinen Text als Datei speichern",
    export: "Alle Spiele als Datei speichern",
    exported: |games| match games {
        1 => "1\u{a0}Spiel ist als Datei gespeichert.".to_owned(),
        _ => format!("{games}\u{a0}Spiele sind als Datei gespeichert."),
    },
    import: "Spiele aus einer Datei hinzufügen",
    added: |games| match games {
        1 => "1\u{a0}Spiel ist hinzugekommen.".to_owned(),
        _ => format!("{games}\u{a0}Spiele sind hinzugekommen."),
    },
    known: |games| match games {
        1 => "1 war schon da.".to_owned(),
        _ => format!("{games} waren schon da."),
    },
    flawed: |games| match games {
        1 => "1 konnte nicht gelesen werden.".to_owned(),
        _ => format!("{games} konnten nicht gelesen werden."),
    },
    left_out: |games| format!("Für {games} war kein Platz mehr."),
    adding: |done, all| format!("Spiele werden hinzugefügt: {done} von {all}."),
    not_reached: |games| match games {
        1 => "1 wurde nicht hinzugefügt.".to_owned(),
        _ => format!("{games} wurden nicht hinzugefügt."),
    },
    foreign_file: "Diese Datei enthält keine Spiele, die dieses Programm gespeichert hat.",
    newer_file: "Diese Datei stammt aus einer neueren Version des Programms.",
    too_large: "Diese Datei ist zu groß.",
    file_failed: "Der Browser konnte die Datei nicht lesen.",
    plenty: "Für weitere Spiele ist reichlich Platz.",
    room: |games| format!("Es ist noch Platz für etwa {}.", counted(games, "Spiel", "Spiele")),
    no_room: "Für weitere Spiele ist kein Platz mehr.",
    may_go: "Die Spiele liegen nur in diesem Browser. Er darf sie löschen, wenn er den Platz braucht; Safari tut das, \
             wenn diese Seite sieben Tage lang nicht geöffnet wurde. Was du als Datei speicherst, bleibt dir.",
    promised: "Der Browser hat zugesagt, die Spiele zu behalten, bis du sie selbst löschst.",
    refused: "Der Browser sagt nicht zu, die Spiele zu behalten. Was du als Datei speicherst, bleibt dir.",
    ask: "Den Browser bitten, die Spiele zu behalten",
    momentary: "In diesem Browser lässt sich nichts speichern. Diese Spiele gehen verloren, wenn die Seite geschlossen \
                wird, es sei denn, du speicherst sie als Datei.",
    save_this: "Dieses Spiel als Datei speichern",
    reload: "Seite neu laden",
};

const MONTHS: [&str; 12] = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];
