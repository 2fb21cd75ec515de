//! The clock of a game: what each side has left after each ply, and what the turn at hand has cost so far.
//!
//! It has no time of its own: it is told what time it is, and counts what has passed since it was told before.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::rules::{BySide, Side};

/// What the sides may use: a time each, and what every move brings. The sides may have different times, as a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    seconds: BySide<u32>,
    bonus: Bonus,
}

impl TimeControl {
    /// The longest time of a side, in seconds: a day.
    pub const LONGEST: u32 = 24 * 60 * 60;

    /// So many seconds for each side; `None` unless each has at least one and at most [`Self::LONGEST`].
    #[must_use]
    pub fn new(seconds: BySide<u32>, bonus: Bonus) -> Option<Self> {
        let fits = |seconds| (1..=Self::LONGEST).contains(&seconds);
        (fits(seconds.black) && fits(seconds.second)).then_some(Self { seconds, bonus })
    }

    /// What each side has at the start, in seconds.
    #[must_use]
    pub const fn seconds(self) -> BySide<u32> {
        self.seconds
    }

    /// What every move brings.
    #[must_use]
    pub const fn bonus(self) -> Bonus {
        self.bonus
    }

    /// The same with the times of the sides exchanged: whoever changes colours takes the time along.
    #[must_use]
    pub fn exchanged(self) -> Self {
        Self { seconds: self.seconds.exchanged(), ..self }
    }
}

/// What every move brings beside the time that a side has, in seconds. Written and read as an id that never changes.
///
/// ```
/// use reversi::game::Bonus;
/// assert_eq!("increment-5".parse(), Ok(Bonus::Increment(5)));
/// assert_eq!(Bonus::Delay(3).to_string(), "delay-3");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Bonus {
    /// Nothing: whoever has used up the time has lost.
    #[default]
    None,
    /// So much is added after each placed disc; what is not used is kept. Known as Fischer's clock.
    Increment(u32),
    /// So long the clock waits in each turn before it counts; what is not used is gone. Known as the simple delay;
    /// Bronstein's, which gives the time back afterwards, leaves the same times.
    Delay(u32),
}

impl Bonus {
    /// The longest increment or delay, in seconds.
    pub const LONGEST: u32 = 600;

    const fn increment(self) -> u32 {
        match self {
            Self::Increment(seconds) => seconds * SECOND,
            Self::None | Self::Delay(_) => 0,
        }
    }

    const fn delay(self) -> u32 {
        match self {
            Self::Delay(seconds) => seconds * SECOND,
            Self::None | Self::Increment(_) => 0,
        }
    }

    /// Is there none?
    pub(crate) fn is_none(&self) -> bool {
        *self == Self::None
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Increment(seconds) => write!(f, "increment-{seconds}"),
            Self::Delay(seconds) => write!(f, "delay-{seconds}"),
        }
    }
}

/// The text names no bonus: it must be `none`, or `increment-` or `delay-` and 1 to 600 seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseBonusError;

impl fmt::Display for ParseBonusError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a bonus is none, or seconds such as increment-5 or delay-3")
    }
}

impl Error for ParseBonusError {}

impl FromStr for Bonus {
    type Err = ParseBonusError;

    fn from_str(id: &str) -> Result<Self, ParseBonusError> {
        let (kind, seconds) = match id.rsplit_once('-') {
            Some((kind, seconds)) => (kind, seconds.parse().map_err(|_| ParseBonusError)?),
            None => (id, 0),
        };
        match (kind, seconds) {
            ("none", 0) => Ok(Self::None),
            ("increment", 1..=Self::LONGEST) => Ok(Self::Increment(seconds)),
            ("delay", 1..=Self::LONGEST) => Ok(Self::Delay(seconds)),
            _ => Err(ParseBonusError),
        }
    }
}

impl TryFrom<String> for Bonus {
    type Error = ParseBonusError;

    fn try_from(id: String) -> Result<Self, ParseBonusError> {
        id.parse()
    }
}

impl From<Bonus> for String {
    fn from(bonus: Bonus) -> Self {
        bonus.to_string()
    }
}

/// The clock of a game. All its times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// What the sides have left after each ply; the first is the start.
    left: Vec<BySide<u32>>,
    /// What the turn at hand has cost so far, the delay included.
    spent: u32,
    /// What time it was when it was told last; `None` before it was ever told.
    at: Option<u64>,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Runs,
    Stopped,
}

const SECOND: u32 = 1000;

impl Clock {
    /// The clock of a game of which so many plies have been played already; it stands still until it is started.
    pub(super) fn new(control: TimeControl, plies: usize) -> Self {
        let start = control.seconds.map(|seconds| seconds * SECOND);
        Self { control, left: vec![start; plies + 1], spent: 0, at: None, state: State::Stopped }
    }

    /// By which control it counts.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What time it was when it was told last, in milliseconds since any fixed moment; `None` before it was ever told.
    #[must_use]
    pub const fn at(&self) -> Option<u64> {
        self.at
    }

    /// Does it run?
    #[must_use]
    pub fn runs(&self) -> bool {
        self.state == State::Runs
    }

    /// What the turn at hand has cost so far, the delay included.
    #[must_use]
    pub const fn spent(&self) -> u32 {
        self.spent
    }

    /// How long it waits in this turn before it counts again.
    #[must_use]
    pub const fn waits(&self) -> u32 {
        self.control.bonus.delay().saturating_sub(self.spent)
    }

    /// What the sides had left when so many plies had been played, and nothing more.
    #[must_use]
    pub fn left_after(&self, ply: usize) -> BySide<u32> {
        self.left[ply.min(self.left.len() - 1)]
    }

    /// What the sides have left in the turn of `side` after so many plies.
    pub(super) fn left_in_turn(&self, ply: usize, side: Side) -> BySide<u32> {
        let mut left = self.left_after(ply);
        left[side] = left[side].saturating_sub(self.spent.saturating_sub(self.control.bonus.delay()));
        left
    }

    /// Has nobody used any time of what there was at the start?
    pub(super) fn is_fresh(&self, ply: usize) -> bool {
        self.spent == 0 && self.left_after(ply) == self.left[0]
    }

    /// It is now this time. A clock of the computer that was put back costs nobody anything, and gives nothing.
    pub(super) fn tell(&mut self, at: u64) {
        if let Some(before) = self.at.filter(|_| self.runs()) {
            let passed = u32::try_from(at.saturating_sub(before)).unwrap_or(u32::MAX);
            self.spent = self.spent.saturating_add(passed);
        }
        self.at = Some(at);
    }

    pub(super) fn start(&mut self) {
        self.state = State::Runs;
    }

    pub(super) fn stop(&mut self) {
        self.state = State::Stopped;
    }

    /// The ply after `ply` others was made by `side`; only a placed disc brings something. The next turn begins.
    pub(super) fn played(&mut self, ply: usize, side: Side, placed: Placed) {
        let mut left = self.left_in_turn(ply, side);
        if placed == Placed::Disc {
            left[side] = left[side].saturating_add(self.control.bonus.increment());
        }
        self.left.truncate(ply + 1);
        self.left.push(left);
        self.spent = 0;
    }

    /// The game stands elsewhere, and the turn there begins anew.
    pub(super) fn begin_turn(&mut self) {
        self.spent = 0;
    }

    /// What came after so many plies is forgotten.
    pub(super) fn cut(&mut self, ply: usize) {
        self.left.truncate(ply + 1);
    }

    /// Takes over what was left after the plies of a record, each its mover's, and what the turn at hand had cost. What
    /// could not have been is made the nearest thing that could.
    pub(super) fn restore(&mut self, plies: &[(Side, Placed)], left: &[u32], spent: u32) {
        self.left.truncate(1);
        for (i, &(side, placed)) in plies.iter().enumerate() {
            let before = self.left[i];
            let bonus = if placed == Placed::Disc { self.control.bonus.increment() } else { 0 };
            let most = before[side].saturating_add(bonus);
            let mut after = before;
            after[side] = left.get(i).copied().unwrap_or(most).clamp(1, most);
            self.left.push(after);
        }
        self.spent = spent;
    }
}

/// What a ply placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placed {
    /// A disc.
    Disc,
    /// Nothing: it was a pass.
    Nothing,
}
