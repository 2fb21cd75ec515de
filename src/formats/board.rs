//! A position as the signs of its board, from a1 row by row, and the side to move: `-----…XO…- X`.
//!
//! | program | Black | White | empty |
//! |---|---|---|---|
//! | Edax | `X x * b B` | `O o w W` | `- .` |
//! | Egaroucid | `B b X x 0 *` | `W w O o 1` | `- .` |
//! | Zebra's scripts | `* X x` | `O 0 o` | `- .` |
//! | the GGS server | `*` | `O` | `-` |
//!
//! **`0` is black for Egaroucid and white for Zebra.** It is read as Egaroucid does where there is no other
//! sign for a disc, and refused beside one. A comment follows `%`. The size tells the shape, 36, 64 or 100
//! squares; the ruleset is not written, and discs in hand cannot be: such a game has no board in this form,
//! nor has the octagon, for which no program's form is known.

use super::record::{
    Arrangement, Flaw, Form, Header, Reason, Scanner, Unwritable, Written, colour_of, is_space,
};
use crate::rules::{BySide, Position, Shape, Side, SquareSet, Supply};

/// One sign more than the largest board and its side have: enough to tell that there are too many.
const MOST_SIGNS: usize = 101;
/// From so many signs on a text is taken for a board.
const FEWEST_SIGNS: usize = 16;

/// A board sign with its place.
#[derive(Clone, Copy)]
struct Sign<'a> {
    sign: char,
    at: Scanner<'a>,
}

/// Reads one board, over one line or several. GGS's brackets and the size in front are allowed, as is
/// `to move` at the end.
#[must_use]
pub fn read(text: &str) -> Written {
    read_at(Scanner::new(text))
}

/// The same, for a text that stands within another.
pub(super) fn read_at(text: Scanner<'_>) -> Written {
    let mut written = Written::new(Form::Board);
    let (board, comment) = text.rest().split_once('%').unwrap_or((text.rest(), ""));
    written.header.comment = Header::comment(comment);
    match arrangement(Scanner::at(board, text.place())) {
        Ok(start) => written.start = Some(start),
        Err(flaw) => written.flaw = Some(flaw),
    }
    written
}

/// The board with `X` and `O`, a space, and the side to move, as Edax and Egaroucid read it.
///
/// ```
/// use reversi::{formats::board, rules::{Position, Ruleset}};
/// let start = Position::start(Ruleset::default());
/// let text = "---------------------------OX------XO--------------------------- X";
/// assert_eq!(board::write(&start)?, text);
/// # Ok::<(), reversi::formats::record::Unwritable>(())
/// ```
///
/// # Errors
/// The octagon, and a position with discs in hand.
pub fn write(position: &Position) -> Result<String, Unwritable> {
    let ruleset = position.ruleset();
    if ruleset.shape == Shape::Octagon {
        return Err(Unwritable::Shape);
    }
    if ruleset.supply == Supply::Own {
        return Err(Unwritable::OwnSupply);
    }
    if !position.free_centre().is_empty() {
        return Err(Unwritable::FreeOpening);
    }
    let turn = if position.to_move() == Side::Black { 'X' } else { 'O' };
    Ok(format!("{} {turn}", signs(position, ['X', 'O'])))
}

/// The squares as signs, row by row; the two are Black's and the second side's.
pub(super) fn signs(position: &Position, [black, second]: [char; 2]) -> String {
    let sign = |square| match position.disc(square) {
        Some(Side::Black) => black,
        Some(Side::Second) => second,
        None => '-',
    };
    position.ruleset().shape.squares().iter().map(sign).collect()
}

/// Could this be a board? It begins with nothing but such signs, more than a transcript has dashes.
pub(super) fn seems(text: &str) -> bool {
    let board = text.split(['%', ';']).next().unwrap_or_default();
    let board = board.trim().trim_end_matches("to move").trim_start_matches("BO").trim_start_matches('[');
    let board = ["8 ", "6 ", "10 "].iter().find_map(|size| board.strip_prefix(size)).unwrap_or(board);
    let signs: Vec<char> = board.chars().filter(|sign| !is_space(*sign)).take(2 * MOST_SIGNS).collect();
    let known = |sign: &char| colour_of(*sign).is_some() || is_other_sign(*sign);
    signs.len() >= FEWEST_SIGNS && signs.iter().all(known)
}

const fn is_other_sign(sign: char) -> bool {
    matches!(sign, '-' | '.' | '+' | '0' | '1' | ']')
}

/// The arrangement that signs show, in this form and within others.
pub(super) fn arrangement(text: Scanner<'_>) -> Result<Arrangement, Flaw> {
    let (signs, to_move) = signs_and_side(text)?;
    let shape = match signs.len() {
        64 => Shape::Square8,
        36 => Shape::Square6,
        100 => Shape::Square10,
        other => return Err(text.flaw(Reason::Squares(other))),
    };
    let digits_are_discs = signs.iter().all(|Sign { sign, .. }| colour_of(*sign).is_none());
    let mut discs: BySide<SquareSet> = BySide::default();
    for (square, Sign { sign, at }) in shape.squares().iter().zip(signs) {
        let side = match sign {
            '-' | '.' | '+' => None,
            '0' | '1' if !digits_are_discs => return Err(at.flaw(Reason::DoubtfulSign(sign))),
            '0' => Some(Side::Black),
            '1' => Some(Side::Second),
            other => Some(colour_of(other).ok_or_else(|| at.flaw(Reason::UnknownSign(other)))?),
        };
        if let Some(side) = side {
            discs[side] |= SquareSet::only(square);
        }
    }
    Ok(Arrangement { shape, discs, to_move })
}

/// The signs of the squares, and the side if it is there: a last word of one sign, or a sign behind all squares.
fn signs_and_side(text: Scanner<'_>) -> Result<(Vec<Sign<'_>>, Option<Side>), Flaw> {
    let mut text = without_frame(text);
    let mut signs = Vec::new();
    let (mut longest_word, mut last_word) = (0, 0);
    while signs.len() <= MOST_SIGNS && text.peek().is_some_and(|sign| sign != ']') {
        text.skip_space();
        last_word = 0;
        while text.peek().is_some_and(|sign| !is_space(sign) && sign != ']') && signs.len() <= MOST_SIGNS {
            let at = text;
            signs.extend(text.next().map(|sign| Sign { sign, at }));
            last_word += 1;
        }
        longest_word = longest_word.max(last_word);
        text.skip_space();
    }
    let side_stands_alone = last_word == 1 && longest_word > 1;
    if !side_stands_alone && !matches!(signs.len(), 37 | 65 | 101) {
        return Ok((signs, None));
    }
    let Some(Sign { sign, at }) = signs.pop() else { return Ok((signs, None)) };
    let side = match sign {
        '0' => Some(Side::Black),
        '1' => Some(Side::Second),
        other => colour_of(other),
    };
    side.map(|side| (signs, Some(side))).ok_or_else(|| at.flaw(Reason::NoSideToMove))
}

/// The signs without `BO[8 ` in front of them and `to move` behind them.
fn without_frame(mut text: Scanner<'_>) -> Scanner<'_> {
    text.skip_space();
    let mut ahead = text;
    if ahead.eat("BO[") || ahead.eat("[") {
        text = ahead;
    }
    ahead = text;
    let size = ahead.take_while(|sign| sign.is_ascii_digit());
    if matches!(size, "6" | "8" | "10") && ahead.peek().is_some_and(is_space) {
        text = ahead;
    }
    text.skip_space();
    let rest = text.rest().trim_end();
    Scanner::at(rest.strip_suffix("to move").unwrap_or(rest), text.place())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    const CELLS: &str = "-------------------X-------XX--O---XXXOO-----X-O-----X----------";

    fn side(text: &str) -> Result<Option<Side>, Reason> {
        let written = read(text);
        match written.start {
            Some(start) => Ok(start.to_move),
            None => Err(written.flaw.expect("a reason").why),
        }
    }

    #[test]
    fn the_side_is_a_word_of_one_sign_or_one_sign_more() {
        assert_eq!(side(CELLS), Ok(None));
        assert_eq!(side(&format!("{CELLS}O")), Ok(Some(Side::Second)));
        assert_eq!(side(&format!("{CELLS} *")), Ok(Some(Side::Black)));
        assert_eq!(side(&format!("{CELLS} X to move\n")), Ok(Some(Side::Black)));
        assert_eq!(side(&format!("{} X", &CELLS[1..])), Err(Reason::Squares(63)));
        let spaced: String = CELLS.chars().flat_map(|sign| [sign, ' ']).collect();
        assert_eq!(side(&spaced), Ok(None));
        assert_eq!(side(&format!("{spaced}o")), Ok(Some(Side::Second)));
        assert_eq!(side(&format!("{CELLS} -")), Err(Reason::NoSideToMove));
    }

    #[test]
    fn zero_is_read_only_where_it_can_mean_one_thing() {
        let digits = CELLS.replace('X', "0").replace('O', "1");
        assert_eq!(read(&digits).start, read(CELLS).start);
        let zebra = CELLS.replace('X', "*").replace('O', "0");
        assert_eq!(side(&zebra), Err(Reason::DoubtfulSign('0')));
    }

    #[test]
    fn squares_of_the_board_are_named_by_their_signs() {
        let start = read(CELLS).start.expect("a board");
        let square: Square = "d3".parse().expect("a square");
        assert!(start.discs.black.contains(square));
        assert_eq!(start.discs.map(SquareSet::len), BySide { black: 8, second: 4 });
    }
}
