//! What is said during play: sides, squares, moves.

/// A colour of discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The first side, always.
    Black,
    /// The second side of the modern games.
    White,
    /// The second side of the game of the 1880s.
    Red,
}

/// One text for each colour.
#[derive(Debug)]
pub struct PerColour {
    /// For black discs.
    pub black: &'static str,
    /// For white discs.
    pub white: &'static str,
    /// For red discs.
    pub red: &'static str,
}

impl PerColour {
    /// The text for `colour`.
    pub const fn of(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
            Colour::Red => self.red,
        }
    }
}

/// The strip of each side, beside the board.
#[derive(Debug)]
pub struct Strips {
    /// "Anna (Black)".
    pub named: fn(name: &str, colour: Colour) -> String,
    /// "Black to move", without a full stop.
    pub turn: fn(who: &str) -> String,
    /// "12 discs", on the board.
    pub discs: fn(n: u32) -> String,
    /// "12 discs in hand".
    pub in_hand: fn(n: u32) -> String,
}

/// The board as it is read aloud. A square's name is a list of what follows, with commas, in the order and at the length
/// that the reader has chosen: "d3, empty, legal move, turns over 2 discs", or in short "d3, turns 2".
#[derive(Debug)]
pub struct Board {
    /// "Board".
    pub label: &'static str,
    /// "empty".
    pub empty: &'static str,
    /// "black disc".
    pub disc: fn(colour: Colour) -> &'static str,
    /// "legal move".
    pub legal: &'static str,
    /// "turns over 2 discs"; left out in the free opening, where nothing is turned over.
    pub turns: fn(turned: u32) -> String,
    /// "last move".
    pub last: &'static str,
    /// "black", in short.
    pub disc_short: fn(colour: Colour) -> &'static str,
    /// "playable", in short, where nothing is turned over.
    pub legal_short: &'static str,
    /// "turns 2", in short.
    pub turns_short: fn(turned: u32) -> String,
    /// "last", in short.
    pub last_short: &'static str,
}

/// What is said aloud when something happens; passes follow from [`Notices`](super::Notices), the end of a
/// game from [`Results`](super::Results).
#[derive(Debug)]
pub struct Said {
    /// "New game. Black to move."
    pub new_game: fn(who: &str) -> String,
    /// "Black plays d3 and turns over 2 discs."
    pub played: fn(who: &str, square: &str, turned: u32) -> String,
    /// "Black plays d4.": in the free opening, where nothing is turned over.
    pub placed: fn(who: &str, square: &str) -> String,
    /// "White to move."
    pub turn: fn(who: &str) -> String,
    /// "The move d3 is undone."
    pub undone: fn(square: &str) -> String,
    /// "The move d3 is redone."
    pub redone: fn(square: &str) -> String,
    /// "The board has been turned round."
    pub board_turned: &'static str,
}

/// The list of moves. Its numbers count every entry, passes too.
#[derive(Debug)]
pub struct MoveList {
    /// "Moves".
    pub heading: &'static str,
    /// "No moves yet."
    pub none: &'static str,
    /// "pass", in place of a square.
    pub pass: &'static str,
    /// "11. Black: d3", the full name of an entry.
    pub entry: fn(number: u32, who: &str, square: &str) -> String,
    /// "12. White: pass", the full name of a pass.
    pub pass_entry: fn(number: u32, who: &str) -> String,
    /// "Move 12 of 30", while an earlier position is shown; 0 is the start position.
    pub viewing: fn(number: u32, all: u32) -> String,
}
