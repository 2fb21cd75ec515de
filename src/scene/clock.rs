//! The clock as it is shown and said.

use super::moment::Moment;
use crate::{
    i18n::Texts,
    rules::{BySide, Side},
};

/// From here on tenths of a second are shown, in milliseconds; the time is low.
const LOW: u32 = 20_000;

/// What a side has on its clock. It is worked out once a turn; what time it shows at a moment follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// What is left, in milliseconds.
    pub left: u32,
    /// When it was so, where it runs for this side.
    pub since: Option<u64>,
    /// So long it waits before it counts, in milliseconds.
    pub waits: u32,
    /// Does it run for either side?
    pub runs: bool,
    /// Can it be started or stopped? Not once the game is over.
    pub counts: bool,
}

impl ClockFace {
    /// What is left at a moment, in milliseconds.
    #[must_use]
    pub fn left_at(&self, now: u64) -> u32 {
        let passed = self.since.map_or(0, |since| now.saturating_sub(since));
        let counted = passed.saturating_sub(u64::from(self.waits));
        self.left.saturating_sub(u32::try_from(counted).unwrap_or(u32::MAX))
    }

    /// In how many milliseconds it will show something else; `None` where it stands, or shows nothing more to come.
    #[must_use]
    pub fn changes_in(&self, now: u64) -> Option<u32> {
        let (since, left) = (self.since?, self.left_at(now));
        let passed = u32::try_from(now.saturating_sub(since)).unwrap_or(u32::MAX);
        let step = if left > LOW { 1000 } else { 100 };
        // What is written is rounded up, so it changes once it is less than the next round number below.
        let beyond = left.checked_sub(1)? % step + 1;
        Some(self.waits.saturating_sub(passed) + beyond)
    }
}

/// The face of a side's clock where the game stands; `None` where there is none.
#[must_use]
pub fn clock_face(moment: &Moment<'_>, side: Side) -> Option<ClockFace> {
    let game = moment.game;
    let (clock, left) = (game.clock()?, game.time_left()?);
    let to_move = game.position().to_move() == side;
    Some(ClockFace {
        left: left[side],
        since: clock.at().filter(|_| clock.runs() && to_move),
        waits: if to_move { clock.waits() } else { 0 },
        runs: clock.runs(),
        counts: !game.is_over(),
    })
}

/// Is so little left that it is shown by tenths?
#[must_use]
pub const fn is_low(left: u32) -> bool {
    left <= LOW
}

/// A time as it is written: `1:02:00`, `4:31`, `19.4`. It is rounded up, so that nothing is left only at nought.
///
/// ```
/// use reversi::{i18n::Language, scene::clock_text};
/// let written = |left| clock_text(Language::En.texts(), left);
/// assert_eq!((written(3_720_000), written(270_001), written(19_301)), ("1:02:00".into(), "4:31".into(), "19.4".into()));
/// ```
#[must_use]
pub fn clock_text(texts: &Texts, left: u32) -> String {
    if is_low(left) {
        let tenths = left.div_ceil(100);
        return (texts.clocks.tenths)(tenths / 10, tenths % 10);
    }
    let seconds = left.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A time as it is said: "4 minutes 31 seconds".
#[must_use]
pub fn time_said(texts: &Texts, left: u32) -> String {
    let seconds = left.div_ceil(1000);
    (texts.clocks.spoken)(seconds / 60, seconds % 60)
}

/// What both sides have left, in words.
pub(super) fn times_left(moment: &Moment<'_>) -> String {
    let texts = &moment.texts.clocks;
    let Some(left) = moment.game.time_left() else { return texts.no_clock.to_owned() };
    let BySide { black, second } = left.map(|left| time_said(moment.texts, left));
    (texts.both)(moment.who(Side::Black), &black, moment.who(Side::Second), &second)
}

/// That a side has little time left.
#[must_use]
pub fn low_time(moment: &Moment<'_>, side: Side, left: u32) -> String {
    (moment.texts.clocks.low)(moment.who(side), &time_said(moment.texts, left))
}

/// Does the game of this clock wait for somebody to start it again?
#[must_use]
pub fn stopped(moment: &Moment<'_>) -> Option<&'static str> {
    moment.game.is_paused().then_some(moment.texts.clocks.stopped)
}
