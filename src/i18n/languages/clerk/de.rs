//! German: what the clerk says of records.

use crate::i18n::plural::counted;
use crate::i18n::score::score_de;
use crate::i18n::{Clerk, Flaws, Found, Unwritables};

pub(in crate::i18n) const DE: Clerk = Clerk {
    flaws: Flaws {
        place: |line, column| format!("Das steht in Zeile {line}, Spalte {column}."),
        place_of_move: |number, line, column| {
            format!("Das ist Zug {number}, in Zeile {line}, Spalte {column}.")
        },
        byte: |number| format!("Das ist Byte {number} der Datei."),
        empty: "Hier gibt es nichts zu lesen.",
        too_long: |megabytes| {
            format!("Das ist größer als {megabytes} Megabyte; der Rest wird nicht gelesen.")
        },
        too_long_transcript: |characters| format!("Keine Zugliste hat mehr als {characters} Zeichen."),
        too_many: |most| format!("Es sind mehr als {most} Spiele oder Züge; der Rest wird nicht gelesen."),
        unknown_file: "Das ist weder ein Text noch eine Datei mit Spielen, die dieses Programm kennt.",
        cut_off: "Die Datei bricht vor ihrem ersten Spiel ab.",
        missing: |games| {
            format!("Laut der Datei müsste es noch {} geben. Sie fehlen.", counted(games, "Spiel", "Spiele"))
        },
        unknown_sign: |sign| format!("Das Zeichen „{sign}“ bedeutet hier nichts."),
        unknown_word: |word| format!("„{word}“ ist kein Feld."),
        occupied: |square| format!("Auf {square} liegt schon ein Stein."),
        turns_nothing: |square| format!("Ein Stein auf {square} dreht nichts um."),
        no_such_square: |square| format!("Das Brett hat kein Feld {square}."),
        not_in_the_centre: |square| {
            format!("{square} liegt außerhalb der Mitte, die zuerst gefüllt werden muss.")
        },
        no_disc: |square| format!("Wer auf {square} setzen müsste, hat keinen Stein mehr."),
        game_over: "Das Spiel ist schon zu Ende.",
        must_place: "Hier steht, dass jemand passt, obwohl es einen gültigen Zug gibt.",
        out_of_turn: "Den Zug macht die falsche Seite; die andere ist am Zug.",
        squares: |squares| {
            format!("Dieses Programm kennt kein Brett mit {}.", counted(squares, "Feld", "Feldern"))
        },
        size: |size| format!("Dieses Programm kennt kein Brett der Größe „{size}“."),
        doubtful_sign: |sign| {
            format!(
                "Das Zeichen „{sign}“ ist in einem Programm ein schwarzer, in einem anderen ein weißer Stein."
            )
        },
        no_side: "Es steht nicht da, wer am Zug ist.",
        impossible: "So können die Steine in keinem Spiel liegen.",
        no_discs: "Auf dem Brett liegt kein Stein.",
        set_up_late: "Mitten im Spiel werden Steine aufgestellt.",
        unclosed: "Der Text endet zu früh: Etwas ist noch offen.",
        other_game: |game| format!("Das ist die Aufzeichnung eines anderen Spiels: {game}."),
        json: "Die Aufzeichnung ist beschädigt und nicht lesbar.",
    },
    records: Found {
        guessed: "Der Text ist keine Aufzeichnung. Diese Züge standen darin.",
        variations: |lines| {
            format!("Weggelassen: {}.", counted(lines, "andere Fortsetzung", "andere Fortsetzungen"))
        },
        score: score_de,
        other_result: |black, second| {
            format!(
                "Die Aufzeichnung nennt ein anderes Ergebnis. Nach ihren Zügen endet das Spiel {black}:{second}."
            )
        },
        names_alone: "Das sind Namen von Spielern oder Turnieren. Wähle sie zusammen mit der Datei aus, in der die Spiele stehen.",
        names_added: "Die Namen sind hinzugefügt.",
        in_file: |name| format!("Das betrifft die Datei „{name}“."),
        unreadable: |name| format!("Der Browser konnte die Datei „{name}“ nicht lesen."),
        too_many_files: |most| format!("Auf einmal werden höchstens {most} Dateien gelesen."),
        gone: "Das ist nicht mehr offen. Öffne es bitte noch einmal.",
    },
    unwritable: Unwritables {
        shape: "Dieses Format kennt kein Brett dieser Form.",
        own_supply: "Dieses Format kann nicht angeben, wie viele Steine noch zu setzen sind.",
        free_opening: "Dieses Format kennt kein Spiel, das auf einem leeren Brett beginnt.",
        fewest_win: "Dieses Format kennt kein Spiel, das mit den wenigsten Steinen gewonnen wird.",
        other_start: "Dieses Format kennt nur Spiele aus der üblichen Startposition.",
        hands_of_a_setup: "Dieses Format kann bei einer aufgebauten Stellung nicht angeben, wie viele Steine noch zu setzen sind.",
        too_long_to_draw: "Das ist zu lang für einen QR-Code.",
    },
};
