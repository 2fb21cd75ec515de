//! Small pictures: a ruleset at a glance, a start position.

use super::{layout::Layout, moment::colour_of};
use crate::{
    game::Game,
    i18n::Colour,
    rules::{Opening, Position, Ruleset, Setup, Shape, Side, Square},
};

/// A board with discs that nobody plays on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The rules that are played on it, which give it its look.
    pub ruleset: Ruleset,
    /// How it lies.
    pub layout: Layout,
    /// Its discs.
    pub discs: Vec<(Square, Colour)>,
}

impl Picture {
    /// A position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self::of_setup(&position.setup())
    }

    /// An arrangement, playable or not.
    #[must_use]
    pub fn of_setup(setup: &Setup) -> Self {
        let Setup { ruleset, discs, .. } = *setup;
        let discs = Side::BOTH
            .into_iter()
            .flat_map(|side| discs[side].iter().map(move |square| (square, colour_of(side, ruleset.second))))
            .collect();
        Self { ruleset, layout: Layout { shape: ruleset.shape, turned: false }, discs }
    }

    /// How a game by these rules looks early on: a free opening with one centre square still free, any other
    /// after four moves.
    #[must_use]
    pub fn of_ruleset(ruleset: Ruleset) -> Self {
        let plies = if ruleset.opening == Opening::Free { 3 } else { 4 };
        let mut game = Game::new(ruleset);
        for _ in 0..plies {
            let last = game.position().legal().iter().last();
            // Every ruleset has legal squares for so few moves.
            let _ = last.map(|square| game.place(square));
        }
        Self::of(game.position())
    }

    /// The usual board at the start of a game by these rules.
    #[must_use]
    pub fn of_start(ruleset: Ruleset) -> Self {
        Self::of(&Position::start(Ruleset { shape: Shape::Square8, ..ruleset }))
    }
}
