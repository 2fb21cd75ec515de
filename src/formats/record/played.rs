//! A record that the rules have replayed.

use std::{error::Error, fmt};

use super::{
    claim::{Check, Claim},
    flaw::{Flaw, Reason},
    header::Header,
    written::{Form, Written, WrittenMove},
};
use crate::{
    game::Game,
    rules::{Move, Position, Status},
};

/// A game of a record, played as far as the rules allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The form in which it was written.
    pub form: Form,
    /// The game, the passes at its end settled. With a [`flaw`](Self::flaw) it ends before it.
    pub game: Game,
    /// Names, occasion, comment.
    pub header: Header,
    /// The result that the record claims.
    pub claim: Option<Claim>,
    /// How many other lines of play were left out.
    pub variations: usize,
    /// Why the rest could not be read or played.
    pub flaw: Option<Flaw>,
}

/// Why a game cannot be written in a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The form knows no such board.
    Shape,
    /// The form knows no discs in hand, and they would be lost.
    OwnSupply,
    /// The form knows no empty board whose centre the players fill.
    FreeOpening,
    /// The form knows no game that is won with fewest discs.
    FewestWin,
    /// The form has games from the usual start only.
    OtherStart,
    /// The game was set up with discs in hand, which the form cannot say.
    HandsOfASetup,
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shape => "the form knows no such board",
            Self::OwnSupply => "the form knows no discs in hand",
            Self::FreeOpening => "the form knows no free opening",
            Self::FewestWin => "the form knows no game that is won with fewest discs",
            Self::OtherStart => "the form has games from the usual start only",
            Self::HandsOfASetup => "the form cannot say the discs in hand of a position that was set up",
        })
    }
}

impl Error for Unwritable {}

impl Record {
    pub(super) fn play(written: &Written, start: Position) -> Self {
        let mut game = Game::from_position(start);
        let refused = (1..).zip(&written.moves).find_map(|(ply, written)| {
            let why = play(&mut game, written).err()?;
            Some(Flaw { place: written.place, ply: Some(ply), why })
        });
        game.settle();
        Self {
            form: written.form,
            game,
            header: written.header.clone(),
            claim: written.claim,
            variations: written.variations,
            flaw: refused.or_else(|| written.flaw.clone()),
        }
    }

    /// What the moves say to the claimed result. A record with a flaw is not compared.
    #[must_use]
    pub fn check(&self) -> Check {
        match self.claim {
            None => Check::NoClaim,
            Some(_) if self.flaw.is_some() => Check::NotOver,
            Some(claim) => claim.check(&self.game),
        }
    }

    /// How well the rules allow it: without a flaw of their own, and with so many plies.
    pub(super) fn reach(&self) -> (bool, usize) {
        let refused = |flaw: &Flaw| matches!(flaw.why, Reason::Refused(..) | Reason::OutOfTurn(_));
        (!self.flaw.as_ref().is_some_and(refused), self.game.plies().len())
    }
}

/// Plays a move, and before a disc the forced pass that was left out.
fn play(game: &mut Game, written: &WrittenMove) -> Result<(), Reason> {
    let &WrittenMove { mv, side, .. } = written;
    if mv != Move::Pass {
        game.settle();
    }
    let turn = game.position().to_move();
    let over = matches!(game.position().status(), Status::Over(_));
    if let Some(side) = side.filter(|&side| side != turn && !over) {
        return Err(Reason::OutOfTurn(side));
    }
    let played = match mv {
        Move::Place(square) => game.place(square),
        Move::Pass => game.pass(),
    };
    played.map_err(|why| Reason::Refused(mv, why))
}
