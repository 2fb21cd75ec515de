//! A match: games in a row between the same two, with colours in turn; a win is a point, a draw half of one.

use serde::{Deserialize, Serialize};

use super::{
    seats::{Person, Seats},
    timed::GameResult,
};

/// How a match stands after its finished games.
///
/// ```
/// use reversi::{game::{GameResult, Person, Seats, Tally}, rules::{BySide, Side}};
/// let seats = Seats::default();
/// let discs = BySide { black: 40, second: 24 };
/// let won = GameResult { winner: Some(Side::Black), discs, out_of_time: None };
/// let drawn = GameResult { winner: None, ..won };
/// let tally = Tally::default().with(&seats, &won).with(&seats.exchanged(), &drawn);
/// assert_eq!((tally.games, tally.of(Person::First).points()), (2, "1½".to_owned()));
/// assert_eq!(tally.of(Person::Second).discs, 24 + 40);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// How many games are finished.
    pub games: u32,
    /// What the person named first has.
    pub first: Account,
    /// What the person named second has.
    pub second: Account,
}

/// What one person has in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Account {
    /// Halves of points.
    pub halves: u32,
    /// Discs on the board at the ends of the games.
    pub discs: u32,
}

impl Account {
    /// The points as they are written: `0`, `½`, `2½`.
    #[must_use]
    pub fn points(self) -> String {
        match (self.halves / 2, self.halves % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 1) => format!("{whole}½"),
            (whole, _) => whole.to_string(),
        }
    }
}

impl Tally {
    /// What a person has.
    #[must_use]
    pub const fn of(self, person: Person) -> Account {
        match person {
            Person::First => self.first,
            Person::Second => self.second,
        }
    }

    /// The same with one more game, played as they sat there.
    #[must_use]
    pub fn with(self, seats: &Seats, result: &GameResult) -> Self {
        let account = |person: Person| {
            let side = seats.side(person);
            let before = self.of(person);
            let halves = match result.winner {
                None => 1,
                Some(winner) if winner == side => 2,
                Some(_) => 0,
            };
            Account {
                halves: before.halves.saturating_add(halves),
                discs: before.discs.saturating_add(u32::from(result.discs[side])),
            }
        };
        Self {
            games: self.games.saturating_add(1),
            first: account(Person::First),
            second: account(Person::Second),
        }
    }

    /// Can it have come about? Each game gives two halves, and at most all squares of the largest board.
    #[must_use]
    pub fn is_possible(self) -> bool {
        let sum = |of: fn(Account) -> u32| u64::from(of(self.first)) + u64::from(of(self.second));
        let games = u64::from(self.games);
        sum(|account| account.halves) == 2 * games && sum(|account| account.discs) <= 100 * games
    }

    /// Has no game been finished?
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
