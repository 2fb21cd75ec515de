//! Every other game: any shape, either supply, every way of counting.

use super::{Field, Scoring, Word};
use crate::rules::{BySide, Position};

/// A position that carries its rules with it: which squares there are, what each side has in hand, how the end
/// is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wide<W> {
    own: W,
    opponent: W,
    empty: W,
    own_hand: u8,
    opponent_hand: u8,
    scoring: Scoring,
}

/// A hand that never gets empty: more than any board has squares.
const ENDLESS: u8 = 200;

impl<W: Word> Wide<W> {
    /// The position, whose centre must be full and whose squares must fit into the word.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mover = position.to_move();
        let hands = BySide::new(|side| position.hand(side).unwrap_or(ENDLESS));
        Self {
            own: W::of(position.discs(mover)),
            opponent: W::of(position.discs(mover.other())),
            empty: W::of(position.empty()),
            own_hand: hands[mover],
            opponent_hand: hands[mover.other()],
            scoring: Scoring::of(position.ruleset()),
        }
    }
}

impl<W: Word> Field for Wide<W> {
    type Word = W;

    const LAST: u32 = 3;

    #[inline(always)]
    fn own(&self) -> W {
        self.own
    }

    #[inline(always)]
    fn opponent(&self) -> W {
        self.opponent
    }

    #[inline(always)]
    fn empty(&self) -> W {
        self.empty
    }

    #[inline]
    fn moves(&self) -> W {
        if self.own_hand == 0 { W::NONE } else { W::enclosing(self.own, self.opponent) & self.empty }
    }

    #[inline]
    fn turned(&self, index: u8) -> W {
        W::turned(self.own, self.opponent, index)
    }

    #[inline]
    fn after(&self, index: u8, turned: W) -> Self {
        let square = W::only(index);
        let hand = if self.own_hand == ENDLESS { ENDLESS } else { self.own_hand - 1 };
        Self {
            own: self.opponent ^ turned,
            opponent: self.own ^ turned | square,
            empty: self.empty ^ square,
            own_hand: self.opponent_hand,
            opponent_hand: hand,
            scoring: self.scoring,
        }
    }

    #[inline]
    fn pass(&self) -> Self {
        Self {
            own: self.opponent,
            opponent: self.own,
            own_hand: self.opponent_hand,
            opponent_hand: self.own_hand,
            ..*self
        }
    }

    #[inline(always)]
    fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// All moves in the order of the squares.
    fn end(&self, alpha: i32, nodes: &mut u64) -> i32 {
        *nodes += 1;
        let moves = self.moves();
        if moves.is_none() {
            let passed = self.pass();
            return if passed.moves().is_none() { self.score() } else { -passed.end(-alpha - 1, nodes) };
        }
        let mut best = i32::MIN;
        for index in moves.indices() {
            let score = -self.after(index, self.turned(index)).end(-alpha - 1, nodes);
            best = best.max(score);
            if best > alpha {
                break;
            }
        }
        best
    }

    #[inline(always)]
    fn bound(&self, alpha: i32) -> i32 {
        W::bound(self.own, self.opponent, self.empty, self.scoring, alpha)
    }

    /// With what is in hand: after different passes the same discs may leave different hands.
    #[inline]
    fn stirred(&self) -> u64 {
        let discs = self.own.stirred() ^ self.opponent.stirred().rotate_left(29);
        (discs ^ u64::from(self.own_hand)).wrapping_mul(0xff51_afd7_ed55_8ccd)
    }
}
