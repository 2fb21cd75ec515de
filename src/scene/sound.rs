//! What is heard when the board changes. Everything that is heard is seen, too.

use super::{change::Changes, moment::Moment};
use crate::rules::{Move, Position, Side};

/// One thing that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A disc is placed, and so many rings of discs turn one after another.
    Placed(Side, u8),
    /// A move is taken back, and so many rings of discs turn back.
    Lifted(u8),
    /// A side passes.
    Passed,
    /// The game is over.
    Over,
}

impl Sound {
    /// What `public/sound.js` knows it by: `placed-black-2`, `lifted-2`, `passed`, `over`.
    ///
    /// ```
    /// use reversi::{rules::Side, scene::Sound};
    /// assert_eq!(Sound::Placed(Side::Second, 3).id(), "placed-second-3");
    /// ```
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Placed(Side::Black, rings) => format!("placed-black-{rings}"),
            Self::Placed(Side::Second, rings) => format!("placed-second-{rings}"),
            Self::Lifted(rings) => format!("lifted-{rings}"),
            Self::Passed => "passed".to_owned(),
            Self::Over => "over".to_owned(),
        }
    }
}

/// What was shown before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// How many plies had been played.
    pub ply: usize,
    /// The position after them.
    pub position: Position,
    /// Was the game over then?
    pub over: bool,
}

impl Shown {
    /// What a moment shows.
    #[must_use]
    pub fn of(moment: &Moment<'_>) -> Self {
        Self { ply: moment.ply, position: *moment.position(), over: moment.result().is_some() }
    }
}

/// What is heard, in its order, once `moment` of the same game is shown instead.
#[must_use]
pub fn sounds(before: &Shown, moment: &Moment<'_>) -> Vec<Sound> {
    let Shown { ply, ref position, over } = *before;
    let rings = Changes::between(position, moment.position()).rings();
    if moment.ply < ply {
        return vec![Sound::Lifted(rings)];
    }
    let since = moment.game.plies().get(ply..moment.ply).unwrap_or_default();
    let placed = since.iter().rfind(|ply| matches!(ply.mv, Move::Place(_)));
    let is_over = !over && moment.result().is_some();
    let passed = !is_over && since.iter().any(|ply| ply.mv == Move::Pass);
    let sounds = [
        placed.map(|ply| Sound::Placed(ply.side, rings)),
        passed.then_some(Sound::Passed),
        is_over.then_some(Sound::Over),
    ];
    sounds.into_iter().flatten().collect()
}
