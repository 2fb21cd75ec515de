//! What a move would do, before it is made: the disc to come, and the discs that would turn.

use super::{layout::Layout, moment::Moment, svg};
use crate::{
    i18n::Colour,
    rules::{Square, SquareSet},
};

/// The move that somebody points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Where the disc would lie.
    pub square: Square,
    /// Its colour.
    pub colour: Colour,
    /// The discs that would turn.
    pub turned: SquareSet,
}

/// What a disc on `square` would do; `None` where no person may place one now.
#[must_use]
pub fn preview(moment: &Moment<'_>, square: Square) -> Option<Preview> {
    let position = moment.position();
    let may = moment.awaits_person() && position.legal().contains(square);
    may.then(|| Preview {
        square,
        colour: moment.colour(position.to_move()),
        turned: position.turned(square),
    })
}

impl Preview {
    /// Its drawing on a board that lies so.
    #[must_use]
    pub fn svg(&self, layout: Layout) -> String {
        let ghost = svg::ghost("ghost", self.colour, layout.middle(self.square), 0);
        let rings = self.turned.iter().map(|square| svg::would_turn(self.colour, layout.middle(square)));
        rings.fold(ghost, |all, ring| all + &ring)
    }
}
