//! English: what the clerk says of records.

use crate::i18n::plural::counted;
use crate::i18n::score::score;
use crate::i18n::{Clerk, Flaws, Found, Unwritables};

pub(in crate::i18n) const EN: Clerk = Clerk {
    flaws: Flaws {
        place: |line, column| format!("This is in line {line}, column {column}."),
        place_of_move: |number, line, column| {
            format!("This is move {number}, in line {line}, column {column}.")
        },
        byte: |number| format!("This is byte {number} of the file."),
        empty: "There is nothing to read.",
        too_long: |megabytes| format!("It is larger than {megabytes} megabytes; the rest is not read."),
        too_long_transcript: |characters| format!("No list of moves has more than {characters} characters."),
        too_many: |most| format!("There are more than {most} games or moves; the rest are not read."),
        unknown_file: "This is neither a text nor a file of games that this program knows.",
        cut_off: "The file breaks off before its first game.",
        missing: |games| {
            format!(
                "According to the file there should be {} more. They are missing.",
                counted(games, "game", "games")
            )
        },
        unknown_sign: |sign| format!("The character “{sign}” means nothing here."),
        unknown_word: |word| format!("“{word}” is not a square."),
        occupied: |square| format!("There is already a disc on {square}."),
        turns_nothing: |square| format!("A disc on {square} turns nothing over."),
        no_such_square: |square| format!("The board has no square {square}."),
        not_in_the_centre: |square| format!("{square} is outside the centre, which must be filled first."),
        no_disc: |square| format!("The side that should play {square} has no discs left."),
        game_over: "The game is already over.",
        must_place: "A pass is written here, but there is a legal move.",
        out_of_turn: "The move is by the wrong side; it is the other side’s turn.",
        squares: |squares| {
            format!("This program has no board with {}.", counted(squares, "square", "squares"))
        },
        size: |size| format!("This program has no board of the size “{size}”."),
        doubtful_sign: |sign| {
            format!("The character “{sign}” is a black disc in one program and a white one in another.")
        },
        no_side: "It does not say whose turn it is.",
        impossible: "Discs cannot lie like this in a game.",
        no_discs: "There are no discs on the board.",
        set_up_late: "Discs are set up in the middle of the game.",
        unclosed: "The text ends too early: something is still open.",
        other_game: |game| format!("This is a record of another game: {game}."),
        json: "The record is damaged and cannot be read.",
    },
    records: Found {
        guessed: "The text is not a record of a game. These moves were found in it.",
        variations: |lines| {
            format!("Left out: {}.", counted(lines, "other line of play", "other lines of play"))
        },
        score,
        other_result: |black, second| {
            format!("The record gives another result. By its moves the game ends {black}–{second}.")
        },
        names_alone: "These are names of players or tournaments. Choose them together with their file of games.",
        names_added: "The names have been added.",
        in_file: |name| format!("That concerns the file “{name}”."),
        unreadable: |name| format!("The browser could not read the file “{name}”."),
        too_many_files: |most| format!("No more than {most} files are read at once."),
        gone: "This is no longer open. Please open it again.",
    },
    unwritable: Unwritables {
        shape: "This format has no board of that shape.",
        own_supply: "This format cannot say how many discs are in hand.",
        free_opening: "This format cannot hold a game that begins on an empty board.",
        fewest_win: "This format cannot hold a game that is won with the fewest discs.",
        other_start: "This format can only hold games from the usual start position.",
        hands_of_a_setup: "This format cannot say how many discs are in hand in a position that was set up.",
        too_long_to_draw: "This is too long for a QR code.",
    },
};
