//! What playing feels like: the first sentence, and the settings.

/// A first visit; board, marks and sound.
#[derive(Debug)]
pub struct Feel {
    /// "Place a disc on a square with a dot: the discs it encloses are turned over.": before the very first move.
    pub welcome: &'static str,
    /// "Board for black and white discs", over the three that follow.
    pub board: &'static str,
    /// "To suit the rules".
    pub board_rules: &'static str,
    /// "Walnut".
    pub board_walnut: &'static str,
    /// "Slate".
    pub board_slate: &'static str,
    /// "Show the discs that would be turned over".
    pub would_turn: &'static str,
    /// "Sound".
    pub sound: &'static str,
}
