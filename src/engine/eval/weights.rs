//! What the contents of the patterns are worth: the numbers that training finds.

use super::{
    features::Features,
    patterns::{CONTENTS, COUNTS, EMPTY, PLACES},
};
use crate::rules::Goal;

/// The stages of a game, by the discs on the board. In each the same contents are worth something else.
pub const STAGES: usize = 12;
/// So many units of weights and values are a disc.
pub const UNITS_PER_DISC: i32 = 4;

/// The weights for one goal on the 8×8 board: what a training has learnt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    goal: Goal,
    /// For each stage, a weight for every content of every pattern; see [`patterns`](super::patterns).
    stages: Vec<Vec<i8>>,
    /// What it is worth to be on move with so many discs on the board.
    tempo: Vec<i8>,
}

impl Weights {
    /// Weights for each stage and each number of discs; `None` unless there are as many as there must be.
    #[must_use]
    pub fn new(goal: Goal, stages: Vec<Vec<i8>>, tempo: Vec<i8>) -> Option<Self> {
        let complete = stages.len() == STAGES && stages.iter().all(|stage| stage.len() == CONTENTS);
        (complete && tempo.len() == COUNTS).then_some(Self { goal, stages, tempo })
    }

    /// Weights that know nothing.
    #[must_use]
    pub fn zero(goal: Goal) -> Self {
        Self { goal, stages: vec![vec![0; CONTENTS]; STAGES], tempo: vec![0; COUNTS] }
    }

    /// What the players aim at.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The weights of each stage.
    #[must_use]
    pub fn stages(&self) -> &[Vec<i8>] {
        &self.stages
    }

    /// The worth of being on move, for each number of discs.
    #[must_use]
    pub fn tempo(&self) -> &[i8] {
        &self.tempo
    }

    /// What the position is worth to the side to move, in units; its features and number of discs are given.
    #[inline]
    #[must_use]
    pub fn value(&self, features: &Features, discs: u32) -> i32 {
        let weights = &self.stages[stage(discs)];
        let tempo = i32::from(self.tempo[discs as usize]);
        let places = features.lanes().iter().zip(&EMPTY).take(PLACES);
        tempo
            + places
                .map(|(&number, empty)| i32::from(weights[empty.wrapping_add_signed(isize::from(number))]))
                .sum::<i32>()
    }
}

/// The stage of a position with so many discs: up to 15, then four at a time, and all from 56.
#[inline]
#[must_use]
pub const fn stage(discs: u32) -> usize {
    let stage = (discs.saturating_sub(12) / 4) as usize;
    if stage < STAGES { stage } else { STAGES - 1 }
}
