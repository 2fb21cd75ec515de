//! Reading the rules beside the game, and links that lead to games.

/// The rules beside the game, and what one does with their figures.
#[derive(Debug)]
pub struct Reading {
    /// "Read the rule", in a notice.
    pub read_rule: &'static str,
    /// "Rules of this game", where a game is chosen.
    pub these_rules: &'static str,
    /// "Open as a page of its own".
    pub own_page: &'static str,
    /// "The rules could not be loaded here. Perhaps they open on a page of their own.", above that link.
    pub failed: &'static str,
    /// "Previous step", of a figure that shows a move.
    pub previous_step: &'static str,
    /// "Next step".
    pub next_step: &'static str,
    /// "Try it on the board": sets up what a figure shows.
    pub try_it: &'static str,
}

/// Links that lead to games.
#[derive(Debug)]
pub struct Links {
    /// "This is a separate game. Your own is kept."
    pub apart: &'static str,
    /// "Back to my game", the way back from it.
    pub own_game: &'static str,
    /// "The link leads to rules that this program does not know."
    pub unknown_rules: &'static str,
    /// "The link cannot be read: move number 3 names no square."
    pub no_square: fn(number: u32) -> String,
    /// "The link cannot be played: move number 3, a1, is not legal."
    pub illegal: fn(number: u32, square: &str) -> String,
    /// "The link begins with a position that cannot be read or cannot be played."
    pub no_start: &'static str,
    /// "The link leads to the position after move 9, and the game does not have so many."
    pub no_ply: fn(number: u32) -> String,
    /// "The link is too long to be a game."
    pub too_long: &'static str,
}
