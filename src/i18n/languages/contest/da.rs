//! Danish: the clock, matches and handicaps.

use crate::i18n::plural::counted;
use crate::i18n::{Clocks, Matches};

pub(in crate::i18n::languages) const CLOCKS: Clocks = Clocks {
    heading: "Ur",
    none: "Intet ur",
    minutes: |n| format!("{n}\u{a0}min"),
    own: "Andre tider",
    time_1: "Tid til spiller 1",
    time_2: "Tid til spiller 2",
    bonus: "Ekstra tid pr. træk",
    no_bonus: "Ingen",
    increments: "Tillæg (Fischer)",
    increment: |n| format!("+{n}\u{a0}s efter hvert træk"),
    delays: "Forsinkelse",
    delay: |n| format!("{n}\u{a0}s, før uret går i gang"),
    left: "Tid tilbage",
    tenths: |seconds, tenth| format!("{seconds},{tenth}"),
    spoken: |minutes, seconds| match (minutes, seconds) {
        (0, _) => in_seconds(seconds),
        (_, 0) => in_minutes(minutes),
        _ => format!("{} {}", in_minutes(minutes), in_seconds(seconds)),
    },
    start: "Start uret",
    stop: "Stop uret",
    stopped: "Uret er stoppet.",
    both: |who, own, next, other| format!("Tid tilbage: {who} {own}, {next} {other}."),
    no_clock: "Dette spil har intet ur.",
    low: |who, time| format!("{who} har {time} tilbage."),
    wins: |who| format!("{who} vinder på tid."),
    up: |who| format!("{who} har ikke mere tid."),
    play_on: "Spil videre uden ur",
};

pub(in crate::i18n::languages) const MATCHES: Matches = Matches {
    points: |points| format!("Match {points}"),
    standing: |games, who, own, next, other| {
        format!("Matchen efter {}: {who} {own}, {next} {other}.", in_games(games))
    },
    discs: |own, other| format!("Brikker i alt: {own}–{other}."),
    ended: |games, who, own, next, other| {
        format!("Matchen sluttede efter {}: {who} {own}, {next} {other}.", in_games(games))
    },
    handicap: "Handicap",
    even: "Intet",
    corners: |who, n| format!("{who}: {}", counted(n, "hjørne", "hjørner")),
};

fn in_minutes(n: u32) -> String {
    counted(n, "minut", "minutter")
}

fn in_seconds(n: u32) -> String {
    counted(n, "sekund", "sekunder")
}

fn in_games(n: u32) -> String {
    counted(n, "spil", "spil")
}
