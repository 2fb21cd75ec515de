//! The game by ear and by keyboard: what is said on request, the list of keys, the position as text, and the settings
//! for eyes, ears and hands.

use super::Colour;

/// What is said when one asks for it; more of it stands in [`Said`](super::Said) and [`Guide`](super::Guide).
#[derive(Debug)]
pub struct Hearing {
    /// "Black 7, White 5."
    pub score: fn(who: &str, own: u32, next: &str, other: u32) -> String,
    /// "In hand: Black 28, Red 29."
    pub in_hand: fn(who: &str, own: u32, next: &str, other: u32) -> String,
    /// "The supply of discs is shared. Nobody runs out."
    pub shared: &'static str,
    /// "A disc on d3 turns over d4, e5."
    pub would_turn: fn(square: &str, turned: &str) -> String,
    /// "A disc on d4 turns nothing over yet.": in the free opening.
    pub would_place: fn(square: &str) -> String,
    /// "There is no square z9."
    pub no_square: fn(square: &str) -> String,
    /// "Row 4: d4 white, e4 black.": the discs are [`Hearing::lies`], with commas.
    pub row: fn(row: u32, discs: &str) -> String,
    /// "Row 1: empty."
    pub empty_row: fn(row: u32) -> String,
    /// "d4 white", in a row.
    pub lies: fn(square: &str, colour: Colour) -> String,
}

/// The position as text, and its copy.
#[derive(Debug)]
pub struct PositionText {
    /// "Position as text".
    pub heading: &'static str,
    /// "Copy".
    pub copy: &'static str,
    /// "The text has been copied."
    pub copied: &'static str,
    /// "The text could not be copied here. Select it and copy it yourself."
    pub not_copied: &'static str,
}

/// The list of the keys. Those that are letters are the same in every language.
#[derive(Debug)]
pub struct Keys {
    /// "Keys on the board".
    pub heading: &'static str,
    /// "These keys work while a square of the board has the focus."
    pub about: &'static str,
    /// "Arrow keys".
    pub arrows: &'static str,
    /// "To the neighbouring square".
    pub to_neighbour: &'static str,
    /// "Home, End, Page Up, Page Down".
    pub ends: &'static str,
    /// "To the edge of the board".
    pub to_edge: &'static str,
    /// "Enter or Space".
    pub enter: &'static str,
    /// "Play this square".
    pub play: &'static str,
    /// "Letter and number, such as d3".
    pub coordinate: &'static str,
    /// "To that square; Enter plays it".
    pub to_coordinate: &'static str,
    /// "Next legal move".
    pub next: &'static str,
    /// "Shift + N".
    pub shift_n: &'static str,
    /// "Previous legal move".
    pub previous: &'static str,
    /// "All legal moves".
    pub every: &'static str,
    /// "Discs that a move here turns over".
    pub turned: &'static str,
    /// "Last move".
    pub last: &'static str,
    /// "Score, and whose turn it is".
    pub score: &'static str,
    /// "Discs in hand".
    pub in_hand: &'static str,
    /// "This list".
    pub list: &'static str,
}

/// The settings for eyes, ears and hands.
#[derive(Debug)]
pub struct Senses {
    /// "How to play by keyboard and by ear": the link to that page.
    pub by_ear: &'static str,
    /// "Names of squares", over the order.
    pub order: &'static str,
    /// "Square first".
    pub square_first: &'static str,
    /// "Disc first".
    pub disc_first: &'static str,
    /// "Length of the names".
    pub length: &'static str,
    /// "Full".
    pub full: &'static str,
    /// "Short".
    pub short: &'static str,
    /// "High contrast", a theme.
    pub contrast: &'static str,
    /// "Patterns on discs".
    pub patterns: &'static str,
    /// "Keep the screen on during a game".
    pub awake: &'static str,
}
