//! German, by ear and by keyboard.

use crate::i18n::{Hearing, Keys, PerColour, PositionText, Senses};

pub(in crate::i18n::languages) const HEARING: Hearing = Hearing {
    score: |who, own, next, other| format!("{who} {own}, {next} {other}."),
    in_hand: |who, own, next, other| format!("Noch zu setzen: {who} {own}, {next} {other}."),
    shared: "Der Vorrat an Steinen ist gemeinsam. Niemandem gehen die Steine aus.",
    would_turn: |square, turned| format!("Ein Stein auf {square} dreht {turned} um."),
    would_place: |square| format!("Ein Stein auf {square} dreht noch nichts um."),
    no_square: |square| format!("Ein Feld {square} gibt es nicht."),
    row: |row, discs| format!("Zeile {row}: {discs}."),
    empty_row: |row| format!("Zeile {row}: leer."),
    lies: |square, colour| format!("{square} {}", COLOUR.of(colour)),
};

pub(in crate::i18n::languages) const POSITION: PositionText = PositionText {
    heading: "Stellung als Text",
    copy: "Kopieren",
    copied: "Der Text ist kopiert.",
    not_copied: "Der Text konnte hier nicht kopiert werden. Markiere und kopiere ihn selbst.",
};

pub(in crate::i18n::languages) const KEYS: Keys = Keys {
    heading: "Tasten auf dem Brett",
    about: "Diese Tasten wirken, solange ein Feld des Bretts den Fokus hat.",
    arrows: "Pfeiltasten",
    to_neighbour: "Zum Nachbarfeld",
    ends: "Pos 1, Ende, Bild auf, Bild ab",
    to_edge: "Zum Rand des Bretts",
    enter: "Eingabe- oder Leertaste",
    play: "Auf dieses Feld setzen",
    coordinate: "Buchstabe und Zahl, etwa d3",
    to_coordinate: "Zu diesem Feld; die Eingabetaste setzt dort",
    next: "Nächster gültiger Zug",
    shift_n: "Umschalt + N",
    previous: "Voriger gültiger Zug",
    every: "Alle gültigen Züge",
    turned: "Steine, die ein Zug hier umdreht",
    last: "Letzter Zug",
    score: "Spielstand und wer am Zug ist",
    in_hand: "Noch zu setzende Steine",
    list: "Diese Liste",
};

pub(in crate::i18n::languages) const SENSES: Senses = Senses {
    by_ear: "Spielen mit Tastatur und Gehör",
    order: "Namen der Felder",
    square_first: "Feld zuerst",
    disc_first: "Stein zuerst",
    length: "Länge der Namen",
    full: "Ausführlich",
    short: "Kurz",
    contrast: "Hoher Kontrast",
    patterns: "Muster auf den Steinen",
    awake: "Bildschirm während des Spiels anlassen",
};

const COLOUR: PerColour = PerColour { black: "schwarz", white: "weiß", red: "rot" };
