//! What the clerk says of records: why one cannot be read or written, and what is to be known of it.
//!
//! These sentences are not among [`Texts`](super::Texts): only the clerk's worker has them, and not the page.

/// What the clerk says.
#[derive(Debug)]
pub struct Clerk {
    /// Why a text or a part of it cannot be read or played.
    pub flaws: Flaws,
    /// What is to be known of what was read.
    pub records: Found,
    /// Why a game cannot be written in a form.
    pub unwritable: Unwritables,
}

/// Why a text or a part of it cannot be read or played, and where.
#[derive(Debug)]
pub struct Flaws {
    /// "This is in line 2, column 7."
    pub place: fn(line: u32, column: u32) -> String,
    /// "This is move 3, in line 2, column 7."
    pub place_of_move: fn(number: u32, line: u32, column: u32) -> String,
    /// "This is byte 17 of the file."
    pub byte: fn(number: u32) -> String,
    /// "There is nothing to read."
    pub empty: &'static str,
    /// "It is larger than 16 megabytes; the rest is not read."
    pub too_long: fn(megabytes: u32) -> String,
    /// "No list of moves has more than 100000 characters."
    pub too_long_transcript: fn(characters: u32) -> String,
    /// "There are more than 200 games or moves; the rest are not read."
    pub too_many: fn(most: u32) -> String,
    /// "This is neither a text nor a file of games that this program knows."
    pub unknown_file: &'static str,
    /// "The file breaks off before its first game."
    pub cut_off: &'static str,
    /// "According to the file there should be 999 more games. They are missing."
    pub missing: fn(games: u32) -> String,
    /// "The character “%” means nothing here."
    pub unknown_sign: fn(sign: &str) -> String,
    /// "“z9” is not a square."
    pub unknown_word: fn(word: &str) -> String,
    /// "There is already a disc on d4."
    pub occupied: fn(square: &str) -> String,
    /// "A disc on d4 turns nothing over."
    pub turns_nothing: fn(square: &str) -> String,
    /// "The board has no square d10."
    pub no_such_square: fn(square: &str) -> String,
    /// "d3 is outside the centre, which must be filled first."
    pub not_in_the_centre: fn(square: &str) -> String,
    /// "The side that should play d3 has no discs left."
    pub no_disc: fn(square: &str) -> String,
    /// "The game is already over."
    pub game_over: &'static str,
    /// "A pass is written here, but there is a legal move."
    pub must_place: &'static str,
    /// "The move is by the wrong side; it is the other side’s turn."
    pub out_of_turn: &'static str,
    /// "This program has no board with 63 squares."
    pub squares: fn(squares: u32) -> String,
    /// "This program has no board of the size “12”."
    pub size: fn(size: &str) -> String,
    /// "The character “0” is a black disc in one program and a white one in another."
    pub doubtful_sign: fn(sign: &str) -> String,
    /// "It does not say whose turn it is."
    pub no_side: &'static str,
    /// "Discs cannot lie like this in a game."
    pub impossible: &'static str,
    /// "There are no discs on the board."
    pub no_discs: &'static str,
    /// "Discs are set up in the middle of the game."
    pub set_up_late: &'static str,
    /// "The text ends too early: something is still open."
    pub unclosed: &'static str,
    /// "This is a record of another game: Go."
    pub other_game: fn(game: &str) -> String,
    /// "The record is damaged and cannot be read."
    pub json: &'static str,
}

/// What is to be known of what was read.
#[derive(Debug)]
pub struct Found {
    /// "The text is not a record of a game. These moves were found in it."
    pub guessed: &'static str,
    /// "Left out: 2 other lines of play."
    pub variations: fn(lines: u32) -> String,
    /// "33–31", what a record in a list says of its end.
    pub score: fn(black: u32, second: u32) -> String,
    /// "The record gives another result. By its moves the game ends 33–31."
    pub other_result: fn(black: u32, second: u32) -> String,
    /// "These are names of players or tournaments. Choose them together with their file of games."
    pub names_alone: &'static str,
    /// "The names have been added."
    pub names_added: &'static str,
    /// "That concerns the file “club.wtb”."
    pub in_file: fn(name: &str) -> String,
    /// "The browser could not read the file “club.wtb”."
    pub unreadable: fn(name: &str) -> String,
    /// "No more than 100 files are read at once."
    pub too_many_files: fn(most: u32) -> String,
    /// "This is no longer open. Please open it again."
    pub gone: &'static str,
}

/// Why a game cannot be written in a form.
#[derive(Debug)]
pub struct Unwritables {
    /// "This format has no board of that shape."
    pub shape: &'static str,
    /// "This format cannot say how many discs are in hand."
    pub own_supply: &'static str,
    /// "This format cannot hold a game that begins on an empty board."
    pub free_opening: &'static str,
    /// "This format cannot hold a game that is won with the fewest discs."
    pub fewest_win: &'static str,
    /// "This format can only hold games from the usual start position."
    pub other_start: &'static str,
    /// "This format cannot say how many discs are in hand in a position that was set up."
    pub hands_of_a_setup: &'static str,
    /// "This is too long for a QR code."
    pub too_long_to_draw: &'static str,
}
