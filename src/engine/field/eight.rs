//! The 8×8 board with a shared supply, at full speed.

use std::{fmt::Debug, hash::Hash, marker::PhantomData};

use super::{Field, Scoring, Word, last, stable};
use crate::engine::kernel::Board;

/// What the players aim at, known when the program is compiled.
pub trait Aim: Copy + Debug + Eq + Hash + 'static {
    /// How the end is counted.
    const SCORING: Scoring;
}

/// Most discs, empty squares to the winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Most;

/// Fewest discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fewest;

impl Aim for Most {
    const SCORING: Scoring = Scoring::Filled;
}

impl Aim for Fewest {
    const SCORING: Scoring = Scoring::Fewest;
}

/// A position on the full 8×8 board in which nobody runs out of discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eight<A> {
    own: u64,
    opponent: u64,
    aim: PhantomData<A>,
}

impl<A: Aim> Eight<A> {
    /// The position on that board.
    #[inline(always)]
    #[must_use]
    pub const fn of(board: Board) -> Self {
        Self { own: board.own, opponent: board.opponent, aim: PhantomData }
    }
}

impl<A: Aim> Field for Eight<A> {
    type Word = u64;

    const LAST: u32 = 4;

    #[inline(always)]
    fn own(&self) -> u64 {
        self.own
    }

    #[inline(always)]
    fn opponent(&self) -> u64 {
        self.opponent
    }

    #[inline(always)]
    fn empty(&self) -> u64 {
        !(self.own | self.opponent)
    }

    #[inline(always)]
    fn moves(&self) -> u64 {
        u64::enclosing(self.own, self.opponent)
    }

    #[inline(always)]
    fn turned(&self, index: u8) -> u64 {
        u64::turned(self.own, self.opponent, index)
    }

    #[inline(always)]
    fn after(&self, index: u8, turned: u64) -> Self {
        let own = self.opponent ^ turned;
        Self { own, opponent: self.own ^ turned | u64::only(index), aim: PhantomData }
    }

    #[inline(always)]
    fn pass(&self) -> Self {
        Self { own: self.opponent, opponent: self.own, aim: PhantomData }
    }

    #[inline(always)]
    fn scoring(&self) -> Scoring {
        A::SCORING
    }

    #[inline(always)]
    fn end(&self, alpha: i32, nodes: &mut u64) -> i32 {
        last::score::<A>(self.own, self.opponent, alpha, nodes)
    }

    #[inline(always)]
    fn bound(&self, alpha: i32) -> i32 {
        stable::bound(self.own, self.opponent, self.empty(), A::SCORING, alpha)
    }
}
