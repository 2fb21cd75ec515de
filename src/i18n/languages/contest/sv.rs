//! Swedish: the clock, matches and handicaps.

use crate::i18n::plural::counted;
use crate::i18n::{Clocks, Matches};

pub(in crate::i18n::languages) const CLOCKS: Clocks = Clocks {
    heading: "Klocka",
    none: "Ingen klocka",
    minutes: |n| format!("{n}\u{a0}min"),
    own: "Andra tider",
    time_1: "Tid för spelare 1",
    time_2: "Tid för spelare 2",
    bonus: "Extra tid per drag",
    no_bonus: "Ingen",
    increments: "Tillägg (Fischer)",
    increment: |n| format!("+{n}\u{a0}s efter varje drag"),
    delays: "Fördröjning",
    delay: |n| format!("{n}\u{a0}s innan klockan börjar gå"),
    left: "Tid kvar",
    tenths: |seconds, tenth| format!("{seconds},{tenth}"),
    spoken: |minutes, seconds| match (minutes, seconds) {
        (0, _) => in_seconds(seconds),
        (_, 0) => in_minutes(minutes),
        _ => format!("{} {}", in_minutes(minutes), in_seconds(seconds)),
    },
    start: "Starta klockan",
    stop: "Stoppa klockan",
    stopped: "Klockan är stoppad.",
    both: |who, own, next, other| format!("Tid kvar: {who} {own}, {next} {other}."),
    no_clock: "Det här spelet har ingen klocka.",
    low: |who, time| format!("{who} har {time} kvar."),
    wins: |who| format!("{who} vinner på tid."),
    up: |who| format!("{who} har ingen tid kvar."),
    play_on: "Spela vidare utan klocka",
};

pub(in crate::i18n::languages) const MATCHES: Matches = Matches {
    points: |points| format!("Match {points}"),
    standing: |games, who, own, next, other| {
        format!("Matchen efter {}: {who} {own}, {next} {other}.", in_games(games))
    },
    discs: |own, other| format!("Brickor totalt: {own}–{other}."),
    ended: |games, who, own, next, other| {
        format!("Matchen slutade efter {}: {who} {own}, {next} {other}.", in_games(games))
    },
    handicap: "Handikapp",
    even: "Inget",
    corners: |who, n| format!("{who}: {}", counted(n, "hörn", "hörn")),
};

fn in_minutes(n: u32) -> String {
    counted(n, "minut", "minuter")
}

fn in_seconds(n: u32) -> String {
    counted(n, "sekund", "sekunder")
}

fn in_games(n: u32) -> String {
    counted(n, "spel", "spel")
}
