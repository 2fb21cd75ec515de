//! An address within the page, behind its `#`: `#/game/historic` asks for a game by that ruleset.

use crate::rules::Ruleset;

const GAME: &str = "#/game/";

/// The part of an address that asks for a game.
///
/// ```
/// use reversi::{formats::link, rules::Preset};
/// let historic = Preset::Historic.ruleset();
/// assert_eq!(link::write(historic), "#/game/historic");
/// assert_eq!(link::read("#/game/historic"), Some(historic));
/// assert_eq!(link::read("#board"), None);
/// ```
#[must_use]
pub fn write(ruleset: Ruleset) -> String {
    format!("{GAME}{ruleset}")
}

/// The ruleset that an address asks for, in either case and with or without a slash at its end; `None` where
/// it asks for no game that can be played.
#[must_use]
pub fn read(hash: &str) -> Option<Ruleset> {
    let id = hash.strip_prefix(GAME)?;
    id.strip_suffix('/').unwrap_or(id).to_ascii_lowercase().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_asks_for_no_game_is_not_taken_for_one() {
        for hash in [
            "",
            "#",
            "#/",
            "#/game/",
            "#/game",
            "#/game/zz",
            "#/rules/classic",
            "#/game/classic/a1",
            "#/game/%FF",
        ] {
            assert_eq!(read(hash), None, "{hash:?}");
        }
    }

    #[test]
    fn case_and_a_last_slash_do_not_matter() {
        let parallel = "classic.parallel-top".parse().ok();
        assert!(parallel.is_some());
        assert_eq!(read("#/game/Classic.Parallel-Top"), parallel);
        assert_eq!(read("#/game/classic.parallel-top/"), parallel);
    }
}
