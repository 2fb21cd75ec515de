//! German: the clock, matches and handicaps.

use crate::i18n::plural::counted;
use crate::i18n::{Clocks, Matches};

pub(in crate::i18n::languages) const CLOCKS: Clocks = Clocks {
    heading: "Uhr",
    none: "Ohne Uhr",
    minutes: |n| format!("{n}\u{a0}min"),
    own: "Andere Zeiten",
    time_1: "Zeit für Spieler 1",
    time_2: "Zeit für Spieler 2",
    bonus: "Zusatzzeit pro Zug",
    no_bonus: "Keine",
    increments: "Zuschlag (Fischer)",
    increment: |n| format!("+{n}\u{a0}s nach jedem Zug"),
    delays: "Verzögerung",
    delay: |n| format!("{n}\u{a0}s, bevor die Uhr läuft"),
    left: "Verbleibende Zeit",
    tenths: |seconds, tenth| format!("{seconds},{tenth}"),
    spoken: |minutes, seconds| match (minutes, seconds) {
        (0, _) => in_seconds(seconds),
        (_, 0) => in_minutes(minutes),
        _ => format!("{} {}", in_minutes(minutes), in_seconds(seconds)),
    },
    start: "Uhr starten",
    stop: "Uhr anhalten",
    stopped: "Die Uhr ist angehalten.",
    both: |who, own, next, other| format!("Verbleibende Zeit: {who} {own}, {next} {other}."),
    no_clock: "Dieses Spiel hat keine Uhr.",
    low: |who, time| format!("{who} hat noch {time}."),
    wins: |who| format!("{who} gewinnt durch Zeitüberschreitung."),
    up: |who| format!("{who} hat keine Zeit mehr."),
    play_on: "Ohne Uhr weiterspielen",
};

pub(in crate::i18n::languages) const MATCHES: Matches = Matches {
    points: |points| format!("Match {points}"),
    standing: |games, who, own, next, other| {
        format!("Das Match nach {}: {who} {own}, {next} {other}.", in_games(games))
    },
    discs: |own, other| format!("Steine insgesamt: {own}:{other}."),
    ended: |games, who, own, next, other| {
        format!("Das Match endete nach {}: {who} {own}, {next} {other}.", in_games(games))
    },
    handicap: "Vorgabe",
    even: "Keine",
    corners: |who, n| format!("{who}: {}", counted(n, "Ecke", "Ecken")),
};

fn in_minutes(n: u32) -> String {
    counted(n, "Minute", "Minuten")
}

fn in_seconds(n: u32) -> String {
    counted(n, "Sekunde", "Sekunden")
}

fn in_games(n: u32) -> String {
    counted(n, "Spiel", "Spielen")
}
