//! German, setting up a position.

use crate::i18n::SetUp;

pub(in crate::i18n::languages) const SET_UP: SetUp = SetUp {
    heading: "Stellung aufbauen",
    place: "Stein zum Setzen",
    none: "Keiner",
    to_move: "Wer ist am Zug?",
    clear: "Brett leeren",
    from_game: "Stellung des Spiels",
    copy_link: "Link kopieren",
    keys: "Auf dem Brett setzt X einen schwarzen Stein, O einen der anderen Farbe, und Z nimmt einen Stein weg.",
    unreadable: "Dieser Text zeigt kein Brett. Ein Brett hat für jedes Feld ein Zeichen: X für Schwarz, O für die \
                 andere Seite, einen Strich für ein leeres Feld.",
    unplayable: "Diese Stellung ist noch nicht spielbar.",
    off_board: |squares| format!("Diese Steine liegen außerhalb des Bretts: {squares}."),
    two_discs: |squares| format!("Zwei Steine liegen auf demselben Feld: {squares}."),
    no_discs: "Auf dem Brett liegt kein Stein.",
    outside_centre: |squares| {
        format!(
            "Solange die vier Felder in der Mitte nicht voll sind, darf kein Stein außerhalb liegen: {squares}."
        )
    },
    out_of_turn: "Die Mitte wird abwechselnd gefüllt, und Schwarz beginnt. Wie die Steine liegen und wer am Zug \
                  ist, passt nicht dazu.",
    hands_unequal: |empty, hands| {
        format!(
            "Beide Seiten zusammen müssen noch so viele Steine zu setzen haben, wie Felder leer sind: {empty}, \
             nicht {hands}."
        )
    },
    hand_full: |who, most| format!("{who} kann höchstens noch {most} Steine zu setzen haben."),
};
