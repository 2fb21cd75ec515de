//! The rulesets that have a name.

use super::{
    opening::Opening,
    ruleset::{Goal, Ruleset, SecondColour, Supply},
    shape::Shape,
};

/// A well-known ruleset. Menus, links, guide and tests are made from this table; what a ruleset *does* is
/// asked of its axes, never of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The modern game.
    Classic,
    /// The modern game, won with fewest discs.
    Reverse,
    /// The game of the 1880s: an empty board and 32 discs each, black and red.
    Historic,
}

impl Preset {
    /// Every preset, in the order of menus.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Reverse, Self::Historic];

    /// The name in links, saves and files, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Reverse => "reverse",
            Self::Historic => "historic",
        }
    }

    /// The preset of that name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }

    /// Its rules.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        const CLASSIC: Ruleset = Ruleset {
            shape: Shape::Square8,
            opening: Opening::Usual,
            supply: Supply::Shared,
            goal: Goal::Most,
            second: SecondColour::White,
        };
        match self {
            Self::Classic => CLASSIC,
            Self::Reverse => Ruleset { goal: Goal::Fewest, ..CLASSIC },
            Self::Historic => {
                Ruleset { opening: Opening::Free, supply: Supply::Own, second: SecondColour::Red, ..CLASSIC }
            }
        }
    }
}
