//! A ruleset: one value on each of five axes.

use std::{error::Error, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{opening::Opening, preset::Preset, shape::Shape};

/// Whose discs a player places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Supply {
    /// All discs lie ready for both: a player never runs out.
    #[default]
    Shared,
    /// Each player has half as many discs as the board has squares, and no more.
    Own,
}

/// What wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// More discs on the board than the opponent.
    #[default]
    Most,
    /// Fewer discs on the board than the opponent.
    Fewest,
}

/// The colour of the side that moves second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SecondColour {
    /// White, as in the modern games.
    #[default]
    White,
    /// Red, as in the game of the 1880s.
    Red,
}

impl Supply {
    /// Both values.
    pub const ALL: [Self; 2] = [Self::Shared, Self::Own];

    /// The name in rulesets and links.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Shared => "shared",
            Self::Own => "own",
        }
    }
}

impl Goal {
    /// Both values.
    pub const ALL: [Self; 2] = [Self::Most, Self::Fewest];

    /// The name in rulesets and links.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Most => "most",
            Self::Fewest => "fewest",
        }
    }
}

impl SecondColour {
    /// Both values.
    pub const ALL: [Self; 2] = [Self::White, Self::Red];

    /// The name in rulesets and links.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Red => "red",
        }
    }
}

/// The rules of one game. Every combination can be played; the well-known ones are in [`Preset`].
///
/// Written and read as an id that never changes: a preset's name, with the start behind a dot when it is
/// not the preset's own, or all five axes.
///
/// ```
/// use reversi::rules::{Goal, Opening, Ruleset, Shape};
/// let classic: Ruleset = "classic.parallel-top".parse()?;
/// assert_eq!(classic.opening, Opening::ParallelTop);
/// let own = Ruleset { shape: Shape::Octagon, goal: Goal::Fewest, ..Ruleset::default() };
/// assert_eq!(own.to_string(), "octagon.usual.shared.fewest.white");
/// assert_eq!(own.to_string().parse(), Ok(own));
/// # Ok::<(), reversi::rules::ParseRulesetError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Ruleset {
    /// The board.
    pub shape: Shape,
    /// How the centre squares are filled.
    pub opening: Opening,
    /// Whose discs are placed.
    pub supply: Supply,
    /// What wins.
    pub goal: Goal,
    /// The colour of the side that moves second.
    pub second: SecondColour,
}

impl Ruleset {
    /// The discs that each side has before the first disc is placed, opening included; `None` when they
    /// never run out.
    #[must_use]
    pub const fn supply_each(self) -> Option<u8> {
        match self.supply {
            Supply::Shared => None,
            Supply::Own => Some(self.shape.squares().len() / 2),
        }
    }

    /// The preset that this ruleset is, whichever of the placed openings it starts from.
    #[must_use]
    pub fn preset(self) -> Option<Preset> {
        let usual_if_placed = match self.opening {
            Opening::Free => Opening::Free,
            _ => Opening::Usual,
        };
        let plain = Self { opening: usual_if_placed, ..self };
        Preset::ALL.into_iter().find(|preset| preset.ruleset() == plain)
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.preset() {
            Some(preset) if preset.ruleset() == *self => f.write_str(preset.id()),
            Some(preset) => write!(f, "{}.{}", preset.id(), self.opening.id()),
            None => {
                let Self { shape, opening, supply, goal, second } = self;
                let ids = [shape.id(), opening.id(), supply.id(), goal.id(), second.id()];
                f.write_str(&ids.join("."))
            }
        }
    }
}

/// The text is no ruleset's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRulesetError;

impl fmt::Display for ParseRulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a ruleset is classic, reverse, historic, one of them with a start such as classic.parallel-top, \
             or five axes such as 8x8.usual.shared.most.white",
        )
    }
}

impl Error for ParseRulesetError {}

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    /// Reads an id in lower case.
    fn from_str(text: &str) -> Result<Self, ParseRulesetError> {
        let words: Vec<&str> = text.split('.').collect();
        read(&words).ok_or(ParseRulesetError)
    }
}

impl TryFrom<String> for Ruleset {
    type Error = ParseRulesetError;

    fn try_from(id: String) -> Result<Self, ParseRulesetError> {
        id.parse()
    }
}

impl From<Ruleset> for String {
    fn from(ruleset: Ruleset) -> Self {
        ruleset.to_string()
    }
}

fn read(words: &[&str]) -> Option<Ruleset> {
    match *words {
        [preset] => Some(Preset::from_id(preset)?.ruleset()),
        [preset, opening] => {
            let preset = Preset::from_id(preset)?;
            let ruleset = Ruleset { opening: opening_from(opening)?, ..preset.ruleset() };
            (ruleset.preset() == Some(preset)).then_some(ruleset)
        }
        [shape, opening, supply, goal, second] => Some(Ruleset {
            shape: Shape::ALL.into_iter().find(|s| s.id() == shape)?,
            opening: opening_from(opening)?,
            supply: Supply::ALL.into_iter().find(|s| s.id() == supply)?,
            goal: Goal::ALL.into_iter().find(|g| g.id() == goal)?,
            second: SecondColour::ALL.into_iter().find(|c| c.id() == second)?,
        }),
        _ => None,
    }
}

fn opening_from(id: &str) -> Option<Opening> {
    Opening::PLACED.into_iter().chain([Opening::Free]).find(|opening| opening.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruleset_is_read_back_from_its_id() {
        for shape in Shape::ALL {
            for opening in Opening::PLACED.into_iter().chain([Opening::Free]) {
                for supply in Supply::ALL {
                    for goal in Goal::ALL {
                        for second in SecondColour::ALL {
                            let ruleset = Ruleset { shape, opening, supply, goal, second };
                            assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn other_texts_are_no_ruleset() {
        let texts =
            ["", "zz", "Classic", "classic.", "classic.free", "historic.usual", "historic.free.own", "8x8"];
        for text in texts {
            assert_eq!(text.parse::<Ruleset>(), Err(ParseRulesetError), "{text:?}");
        }
    }

    #[test]
    fn a_preset_may_be_written_by_its_axes() {
        let historic = Preset::Historic.ruleset();
        assert_eq!("8x8.free.own.most.red".parse(), Ok(historic));
        assert_eq!("historic.free".parse(), Ok(historic));
    }
}
