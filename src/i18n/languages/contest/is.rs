//! Icelandic: the clock, matches and handicaps. Times and games are in the nominative, since no word agrees with a name.

use crate::i18n::plural::counted_is;
use crate::i18n::{Clocks, Matches};

pub(in crate::i18n::languages) const CLOCKS: Clocks = Clocks {
    heading: "Klukka",
    none: "Engin klukka",
    minutes: |n| format!("{n}\u{a0}mín"),
    own: "Aðrir tímar",
    time_1: "Tími spilara 1",
    time_2: "Tími spilara 2",
    bonus: "Viðbótartími á leik",
    no_bonus: "Enginn",
    increments: "Viðbót (Fischer)",
    increment: |n| format!("+{n}\u{a0}s eftir hvern leik"),
    delays: "Biðtími",
    delay: |n| format!("{n}\u{a0}s áður en klukkan fer af stað"),
    left: "Tími eftir",
    tenths: |seconds, tenth| format!("{seconds},{tenth}"),
    spoken: |minutes, seconds| match (minutes, seconds) {
        (0, _) => in_seconds(seconds),
        (_, 0) => in_minutes(minutes),
        _ => format!("{} {}", in_minutes(minutes), in_seconds(seconds)),
    },
    start: "Setja klukkuna í gang",
    stop: "Stöðva klukkuna",
    stopped: "Klukkan hefur verið stöðvuð.",
    both: |who, own, next, other| format!("Tími eftir: {who} {own}, {next} {other}."),
    no_clock: "Engin klukka er notuð í þessari viðureign.",
    low: |who, time| format!("{who}: {time} eftir."),
    wins: |who| format!("{who} vinnur á tíma."),
    up: |who| format!("{who} á engan tíma eftir."),
    play_on: "Spila áfram án klukku",
};

pub(in crate::i18n::languages) const MATCHES: Matches = Matches {
    points: |points| format!("Einvígi {points}"),
    standing: |games, who, own, next, other| {
        format!("Einvígið eftir {}: {who} {own}, {next} {other}.", in_games(games))
    },
    discs: |own, other| format!("Steinar alls: {own}–{other}."),
    ended: |games, who, own, next, other| {
        format!("Einvíginu lauk eftir {}: {who} {own}, {next} {other}.", in_games(games))
    },
    handicap: "Forgjöf",
    even: "Engin",
    corners: |who, n| format!("{who}: {}", counted_is(n, "horn", "horn")),
};

fn in_minutes(n: u32) -> String {
    counted_is(n, "mínúta", "mínútur")
}

fn in_seconds(n: u32) -> String {
    counted_is(n, "sekúnda", "sekúndur")
}

fn in_games(n: u32) -> String {
    counted_is(n, "viðureign", "viðureignir")
}
