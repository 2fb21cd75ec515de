//! What is said of a game when one asks.

use super::{
    announce::{join, placed, what_comes},
    clock::times_left,
    line::{Line, line_text, lines_text},
    moment::Moment,
    notice::{passing, refusal},
};
use crate::rules::{Move, Shape, Side, Square, SquareSet};

/// What one can ask of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// Which move was the last, and what it turned.
    LastMove,
    /// The count, and whose turn it is.
    Score,
    /// The discs in hand.
    InHand,
    /// What time both sides have left.
    Time,
    /// Where one may play.
    Legal,
    /// What a disc on this square would turn.
    Here(Square),
    /// What lies along this line.
    Line(Line),
    /// What lies along all lines from a square.
    Lines(Box<[Line; 8]>),
    /// Where the square of this name is, of which the board has none.
    Nowhere(String),
}

/// The answer.
#[must_use]
pub fn reply(moment: &Moment<'_>, inquiry: &Inquiry) -> String {
    match inquiry {
        Inquiry::LastMove => last_move(moment),
        Inquiry::Score => join([Some(score(moment)), Some(what_comes(moment))]),
        Inquiry::InHand => in_hand(moment),
        Inquiry::Time => times_left(moment),
        Inquiry::Legal => legal(moment),
        Inquiry::Here(square) => here(moment, *square),
        Inquiry::Line(line) => line_text(moment, line),
        Inquiry::Lines(lines) => lines_text(moment, lines),
        Inquiry::Nowhere(name) => (moment.texts.hearing.no_square)(name),
    }
}

/// The position in words, a line for each row of the board: whose turn it is, the count, then row by row.
#[must_use]
pub fn position_text(moment: &Moment<'_>) -> Vec<String> {
    let shape = moment.game.ruleset().shape;
    let rows = (0..shape.width()).map(|row| row_text(moment, shape, row));
    [what_comes(moment), score(moment)].into_iter().chain(rows).collect()
}

fn last_move(moment: &Moment<'_>) -> String {
    let plies = &moment.game.plies()[..moment.ply];
    let Some(last) = plies.iter().rfind(|ply| ply.mv != Move::Pass) else {
        return moment.texts.moves.none.to_owned();
    };
    let turned = (!last.turned.is_empty()).then(|| (moment.texts.guide.turned)(&list(last.turned)));
    let pass = passing(moment).map(|notice| notice.text());
    [placed(moment, last), turned, pass].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub(super) fn score(moment: &Moment<'_>) -> String {
    let counts = moment.position().counts().map(u32::from);
    let [black, second] = Side::BOTH.map(|side| moment.who(side));
    (moment.texts.hearing.score)(black, counts[Side::Black], second, counts[Side::Second])
}

fn in_hand(moment: &Moment<'_>) -> String {
    let texts = &moment.texts.hearing;
    let [black, second] = Side::BOTH.map(|side| moment.position().hand(side).map(u32::from));
    match black.zip(second) {
        Some((own, other)) => (texts.in_hand)(moment.who(Side::Black), own, moment.who(Side::Second), other),
        None => texts.shared.to_owned(),
    }
}

fn legal(moment: &Moment<'_>) -> String {
    let legal = moment.position().legal();
    if legal.is_empty() || moment.to_move().is_none() {
        what_comes(moment)
    } else {
        (moment.texts.guide.legal)(&list(legal))
    }
}

fn here(moment: &Moment<'_>, square: Square) -> String {
    let position = moment.position();
    if let Err(why) = position.place(square) {
        return refusal(moment, square, why).text();
    }
    let (texts, turned) = (&moment.texts.hearing, position.turned(square));
    if position.free_centre().is_empty() {
        (texts.would_turn)(&square.to_string(), &list(turned))
    } else {
        (texts.would_place)(&square.to_string())
    }
}

fn row_text(moment: &Moment<'_>, shape: Shape, row: u8) -> String {
    let texts = &moment.texts.hearing;
    let discs: Vec<String> = shape
        .squares()
        .iter()
        .filter(|square| square.row() == row)
        .filter_map(|square| {
            let side = moment.position().disc(square)?;
            Some((texts.lies)(&square.to_string(), moment.colour(side)))
        })
        .collect();
    let number = u32::from(row) + 1;
    if discs.is_empty() { (texts.empty_row)(number) } else { (texts.row)(number, &discs.join(", ")) }
}

fn list(squares: SquareSet) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}
