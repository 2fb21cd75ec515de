//! Which clock stands in the new-game dialog.

use crate::{
    game::{Bonus, Person, Seats, TimeControl},
    rules::BySide,
};

/// Which clock is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockChoice {
    /// None.
    #[default]
    None,
    /// Five minutes for each side, and nothing more.
    Five,
    /// Ten minutes.
    Ten,
    /// Twenty minutes.
    Twenty,
    /// Other times.
    Own,
}

impl ClockChoice {
    /// All of them, in the order of the dialog.
    pub const ALL: [Self; 5] = [Self::None, Self::Five, Self::Ten, Self::Twenty, Self::Own];

    /// The value of the choice in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Five => "5",
            Self::Ten => "10",
            Self::Twenty => "20",
            Self::Own => "own",
        }
    }

    /// The minutes of each side; `None` without a clock and where other times are chosen.
    #[must_use]
    pub const fn minutes(self) -> Option<u32> {
        match self {
            Self::Five => Some(5),
            Self::Ten => Some(10),
            Self::Twenty => Some(20),
            Self::None | Self::Own => None,
        }
    }
}

/// A changed choice about the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockChange {
    /// Which clock.
    Choice(ClockChoice),
    /// The time of a place, in minutes.
    Minutes(Person, u32),
    /// What every move brings.
    Bonus(Bonus),
}

/// The choices about the clock. Times belong to people, who take them along when they change colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockDraft {
    /// Which clock.
    pub choice: ClockChoice,
    /// The first person's time, in seconds, where other times are chosen.
    pub first: u32,
    /// The second person's.
    pub second: u32,
    /// What every move brings, where other times are chosen.
    pub bonus: Bonus,
}

impl Default for ClockDraft {
    fn default() -> Self {
        Self { choice: ClockChoice::None, first: 10 * MINUTE, second: 10 * MINUTE, bonus: Bonus::None }
    }
}

const MINUTE: u32 = 60;

impl ClockDraft {
    /// The minutes that are offered where other times are chosen.
    pub const MINUTES: [u32; 14] = [1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 45, 60, 90];

    /// What is offered for every move.
    pub const BONUSES: [Bonus; 10] = [
        Bonus::Increment(1),
        Bonus::Increment(2),
        Bonus::Increment(3),
        Bonus::Increment(5),
        Bonus::Increment(10),
        Bonus::Increment(30),
        Bonus::Delay(2),
        Bonus::Delay(3),
        Bonus::Delay(5),
        Bonus::Delay(10),
    ];

    /// The choices that lead to this clock.
    #[must_use]
    pub fn of(control: Option<TimeControl>, seats: &Seats) -> Self {
        let Some(control) = control else { return Self::default() };
        let [first, second] = Person::BOTH.map(|person| control.seconds()[seats.side(person)]);
        let own = Self { choice: ClockChoice::Own, first, second, bonus: control.bonus() };
        let choices = ClockChoice::ALL.into_iter().map(|choice| Self { choice, ..own });
        choices.into_iter().find(|draft| draft.control(seats) == Some(control)).unwrap_or(own)
    }

    /// The minutes of a place where other times are chosen; a time of less than one counts as one.
    #[must_use]
    pub fn minutes(&self, person: Person) -> u32 {
        (self.seconds(person) / MINUTE).max(1)
    }

    const fn seconds(&self, person: Person) -> u32 {
        match person {
            Person::First => self.first,
            Person::Second => self.second,
        }
    }

    pub(super) fn change(&mut self, change: ClockChange) {
        match change {
            ClockChange::Choice(choice) => self.choice = choice,
            ClockChange::Minutes(Person::First, minutes) => self.first = minutes.saturating_mul(MINUTE),
            ClockChange::Minutes(Person::Second, minutes) => self.second = minutes.saturating_mul(MINUTE),
            ClockChange::Bonus(bonus) => self.bonus = bonus,
        }
    }

    /// The clock of a game between people who sit so.
    pub(super) fn control(&self, seats: &Seats) -> Option<TimeControl> {
        if self.choice == ClockChoice::Own {
            return TimeControl::new(BySide::new(|side| self.seconds(seats.person(side))), self.bonus);
        }
        let seconds = self.choice.minutes()? * MINUTE;
        TimeControl::new(BySide { black: seconds, second: seconds }, Bonus::None)
    }
}
