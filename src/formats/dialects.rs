//! Transcripts as people and programs write them: `F5 d6`, `1. f5 d6 2. c3`, `f5-d6-c3`, `f5,d6 -- c3`, in
//! full-width letters, over several lines, with the result behind them or without. [`transcript`](super::transcript) is the strict form in which we keep games.
//!
//! The signs are those that Edax, Egaroucid, PlayOK and giwarb write and read. Upper and lower case say
//! nothing: some programs write the colour that way, others do not. A transcript says no ruleset; which ones
//! it can be played by is found out by playing it, and more than one is a choice.

use super::record::{Claim, Flaw, Form, MOST_TRANSCRIPT, Reason, Scanner, Unwritable, Written, is_space};
use crate::{
    game::{Game, Ply},
    rules::{BySide, Move, Position, Supply},
};

/// Reads squares in any of these dialects, as far as they go.
#[must_use]
pub fn read(text: &str) -> Written {
    let mut written = Written::new(Form::Transcript);
    if text.len() > MOST_TRANSCRIPT {
        written.stop(Flaw::of_all(Reason::TooLong { most: MOST_TRANSCRIPT }));
        return written;
    }
    let plain: String = text.chars().map(half_width).collect();
    let mut scanner = Scanner::new(&plain);
    while skip_separators(&mut scanner) {
        written.claim = result_at_the_end(scanner);
        if written.claim.is_some() {
            break;
        }
        let place = scanner.place();
        match take_move(&mut scanner) {
            Ok(mv) if written.push(mv, None, place) => {}
            Ok(_) => break,
            Err(why) => {
                written.stop(Flaw::new(place, why));
                break;
            }
        }
    }
    written
}

/// The moves of the game up to where it stands, as all programs read them: squares without anything between
/// them. Passes are left out in the modern games, and written `--` where the players have discs of their own,
/// because programs that do not know those cannot derive them.
///
/// # Errors
/// A game from a start of its own cannot be told by its moves.
pub fn write(game: &Game) -> Result<String, Unwritable> {
    if *game.position_at(0) != Position::start(game.ruleset()) {
        return Err(Unwritable::OtherStart);
    }
    let passes_are_written = game.ruleset().supply == Supply::Own;
    let written = |ply: &Ply| match ply.mv {
        Move::Place(square) => square.to_string(),
        Move::Pass if passes_are_written => "--".into(),
        Move::Pass => String::new(),
    };
    Ok(game.plies()[..game.ply()].iter().map(written).collect())
}

/// The ASCII sign that a full-width sign of East Asian keyboards stands for.
fn half_width(sign: char) -> char {
    match sign {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(sign) - 0xFEE0).unwrap_or(sign),
        other => other,
    }
}

/// Reads on to the next move. Returns whether anything is left.
fn skip_separators(scanner: &mut Scanner<'_>) -> bool {
    loop {
        scanner.take_while(|sign| is_space(sign) || matches!(sign, ',' | ';' | '_' | '/' | '→' | '>'));
        if !skip_number(scanner) && !skip_dash(scanner) {
            return !scanner.rest().is_empty();
        }
    }
}

/// Two dashes are a pass, one is a separator.
fn skip_dash(scanner: &mut Scanner<'_>) -> bool {
    !scanner.rest().starts_with("--") && scanner.eat("-")
}

/// The number of a move: digits, and dots behind them.
fn skip_number(scanner: &mut Scanner<'_>) -> bool {
    let mut ahead = *scanner;
    let is_number = !ahead.take_while(|sign| sign.is_ascii_digit()).is_empty()
        && !ahead.take_while(|sign| sign == '.').is_empty();
    if is_number {
        *scanner = ahead;
    }
    is_number
}

/// `34-30` or `34:30`, if the text ends with it.
fn result_at_the_end(scanner: Scanner<'_>) -> Option<Claim> {
    scanner.peek().filter(char::is_ascii_digit)?;
    let (black, second) = scanner.rest().trim_end_matches(is_space).split_once(['-', ':'])?;
    let discs = |text: &str| text.parse().ok().filter(|_| text.len() <= 3);
    Some(Claim::Discs(BySide { black: discs(black)?, second: discs(second)? }))
}

fn take_move(scanner: &mut Scanner<'_>) -> Result<Move, Reason> {
    if eat_pass(scanner) {
        return Ok(Move::Pass);
    }
    match scanner.next() {
        Some(letter) if letter.is_ascii_alphabetic() => {
            let digits = scanner.take_while(|sign| sign.is_ascii_digit());
            let word: String = [letter].into_iter().chain(digits.chars().take(3)).collect();
            word.parse().map(Move::Place).map_err(|_| Reason::UnknownWord(word))
        }
        Some(sign) => Err(Reason::UnknownSign(sign)),
        None => Err(Reason::Unclosed),
    }
}

/// Reads on behind a pass, the longest word first.
fn eat_pass(scanner: &mut Scanner<'_>) -> bool {
    let rest = scanner.rest().as_bytes();
    let starts =
        |word: &&&str| rest.get(..word.len()).is_some_and(|s| s.eq_ignore_ascii_case(word.as_bytes()));
    let word = ["pass", "pa", "ps", "--", "@@@@", "@@"].iter().find(starts);
    word.is_some_and(|word| word.chars().all(|_| scanner.next().is_some()))
}
