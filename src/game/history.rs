//! The plies of a game, and where in them it stands.

use std::{error::Error, fmt};

use super::clock::Clock;
use crate::rules::{Move, PassReason, Position, Refusal, Ruleset, Side, Square, SquareSet, Status};

/// A game: a start position, the plies since, and a cursor. The plies behind the cursor have been played;
/// those after it were undone and can be redone. A new move drops them.
///
/// ```
/// use reversi::{game::Game, rules::Ruleset};
///
/// let mut game = Game::new(Ruleset::default());
/// game.place("f5".parse()?)?;
/// game.place("d6".parse()?)?;
/// assert!(game.undo());
/// assert_eq!((game.ply(), game.plies().len()), (1, 2));
/// game.place("f6".parse()?)?;
/// assert!(!game.can_redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// One more than there are plies; the first is the start.
    positions: Vec<Position>,
    plies: Vec<Ply>,
    cursor: usize,
    /// What `timed` counts with.
    pub(super) clock: Option<Clock>,
}

/// One ply that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The side that made it.
    pub side: Side,
    /// What it did.
    pub mv: Move,
    /// The discs that turned; none by a pass.
    pub turned: SquareSet,
    /// Why it is a pass; `None` for a placed disc.
    pub pass: Option<PassReason>,
}

/// A ply of a record that the rules refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalPly {
    /// Its place in the record, counted from 1, passes that were written included.
    pub number: usize,
    /// The ply as it was written.
    pub mv: Move,
    /// Why it is refused.
    pub why: Refusal,
}

impl Game {
    /// A game at the start of a ruleset.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        Self::from_position(Position::start(ruleset))
    }

    /// A game that begins in any position.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Self { positions: vec![start], plies: Vec::new(), cursor: 0, clock: None }
    }

    /// Replays a record, with its forced passes written or left out, and settles the passes at its end.
    ///
    /// # Errors
    /// The first ply that the rules refuse.
    pub fn replay(start: Position, moves: impl IntoIterator<Item = Move>) -> Result<Self, IllegalPly> {
        let mut game = Self::from_position(start);
        for (i, mv) in moves.into_iter().enumerate() {
            let played = match mv {
                Move::Place(square) => {
                    game.settle();
                    game.place(square)
                }
                Move::Pass => game.pass(),
            };
            played.map_err(|why| IllegalPly { number: i + 1, mv, why })?;
        }
        game.settle();
        Ok(game)
    }

    /// The rules it is played by.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.positions[0].ruleset()
    }

    /// The position before the first ply.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// Does it begin in another position than its ruleset's own?
    ///
    /// ```
    /// use reversi::{game::Game, rules::{Position, Ruleset}};
    /// let start = Position::start(Ruleset::default());
    /// assert!(!Game::from_position(start).is_set_up());
    /// assert!(Game::from_position(start.place("d3".parse()?)?).is_set_up());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        *self.start() != Position::start(self.ruleset())
    }

    /// How many plies have been played: where the game stands.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.cursor
    }

    /// All plies, those that can be redone included.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The last ply that was played.
    #[must_use]
    pub fn last_ply(&self) -> Option<Ply> {
        self.ply_before(self.cursor)
    }

    /// The ply that led to the position after `ply` plies.
    #[must_use]
    pub fn ply_before(&self, ply: usize) -> Option<Ply> {
        ply.checked_sub(1).and_then(|i| self.plies.get(i)).copied()
    }

    /// The position where the game stands.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.cursor]
    }

    /// The position after `ply` plies, redoable ones included; after the last where there are fewer.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> &Position {
        &self.positions[ply.min(self.plies.len())]
    }

    /// Places a disc. What could be redone is dropped.
    ///
    /// # Errors
    /// The reason why it is not legal; the game stays as it was.
    pub fn place(&mut self, square: Square) -> Result<(), Refusal> {
        self.play(Move::Place(square))
    }

    /// Makes a forced pass. What could be redone is dropped.
    ///
    /// # Errors
    /// The reason why it is not legal; the game stays as it was.
    pub fn pass(&mut self) -> Result<(), Refusal> {
        self.play(Move::Pass)
    }

    /// Makes the pass that is forced where the game stands, if one is. Returns whether one was.
    pub fn settle(&mut self) -> bool {
        matches!(self.position().status(), Status::ToPass(_)) && self.pass().is_ok()
    }

    /// Is there a decision to take back?
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.previous_decision().is_some()
    }

    /// Goes back to the previous decision: the last placed disc, and the passes that followed it, are taken
    /// back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.previous_decision();
        if let Some(ply) = before {
            self.go_to(ply);
        }
        before.is_some()
    }

    /// Is there anything to redo?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.cursor < self.plies.len()
    }

    /// Plays again what one undo took back: a placed disc and the passes that followed. Returns whether there
    /// was anything.
    pub fn redo(&mut self) -> bool {
        let more = self.can_redo();
        if more {
            let passes = self.plies[self.cursor + 1..].iter().take_while(|ply| ply.mv == Move::Pass).count();
            self.go_to(self.cursor + 1 + passes);
        }
        more
    }

    /// Goes to the position after `ply` plies, or after the last where there are fewer; nothing is dropped.
    pub fn go_to(&mut self, ply: usize) {
        let ply = ply.min(self.plies.len());
        if ply != self.cursor {
            self.cursor = ply;
            self.begin_turn();
        }
    }

    /// Goes back to the position after `ply` plies and drops everything later, what could be redone too.
    pub fn cut(&mut self, ply: usize) {
        self.go_to(ply);
        self.drop_later();
    }

    /// The squares of all placed discs, those that can be redone included. Passes follow from them.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.plies.iter().filter_map(|ply| match ply.mv {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        })
    }

    fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if self.out_of_time().is_some() {
            return Err(Refusal::GameOver);
        }
        let before = *self.position();
        let after = before.play(mv)?;
        let turned = match mv {
            Move::Place(square) => before.turned(square),
            Move::Pass => SquareSet::EMPTY,
        };
        let pass = match before.status() {
            Status::ToPass(reason) => Some(reason),
            _ => None,
        };
        self.drop_later();
        let made = Ply { side: before.to_move(), mv, turned, pass };
        self.plies.push(made);
        self.positions.push(after);
        self.cursor += 1;
        self.hand_over_clock(made);
        Ok(())
    }

    fn drop_later(&mut self) {
        self.plies.truncate(self.cursor);
        self.positions.truncate(self.cursor + 1);
        if let Some(clock) = &mut self.clock {
            clock.cut(self.cursor);
        }
    }

    fn previous_decision(&self) -> Option<usize> {
        self.plies[..self.cursor].iter().rposition(|ply| matches!(ply.mv, Move::Place(_)))
    }
}

impl fmt::Display for IllegalPly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mv {
            Move::Place(square) => write!(f, "ply {}, {square}: {}", self.number, self.why),
            Move::Pass => write!(f, "ply {}, a pass: {}", self.number, self.why),
        }
    }
}

impl Error for IllegalPly {}
