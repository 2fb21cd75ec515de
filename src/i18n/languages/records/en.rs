//! English: the dialog in which records are opened.

use crate::i18n::Records;
use crate::i18n::plural::counted;

pub(in crate::i18n::languages) const RECORDS: Records = Records {
    heading: "Open a record",
    text: "Record as text",
    about: "Moves, a position or whole games in any usual format. Files can also be dropped anywhere on the page.",
    read: "Read",
    files: "Choose files",
    reading: "The record is being read.",
    searching: "The games are being searched.",
    restarted: "Reading failed and has begun again.",
    failed: "Reading has failed twice. Your game is as it was.",
    which: "Which game is it?",
    moves: |moves| counted(moves, "move", "moves"),
    open_game: "Open this game",
    open_part: |moves| match moves {
        1 => "Open the first move".to_owned(),
        _ => format!("Open the first {moves} moves"),
    },
    back_to_list: "Back to the list",
    range: |first, last, all| format!("Games {first} to {last} of {all}"),
    none: "No game matches the search.",
    name: "Player or tournament",
    year: "Year",
    on_the_board: "With the position on the board",
    search: "Search",
    all_games: "Show all",
    earlier: "Earlier games in the list",
    later: "Later games in the list",
};
