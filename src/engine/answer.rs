//! What the engine is asked and what it answers: plain values.

use std::cmp::Ordering;

use super::Level;
use crate::rules::{Move, Position, Square};

/// What to think about. The same question has the same answer on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The position; the side to move is asked for.
    pub position: Position,
    /// What is wanted.
    pub wish: Wish,
    /// A number drawn by lot: between moves that are as good as each other it decides.
    pub lot: u64,
}

/// What a [`Question`] wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A move as this level plays it.
    Play(Level),
    /// The best move.
    Hint,
    /// A value for every legal square, each as thoroughly searched as the others.
    Values,
}

/// What the engine found, or has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move to play; `None` where no disc can be placed.
    pub best: Option<Square>,
    /// The value of the position for the side to move.
    pub value: Value,
    /// The squares that were judged for themselves, the best first: all of them for [`Wish::Values`].
    pub values: Vec<(Square, Value)>,
    /// How the game may go on, `best` first, passes included.
    pub line: Vec<Move>,
    /// How many plies were looked ahead; to the end of the game where the value is exact.
    pub depth: u8,
    /// How many positions were visited.
    pub nodes: u64,
}

/// What a position or move is worth to the side to move, in discs as [`Scoring`](super::Scoring) counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Both sides at their best end with this difference.
    Exact(i8),
    /// Who wins is certain, by how much is not known.
    Decided(Verdict),
    /// A judgement, in hundredths of a disc.
    Estimate(i16),
}

/// Who wins if both sides do their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// The opponent of the side to move.
    Loss,
    /// Nobody.
    Draw,
    /// The side to move.
    Win,
}

/// Whether the engine goes on thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Think on.
    Continue,
    /// Answer with what is known.
    Stop,
}

impl Value {
    /// A number to compare values by, in hundredths of a disc.
    ///
    /// ```
    /// use reversi::engine::Value;
    /// assert_eq!(Value::Exact(2).hundredths(), 200);
    /// ```
    #[must_use]
    pub const fn hundredths(self) -> i16 {
        match self {
            Self::Exact(discs) => discs as i16 * 100,
            Self::Decided(Verdict::Win) => 100,
            Self::Decided(Verdict::Draw) => 0,
            Self::Decided(Verdict::Loss) => -100,
            Self::Estimate(hundredths) => hundredths,
        }
    }

    /// The winner, where it is certain.
    #[must_use]
    pub fn verdict(self) -> Option<Verdict> {
        match self {
            Self::Exact(discs) => Some(match discs.cmp(&0) {
                Ordering::Less => Verdict::Loss,
                Ordering::Equal => Verdict::Draw,
                Ordering::Greater => Verdict::Win,
            }),
            Self::Decided(verdict) => Some(verdict),
            Self::Estimate(_) => None,
        }
    }
}

impl Answer {
    /// The answer before anything was thought.
    #[must_use]
    pub const fn nothing() -> Self {
        Self {
            best: None,
            value: Value::Estimate(0),
            values: Vec::new(),
            line: Vec::new(),
            depth: 0,
            nodes: 0,
        }
    }

    /// The squares whose value none exceeds.
    #[must_use]
    pub fn best_squares(&self) -> Vec<Square> {
        let most = self.values.iter().map(|(_, value)| value.hundredths()).max();
        let best = self.values.iter().filter(|(_, value)| Some(value.hundredths()) == most);
        best.map(|&(square, _)| square).collect()
    }
}
