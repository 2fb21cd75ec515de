//! An arrangement as words, in what page and workers say to each other: `classic black 0 0 e4d5 d4e5` is the
//! ruleset, the side to move, the discs in each hand and those on the board; `-` stands for none.

use super::transcript;
use crate::rules::{BySide, Setup, Side, SquareSet};

const NOTHING: &str = "-";

/// The six words of an arrangement.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let Setup { ruleset, discs, hands, to_move } = setup;
    let side = if *to_move == Side::Black { "black" } else { "second" };
    let discs = discs.map(|discs| match transcript::write(discs.iter()) {
        squares if squares.is_empty() => NOTHING.to_owned(),
        squares => squares,
    });
    format!("{ruleset} {side} {} {} {} {}", hands.black, hands.second, discs.black, discs.second)
}

/// The arrangement of the next six words; `None` where they say none. Whether it can be played is another question.
pub fn read<'w>(words: &mut impl Iterator<Item = &'w str>) -> Option<Setup> {
    let ruleset = words.next()?.parse().ok()?;
    let to_move = match words.next()? {
        "black" => Side::Black,
        "second" => Side::Second,
        _ => return None,
    };
    let hands = BySide { black: words.next()?.parse().ok()?, second: words.next()?.parse().ok()? };
    let discs = BySide { black: squares(words.next()?)?, second: squares(words.next()?)? };
    Some(Setup { ruleset, discs, hands, to_move })
}

fn squares(word: &str) -> Option<SquareSet> {
    let word = if word == NOTHING { "" } else { word };
    Some(transcript::read(word).ok()?.into_iter().collect())
}
