//! A game at one of its plies, with all that is needed to speak of it.

use super::naming::Naming;
use super::player::player_name;
use crate::{
    game::{Game, GameResult, Player, Ply, Seats},
    i18n::{Colour, Texts},
    rules::{Position, SecondColour, Side, Status},
};

/// A game at one of its plies, in one language.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// The game.
    pub game: &'a Game,
    /// How many of its plies have been played in what is shown: not always where the game stands.
    pub ply: usize,
    /// Who plays.
    pub seats: &'a Seats,
    /// The language.
    pub texts: &'static Texts,
    /// How squares are called in it.
    pub naming: Naming,
}

impl Moment<'_> {
    /// What lies on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position_at(self.ply)
    }

    /// The ply that led here.
    #[must_use]
    pub fn last_ply(&self) -> Option<Ply> {
        self.game.ply_before(self.ply)
    }

    /// The colour of a side's discs.
    #[must_use]
    pub fn colour(&self, side: Side) -> Colour {
        colour_of(side, self.game.ruleset().second)
    }

    /// The name of whoever plays a side: the person's, or that of the computer's level; empty when a person gave
    /// none.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        match self.seats.player(side) {
            Player::Person => self.seats.name(side),
            computer @ Player::Computer(_) => player_name(self.texts, computer),
        }
    }

    /// What a side is called in sentences: by name, or by the colour where there is none, and where the computer plays
    /// both sides at one level.
    #[must_use]
    pub fn who(&self, side: Side) -> &str {
        let level = self.seats.level(side);
        let twice = level.is_some() && level == self.seats.level(side.other());
        match self.name(side) {
            name if !name.is_empty() && !twice => name,
            _ => self.texts.colours.of(self.colour(side)),
        }
    }

    /// The side to move; `None` when the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        self.result().is_none().then(|| self.position().to_move())
    }

    /// How the game is over here, if it is: by the rules, or by the clock where the game stands.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        if self.is_now() {
            return self.game.result();
        }
        let Status::Over(outcome) = self.position().status() else { return None };
        Some(GameResult { winner: outcome.winner, discs: outcome.discs, out_of_time: None })
    }

    /// Is it the turn of a person?
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        self.to_move().is_some_and(|side| self.seats.player(side) == Player::Person)
    }

    /// Does it show where the game stands?
    #[must_use]
    pub fn is_now(&self) -> bool {
        self.ply == self.game.ply()
    }
}

/// The colour of a side's discs, where the second side's is `second`.
pub(super) const fn colour_of(side: Side, second: SecondColour) -> Colour {
    match (side, second) {
        (Side::Black, _) => Colour::Black,
        (Side::Second, SecondColour::White) => Colour::White,
        (Side::Second, SecondColour::Red) => Colour::Red,
    }
}
