//! German. Scores stand with a colon; after a colon a whole sentence begins with a capital.

use super::computer;
use super::contest;
use super::facing;
use super::feel;
use super::hearing;
use super::lines;
use super::records;
use super::set_up;
use super::sharing;
use super::shelf;
use crate::i18n::plural::counted;
use crate::i18n::{
    Asks, Board, Commands, Errors, Guide, Links, MoveList, NewGame, Notices, OwnRules, Page, PerColour,
    Program, Reading, Refusals, Results, Rulesets, Said, Settings, Starts, Storage, Strips, Texts,
};

pub(crate) static DE: Texts = Texts {
    clocks: contest::de::CLOCKS,
    matches: contest::de::MATCHES,
    hearing: hearing::de::HEARING,
    sharing: sharing::de::SHARING,
    position: hearing::de::POSITION,
    keys: hearing::de::KEYS,
    senses: hearing::de::SENSES,
    feel: feel::de::FEEL,
    lines: lines::de::LINES,
    set_up: set_up::de::SET_UP,
    facing: facing::de::FACING,
    shelf: shelf::de::SHELF,
    computer: computer::de::COMPUTER,
    page: Page {
        title: "Reversi",
        description: "Reversi zu zweit an einem Bildschirm oder allein gegen den Computer: das moderne Spiel, das \
                      umgekehrte und das der 1880er-Jahre. Kostenlos, ohne Werbung; es werden keine Daten gesendet.",
        loading: "Das Spiel wird geladen …",
        no_script: "Das Spiel braucht JavaScript. Bitte erlaube es für diese Seite.",
        skip_to_board: "Zum Brett springen",
        game: "Spiel",
        title_turn: |who| format!("{who} ist am Zug – Reversi"),
        title_won: |who| format!("{who} gewinnt – Reversi"),
        title_drawn: "Unentschieden – Reversi",
    },
    colours: PerColour { black: "Schwarz", white: "Weiß", red: "Rot" },
    rulesets: Rulesets {
        heading: "Regeln",
        classic: "Klassisches Reversi",
        classic_about: "Die modernen Regeln: Wer am Ende mehr Steine hat, gewinnt.",
        reverse: "Umgekehrtes Reversi",
        reverse_about: "Dieselben Regeln, aber wer am Ende weniger Steine hat, gewinnt.",
        historic: "Reversi der 1880er-Jahre",
        historic_about: "Ein leeres Brett und 32 Steine für jeden; die ersten vier kommen in die Mitte.",
        custom: "Eigene Regeln",
        custom_about: "Wähle Brett, Startposition, Steine und Ziel selbst.",
    },
    starts: Starts {
        heading: "Startposition",
        usual: "Üblich",
        exchanged: "Farben vertauscht",
        parallel_top: "Parallel, Schwarz oben",
        parallel_bottom: "Parallel, Schwarz unten",
        parallel_left: "Parallel, Schwarz links",
        parallel_right: "Parallel, Schwarz rechts",
        free: "Freie Eröffnung",
        lot: "Das Los entscheidet",
    },
    own_rules: OwnRules {
        shape: "Brett",
        square_shape: |side| format!("{side}×{side}"),
        octagon: "Achteck",
        supply: "Steine",
        shared: "Gemeinsamer Vorrat",
        own: "Jeder die Hälfte",
        goal: "Ziel",
        most: "Die meisten Steine gewinnen",
        fewest: "Die wenigsten Steine gewinnen",
        second_colour: "Zweite Farbe",
    },
    new_game: NewGame {
        player_1: "Spieler 1",
        player_2: "Spieler 2",
        who_begins: "Wer spielt Schwarz und beginnt?",
        by_lot: "Das Los entscheidet",
        in_turn: "Abwechselnd von Spiel zu Spiel",
    },
    settings: Settings {
        theme: "Design",
        theme_system: "Wie das System",
        theme_light: "Hell",
        theme_dark: "Dunkel",
        legal_moves: "Gültige Züge anzeigen",
        coordinates: "Koordinaten anzeigen",
        confirm_passes: "Jedes Passen bestätigen",
        animation: "Animationen",
    },
    commands: Commands {
        new_game: "Neues Spiel",
        start: "Spiel starten",
        rematch: "Neues Spiel, Farben getauscht",
        undo: "Zurück\u{ad}nehmen",
        redo: "Wieder\u{ad}holen",
        pass: "Passen",
        turn_board: "Brett drehen",
        rules: "Spielregeln",
        settings: "Einstellungen",
        language: "Sprache",
        close: "Schließen",
        cancel: "Abbrechen",
        first_move: "Erster Zug",
        previous_move: "Voriger Zug",
        next_move: "Nächster Zug",
        last_move: "Letzter Zug",
        back_to_game: "Zurück zum Spiel",
        play_from_here: "Ab hier weiterspielen",
        restore_previous: "Voriges Spiel zurückholen",
        show_other: "Fortsetzung zeigen",
        keep_mine: "Diesen Stand behalten",
    },
    strips: Strips {
        named: |name, colour| format!("{name} ({})", DE.colours.of(colour)),
        turn: |who| format!("{who} ist am Zug"),
        discs,
        in_hand: |n| format!("noch {}", discs(n)),
    },
    board: Board {
        label: "Brett",
        empty: "leer",
        disc: |colour| DISC.of(colour),
        legal: "gültiger Zug",
        turns: |n| format!("dreht {} um", discs(n)),
        last: "letzter Zug",
        disc_short: |colour| COLOUR.of(colour),
        legal_short: "spielbar",
        turns_short: |n| format!("dreht {n}"),
        last_short: "zuletzt",
    },
    said: Said {
        new_game: |who| format!("Neues Spiel. {who} ist am Zug."),
        played: |who, square, turned| format!("{who} setzt auf {square} und dreht {} um.", discs(turned)),
        placed: |who, square| format!("{who} setzt auf {square}."),
        turn: |who| format!("{who} ist am Zug."),
        undone: |square| format!("Der Zug {square} ist zurückgenommen."),
        redone: |square| format!("Der Zug {square} ist wiederholt."),
        board_turned: "Das Brett ist gedreht.",
    },
    moves: MoveList {
        heading: "Züge",
        none: "Noch keine Züge.",
        pass: "passt",
        entry: |number, who, square| format!("{number}. {who}: {square}"),
        pass_entry: |number, who| format!("{number}. {who}: passt"),
        viewing: |number, all| format!("Zug {number} von {all}"),
    },
    notices: Notices {
        passes_no_move: |who, next| format!("{who} hat keinen gültigen Zug und passt. {next} ist am Zug."),
        passes_no_disc: |who, next| format!("{who} hat alle Steine gesetzt und passt. {next} ist am Zug."),
        must_pass_no_move: |who| format!("{who} hat keinen gültigen Zug und muss passen."),
        must_pass_no_disc: |who| format!("{who} hat alle Steine gesetzt und muss passen."),
        free_opening: "Setze auf ein freies Feld der Mitte. Noch wird kein Stein umgedreht.",
    },
    results: Results {
        wins: |who, own, other| format!("{who} gewinnt {own}:{other}."),
        wins_fewest: |who, own, other| format!("{who} gewinnt mit weniger Steinen, {own}:{other}."),
        draw: |each| format!("Das Spiel endet unentschieden, {each}:{each}."),
        empties_to_winner: |n, own, other| {
            let empties = counted(n, "leeres Feld", "leere Felder");
            format!("Zählt man {empties} für den Sieger mit, steht es {own}:{other}.")
        },
        empties_shared: |n, each| {
            format!("Teilt man {n}\u{a0}leere Felder gleichmäßig auf, steht es {each}:{each}.")
        },
        nobody_can_move: "Keine der beiden Seiten hat einen gültigen Zug.",
        discs_used_up: |out, stuck| {
            format!("{out} hat alle Steine gesetzt. {stuck} hat keinen gültigen Zug.")
        },
        wiped_out: |who| format!("{who} hat keinen Stein mehr auf dem Brett."),
    },
    refusals: Refusals {
        turns_nothing: |square| format!("{square} ist kein gültiger Zug: Kein Stein würde umgedreht."),
        occupied: |square| format!("Das Feld {square} ist besetzt."),
        not_centre: "Die ersten vier Steine kommen auf die vier Felder in der Mitte.",
        no_disc: |who| format!("{who} hat alle Steine gesetzt."),
        over: "Das Spiel ist beendet.",
    },
    asks: Asks {
        play_from_here: |later| match later {
            1 => "Ab hier weiterspielen? Der spätere Zug wird gelöscht.".to_owned(),
            _ => format!("Ab hier weiterspielen? Die {later} späteren Züge werden gelöscht."),
        },
    },
    storage: Storage {
        denied: "In diesem Browser lässt sich nichts speichern. Das Spiel geht verloren, wenn die Seite \
                 geschlossen wird.",
        full: "Der Speicher ist voll. Das Spiel bleibt so erhalten, wie es zuletzt gespeichert wurde; die \
               Züge danach sind nicht gespeichert.",
        full_settings: "Der Speicher ist voll. Die geänderten Einstellungen gelten, bis die Seite geschlossen wird.",
        unreadable_game: "Das gespeicherte Spiel konnte nicht gelesen werden. Es wurde unverändert \
                          beiseitegelegt, und ein neues Spiel hat begonnen.",
        unreadable_settings: "Die gespeicherten Einstellungen konnten nicht gelesen werden. Sie wurden \
                              unverändert beiseitegelegt, und es gelten die üblichen Einstellungen.",
        newer_game: "Das gespeicherte Spiel stammt aus einer neueren Version des Programms. Es bleibt \
                     unangetastet; dieses Spiel wird deshalb nicht gespeichert.",
        newer_settings: "Die gespeicherten Einstellungen stammen aus einer neueren Version des Programms. \
                         Sie bleiben unangetastet; Änderungen werden deshalb nicht gespeichert.",
        unusable_other: "Dieses Spiel kann von dieser Version des Programms nicht gelesen werden. Es bleibt unangetastet.",
        other_tab: "Das Spiel wurde in einem anderen Tab fortgesetzt.",
        previous_kept: "Das vorige Spiel bleibt erhalten.",
        previous_restored: "Das vorige Spiel ist wieder da.",
    },
    errors: Errors {
        failed: "Etwas ist schiefgegangen. Lade die Seite neu, um fortzufahren.",
        failed_saved: "Etwas ist schiefgegangen. Das Spiel ist gespeichert; lade die Seite neu, um \
                       fortzufahren.",
    },
    guide: Guide {
        title: "Die Regeln von Reversi",
        description: "So wird Reversi gespielt: das moderne Spiel, das umgekehrte und das der 1880er-Jahre, mit \
                      Abbildungen.",
        contents: "Inhalt",
        play: "Dieses Spiel spielen",
        in_words: "Die Stellung in Worten",
        empty_board: "Das Brett ist leer.",
        discs: |n, colour, squares| {
            format!("{}: {squares}.", counted(n, DISC.of(colour), MANY_DISCS.of(colour)))
        },
        no_discs: |colour| format!("{}.", NO_DISCS.of(colour)),
        turned: |squares| format!("Umgedreht: {squares}."),
        legal: |squares| format!("Gültige Züge: {squares}."),
        marked: |squares| format!("Markierte Felder: {squares}."),
    },
    reading: Reading {
        read_rule: "Regel nachlesen",
        these_rules: "Regeln dieses Spiels",
        own_page: "Als eigene Seite öffnen",
        failed: "Die Regeln konnten hier nicht geladen werden. Vielleicht lassen sie sich auf einer eigenen Seite öffnen.",
        previous_step: "Vorheriger Schritt",
        next_step: "Nächster Schritt",
        try_it: "Auf dem Brett ausprobieren",
    },
    links: Links {
        apart: "Das ist ein anderes Spiel als deines. Dein eigenes bleibt erhalten.",
        own_game: "Zurück zu meinem Spiel",
        unknown_rules: "Der Link führt zu Regeln, die dieses Programm nicht kennt.",
        no_square: |number| format!("Der Link ist nicht lesbar: Zug Nummer {number} nennt kein Feld."),
        illegal: |number, square| {
            format!("Der Link lässt sich nicht spielen: Zug Nummer {number}, {square}, ist nicht gültig.")
        },
        no_start: "Der Link beginnt mit einer Stellung, die nicht lesbar oder nicht spielbar ist.",
        no_ply: |number| {
            format!("Der Link führt zur Stellung nach Zug {number}, und so viele Züge hat das Spiel nicht.")
        },
        too_long: "Der Link ist zu lang für ein Spiel.",
    },
    records: records::de::RECORDS,
    program: Program {
        offline_ready: "Das Programm funktioniert auch ohne Internetverbindung.",
        offline_saving: "Das Programm wird für die Nutzung ohne Internetverbindung gespeichert.",
        offline_failed: "Das Programm konnte nicht für die Nutzung ohne Internetverbindung gespeichert \
                         werden. Beim nächsten Besuch wird es erneut versucht.",
        offline_unavailable: "Dieser Browser kann das Programm nicht für die Nutzung ohne \
                              Internetverbindung speichern.",
        new_version_waits: "Eine neue Version ist bereit. Das Spiel geht hier weiter.",
        new_version_runs: "Ein anderer Tab nutzt bereits eine neue Version. Das Spiel geht hier weiter.",
        update: "Aktualisieren",
        later: "Später",
        fetch_again: "Noch einmal versuchen",
        part_missing: "Ein Teil des Programms konnte nicht geladen werden. Prüfe die Verbindung \
                       und versuche es noch einmal.",
        licences: "Lizenzen",
        licences_about: "Reversi ist freie Software und baut auf der Arbeit anderer auf. Hier stehen die \
                         Lizenzen von allem, was dein Browser erhält.",
    },
};

const COLOUR: PerColour = PerColour { black: "schwarz", white: "weiß", red: "rot" };
const DISC: PerColour = PerColour { black: "schwarzer Stein", white: "weißer Stein", red: "roter Stein" };
const MANY_DISCS: PerColour =
    PerColour { black: "schwarze Steine", white: "weiße Steine", red: "rote Steine" };
const NO_DISCS: PerColour =
    PerColour { black: "Keine schwarzen Steine", white: "Keine weißen Steine", red: "Keine roten Steine" };

fn discs(n: u32) -> String {
    counted(n, "Stein", "Steine")
}
