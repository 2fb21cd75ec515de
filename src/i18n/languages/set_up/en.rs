//! English, setting up a position.

use crate::i18n::SetUp;

pub(in crate::i18n::languages) const SET_UP: SetUp = SetUp {
    heading: "Set up a position",
    place: "Disc to place",
    none: "None",
    to_move: "Who is to move?",
    clear: "Empty the board",
    from_game: "Position of the game",
    copy_link: "Copy link",
    keys: "On the board, X places a black disc, O one of the other colour, and Z takes a disc away.",
    unreadable: "This text shows no board. A board has one character for each square: X for Black, O for the other \
                 side and a dash for an empty square.",
    unplayable: "This position cannot be played yet.",
    off_board: |squares| format!("These discs lie off the board: {squares}."),
    two_discs: |squares| format!("Two discs lie on the same square: {squares}."),
    no_discs: "There are no discs on the board.",
    outside_centre: |squares| {
        format!("Until the four centre squares are full, no disc may lie outside them: {squares}.")
    },
    out_of_turn: "The players take turns to fill the centre, and Black begins. The discs and whose \
                  turn it is do not fit that.",
    hands_unequal: |empty, hands| {
        format!(
            "Both sides together must have as many discs in hand as there are empty squares: {empty}, not \
             {hands}."
        )
    },
    hand_full: |who, most| format!("{who} cannot have more than {most} discs in hand."),
};
