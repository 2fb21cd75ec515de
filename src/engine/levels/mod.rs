//! How strong the engine plays: from somebody who has just learnt the rules to as strong as it gets.
//!
//! The weak levels play as people do: they do not look ahead but at the board, and each sees something else there
//! (see [`eye`]). The strong ones search, each deeper than the one before. A level thinks in positions, not in
//! seconds, so it plays the same everywhere; `docs/levels.md` tells how they fare against each other.

mod eye;
mod ground;

use eye::Eye;

use super::{Answer, Effort, Flow, Scope, Value, analyse, eval::Weights};
use crate::rules::{Goal, Move, Position, Square};

/// A level of play, from 1 up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// How many levels there are.
    pub const COUNT: u8 = LEVELS.len() as u8;

    /// The level with this number; `None` if there is no such level.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The most that it thinks about a move.
    #[must_use]
    pub const fn effort(self) -> Effort {
        self.manner().effort
    }

    const fn manner(self) -> Manner {
        LEVELS[self.0 as usize - 1]
    }
}

/// How a level plays.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// What it sees in a move at once; without an eye it trusts its search alone.
    eye: Option<Eye>,
    /// How much it searches.
    effort: Effort,
    /// How much what it found by searching counts beside what it sees.
    trust: Trust,
    /// In the opening, a move that seems worse than the best by so much is played, too, in hundredths of a disc.
    tolerance: i16,
}

/// How much what was found by searching counts beside what an eye sees, in hundredths. Where fewest discs win,
/// what people look at tells less, and those who see more of it need more knowledge to be stronger.
#[derive(Clone, Copy, Debug)]
struct Trust {
    most: i32,
    fewest: i32,
}

impl Trust {
    const FULL: Self = Self::both(100);

    const fn both(trust: i32) -> Self {
        Self { most: trust, fewest: trust }
    }

    const fn of(self, goal: Goal) -> i32 {
        match goal {
            Goal::Most => self.most,
            Goal::Fewest => self.fewest,
        }
    }
}

const LEVELS: [Manner; 16] = [
    sees(Eye { disc: 10, sight: 2, corner: 20, rim: 10, whim: 14, ..Eye::CLOSED }, 1),
    sees(Eye { disc: 8, sight: 9, corner: 74, rim: 22, reply: 36, whim: 12, ..Eye::CLOSED }, 2),
    knows(
        1,
        Trust { most: 0, fewest: 20 },
        Eye { disc: 6, sight: 4, corner: 90, rim: 20, beside: 11, room: 0, reply: 40, whim: 10 },
        3,
    ),
    knows(
        1,
        Trust { most: 0, fewest: 52 },
        Eye { disc: 3, sight: 3, corner: 121, rim: 18, beside: 27, room: 3, reply: 48, whim: 8 },
        4,
    ),
    knows(
        1,
        Trust { most: 6, fewest: 200 },
        Eye { disc: -4, sight: 9, corner: 160, rim: 0, beside: 60, room: 24, reply: 90, whim: 3 },
        8,
    ),
    knows(
        1,
        Trust::both(63),
        Eye { disc: 6, sight: 9, corner: 34, rim: 12, reply: 10, whim: 8, ..Eye::CLOSED },
        6,
    ),
    knows(2, Trust::FULL, Eye { disc: 16, sight: 9, corner: 67, rim: 21, whim: 8, ..Eye::CLOSED }, 6),
    knows(2, Trust::FULL, Eye { disc: 2, sight: 9, corner: 12, rim: 4, whim: 4, ..Eye::CLOSED }, 8),
    knows(3, Trust::FULL, Eye { disc: 2, sight: 9, corner: 12, rim: 4, whim: 4, ..Eye::CLOSED }, 8),
    searches(4, 8, 200_000, 100),
    searches(5, 11, 300_000, 90),
    searches(6, 15, 600_000, 80),
    searches(8, 16, 2_000_000, 70),
    searches(11, 20, 6_000_000, 60),
    searches(14, 21, 8_000_000, 50),
    searches(40, 22, 12_000_000, 40),
];

const fn sees(eye: Eye, exact: u8) -> Manner {
    knows(1, Trust::both(0), eye, exact)
}

/// Knows more than it sees, but what it sees tempts it.
const fn knows(depth: u8, trust: Trust, eye: Eye, exact: u8) -> Manner {
    let effort = Effort { depth, exact, decided: exact, nodes: 100_000 };
    Manner { eye: Some(eye), effort, trust, tolerance: 0 }
}

const fn searches(depth: u8, exact: u8, nodes: u64, tolerance: i16) -> Manner {
    let effort = Effort { depth, exact, decided: exact + 2, nodes };
    Manner { eye: None, effort, trust: Trust::FULL, tolerance }
}

/// In the opening, with at most so many discs on the board, a level does not always play the same.
const OPENING: u8 = 13;
/// How deep all moves of the opening are compared.
const COMPARED: Effort = Effort { depth: 6, exact: 0, decided: 0, nodes: 1_000_000 };

/// The move that `level` plays, in which `lot` has a say.
pub(super) fn play(
    position: &Position,
    level: Level,
    lot: u64,
    weights: Option<&Weights>,
    progress: &mut dyn FnMut(&Answer) -> Flow,
) -> Answer {
    let Manner { eye, effort, trust, tolerance } = level.manner();
    let (counts, trust) = (position.counts(), trust.of(position.ruleset().goal));
    let mut search = |effort, scope| analyse(position, effort, scope, weights, progress);
    match eye {
        Some(eye) if position.empty().len() > effort.exact => {
            let judged = search(Effort { exact: 0, decided: 0, ..effort }, Scope::All);
            let square = eye.chooses(position, lot, |square| trust * worth(&judged, square) / 1000);
            choose(judged, square)
        }
        None if counts.black + counts.second <= OPENING => {
            let depth = effort.depth.min(COMPARED.depth);
            let judged = search(Effort { depth, ..COMPARED }, Scope::All);
            let square = one_of_the_good(&judged, tolerance, lot);
            choose(judged, square)
        }
        _ => search(effort, Scope::Best),
    }
}

/// What a move was judged to be worth, in hundredths of a disc.
fn worth(judged: &Answer, square: Square) -> i32 {
    let value = judged.values.iter().find(|&&(judged, _)| judged == square);
    value.map_or(0, |(_, value)| i32::from(value.hundredths()))
}

/// The answer with another move than the best.
fn choose(judged: Answer, square: Option<Square>) -> Answer {
    let value = judged.values.iter().find(|&&(judged, _)| Some(judged) == square);
    match value {
        Some(&(square, value)) if judged.best != Some(square) => {
            Answer { best: Some(square), value, line: vec![Move::Place(square)], ..judged }
        }
        _ => judged,
    }
}

/// One of the moves that are at most so much worse than the best.
fn one_of_the_good(judged: &Answer, tolerance: i16, lot: u64) -> Option<Square> {
    let hundredths = |&(_, value): &(Square, Value)| value.hundredths();
    let best = judged.values.iter().map(hundredths).max()?;
    let good: Vec<Square> = judged
        .values
        .iter()
        .filter(|move_| hundredths(move_) >= best - tolerance)
        .map(|&(square, _)| square)
        .collect();
    good.get((lot % good.len() as u64) as usize).copied()
}
