//! English, the list of kept games.

use crate::i18n::{Shelf, plural::counted};

pub(in crate::i18n::languages) const SHELF: Shelf = Shelf {
    heading: "Saved games",
    search: "Search by name or rules",
    none: "No games have been saved yet.",
    none_found: "No saved game matches the search.",
    more: "Show more games",
    players: |black, second| format!("{black} – {second}"),
    on_board: "On the board",
    date: |date| {
        let (month, minute) = (date.month_in(&MONTHS), date.minute);
        format!("{}\u{a0}{month} {}, {:02}:{minute:02}", date.day, date.year, date.hour)
    },
    no_date: "Unknown date",
    change: |title| format!("Change or delete “{title}”"),
    rename: "Rename",
    name: "Name of the game",
    save_name: "Save name",
    copy: "Copy",
    copy_of: |title| format!("{title} (copy)"),
    delete: "Delete",
    take_back: "Undo deletion",
    deleted: |title| format!("“{title}” has been deleted."),
    taken_back: "The game is back.",
    renamed: "The game has a new name.",
    copied: "The game has been copied.",
    full: "There is no room left for that. Nothing has been changed.",
    elsewhere: "The game has just been changed in another tab. Nothing has been changed here.",
    gone: "The game is no longer there.",
    would_be_lost: "The game on the board could not be saved and would be lost. Save all games to a file first.",
    unreadable: "Unreadable game",
    corrupt: "This program cannot read it.",
    newer: "It comes from a newer version of the program.",
    text: "Save its text to a file",
    export: "Save all games to a file",
    exported: |games| match games {
        1 => "1\u{a0}game has been saved to a file.".to_owned(),
        _ => format!("{games}\u{a0}games have been saved to a file."),
    },
    import: "Add games from a file",
    added: |games| match games {
        1 => "1\u{a0}game has been added.".to_owned(),
        _ => format!("{games}\u{a0}games have been added."),
    },
    known: |games| match games {
        1 => "1 was here already.".to_owned(),
        _ => format!("{games} were here already."),
    },
    flawed: |games| format!("{games} could not be read."),
    left_out: |games| format!("There was no room for {games}."),
    adding: |done, all| format!("Adding games: {done} of {all}."),
    not_reached: |games| match games {
        1 => "1 has not been added.".to_owned(),
        _ => format!("{games} have not been added."),
    },
    foreign_file: "This file holds no games that this program has saved.",
    newer_file: "This file comes from a newer version of the program.",
    too_large: "This file is too large.",
    file_failed: "The browser could not read the file.",
    plenty: "There is plenty of room for more games.",
    room: |games| format!("There is room for about {}.", counted(games, "more game", "more games")),
    no_room: "There is no room for more games.",
    may_go: "The games are kept in this browser only. It may delete them when it needs the room, and Safari does so \
             when this page has not been opened for seven days. What you save to a file remains yours.",
    promised: "The browser has promised to keep the games until you delete them yourself.",
    refused: "The browser does not promise to keep the games. What you save to a file remains yours.",
    ask: "Ask the browser to keep the games",
    momentary: "Nothing can be saved in this browser. These games are lost when the page is closed, unless you save \
                them to a file.",
    save_this: "Save this game to a file",
    reload: "Reload the page",
};

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];
