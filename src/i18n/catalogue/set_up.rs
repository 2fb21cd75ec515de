//! The dialog in which a position is set up, and what keeps one from being played.

/// The dialog in which a position is set up. "To move", "undo" and the like are said as everywhere.
#[derive(Debug)]
pub struct SetUp {
    /// "Set up a position": the heading, and the button that leads there.
    pub heading: &'static str,
    /// "Disc to place", over the colours and [`none`](Self::none).
    pub place: &'static str,
    /// "None": a square that is pressed becomes empty.
    pub none: &'static str,
    /// "Who is to move?"
    pub to_move: &'static str,
    /// "Empty the board".
    pub clear: &'static str,
    /// "Position of the game": the one on the table as a beginning.
    pub from_game: &'static str,
    /// "Copy link".
    pub copy_link: &'static str,
    /// "On the board, X places a black disc, O one of the other colour, and Z takes a disc away."
    pub keys: &'static str,
    /// "This text shows no board. A board has one character for each square: X for Black, O for the other side and a
    /// dash for an empty square."
    pub unreadable: &'static str,
    /// "This position cannot be played yet.": the faults follow.
    pub unplayable: &'static str,
    /// "These discs lie off the board: a1, b1."
    pub off_board: fn(squares: &str) -> String,
    /// "Two discs lie on the same square: d3."
    pub two_discs: fn(squares: &str) -> String,
    /// "There are no discs on the board."
    pub no_discs: &'static str,
    /// "Until the four centre squares are full, no disc may lie outside them: f5."
    pub outside_centre: fn(squares: &str) -> String,
    /// "The players take turns to fill the centre, and Black begins. The discs and whose turn it is do not fit that."
    pub out_of_turn: &'static str,
    /// "Both sides together must have as many discs in hand as there are empty squares: 60, not 58."
    pub hands_unequal: fn(empty: u32, hands: u32) -> String,
    /// "Black cannot have more than 32 discs in hand."
    pub hand_full: fn(who: &str, most: u32) -> String,
}
