//! What the properties of a game mean.

use super::super::{
    board,
    record::{Arrangement, Claim, Flaw, Form, Header, MOST_GAMES, Reason, Scanner, Written, read_move},
};
use crate::rules::{Goal, Preset, Ruleset, Shape, Side};

/// Reads all games. What stands between them is skipped, as are damaged games up to the next.
#[must_use]
pub fn read(text: &str) -> Vec<Written> {
    let mut text = Scanner::new(text);
    let mut games = Vec::new();
    while games.len() < MOST_GAMES {
        while !text.rest().starts_with("(;") && text.next().is_some() {}
        if !text.eat("(;") {
            break;
        }
        let mut reader = Reader::default();
        let flaw = reader.read(&mut text).err();
        games.extend(reader.finish(flaw));
    }
    games
}

/// What has been read of a game.
#[derive(Default)]
struct Reader {
    written: Option<Written>,
    /// `TY`.
    kind: String,
    /// `KM`, in thousandths of a disc.
    handicap: i32,
    /// `RE`.
    result: String,
}

impl Reader {
    fn read(&mut self, text: &mut Scanner<'_>) -> Result<(), Flaw> {
        loop {
            text.skip_space();
            if text.eat(";)") {
                return Ok(());
            }
            let name = text.take_while(|sign| sign.is_ascii_alphabetic());
            if name.is_empty() || !text.eat("[") {
                return Err(text.unknown());
            }
            let at = text.place();
            let value = text.take_while(|sign| sign != ']');
            if !text.eat("]") {
                return Err(text.flaw(Reason::Unclosed));
            }
            self.property(name, Scanner::at(value, at))?;
        }
    }

    fn property(&mut self, name: &str, value: Scanner<'_>) -> Result<(), Flaw> {
        let text = value.rest().trim();
        let written = self.written.get_or_insert_with(|| Written::new(Form::Ggf));
        match name {
            "GM" if !text.eq_ignore_ascii_case("othello") => {
                return Err(value.flaw(Reason::OtherGame(Header::line(text))));
            }
            "PC" => written.header.place = Header::line(text),
            "DT" => written.header.date = Header::line(text),
            "PB" => written.header.names.black = Header::line(text),
            "PW" => written.header.names.second = Header::line(text),
            "CO" => written.header.comment = Header::comment(text),
            "TY" => self.kind = Header::line(text),
            "KM" => self.handicap = thousandths(text).unwrap_or_default(),
            "RE" => text.clone_into(&mut self.result),
            "BO" => written.start = Some(read_board(value)?),
            "B" => read_ply(written, Side::Black, value)?,
            "W" => read_ply(written, Side::Second, value)?,
            _ => {}
        }
        Ok(())
    }

    /// The game, unless not a single property was there.
    fn finish(self, flaw: Option<Flaw>) -> Option<Written> {
        let mut written = self.written?;
        let shape = written.start.map(|start| start.shape).or_else(|| shape_of(&self.kind));
        let unknown_size = || Flaw::of_all(Reason::Size(self.kind.clone()));
        if let Some(flaw) = flaw.or_else(|| shape.is_none().then(unknown_size)) {
            written.stop(flaw);
        }
        let goal = if self.kind.contains('a') { Goal::Fewest } else { Goal::Most };
        let shape = shape.unwrap_or_default();
        written.play_by(Ruleset { shape, goal, ..Preset::Classic.ruleset() });
        written.claim = claim(&self.result, self.handicap);
        Some(written)
    }
}

/// The board of a type such as `8`, `s8r18`, `10a`, where no `BO` shows it.
fn shape_of(kind: &str) -> Option<Shape> {
    let width: String =
        kind.chars().skip_while(|sign| !sign.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    match width.as_str() {
        "" | "8" => Some(Shape::Square8),
        "6" => Some(Shape::Square6),
        "10" => Some(Shape::Square10),
        _ => None,
    }
}

/// `8 ---…--- *`, with white space anywhere.
fn read_board(mut value: Scanner<'_>) -> Result<Arrangement, Flaw> {
    value.skip_space();
    let at = value;
    let width = value.take_while(|sign| sign.is_ascii_digit());
    let start = match width {
        "6" | "8" | "10" => board::arrangement(value)?,
        other => return Err(at.flaw(Reason::Size(Header::line(other)))),
    };
    if start.to_move.is_none() {
        return Err(value.flaw(Reason::NoSideToMove));
    }
    Ok(start)
}

/// `d3`, `d3/1.5/0.01`, `PA`.
fn read_ply(written: &mut Written, side: Side, value: Scanner<'_>) -> Result<(), Flaw> {
    let word = value.rest().split('/').next().unwrap_or_default().trim();
    let mv = read_move(word).ok_or_else(|| value.flaw(Reason::UnknownWord(Header::line(word))))?;
    written.push(mv, Some(side), value.place());
    Ok(())
}

/// The result that `RE` and `KM` claim; a score that was not played out says only who won.
fn claim(result: &str, handicap: i32) -> Option<Claim> {
    let (score, how) = result.split_once(':').unwrap_or((result, ""));
    let discs = thousandths(score)?.checked_add(handicap)?;
    let whole = (discs % 1000 == 0).then(|| Claim::margin(discs / 1000))?;
    Some(match whole {
        Claim::WonBy(winner, _) if !how.is_empty() => Claim::Winner(Some(winner)),
        other => other,
    })
}

/// A number such as `+8.500`, times a thousand.
fn thousandths(text: &str) -> Option<i32> {
    let text = text.trim();
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_number =
        |text: &str| (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(part) {
        return None;
    }
    let number: i32 = format!("{whole}{part:0<3.3}").parse().ok()?;
    Some(if text.starts_with('-') { -number } else { number })
}
