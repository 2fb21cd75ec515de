//! English, the lines from a square.

use crate::i18n::Lines;

pub(in crate::i18n::languages) const LINES: Lines = Lines {
    straight: "Shift + arrow keys",
    along: "What lies in that direction",
    slanting: "Shift + Home, Page Up, End, Page Down",
    along_slanting: "What lies diagonally, as on the number pad",
    around: "All lines from here",
    up: "Up",
    up_right: "Up and right",
    right: "Right",
    down_right: "Down and right",
    down: "Down",
    down_left: "Down and left",
    left: "Left",
    up_left: "Up and left",
    line: |direction, squares| format!("{direction}: {squares}."),
    empty: |square| format!("{square} empty"),
    all_empty: |direction| format!("{direction}: only empty squares."),
    edge: |direction| format!("{direction}: the edge of the board."),
    no_disc: |square| format!("There are no discs on the lines from {square}."),
};
