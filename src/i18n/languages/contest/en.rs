//! English: the clock, matches and handicaps.

use crate::i18n::plural::counted;
use crate::i18n::{Clocks, Matches};

pub(in crate::i18n::languages) const CLOCKS: Clocks = Clocks {
    heading: "Clock",
    none: "No clock",
    minutes: |n| format!("{n}\u{a0}min"),
    own: "Other times",
    time_1: "Time for player 1",
    time_2: "Time for player 2",
    bonus: "Extra time per move",
    no_bonus: "None",
    increments: "Increment (Fischer)",
    increment: |n| format!("+{n}\u{a0}s after each move"),
    delays: "Delay",
    delay: |n| format!("{n}\u{a0}s before the clock runs"),
    left: "Time left",
    tenths: |seconds, tenth| format!("{seconds}.{tenth}"),
    spoken: |minutes, seconds| match (minutes, seconds) {
        (0, _) => in_seconds(seconds),
        (_, 0) => in_minutes(minutes),
        _ => format!("{} {}", in_minutes(minutes), in_seconds(seconds)),
    },
    start: "Start the clock",
    stop: "Stop the clock",
    stopped: "The clock is stopped.",
    both: |who, own, next, other| format!("Time left: {who} {own}, {next} {other}."),
    no_clock: "This game has no clock.",
    low: |who, time| format!("{who} has {time} left."),
    wins: |who| format!("{who} wins on time."),
    up: |who| format!("{who} has no time left."),
    play_on: "Play on without a clock",
};

pub(in crate::i18n::languages) const MATCHES: Matches = Matches {
    points: |points| format!("Match {points}"),
    standing: |games, who, own, next, other| {
        format!("The match after {}: {who} {own}, {next} {other}.", in_games(games))
    },
    discs: |own, other| format!("Discs in all: {own}–{other}."),
    ended: |games, who, own, next, other| {
        format!("The match ended after {}: {who} {own}, {next} {other}.", in_games(games))
    },
    handicap: "Handicap",
    even: "None",
    corners: |who, n| format!("{who}: {}", counted(n, "corner", "corners")),
};

fn in_minutes(n: u32) -> String {
    counted(n, "minute", "minutes")
}

fn in_seconds(n: u32) -> String {
    counted(n, "second", "seconds")
}

fn in_games(n: u32) -> String {
    counted(n, "game", "games")
}
