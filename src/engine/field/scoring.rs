//! What a finished game is worth.

use crate::rules::{Goal, Ruleset, Supply};

/// How the end of a game is counted, as a difference of discs for the side that is asked for: above nought it
/// has won, at nought the game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Most discs win, and the empty squares count for the winner, as federations count the modern game.
    Filled,
    /// Most discs win, and empty squares count for nobody: the games with an own supply.
    Counted,
    /// Fewest discs win: the opponent's discs less one's own, and empty squares count for nobody.
    Fewest,
}

impl Scoring {
    /// The way in which games by this ruleset are counted.
    #[must_use]
    pub const fn of(ruleset: Ruleset) -> Self {
        match (ruleset.goal, ruleset.supply) {
            (Goal::Fewest, _) => Self::Fewest,
            (Goal::Most, Supply::Own) => Self::Counted,
            (Goal::Most, Supply::Shared) => Self::Filled,
        }
    }

    /// The score of a finished game with so many own discs, opposing discs and empty squares.
    ///
    /// ```
    /// use reversi::engine::Scoring;
    /// assert_eq!(Scoring::Filled.score(40, 20, 4), 24);
    /// assert_eq!(Scoring::Counted.score(40, 20, 4), 20);
    /// assert_eq!(Scoring::Fewest.score(40, 20, 4), -20);
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn score(self, own: u32, opponent: u32, empty: u32) -> i32 {
        let more = own as i32 - opponent as i32;
        match self {
            Self::Filled => more + more.signum() * empty as i32,
            Self::Counted => more,
            Self::Fewest => -more,
        }
    }
}
