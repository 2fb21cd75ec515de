//! What stands in the new-game dialog, until a game begins by it.

use serde::{Deserialize, Serialize};

use super::{
    action::{Chance, DraftChange},
    clock_draft::ClockDraft,
};
use crate::{
    game::{Game, Handicap, Person, Seats, balanced_opening},
    rules::{Opening, Preset, Ruleset, Square},
};

/// Which rules are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// Those of a preset.
    Preset(Preset),
    /// One's own: any combination of the axes.
    Custom,
}

/// Which start is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// This one.
    Opening(Opening),
    /// One of the six placed ones, by lot.
    ByLot,
    /// The usual one with a balanced opening played from it, by lot.
    Balanced,
}

/// Who takes Black, and so makes the first move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhoBegins {
    /// The person named first.
    #[default]
    First,
    /// The person named second.
    Second,
    /// One of the two, by lot.
    ByLot,
    /// The one who did not begin the game before.
    InTurn,
}

impl WhoBegins {
    /// All of them, in the order of the dialog.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::ByLot, Self::InTurn];

    /// The value of the choice in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::ByLot => "lot",
            Self::InTurn => "turn",
        }
    }
}

/// The dialog's choices. Those of a preset and of one's own rules are kept apart, so that looking at one
/// does not change the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Which rules.
    pub rules: Rules,
    /// One's own rules, all but the start.
    pub custom: Ruleset,
    /// The start, for rules whose opening is not free.
    pub start: Start,
    /// Who plays; who has Black is decided at the start.
    pub seats: Seats,
    /// Who takes Black.
    pub who_begins: WhoBegins,
    /// Which clock.
    pub clock: ClockDraft,
    /// Which handicap, where there is one.
    pub handicap: Option<Handicap>,
}

impl Draft {
    /// The choices that lead to a game like the one on the table.
    #[must_use]
    pub fn like(ruleset: Ruleset, seats: &Seats, who_begins: WhoBegins) -> Self {
        let rules = ruleset.preset().map_or(Rules::Custom, Rules::Preset);
        let start = match (ruleset.opening, rules) {
            (Opening::Free, Rules::Preset(_)) => Start::Opening(Opening::Usual),
            (opening, _) => Start::Opening(opening),
        };
        Self {
            rules,
            custom: ruleset,
            start,
            seats: seats.clone(),
            who_begins,
            clock: ClockDraft::default(),
            handicap: None,
        }
    }

    /// Chooses the rules of a game; the people and their clock stay.
    pub(super) fn play_by(&mut self, ruleset: Ruleset) {
        let clock = self.clock;
        *self = Self { clock, ..Self::like(ruleset, &self.seats, self.who_begins) };
    }

    /// The starts that can be chosen for the chosen rules: none where the opening is free by the rules.
    #[must_use]
    pub fn starts(&self) -> Vec<Start> {
        let placed = Opening::PLACED.into_iter().map(Start::Opening).chain([Start::ByLot]);
        match self.rules {
            Rules::Preset(preset) if preset.ruleset().opening == Opening::Free => Vec::new(),
            Rules::Preset(preset) if preset.ruleset() == Ruleset::default() => {
                placed.chain([Start::Balanced]).collect()
            }
            Rules::Preset(_) => placed.collect(),
            Rules::Custom => placed.chain([Start::Opening(Opening::Free)]).collect(),
        }
    }

    /// The chosen rules, whatever the start.
    #[must_use]
    pub fn plain_ruleset(&self) -> Ruleset {
        match self.rules {
            Rules::Preset(preset) => preset.ruleset(),
            Rules::Custom => self.custom,
        }
    }

    /// Can there be a handicap? Not where moves have been made, nor by every ruleset.
    #[must_use]
    pub fn takes_handicap(&self) -> bool {
        let opening = match self.start {
            Start::Opening(opening) => Some(opening),
            Start::ByLot => Some(Opening::Usual),
            Start::Balanced => None,
        };
        opening.is_some_and(|opening| Handicap::suits(Ruleset { opening, ..self.plain_ruleset() }))
    }

    /// The handicap of the game that begins.
    fn taken_handicap(&self) -> Option<Handicap> {
        self.handicap.filter(|_| self.takes_handicap())
    }

    /// The game that begins between people who sit so, with the moves of its opening made.
    pub(super) fn game(&self, seats: &Seats, chance: &Chance) -> Game {
        let ruleset = self.ruleset(chance);
        let from = self.taken_handicap().and_then(|handicap| handicap.position(ruleset, seats));
        let mut game = from.map_or_else(|| Game::new(ruleset), Game::from_position);
        for square in self.opening_moves(chance) {
            // The moves of an opening are legal, one after another.
            let _ = game.place(square);
        }
        game
    }

    /// Takes over one choice.
    pub(super) fn change(&mut self, change: DraftChange) {
        match change {
            DraftChange::Rules(rules) => self.choose(rules),
            DraftChange::Start(start) => self.start = start,
            DraftChange::Shape(shape) => self.custom.shape = shape,
            DraftChange::Supply(supply) => self.custom.supply = supply,
            DraftChange::Goal(goal) => self.custom.goal = goal,
            DraftChange::SecondColour(colour) => self.custom.second = colour,
            DraftChange::Name(Person::First, name) => self.seats.first = name,
            DraftChange::Name(Person::Second, name) => self.seats.second = name,
            DraftChange::Player(person, player) => {
                self.seats.players = self.seats.players.with(person, player);
            }
            DraftChange::WhoBegins(who) => self.who_begins = who,
            DraftChange::Clock(change) => self.clock.change(change),
            DraftChange::Handicap(handicap) => self.handicap = handicap,
        }
    }

    fn choose(&mut self, rules: Rules) {
        self.rules = rules;
        if !self.starts().contains(&self.start) {
            self.start = Start::Opening(Opening::Usual);
        }
    }

    /// The rules of the game that begins.
    pub(super) fn ruleset(&self, chance: &Chance) -> Ruleset {
        let plain = self.plain_ruleset();
        match (self.rules, self.start) {
            (Rules::Preset(_), _) if plain.opening == Opening::Free => plain,
            (_, Start::Opening(opening)) => Ruleset { opening, ..plain },
            (_, Start::Balanced) => Ruleset { opening: Opening::Usual, ..plain },
            (_, Start::ByLot) => Ruleset { opening: *chance.one_of(&Opening::PLACED), ..plain },
        }
    }

    /// The moves that have been made when the game begins.
    pub(super) fn opening_moves(&self, chance: &Chance) -> Vec<Square> {
        let balanced = self.start == Start::Balanced && self.starts().contains(&self.start);
        // Who begins is drawn from the same lot; what is left of it decides here.
        if balanced { balanced_opening(chance.after(2 * Opening::PLACED.len()).0) } else { Vec::new() }
    }

    /// Who sits where in the game that begins. `in_turn` is whose turn it is to have Black.
    pub(super) fn seats(&self, in_turn: Person, chance: &Chance) -> Seats {
        let black = match self.who_begins {
            WhoBegins::First => Person::First,
            WhoBegins::Second => Person::Second,
            WhoBegins::ByLot => *chance.after(Opening::PLACED.len()).one_of(&[Person::First, Person::Second]),
            WhoBegins::InTurn => in_turn,
        };
        let name = |typed: &str| typed.split_whitespace().collect::<Vec<_>>().join(" ");
        Seats {
            first: name(&self.seats.first),
            second: name(&self.seats.second),
            black,
            players: self.seats.players,
        }
    }
}
