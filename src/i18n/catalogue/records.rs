//! The dialog in which records of games are opened.

/// The dialog in which records of games are opened.
#[derive(Debug)]
pub struct Records {
    /// "Open a record": the button, and the heading of the dialog.
    pub heading: &'static str,
    /// "Record as text", over the field.
    pub text: &'static str,
    /// "Moves, a position or whole games in any usual format. Files can also be dropped anywhere on the page."
    pub about: &'static str,
    /// "Read".
    pub read: &'static str,
    /// "Choose files".
    pub files: &'static str,
    /// "The record is being read."
    pub reading: &'static str,
    /// "The games are being searched."
    pub searching: &'static str,
    /// "Reading failed and has begun again."
    pub restarted: &'static str,
    /// "Reading has failed twice. Your game is as it was."
    pub failed: &'static str,
    /// "Which game is it?", over the choices that a record leaves open.
    pub which: &'static str,
    /// "34 moves".
    pub moves: fn(moves: u32) -> String,
    /// "Open this game".
    pub open_game: &'static str,
    /// "Open the first 2 moves", where the rest cannot be read.
    pub open_part: fn(moves: u32) -> String,
    /// "Back to the list".
    pub back_to_list: &'static str,
    /// "Games 51 to 100 of 10000".
    pub range: fn(first: u32, last: u32, all: u32) -> String,
    /// "No game matches the search."
    pub none: &'static str,
    /// "Player or tournament", a field.
    pub name: &'static str,
    /// "Year", a field.
    pub year: &'static str,
    /// "With the position on the board", a switch.
    pub on_the_board: &'static str,
    /// "Search".
    pub search: &'static str,
    /// "Show all".
    pub all_games: &'static str,
    /// "Earlier games in the list".
    pub earlier: &'static str,
    /// "Later games in the list".
    pub later: &'static str,
}
