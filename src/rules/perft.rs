//! Counting the games that begin in a position: the usual proof that moves are generated rightly.

use super::position::{Move, Position, Status};

/// What a tree of moves has at its lowest depth. A forced pass is one ply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Leaves {
    /// Positions reached by exactly that many plies.
    pub reached: u64,
    /// Games that were over at a smaller depth.
    pub over_before: u64,
}

impl Leaves {
    /// The count in which a game that is over stays one leaf at every greater depth.
    #[must_use]
    pub const fn with_finished(self) -> u64 {
        self.reached + self.over_before
    }
}

/// Counts the leaves `depth` plies below `position`, move by move.
///
/// ```
/// use reversi::rules::{Position, Ruleset, perft};
/// assert_eq!(perft(&Position::start(Ruleset::default()), 5).reached, 1396);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> Leaves {
    if depth == 0 {
        return Leaves { reached: 1, over_before: 0 };
    }
    let moves: Vec<Move> = match position.status() {
        Status::ToPlace(squares) => squares.iter().map(Move::Place).collect(),
        Status::ToPass(_) => vec![Move::Pass],
        Status::Over(_) => return Leaves { reached: 0, over_before: 1 },
    };
    moves.into_iter().filter_map(|mv| position.play(mv).ok()).map(|next| perft(&next, depth - 1)).fold(
        Leaves::default(),
        |sum, leaves| Leaves {
            reached: sum.reached + leaves.reached,
            over_before: sum.over_before + leaves.over_before,
        },
    )
}
