//! What the properties of a game mean.

use super::{
    super::record::{
        Arrangement, Claim, Flaw, Form, Header, MOST_GAMES, Reason, Scanner, Written, read_move,
    },
    tree::{Properties, Value},
};
use crate::rules::{BySide, Move, Opening, Preset, Ruleset, Shape, Side, Square, SquareSet};

/// Reads all games of a collection. A damaged one ends the reading: nobody could say where the next begins.
#[must_use]
pub fn read(text: &str) -> Vec<Written> {
    let mut text = Scanner::new(text);
    let mut games = Vec::new();
    while games.len() < MOST_GAMES {
        let Some(mut properties) = Properties::of_next_game(&mut text) else { break };
        let mut reader = Reader::new();
        let flaw = reader.read(&mut properties).err();
        let is_last = flaw.is_some();
        games.push(reader.finish(flaw, properties.variations()));
        if is_last {
            break;
        }
    }
    games
}

struct Reader {
    written: Written,
    ruleset: Option<Ruleset>,
    shape: Shape,
    discs: BySide<SquareSet>,
    to_move: Option<Side>,
}

impl Reader {
    fn new() -> Self {
        Self {
            written: Written::new(Form::Sgf),
            ruleset: None,
            shape: Shape::default(),
            discs: BySide::default(),
            to_move: None,
        }
    }

    fn read(&mut self, properties: &mut Properties<'_, '_>) -> Result<(), Flaw> {
        while let Some((name, values)) = properties.next()? {
            self.property(&name, &values)?;
        }
        Ok(())
    }

    fn property(&mut self, name: &str, values: &[Value]) -> Result<(), Flaw> {
        let Some(first) = values.first() else { return Ok(()) };
        let text = first.text.trim();
        // PlayStrategy's exports quote their values.
        let bare = text.trim_matches('"');
        let header = &mut self.written.header;
        match name {
            "GM" if bare != "2" => return Err(Flaw::new(first.place, Reason::OtherGame(Header::line(bare)))),
            "SZ" => self.shape = shape(bare).ok_or_else(|| no_size(first))?,
            "RU" => self.ruleset = bare.parse().ok(),
            "PB" => header.names.black = Header::line(text),
            "PW" => header.names.second = Header::line(text),
            "EV" => header.event = Header::line(text),
            "PC" => header.place = Header::line(text),
            "DT" => header.date = Header::line(text),
            "C" if header.comment.is_empty() => header.comment = Header::comment(text),
            "RE" => self.written.claim = claim(bare),
            "PL" if self.written.moves.is_empty() => self.to_move = side(bare),
            "AB" => self.set_up(Some(Side::Black), values)?,
            "AW" => self.set_up(Some(Side::Second), values)?,
            "AE" => self.set_up(None, values)?,
            "B" => self.play(Side::Black, first)?,
            "W" => self.play(Side::Second, first)?,
            _ => {}
        }
        Ok(())
    }

    fn set_up(&mut self, side: Option<Side>, values: &[Value]) -> Result<(), Flaw> {
        for value in values {
            if !self.written.moves.is_empty() {
                return Err(Flaw::new(value.place, Reason::SetUpInMidGame));
            }
            let squares = squares(&value.text).ok_or_else(|| no_square(value))?;
            self.discs = self.discs.map(|discs| discs - squares);
            if let Some(side) = side {
                self.discs[side] |= squares;
            }
        }
        Ok(())
    }

    fn play(&mut self, side: Side, value: &Value) -> Result<(), Flaw> {
        let mv = ply(&value.text).ok_or_else(|| no_square(value))?;
        self.written.push(mv, Some(side), value.place);
        Ok(())
    }

    fn finish(self, flaw: Option<Flaw>, variations: usize) -> Written {
        let Self { mut written, ruleset, shape, discs, to_move } = self;
        written.variations = variations;
        if let Some(flaw) = flaw {
            written.stop(flaw);
        }
        let shape = ruleset.map_or(shape, |ruleset| ruleset.shape);
        let is_set_up = Side::BOTH.into_iter().any(|side| !discs[side].is_empty());
        if is_set_up || to_move == Some(Side::Second) {
            let discs = if is_set_up { discs } else { Opening::Usual.discs(shape) };
            written.start = Some(Arrangement { shape, discs, to_move: to_move.or(Some(Side::Black)) });
        }
        match ruleset {
            Some(ruleset) => written.ruleset = Some(ruleset),
            None => written.play_by(Ruleset { shape, ..Preset::Classic.ruleset() }),
        }
        written
    }
}

fn no_square(value: &Value) -> Flaw {
    Flaw::new(value.place, Reason::UnknownWord(Header::line(&value.text)))
}

fn no_size(value: &Value) -> Flaw {
    Flaw::new(value.place, Reason::Size(Header::line(&value.text)))
}

fn shape(size: &str) -> Option<Shape> {
    match size.split(':').next()?.trim() {
        "8" => Some(Shape::Square8),
        "6" => Some(Shape::Square6),
        "10" => Some(Shape::Square10),
        _ => None,
    }
}

fn side(text: &str) -> Option<Side> {
    match text.chars().next()? {
        'B' | 'b' | '1' => Some(Side::Black),
        'W' | 'w' | '2' => Some(Side::Second),
        _ => None,
    }
}

fn ply(text: &str) -> Option<Move> {
    match text.trim() {
        "" | "tt" => Some(Move::Pass),
        word => read_move(word).or_else(|| square(word).map(Move::Place)),
    }
}

/// `f5`, or `fe` as in Go.
fn square(word: &str) -> Option<Square> {
    if let [column @ b'a'..=b'j', row @ b'a'..=b'j'] = *word.as_bytes() {
        return Square::at(column - b'a', row - b'a');
    }
    word.parse().ok()
}

/// `d4`, or the rectangle `c3:f6`.
fn squares(text: &str) -> Option<SquareSet> {
    let text = text.trim();
    let (first, last) = text.split_once(':').unwrap_or((text, text));
    let (first, last) = (square(first)?, square(last)?);
    let rows = first.row()..=last.row();
    Some(
        rows.flat_map(|row| (first.column()..=last.column()).filter_map(move |c| Square::at(c, row)))
            .collect(),
    )
}

/// `B+2`, `W+R`, `0`, `Draw`; what says nothing of the score is no claim.
fn claim(text: &str) -> Option<Claim> {
    if text == "0" || text.eq_ignore_ascii_case("draw") {
        return Some(Claim::Winner(None));
    }
    let (winner, by) = text.split_once('+')?;
    let winner = side(winner)?;
    Some(by.trim().parse().map_or(Claim::Winner(Some(winner)), |by| Claim::WonBy(winner, by)))
}
