//! German: the dialog in which records are opened.

use crate::i18n::Records;
use crate::i18n::plural::counted;

pub(in crate::i18n::languages) const RECORDS: Records = Records {
    heading: "Aufzeichnung öffnen",
    text: "Aufzeichnung als Text",
    about: "Züge, eine Stellung oder ganze Spiele in jedem üblichen Format. Dateien kannst du auch überall auf der \
            Seite ablegen.",
    read: "Lesen",
    files: "Dateien auswählen",
    reading: "Die Aufzeichnung wird gelesen.",
    searching: "Die Spiele werden durchsucht.",
    restarted: "Das Lesen ist gescheitert und beginnt von vorn.",
    failed: "Das Lesen ist zweimal gescheitert. Dein Spiel ist, wie es war.",
    which: "Welches Spiel ist es?",
    moves: |moves| counted(moves, "Zug", "Züge"),
    open_game: "Dieses Spiel öffnen",
    open_part: |moves| match moves {
        1 => "Den ersten Zug öffnen".to_owned(),
        _ => format!("Die ersten {moves} Züge öffnen"),
    },
    back_to_list: "Zurück zur Liste",
    range: |first, last, all| format!("Spiele {first} bis {last} von {all}"),
    none: "Kein Spiel passt zur Suche.",
    name: "Spieler oder Turnier",
    year: "Jahr",
    on_the_board: "Mit der Stellung auf dem Brett",
    search: "Suchen",
    all_games: "Alle zeigen",
    earlier: "Frühere Spiele der Liste",
    later: "Spätere Spiele der Liste",
};
