//! Two people at one screen: where they sit.

/// The choice of where the two people sit.
#[derive(Debug)]
pub struct Facing {
    /// "Where you sit", over the choice.
    pub heading: &'static str,
    /// "Side by side": both at one edge of the screen.
    pub same_side: &'static str,
    /// "Face to face": at opposite edges of a screen that lies flat.
    pub face_to_face: &'static str,
    /// "Language on the far side": that of the person at the far edge.
    pub far_language: &'static str,
    /// "Turn the board after each move", to the person whose turn it is.
    pub follow: &'static str,
}
