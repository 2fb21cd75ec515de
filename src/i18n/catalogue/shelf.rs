//! The shelf: the list of kept games, what is done with them, and where they may go.

/// A day and the time, as calendar and clock show them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// The year.
    pub year: u32,
    /// The month, 1 to 12.
    pub month: u32,
    /// The day of the month, 1 to 31.
    pub day: u32,
    /// The hour, 0 to 23.
    pub hour: u32,
    /// The minute, 0 to 59.
    pub minute: u32,
}

impl Day {
    /// The name of its month among the names of all twelve.
    pub(in crate::i18n) fn month_in(self, names: &[&'static str; 12]) -> &'static str {
        names[(self.month.clamp(1, 12) - 1) as usize]
    }
}

/// The list of kept games.
#[derive(Debug)]
pub struct Shelf {
    /// "Saved games": the heading, and the button that opens the list.
    pub heading: &'static str,
    /// "Search by name or rules".
    pub search: &'static str,
    /// "No games have been saved yet."
    pub none: &'static str,
    /// "No saved game matches the search."
    pub none_found: &'static str,
    /// "Show more games".
    pub more: &'static str,
    /// "Anna – Kim": who plays Black and who the other colour.
    pub players: fn(black: &str, second: &str) -> String,
    /// "On the board", the mark of the game that is played now.
    pub on_board: &'static str,
    /// "30 November 2026, 15:04".
    pub date: fn(date: Day) -> String,
    /// "Unknown date".
    pub no_date: &'static str,
    /// "Change or delete “Anna – Kim”", the button beside a game.
    pub change: fn(title: &str) -> String,
    /// "Rename".
    pub rename: &'static str,
    /// "Name of the game", the field for it.
    pub name: &'static str,
    /// "Save name".
    pub save_name: &'static str,
    /// "Copy".
    pub copy: &'static str,
    /// "Anna – Kim (copy)".
    pub copy_of: fn(title: &str) -> String,
    /// "Delete".
    pub delete: &'static str,
    /// "Undo deletion".
    pub take_back: &'static str,
    /// "“Anna – Kim” has been deleted."
    pub deleted: fn(title: &str) -> String,
    /// "The game is back."
    pub taken_back: &'static str,
    /// "The game has a new name."
    pub renamed: &'static str,
    /// "The game has been copied."
    pub copied: &'static str,
    /// "There is no room left for that. Nothing has been changed."
    pub full: &'static str,
    /// "The game has just been changed in another tab. Nothing has been changed here."
    pub elsewhere: &'static str,
    /// "The game is no longer there."
    pub gone: &'static str,
    /// "The game on the board could not be saved and would be lost. Save all games to a file first."
    pub would_be_lost: &'static str,
    /// "Unreadable game", in the place of a title.
    pub unreadable: &'static str,
    /// "This program cannot read it."
    pub corrupt: &'static str,
    /// "It comes from a newer version of the program."
    pub newer: &'static str,
    /// "Save its text to a file".
    pub text: &'static str,
    /// "Save all games to a file".
    pub export: &'static str,
    /// "12 games have been saved to a file."
    pub exported: fn(games: u32) -> String,
    /// "Add games from a file".
    pub import: &'static str,
    /// "12 games have been added."
    pub added: fn(games: u32) -> String,
    /// "3 were here already."
    pub known: fn(games: u32) -> String,
    /// "2 could not be read."
    pub flawed: fn(games: u32) -> String,
    /// "There was no room for 4."
    pub left_out: fn(games: u32) -> String,
    /// "Adding games: 1200 of 5000."
    pub adding: fn(done: u32, all: u32) -> String,
    /// "3800 have not been added.", where it was stopped.
    pub not_reached: fn(games: u32) -> String,
    /// "This file holds no games that this program has saved."
    pub foreign_file: &'static str,
    /// "This file comes from a newer version of the program."
    pub newer_file: &'static str,
    /// "This file is too large."
    pub too_large: &'static str,
    /// "The browser could not read the file."
    pub file_failed: &'static str,
    /// "There is plenty of room for more games."
    pub plenty: &'static str,
    /// "There is room for about 120 more games."
    pub room: fn(games: u32) -> String,
    /// "There is no room for more games."
    pub no_room: &'static str,
    /// "The games are kept in this browser only. It may delete them when it needs the room, and Safari does so
    /// when this page has not been opened for seven days. What you save to a file remains yours."
    pub may_go: &'static str,
    /// "The browser has promised to keep the games until you delete them yourself."
    pub promised: &'static str,
    /// "The browser does not promise to keep the games. What you save to a file remains yours."
    pub refused: &'static str,
    /// "Ask the browser to keep the games", the button for that.
    pub ask: &'static str,
    /// "Nothing can be saved in this browser. These games are lost when the page is closed, unless you save them
    /// to a file."
    pub momentary: &'static str,
    /// "Save this game to a file", where the program has failed.
    pub save_this: &'static str,
    /// "Reload the page", beside it.
    pub reload: &'static str,
}
