//! What the computer's levels are called.

use crate::{game::Player, i18n::Texts};

/// What a player is called where one is chosen: a level's name, or the word for a person.
#[must_use]
pub fn player_name(texts: &Texts, player: Player) -> &'static str {
    match player.level() {
        Some(level) => texts.computer.levels.of(level.number()).0,
        None => texts.computer.choices.person,
    }
}

/// A sentence about how the computer plays at a level; empty for a person.
#[must_use]
pub fn player_about(texts: &Texts, player: Player) -> &'static str {
    player.level().map_or("", |level| texts.computer.levels.of(level.number()).1)
}
