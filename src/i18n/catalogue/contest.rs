//! What makes a game a contest: the clock, games in a row, a handicap. Points are texts such as `2½`.

/// The clock.
#[derive(Debug)]
pub struct Clocks {
    /// "Clock", over the choice.
    pub heading: &'static str,
    /// "No clock".
    pub none: &'static str,
    /// "5 min" for each side.
    pub minutes: fn(n: u32) -> String,
    /// "Other times".
    pub own: &'static str,
    /// "Time for player 1".
    pub time_1: &'static str,
    /// "Time for player 2".
    pub time_2: &'static str,
    /// "Extra time per move", over the choice.
    pub bonus: &'static str,
    /// "None", of the extra time.
    pub no_bonus: &'static str,
    /// "Increment (Fischer)", over the choices of the next.
    pub increments: &'static str,
    /// "+5 s after each move".
    pub increment: fn(seconds: u32) -> String,
    /// "Delay", over the choices of the next.
    pub delays: &'static str,
    /// "5 s before the clock runs", in each turn.
    pub delay: fn(seconds: u32) -> String,
    /// "Time left".
    pub left: &'static str,
    /// "19.4": seconds and a tenth, as the last seconds are written.
    pub tenths: fn(seconds: u32, tenth: u32) -> String,
    /// "4 minutes 31 seconds", in the nominative; without minutes or seconds where there are none.
    pub spoken: fn(minutes: u32, seconds: u32) -> String,
    /// "Start the clock".
    pub start: &'static str,
    /// "Stop the clock".
    pub stop: &'static str,
    /// "The clock is stopped."
    pub stopped: &'static str,
    /// "Time left: Anna 4 minutes, Björn 5 minutes."
    pub both: fn(who: &str, own: &str, next: &str, other: &str) -> String,
    /// "This game has no clock."
    pub no_clock: &'static str,
    /// "Anna has 30 seconds left."
    pub low: fn(who: &str, time: &str) -> String,
    /// "Björn wins on time."
    pub wins: fn(who: &str) -> String,
    /// "Anna has no time left."
    pub up: fn(who: &str) -> String,
    /// "Play on without a clock".
    pub play_on: &'static str,
}

/// Games in a row between the same two, and a handicap for the weaker.
#[derive(Debug)]
pub struct Matches {
    /// "Match 1½", beside a name.
    pub points: fn(points: &str) -> String,
    /// "The match after 3 games: Anna 2, Björn 1." There are at least two.
    pub standing: fn(games: u32, who: &str, own: &str, next: &str, other: &str) -> String,
    /// "Discs in all: 120–72."
    pub discs: fn(own: u32, other: u32) -> String,
    /// "The match ended after 3 games: Anna 2, Björn 1." There are at least two.
    pub ended: fn(games: u32, who: &str, own: &str, next: &str, other: &str) -> String,
    /// "Handicap", over the choice.
    pub handicap: &'static str,
    /// "None", of the handicap.
    pub even: &'static str,
    /// "Anna: 2 corners", of the handicap.
    pub corners: fn(who: &str, n: u32) -> String,
}
