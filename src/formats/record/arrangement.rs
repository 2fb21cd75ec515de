//! A board within a record.

use crate::rules::{BySide, Opening, Ruleset, Setup, Shape, Side, SquareSet, Supply};

/// A board as it is written, playable or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The shape of the board.
    pub shape: Shape,
    /// The discs on it.
    pub discs: BySide<SquareSet>,
    /// The side to move; `None` where it is not written.
    pub to_move: Option<Side>,
}

impl Arrangement {
    pub(super) fn setup(&self, ruleset: Ruleset, to_move: Side) -> Setup {
        Setup { discs: self.discs, to_move, ..Setup::start(ruleset) }
    }

    /// A board shows no discs in hand: it can only be of a game in which nobody has any.
    pub(super) fn likely_setups(&self, likely: &[Ruleset], to_move: Side) -> Vec<Setup> {
        let fits = |likely: &&Ruleset| likely.supply == Supply::Shared && likely.shape == self.shape;
        let rulesets = likely.iter().filter(fits).map(|&likely| self.ruleset(likely, to_move));
        rulesets.map(|ruleset| self.setup(ruleset, to_move)).collect()
    }

    /// The ruleset with the opening as which the discs lie; the usual one where they lie otherwise.
    pub(super) fn ruleset(&self, ruleset: Ruleset, to_move: Side) -> Ruleset {
        let lies = |opening: &Opening| to_move == Side::Black && opening.discs(self.shape) == self.discs;
        let opening = Opening::PLACED.into_iter().find(lies).unwrap_or_default();
        Ruleset { opening, ..ruleset }
    }
}
