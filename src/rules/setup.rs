//! Any arrangement of discs, and what keeps it from being played.

use std::{error::Error, fmt};

use super::{
    opening::Opening,
    position::Position,
    ruleset::Ruleset,
    side::{BySide, Side},
    square_set::SquareSet,
};

/// An arrangement of discs that may or may not be possible. [`Position::try_from`] tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules to play by.
    pub ruleset: Ruleset,
    /// The discs of each side.
    pub discs: BySide<SquareSet>,
    /// The discs that each side has still in hand; looked at only when the supply is its own.
    pub hands: BySide<u8>,
    /// The side to move.
    pub to_move: Side,
}

/// One thing that keeps a [`Setup`] from being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// These discs lie on squares that the board lacks.
    OffTheBoard(SquareSet),
    /// Both sides have a disc on these squares.
    TwoDiscs(SquareSet),
    /// The board is empty, though the opening's discs are placed.
    NoDiscs,
    /// These discs lie outside the centre, though the centre is not full and the opening is free.
    OutsideTheCentre(SquareSet),
    /// In a free opening the players take turns: this many discs cannot have come about,
    /// or another side is to move.
    OpeningOutOfTurn(BySide<u8>),
    /// The discs in hand must be as many as the empty squares, which are `empty`.
    HandsAndSquares {
        /// What the setup says.
        hands: BySide<u8>,
        /// How many squares are empty.
        empty: u8,
    },
    /// A side has more discs in hand than it begins with.
    HandTooFull(Side),
}

impl Setup {
    /// The arrangement before the first move of a game.
    #[must_use]
    pub fn start(ruleset: Ruleset) -> Self {
        let discs = ruleset.opening.discs(ruleset.shape);
        let hands = discs.map(|placed| ruleset.supply_each().map_or(0, |each| each - placed.len()));
        Self { ruleset, discs, hands, to_move: Side::Black }
    }

    /// The same with as many discs in hand as an even exchange of moves leaves: half the empty squares each, and the
    /// odd one is the mover's. None where the supply is shared.
    ///
    /// ```
    /// use reversi::rules::{BySide, Preset, Setup};
    /// let start = Setup::start(Preset::Historic.ruleset());
    /// let empty_hands = Setup { hands: BySide::default(), ..start };
    /// assert_eq!(empty_hands.with_even_hands(), start);
    /// ```
    #[must_use]
    pub fn with_even_hands(self) -> Self {
        let mut hands = BySide::default();
        if self.ruleset.supply_each().is_some() {
            let empty = (self.ruleset.shape.squares() - self.occupied()).len();
            hands = BySide { black: empty / 2, second: empty / 2 };
            hands[self.to_move] += empty % 2;
        }
        Self { hands, ..self }
    }

    /// Everything that keeps the arrangement from being played, all at once; empty when it can be.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = self.disc_faults();
        if self.ruleset.opening == Opening::Free {
            faults.extend(self.free_opening_faults());
        }
        faults.extend(self.hand_faults());
        faults
    }

    fn occupied(&self) -> SquareSet {
        self.discs.black | self.discs.second
    }

    fn disc_faults(&self) -> Vec<Fault> {
        let off = self.occupied() - self.ruleset.shape.squares();
        let twice = self.discs.black & self.discs.second;
        let none = self.occupied().is_empty() && self.ruleset.opening != Opening::Free;
        [
            (!off.is_empty()).then_some(Fault::OffTheBoard(off)),
            (!twice.is_empty()).then_some(Fault::TwoDiscs(twice)),
            none.then_some(Fault::NoDiscs),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn free_opening_faults(&self) -> Vec<Fault> {
        let centre: SquareSet = self.ruleset.shape.centre().into_iter().collect();
        if (centre - self.occupied()).is_empty() {
            return Vec::new();
        }
        let outside = self.occupied() - centre;
        let counts = self.discs.map(SquareSet::len);
        let in_turn = match self.to_move {
            Side::Black => counts.black == counts.second,
            Side::Second => counts.black == counts.second + 1,
        };
        [
            (!outside.is_empty()).then_some(Fault::OutsideTheCentre(outside)),
            (!in_turn).then_some(Fault::OpeningOutOfTurn(counts)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn hand_faults(&self) -> Vec<Fault> {
        let Some(each) = self.ruleset.supply_each() else { return Vec::new() };
        let empty = (self.ruleset.shape.squares() - self.occupied()).len();
        let hands = self.hands;
        let fits = u16::from(hands.black) + u16::from(hands.second) == u16::from(empty);
        let mut faults = Vec::new();
        if !fits {
            faults.push(Fault::HandsAndSquares { hands, empty });
        }
        faults.extend(Side::BOTH.into_iter().filter(|&side| hands[side] > each).map(Fault::HandTooFull));
        faults
    }
}

/// The arrangement cannot be played; it carries every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImpossibleSetup(pub Vec<Fault>);

impl fmt::Display for ImpossibleSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the arrangement cannot be played: {:?}", self.0)
    }
}

impl Error for ImpossibleSetup {}

impl TryFrom<Setup> for Position {
    type Error = ImpossibleSetup;

    fn try_from(setup: Setup) -> Result<Self, ImpossibleSetup> {
        let faults = setup.faults();
        if faults.is_empty() { Ok(Self::from_sound(setup)) } else { Err(ImpossibleSetup(faults)) }
    }
}
