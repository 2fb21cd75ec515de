//! The end of a game.

use super::{
    ruleset::Goal,
    side::{BySide, Side},
};

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The discs on the board.
    pub discs: BySide<u8>,
    /// The winner by the goal of the ruleset; `None` is a draw.
    pub winner: Option<Side>,
    /// Why nobody can move.
    pub ending: Ending,
}

/// Why nobody can move any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Every square has its disc.
    BoardFull,
    /// Neither side can enclose a disc.
    NoLegalSquare,
    /// A disc could be enclosed, but those who could have used up their discs.
    NoDiscLeft,
}

impl Outcome {
    pub(super) fn new(discs: BySide<u8>, goal: Goal, ending: Ending) -> Self {
        let more = match discs.black.cmp(&discs.second) {
            std::cmp::Ordering::Greater => Some(Side::Black),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        let winner = match goal {
            Goal::Most => more,
            Goal::Fewest => more.map(Side::other),
        };
        Self { discs, winner, ending }
    }

    /// The count of the federations: `squares` in all, the empty ones given to the side with more discs, or
    /// half to each when they are equal.
    ///
    /// ```
    /// use reversi::rules::{BySide, Ending, Outcome};
    /// let discs = BySide { black: 13, second: 0 };
    /// let outcome = Outcome { discs, winner: None, ending: Ending::NoLegalSquare };
    /// assert_eq!(outcome.filled(64), BySide { black: 64, second: 0 });
    /// ```
    #[must_use]
    pub fn filled(&self, squares: u8) -> BySide<u8> {
        let BySide { black, second } = self.discs;
        match black.cmp(&second) {
            std::cmp::Ordering::Greater => BySide { black: squares - second, second },
            std::cmp::Ordering::Less => BySide { black, second: squares - black },
            std::cmp::Ordering::Equal => BySide { black: squares / 2, second: squares / 2 },
        }
    }
}
