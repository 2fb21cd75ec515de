//! Portable Game Notation as Edax and others write it for this game:
//! `[Black "A"] [White "B"] [Result "1-0"]`, then `1. f5 d6 2. c3 … pass … 1-0`.
//!
//! **`1-0` means that Black has won**, who moves first here; a result may also be the discs, `62-1`. A pass is
//! `pass`, `--` or left out. In `FEN`, rows go from 8 up to 1, `p` is Black and `P` is White. Comments,
//! variations and `$` marks are passed over. The ruleset is the classic one; we do not write this form.

use super::record::{
    Arrangement, Claim, Flaw, Form, Header, MOST_GAMES, Reason, Scanner, Written, read_move,
};
use crate::rules::{BySide, Preset, Shape, Side, Square, SquareSet};

/// Reads all games.
#[must_use]
pub fn read(text: &str) -> Vec<Written> {
    let mut text = Scanner::new(text);
    let mut games = Vec::new();
    text.skip_space();
    while !text.rest().is_empty() && games.len() < MOST_GAMES {
        games.push(read_game(&mut text));
        text.skip_space();
    }
    games
}

/// Reads one game, its flaw included, up to the tags of the next.
fn read_game(text: &mut Scanner<'_>) -> Written {
    let mut written = Written::new(Form::Pgn);
    let read = read_tags(text, &mut written).and_then(|()| read_moves(text, &mut written));
    if let Err(flaw) = read {
        written.stop(flaw);
        skip_to_next_game(text);
    }
    written.play_by(Preset::Classic.ruleset());
    written
}

fn skip_to_next_game(text: &mut Scanner<'_>) {
    text.line();
    while text.peek().is_some_and(|sign| sign != '[') {
        text.line();
    }
}

fn read_tags(text: &mut Scanner<'_>, written: &mut Written) -> Result<(), Flaw> {
    loop {
        text.skip_space();
        if !text.eat("[") {
            return Ok(());
        }
        let name = text.take_while(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        text.skip_space();
        let value = quoted(text)?;
        text.skip_space();
        if !text.eat("]") {
            return Err(text.unknown());
        }
        read_tag(written, name, &value).map_err(|why| text.flaw(why))?;
    }
}

fn read_tag(written: &mut Written, name: &str, value: &str) -> Result<(), Reason> {
    let header = &mut written.header;
    let line = || if value == "?" { String::new() } else { Header::line(value) };
    match name.to_ascii_lowercase().as_str() {
        "black" => header.names.black = line(),
        "white" => header.names.second = line(),
        "event" => header.event = line(),
        "site" => header.place = line(),
        "date" => header.date = line(),
        "result" => written.claim = claim(value),
        "fen" => written.start = Some(board(value).ok_or_else(|| Reason::Size(Header::line(value)))?),
        _ => {}
    }
    Ok(())
}

/// A value in quotes, in which `\` takes the next sign as it is.
fn quoted(text: &mut Scanner<'_>) -> Result<String, Flaw> {
    if !text.eat("\"") {
        return Err(text.unknown());
    }
    let mut value = String::new();
    loop {
        match text.next() {
            Some('"') => return Ok(value),
            Some('\\') => value.extend(text.next()),
            Some(sign) => value.push(sign),
            None => return Err(text.flaw(Reason::Unclosed)),
        }
    }
}

fn read_moves(text: &mut Scanner<'_>, written: &mut Written) -> Result<(), Flaw> {
    loop {
        text.skip_space();
        let at = *text;
        match text.peek() {
            None | Some('[') => return Ok(()),
            Some('{') => skip_comment(text, written)?,
            Some(';') => drop(text.line()),
            Some('(') => skip_variation(text, written)?,
            Some('}' | ')' | ']') => return Err(text.unknown()),
            Some(_) => {
                let word = text.take_while(|sign| !sign.is_whitespace() && !"{}()[];".contains(sign));
                if let Some(word) = without_number(word) {
                    match read_move(word) {
                        Some(mv) => {
                            written.push(mv, None, at.place());
                        }
                        None if is_result(word) => written.claim = written.claim.or_else(|| claim(word)),
                        None => return Err(at.flaw(Reason::UnknownWord(Header::line(word)))),
                    }
                }
            }
        }
    }
}

/// The move of `12.f5` or `f5`; `None` for `12.` and marks such as `$1`.
fn without_number(word: &str) -> Option<&str> {
    let behind = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let word = if behind.starts_with('.') { behind.trim_start_matches('.') } else { word };
    (!word.is_empty() && !word.starts_with('$')).then_some(word)
}

/// `1-0`, `62-1`, `1/2-1/2`, `*`.
fn is_result(word: &str) -> bool {
    word == "*" || word.contains('-') && word.chars().all(|sign| sign.is_ascii_digit() || "-/".contains(sign))
}

fn skip_comment(text: &mut Scanner<'_>, written: &mut Written) -> Result<(), Flaw> {
    let open = *text;
    let comment = text.take_while(|sign| sign != '}');
    if !text.eat("}") {
        return Err(open.flaw(Reason::Unclosed));
    }
    if written.header.comment.is_empty() {
        written.header.comment = Header::comment(comment.trim_start_matches('{'));
    }
    Ok(())
}

fn skip_variation(text: &mut Scanner<'_>, written: &mut Written) -> Result<(), Flaw> {
    let open = *text;
    let mut depth = 0_usize;
    while let Some(sign) = text.next() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            written.variations += 1;
            return Ok(());
        }
    }
    Err(open.flaw(Reason::Unclosed))
}

fn claim(result: &str) -> Option<Claim> {
    match result.split_once('-')? {
        ("1", "0") => Some(Claim::Winner(Some(Side::Black))),
        ("0", "1") => Some(Claim::Winner(Some(Side::Second))),
        ("1/2", "1/2") => Some(Claim::Winner(None)),
        (black, second) => {
            Some(Claim::Discs(BySide { black: black.parse().ok()?, second: second.parse().ok()? }))
        }
    }
}

/// `8/8/8/3Pp3/3pP3/8/8/8 b`: rows from the eighth, a digit for so many empty squares.
fn board(fen: &str) -> Option<Arrangement> {
    let mut words = fen.split_whitespace();
    let rows: Vec<&str> = words.next()?.split('/').collect();
    let to_move = match words.next() {
        Some("b") => Some(Side::Black),
        Some("w") => Some(Side::Second),
        _ => None,
    };
    if rows.len() != 8 {
        return None;
    }
    let mut discs: BySide<SquareSet> = BySide::default();
    for (row, signs) in (0..8).rev().zip(rows) {
        let mut column: u8 = 0;
        for sign in signs.chars() {
            let square = Square::at(column, row).filter(|_| column < 8)?;
            match sign {
                'p' => discs.black |= SquareSet::only(square),
                'P' => discs.second |= SquareSet::only(square),
                '1'..='8' => column += sign as u8 - b'1',
                _ => return None,
            }
            column += 1;
        }
        if column != 8 {
            return None;
        }
    }
    Some(Arrangement { shape: Shape::Square8, discs, to_move })
}
