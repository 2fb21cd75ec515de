//! The settings of what playing feels like.

/// Board, marks and sound.
#[derive(Debug)]
pub struct Feel {
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
