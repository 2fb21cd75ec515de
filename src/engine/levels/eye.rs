//! How somebody sees a move who does not calculate.
//!
//! Beginners err in ways that players know from themselves: they take as many discs as they can, overlook those that
//! turn far away, cannot resist an edge, do not see that they give a corner away, or do not think of the reply.
//! An eye is a list of what somebody pays attention to, and how much. Where fewest discs win, it sees the same
//! with the opposite wish.

use super::ground::{Ground, distance};
use crate::rules::{Goal, Position, Square, Status};

/// What somebody pays attention to; the unit is a tenth of a disc in the eye of a beginner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eye {
    /// For each disc that is won.
    pub(super) disc: i32,
    /// Discs further away than so many steps are overlooked, and so are replies there.
    pub(super) sight: u8,
    /// For a corner.
    pub(super) corner: i32,
    /// For a square at the rim.
    pub(super) rim: i32,
    /// Against a square beside an empty corner.
    pub(super) beside: i32,
    /// Against each square on which the opponent can reply.
    pub(super) room: i32,
    /// How much of what the best reply seems to be worth is taken into account, in hundredths.
    pub(super) reply: i32,
    /// Up to so much is added by lot: what is nearly the same to the eye is chosen by whim.
    pub(super) whim: u64,
}

/// Beyond everything that an eye sees in a move.
const END: i32 = 1_000_000;

impl Eye {
    /// An eye that sees nothing.
    pub(super) const CLOSED: Self =
        Self { disc: 0, sight: u8::MAX, corner: 0, rim: 0, beside: 0, room: 0, reply: 0, whim: 0 };

    /// The square that it likes best, where `known` is what it has heard about each; `None` if no disc can be placed.
    pub(super) fn chooses(
        &self,
        position: &Position,
        lot: u64,
        known: impl Fn(Square) -> i32,
    ) -> Option<Square> {
        let likes = |&square: &Square| self.likes(position, square) + known(square) + self.whim(square, lot);
        position.legal().iter().max_by_key(likes)
    }

    /// How much it likes a move: whoever sees little still sees the end of the game.
    fn likes(&self, position: &Position, square: Square) -> i32 {
        let Ok(after) = position.place(square) else { return -END };
        let mover = position.to_move();
        let liked = self.sees(position, square);
        match after.status() {
            Status::Over(outcome) => {
                outcome.winner.map_or(0, |winner| if winner == mover { END } else { -END })
            }
            Status::ToPass(_) => liked,
            Status::ToPlace(replies) => {
                let seen = replies.iter().filter(|&reply| distance(square, reply) <= self.sight);
                let reply = seen.map(|reply| self.sees(&after, reply)).max().unwrap_or(0).max(0);
                liked - self.reply * reply / 100 - self.room * i32::from(replies.len())
            }
        }
    }

    /// What the move itself seems to be worth.
    fn sees(&self, position: &Position, square: Square) -> i32 {
        let turned = position.turned(square);
        let seen = turned.iter().filter(|&disc| distance(square, disc) <= self.sight).count() as i32;
        let wish = match position.ruleset().goal {
            Goal::Most => 1,
            Goal::Fewest => -1,
        };
        wish * (self.disc * seen + self.place(position, square))
    }

    /// What the square is worth.
    fn place(&self, position: &Position, square: Square) -> i32 {
        let ground = Ground::of(position.ruleset().shape);
        if ground.is_corner(square) {
            return self.corner;
        }
        let gives = ground.corners_beside(square).any(|corner| position.disc(corner).is_none());
        let rim = if ground.is_rim(square) { self.rim } else { 0 };
        rim - if gives { self.beside } else { 0 }
    }

    fn whim(&self, square: Square, lot: u64) -> i32 {
        let place = u64::from(square.row()) << 4 | u64::from(square.column());
        let drawn = (lot ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (((drawn >> 32) * (self.whim + 1)) >> 32) as i32
    }
}
