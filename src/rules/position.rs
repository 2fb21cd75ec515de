//! A position that can be played: legal squares, turned discs, passes, the end.

use std::{error::Error, fmt};

use super::{
    direction::Direction,
    opening::Opening,
    outcome::{Ending, Outcome},
    ruleset::Ruleset,
    setup::Setup,
    side::{BySide, Side},
    square::Square,
    square_set::SquareSet,
};

/// A position that can be played or is finished. Made from a ruleset's start, from a sound [`Setup`], or by
/// a move; nothing else makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    ruleset: Ruleset,
    discs: BySide<SquareSet>,
    hands: BySide<u8>,
    to_move: Side,
}

/// One ply: a disc on a square, or a forced pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc is placed on the square.
    Place(Square),
    /// The side to move cannot place a disc, its opponent can.
    Pass,
}

/// Why a side must pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassReason {
    /// It can enclose nothing.
    NoLegalSquare,
    /// It could enclose discs, but has none left to place.
    NoDiscLeft,
}

/// What the side to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Place a disc on one of these squares.
    ToPlace(SquareSet),
    /// Pass: it cannot place a disc, the opponent can.
    ToPass(PassReason),
    /// Nothing: neither side can place a disc.
    Over(Outcome),
}

/// Why a move is not made. The position stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The board has no such square.
    NoSuchSquare,
    /// A disc lies there already.
    Occupied,
    /// In a free opening only the centre squares are played.
    NotInTheCentre,
    /// No disc would be turned.
    TurnsNothing,
    /// The side to move has no disc left.
    NoDiscLeft,
    /// A pass, though there is a legal square, or the opening is still free.
    MustPlace,
    /// The game is over.
    GameOver,
}

impl Position {
    /// The position before the first move.
    #[must_use]
    pub fn start(ruleset: Ruleset) -> Self {
        Self::from_sound(Setup::start(ruleset))
    }

    /// Takes over a setup that is known to have no faults.
    pub(super) fn from_sound(setup: Setup) -> Self {
        let Setup { ruleset, discs, hands, to_move } = setup;
        let hands = if ruleset.supply_each().is_some() { hands } else { BySide::default() };
        Self { ruleset, discs, hands, to_move }
    }

    /// The arrangement, to be changed at will.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let &Self { ruleset, discs, hands, to_move } = self;
        Setup { ruleset, discs, hands, to_move }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The side to move. When the game is over: the side whose turn it would be.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The discs of a side.
    #[must_use]
    pub fn discs(&self, side: Side) -> SquareSet {
        self.discs[side]
    }

    /// The side whose disc lies on the square.
    #[must_use]
    pub fn disc(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.discs[side].contains(square))
    }

    /// How many discs each side has on the board.
    #[must_use]
    pub fn counts(&self) -> BySide<u8> {
        self.discs.map(SquareSet::len)
    }

    /// The discs that a side has in hand; `None` where they never run out.
    #[must_use]
    pub fn hand(&self, side: Side) -> Option<u8> {
        self.ruleset.supply_each().map(|_| self.hands[side])
    }

    /// The squares without a disc.
    #[must_use]
    pub fn empty(&self) -> SquareSet {
        self.ruleset.shape.squares() - self.discs.black - self.discs.second
    }

    /// The free centre squares while the free opening lasts; afterwards, and in all other openings, none.
    #[must_use]
    pub fn free_centre(&self) -> SquareSet {
        if self.ruleset.opening != Opening::Free {
            return SquareSet::EMPTY;
        }
        self.ruleset.shape.centre().into_iter().collect::<SquareSet>() & self.empty()
    }

    /// What the side to move has to do.
    #[must_use]
    pub fn status(&self) -> Status {
        let legal = self.legal();
        if !legal.is_empty() {
            Status::ToPlace(legal)
        } else if !self.can_place(self.to_move.other()).is_empty() {
            Status::ToPass(self.reason_to_pass())
        } else {
            Status::Over(self.outcome())
        }
    }

    /// The squares on which the side to move may place a disc.
    #[must_use]
    pub fn legal(&self) -> SquareSet {
        self.can_place(self.to_move)
    }

    /// The discs that the side to move would turn by placing one on `square`: none in a free opening, where
    /// the square is taken, and where nothing is enclosed.
    #[must_use]
    pub fn turned(&self, square: Square) -> SquareSet {
        if !self.empty().contains(square) || !self.free_centre().is_empty() {
            return SquareSet::EMPTY;
        }
        let (own, opponent) = (self.discs[self.to_move], self.discs[self.to_move.other()]);
        Direction::ALL
            .into_iter()
            .map(|direction| enclosed_run(square, own, opponent, direction))
            .fold(SquareSet::EMPTY, |all, run| all | run)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn play(&self, mv: Move) -> Result<Self, Refusal> {
        match mv {
            Move::Place(square) => self.place(square),
            Move::Pass => self.pass(),
        }
    }

    /// Places a disc of the side to move and turns what it encloses.
    ///
    /// # Errors
    /// The reason why it is not legal there.
    pub fn place(&self, square: Square) -> Result<Self, Refusal> {
        if !self.legal().contains(square) {
            return Err(self.refusal(square));
        }
        let turned = self.turned(square);
        let (mover, opponent) = (self.to_move, self.to_move.other());
        let mut after = *self;
        after.discs[mover] = self.discs[mover] | turned | SquareSet::only(square);
        after.discs[opponent] = self.discs[opponent] - turned;
        after.hands[mover] = self.hands[mover].saturating_sub(1);
        after.to_move = opponent;
        Ok(after)
    }

    /// Passes, where the side to move must.
    ///
    /// # Errors
    /// [`Refusal::MustPlace`] or [`Refusal::GameOver`].
    pub fn pass(&self) -> Result<Self, Refusal> {
        match self.status() {
            Status::ToPass(_) => Ok(Self { to_move: self.to_move.other(), ..*self }),
            Status::ToPlace(_) => Err(Refusal::MustPlace),
            Status::Over(_) => Err(Refusal::GameOver),
        }
    }

    /// Why a disc cannot be placed on a square that is not legal.
    fn refusal(&self, square: Square) -> Refusal {
        if !self.ruleset.shape.squares().contains(square) {
            Refusal::NoSuchSquare
        } else if matches!(self.status(), Status::Over(_)) {
            Refusal::GameOver
        } else if !self.empty().contains(square) {
            Refusal::Occupied
        } else if !self.free_centre().is_empty() {
            Refusal::NotInTheCentre
        } else if self.hand(self.to_move) == Some(0) {
            Refusal::NoDiscLeft
        } else {
            Refusal::TurnsNothing
        }
    }

    /// The squares on which `side` could place a disc if it were to move.
    fn can_place(&self, side: Side) -> SquareSet {
        let centre = self.free_centre();
        if self.hand(side) == Some(0) {
            SquareSet::EMPTY
        } else if centre.is_empty() {
            self.enclosing(side)
        } else {
            centre
        }
    }

    /// The squares from which `side` would enclose something, discs in hand or not.
    fn enclosing(&self, side: Side) -> SquareSet {
        let (own, opponent) = (self.discs[side], self.discs[side.other()]);
        let ends = Direction::ALL
            .into_iter()
            .map(|direction| ends_of_runs(own, opponent, direction))
            .fold(SquareSet::EMPTY, |all, ends| all | ends);
        ends & self.empty()
    }

    fn reason_to_pass(&self) -> PassReason {
        if self.enclosing(self.to_move).is_empty() {
            PassReason::NoLegalSquare
        } else {
            PassReason::NoDiscLeft
        }
    }

    fn outcome(&self) -> Outcome {
        let stuck = Side::BOTH.into_iter().all(|side| self.enclosing(side).is_empty());
        let ending = match (self.empty().is_empty(), stuck) {
            (true, _) => Ending::BoardFull,
            (false, true) => Ending::NoLegalSquare,
            (false, false) => Ending::NoDiscLeft,
        };
        Outcome::new(self.counts(), self.ruleset.goal, ending)
    }
}

/// The squares just behind the unbroken runs of `opponent` discs that begin beside an `own` disc.
fn ends_of_runs(own: SquareSet, opponent: SquareSet, direction: Direction) -> SquareSet {
    let mut ends = SquareSet::EMPTY;
    let mut run = own.step(direction) & opponent;
    while !run.is_empty() {
        let next = run.step(direction);
        ends |= next;
        run = next & opponent;
    }
    ends
}

/// The run of `opponent` discs from `square` on, if an `own` disc closes it.
fn enclosed_run(square: Square, own: SquareSet, opponent: SquareSet, direction: Direction) -> SquareSet {
    let mut run = SquareSet::EMPTY;
    let mut at = SquareSet::only(square).step(direction);
    while at.meets(opponent) {
        run |= at;
        at = at.step(direction);
    }
    if at.meets(own) { run } else { SquareSet::EMPTY }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSuchSquare => "the board has no such square",
            Self::Occupied => "a disc lies there already",
            Self::NotInTheCentre => "only the centre squares are played until they are full",
            Self::TurnsNothing => "no disc would be turned",
            Self::NoDiscLeft => "the side to move has no disc left",
            Self::MustPlace => "the side to move has a legal square and may not pass",
            Self::GameOver => "the game is over",
        })
    }
}

impl Error for Refusal {}
