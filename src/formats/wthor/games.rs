//! A file of games, read game by game.

use super::{
    super::record::{Claim, Flaw, Form, Place, Reason, Written},
    GAME, HEAD, flaw,
};
use crate::rules::{BySide, Move, Position, Preset, Side, Square, SquareSet, Status};

/// An open file of games.
#[derive(Clone, Copy, Debug)]
pub struct Games<'a> {
    body: &'a [u8],
    promised: u32,
    year: u16,
}

/// A game of the file, as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The number of its tournament, among those of the `.trn` file.
    pub tournament: u16,
    /// The numbers of the players, among those of the `.jou` file.
    pub players: BySide<u16>,
    /// Black's discs at the end, the empty squares given to the winner. In games that were not played out it
    /// was agreed.
    pub score: u8,
    /// The squares as bytes, the zeros behind them left out.
    squares: &'a [u8],
    /// The byte of the file at which they begin.
    at: usize,
}

impl<'a> Games<'a> {
    pub(super) const fn new(body: &'a [u8], promised: u32, year: u16) -> Self {
        Self { body, promised, year }
    }

    /// How many whole games the file has, whatever its head says.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.body.len() / GAME
    }

    /// Has it not even one?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The year of the games.
    #[must_use]
    pub const fn year(&self) -> u16 {
        self.year
    }

    /// What is wrong with the file as a whole: it is shorter than its head says.
    #[must_use]
    pub fn flaw(&self) -> Option<Flaw> {
        let missing = (self.promised as usize).saturating_sub(self.len());
        (missing > 0).then(|| flaw(HEAD + self.body.len(), Reason::Missing(missing)))
    }

    /// The game of this number, counted from 0.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<Entry<'a>> {
        let game = self.body.chunks_exact(GAME).nth(number)?;
        let two = |at: usize| u16::from_le_bytes([game[at], game[at + 1]]);
        let squares = &game[8..];
        let length = squares.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        Some(Entry {
            tournament: two(0),
            players: BySide { black: two(2), second: two(4) },
            score: game[6],
            squares: &squares[..length],
            at: HEAD + number * GAME + 8,
        })
    }

    /// All games.
    pub fn iter(self) -> impl Iterator<Item = Entry<'a>> {
        (0..self.len()).filter_map(move |number| self.get(number))
    }
}

impl Entry<'_> {
    /// The game as a record; its names are in other files.
    #[must_use]
    pub fn written(&self) -> Written {
        let mut written = Written::new(Form::Wthor);
        written.play_by(Preset::Classic.ruleset());
        written.claim = Some(Claim::BlackDiscs(u16::from(self.score)));
        for (i, &byte) in self.squares.iter().enumerate() {
            let Some(square) = square(byte) else {
                written.stop(flaw(self.at + i, Reason::UnknownWord(byte.to_string())));
                break;
            };
            let column = u32::try_from(self.at + i + 1).unwrap_or(u32::MAX);
            written.push(Move::Place(square), None, Place { line: 1, column });
        }
        written
    }

    /// After how many discs the game reaches a position, `None` where it never does. Whose turn it is, and
    /// where the discs lie, must be the same.
    ///
    /// To look for one in a great file, ask each game: hardly any is played, because the same squares must have
    /// been taken by then, in whatever order.
    #[must_use]
    pub fn reaches(&self, wanted: &Position) -> Option<usize> {
        let mut position = Position::start(Preset::Classic.ruleset());
        let taken = position.empty() - wanted.empty();
        let placed = usize::from(taken.len());
        let squares = self.squares.get(..placed)?.iter().copied();
        if squares.clone().filter_map(square).collect::<SquareSet>() != taken {
            return None;
        }
        for square in squares.filter_map(square) {
            position = position.place(square).ok()?;
            if let (Status::ToPass(_), Ok(passed)) = (position.status(), position.pass()) {
                position = passed;
            }
        }
        let same = |side| position.discs(side) == wanted.discs(side);
        (Side::BOTH.into_iter().all(same) && position.to_move() == wanted.to_move()).then_some(placed)
    }
}

/// The square of a byte: a1 is 11, h1 is 18, a8 is 81.
fn square(byte: u8) -> Option<Square> {
    let (row, column) = (byte / 10, byte % 10);
    let on_board = (1..=8).contains(&row) && (1..=8).contains(&column);
    if on_board { Square::at(column - 1, row - 1) } else { None }
}
