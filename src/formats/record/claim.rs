//! The result that a record claims, and what the moves say to it.

use crate::{
    game::Game,
    rules::{BySide, Goal, Outcome, Side, Status, Supply},
};

/// A result as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Who won; `None` is a draw.
    Winner(Option<Side>),
    /// Who won, and by how many discs.
    WonBy(Side, u16),
    /// The discs of both sides.
    Discs(BySide<u16>),
    /// The discs of Black.
    BlackDiscs(u16),
}

/// What the moves say to a claimed result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Nothing is claimed.
    NoClaim,
    /// The moves give what is claimed, counting the discs or giving the empty squares to the winner.
    Agrees,
    /// The moves give this.
    Differs(Outcome),
    /// The game is not over, so that the result may have been agreed; or the record has a flaw.
    NotOver,
}

impl Claim {
    /// The margin as a claim, in discs for Black.
    #[must_use]
    pub fn margin(for_black: i32) -> Self {
        let by = u16::try_from(for_black.unsigned_abs()).unwrap_or(u16::MAX);
        match for_black {
            0 => Self::Winner(None),
            1.. => Self::WonBy(Side::Black, by),
            _ => Self::WonBy(Side::Second, by),
        }
    }

    /// Compares it with a game that was played to its end.
    ///
    /// ```
    /// use reversi::{formats::record::{Check, Claim}, game::Game, rules::{Position, Ruleset, Side}};
    /// let game = Game::new(Ruleset::default());
    /// assert_eq!(Claim::WonBy(Side::Black, 64).check(&game), Check::NotOver);
    /// ```
    #[must_use]
    pub fn check(self, game: &Game) -> Check {
        match game.position_at(game.plies().len()).status() {
            Status::Over(outcome) if self.agrees(&outcome, game) => Check::Agrees,
            Status::Over(outcome) => Check::Differs(outcome),
            _ => Check::NotOver,
        }
    }

    fn agrees(self, outcome: &Outcome, game: &Game) -> bool {
        let squares = game.ruleset().shape.squares().len();
        [outcome.discs, outcome.filled(squares)].into_iter().any(|discs| {
            let discs = discs.map(u16::from);
            match self {
                Self::Winner(winner) => winner == outcome.winner,
                Self::WonBy(winner, by) => {
                    Some(winner) == outcome.winner && by == discs.black.abs_diff(discs.second)
                }
                Self::Discs(claimed) => claimed == discs,
                Self::BlackDiscs(claimed) => claimed == discs.black,
            }
        })
    }
}

/// The discs that the written forms count: the empty squares go to the winner in the modern game, and to
/// nobody where the players have discs of their own or the fewest win. `None` while the game is not over.
pub(in crate::formats) fn counted(game: &Game) -> Option<BySide<u8>> {
    let Status::Over(outcome) = game.position().status() else { return None };
    let ruleset = game.ruleset();
    let filled = ruleset.supply == Supply::Shared && ruleset.goal == Goal::Most;
    Some(if filled { outcome.filled(ruleset.shape.squares().len()) } else { outcome.discs })
}
