//! English, by ear and by keyboard.

use crate::i18n::{Hearing, Keys, PerColour, PositionText, Senses};

pub(in crate::i18n::languages) const HEARING: Hearing = Hearing {
    score: |who, own, next, other| format!("{who} {own}, {next} {other}."),
    in_hand: |who, own, next, other| format!("In hand: {who} {own}, {next} {other}."),
    shared: "The supply of discs is shared. Nobody runs out.",
    would_turn: |square, turned| format!("A disc on {square} turns over {turned}."),
    would_place: |square| format!("A disc on {square} turns nothing over yet."),
    no_square: |square| format!("There is no square {square}."),
    row: |row, discs| format!("Row {row}: {discs}."),
    empty_row: |row| format!("Row {row}: empty."),
    lies: |square, colour| format!("{square} {}", COLOUR.of(colour)),
};

pub(in crate::i18n::languages) const POSITION: PositionText = PositionText {
    heading: "Position as text",
    copy: "Copy",
    copied: "The text has been copied.",
    not_copied: "The text could not be copied here. Select it and copy it yourself.",
};

pub(in crate::i18n::languages) const KEYS: Keys = Keys {
    heading: "Keys on the board",
    about: "These keys work while a square of the board has the focus.",
    arrows: "Arrow keys",
    to_neighbour: "To the neighbouring square",
    ends: "Home, End, Page Up, Page Down",
    to_edge: "To the edge of the board",
    enter: "Enter or Space",
    play: "Play this square",
    coordinate: "Letter and number, such as d3",
    to_coordinate: "To that square; Enter plays it",
    next: "Next legal move",
    shift_n: "Shift + N",
    previous: "Previous legal move",
    every: "All legal moves",
    turned: "Discs that a move here turns over",
    last: "Last move",
    score: "Score, and whose turn it is",
    in_hand: "Discs in hand",
    list: "This list",
};

pub(in crate::i18n::languages) const SENSES: Senses = Senses {
    by_ear: "How to play by keyboard and by ear",
    order: "Names of squares",
    square_first: "Square first",
    disc_first: "Disc first",
    length: "Length of the names",
    full: "Full",
    short: "Short",
    contrast: "High contrast",
    patterns: "Patterns on discs",
    awake: "Keep the screen on during a game",
};

const COLOUR: PerColour = PerColour { black: "black", white: "white", red: "red" };
