//! The lines from a square, as they are told when one asks, and their keys in the list.

/// The lines from a square.
#[derive(Debug)]
pub struct Lines {
    /// "Shift + arrow keys", in the list of keys.
    pub straight: &'static str,
    /// "What lies in that direction".
    pub along: &'static str,
    /// "Shift + Home, Page Up, End, Page Down".
    pub slanting: &'static str,
    /// "What lies diagonally, as on the number pad".
    pub along_slanting: &'static str,
    /// "All lines from here".
    pub around: &'static str,
    /// "Up", in front of what lies there.
    pub up: &'static str,
    /// "Up and right".
    pub up_right: &'static str,
    /// "Right".
    pub right: &'static str,
    /// "Down and right".
    pub down_right: &'static str,
    /// "Down".
    pub down: &'static str,
    /// "Down and left".
    pub down_left: &'static str,
    /// "Left".
    pub left: &'static str,
    /// "Up and left".
    pub up_left: &'static str,
    /// "Right: e3 white, f3 empty.": the squares are [`Hearing::lies`](super::Hearing::lies) and [`Lines::empty`],
    /// with commas.
    pub line: fn(direction: &str, squares: &str) -> String,
    /// "f3 empty", in a line.
    pub empty: fn(square: &str) -> String,
    /// "Right: only empty squares."
    pub all_empty: fn(direction: &str) -> String,
    /// "Right: the edge of the board."
    pub edge: fn(direction: &str) -> String,
    /// "There are no discs on the lines from d3."
    pub no_disc: fn(square: &str) -> String,
}
