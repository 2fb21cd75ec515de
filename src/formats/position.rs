//! A position that a game was set up with, as our own links and saves carry it: `x-27ox6xo27`.
//!
//! First the side to move, `x` for Black and `o` for the second side; then the squares of the board row by row from
//! a1, discs as the same letters and empty squares as their number. Where the discs are each player's own, those in
//! hand follow, Black's first: `x-27ox6xo27-30-30`; left out, they are what an even exchange of moves leaves. The
//! ruleset stands beside it and tells the board. Only letters, digits and dashes, in either case, so that it can
//! stand in an address.

use std::fmt::Write as _;

use crate::rules::{BySide, Position, Ruleset, Setup, Side, SquareSet};

/// Writes a position.
///
/// ```
/// use reversi::{formats::position, rules::{Position, Preset}};
/// let start = Position::start(Preset::Classic.ruleset());
/// assert_eq!(position::write(&start), "x-27ox6xo27");
/// assert_eq!(position::write(&Position::start(Preset::Historic.ruleset())), "x-64-32-32");
/// ```
#[must_use]
pub fn write(position: &Position) -> String {
    let mut text = format!("{}-{}", sign(position.to_move()), squares(position));
    if let (Some(black), Some(second)) = (position.hand(Side::Black), position.hand(Side::Second)) {
        // Writing to a text cannot fail.
        let _ = write!(text, "-{black}-{second}");
    }
    text
}

/// Could this be a position? No list of squares begins so.
#[must_use]
pub fn seems(text: &str) -> bool {
    let mut signs = text.chars();
    signs.next().is_some_and(|first| side(first).is_some()) && signs.next() == Some('-')
}

/// Reads what [`write()`] wrote; `None` where it is no such text, or shows another board. What it shows may be
/// impossible: [`Position::try_from`] tells.
///
/// ```
/// use reversi::{formats::position, rules::Ruleset};
/// let setup = position::read(Ruleset::default(), "O-27OX6XO27").expect("a board of 64 squares");
/// assert_eq!(setup.discs.black.to_string(), "e4 d5");
/// assert_eq!(position::read(Ruleset::default(), "x-27ox"), None);
/// ```
#[must_use]
pub fn read(ruleset: Ruleset, text: &str) -> Option<Setup> {
    let mut parts = text.split('-');
    let to_move = only_side(parts.next()?)?;
    let discs = read_squares(ruleset, parts.next()?)?;
    let even = Setup { ruleset, discs, hands: BySide::default(), to_move }.with_even_hands();
    match [parts.next(), parts.next(), parts.next()] {
        [None, ..] => Some(even),
        [Some(black), Some(second), None] if ruleset.supply_each().is_some() => {
            Some(Setup { hands: BySide { black: hand(black)?, second: hand(second)? }, ..even })
        }
        _ => None,
    }
}

fn squares(position: &Position) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for square in position.ruleset().shape.squares().iter() {
        match position.disc(square) {
            None => empty += 1,
            Some(side) => {
                push_number(&mut text, empty);
                text.push(sign(side));
                empty = 0;
            }
        }
    }
    push_number(&mut text, empty);
    text
}

fn push_number(text: &mut String, number: u8) {
    if number > 0 {
        // Writing to a text cannot fail.
        let _ = write!(text, "{number}");
    }
}

/// The discs, where signs and numbers make exactly the squares of the board.
fn read_squares(ruleset: Ruleset, text: &str) -> Option<BySide<SquareSet>> {
    let mut squares = ruleset.shape.squares().iter();
    let mut discs: BySide<SquareSet> = BySide::default();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some(side) = side(first) {
            discs[side] |= SquareSet::only(squares.next()?);
            rest = &rest[1..];
        } else {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let empty: u8 = rest[..digits].parse().ok().filter(|&empty| empty > 0)?;
            squares.nth(usize::from(empty) - 1)?;
            rest = &rest[digits..];
        }
    }
    squares.next().is_none().then_some(discs)
}

/// At most three digits, without a sign in front.
fn hand(text: &str) -> Option<u8> {
    let digits = text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

const fn sign(side: Side) -> char {
    match side {
        Side::Black => 'x',
        Side::Second => 'o',
    }
}

const fn side(sign: char) -> Option<Side> {
    match sign {
        'x' | 'X' => Some(Side::Black),
        'o' | 'O' => Some(Side::Second),
        _ => None,
    }
}

fn only_side(text: &str) -> Option<Side> {
    let mut signs = text.chars();
    signs.next().and_then(side).filter(|_| signs.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_read_back() {
        let check = |ruleset: &str, text: &str| {
            let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
            let setup = read(ruleset, text).unwrap_or_else(|| panic!("{text}"));
            let position = Position::try_from(setup).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!(write(&position), text);
            assert!(seems(text), "{text}");
        };
        check("classic", "x-27ox6xo27");
        check("classic.parallel-top", "o-xo62");
        check("reverse", &format!("x-{}", "xo".repeat(32)));
        check("historic", "o-27x36-31-32");
        check("historic", "x-27xx6oo27-40-20".replace("40-20", "30-30").as_str());
        check("octagon.usual.shared.most.white", "o-x86o");
        check("10x10.usual.shared.most.white", "x-99x");
        check("6x6.usual.own.fewest.red", "x-xo34-18-16");
    }

    #[test]
    fn hands_that_are_left_out_are_even() {
        let historic: Ruleset = "historic".parse().expect("a ruleset");
        let hands = |text| read(historic, text).map(|setup| (setup.hands.black, setup.hands.second));
        assert_eq!(hands("x-27ox6xo27"), Some((30, 30)));
        assert_eq!(hands("o-27ox6xoo26"), Some((29, 30)));
        assert_eq!(hands("o-27ox6xoo26-255-0"), Some((255, 0)), "the rules judge that");
    }

    #[test]
    fn other_texts_are_no_position() {
        let texts = [
            "",
            "x",
            "x-",
            "-",
            "x-63",
            "x-65",
            "x-64-1",
            "x-64-1-1",
            "xo-64",
            "b-64",
            "x-0x63",
            "x-x62ö",
            "ö-64",
            "x-99999999999",
            "x-1+63",
            "x-64-",
            "x--64",
            "x-32 32",
            "f5d6",
            "start",
        ];
        for text in texts {
            assert_eq!(read(Ruleset::default(), text), None, "{text:?}");
        }
        let historic: Ruleset = "historic".parse().expect("a ruleset");
        for text in ["x-64-32", "x-64-32-32-32", "x-64-+32-32", "x-64-256-0", "x-64--32", "x-64-0032-32"] {
            assert_eq!(read(historic, text), None, "{text:?}");
        }
    }
}
