//! What the computer's levels are called.

use crate::{
    game::Player,
    i18n::{Opponent, Texts},
};

/// What a player is called where one is chosen: a level's name, or the word for a person.
#[must_use]
pub fn player_name(texts: &Texts, player: Player) -> &'static str {
    opponent(texts, player).map_or(texts.computer.choices.person, |opponent| opponent.name)
}

/// A sentence about how the computer plays at a level; empty for a person.
#[must_use]
pub fn player_about(texts: &Texts, player: Player) -> &'static str {
    opponent(texts, player).map_or("", |opponent| opponent.about)
}

/// Levels count from 1 on; a test holds that each has its opponent.
fn opponent(texts: &Texts, player: Player) -> Option<&Opponent> {
    texts.computer.levels.get(usize::from(player.level()?.number()) - 1)
}
