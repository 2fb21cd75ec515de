//! What the page and the engine's worker say to each other: words with spaces between them.
//!
//! A question is `3 hint 5 classic black 0 0 e4d5 d4e5`: its number, what is wanted (or the number of a level), the
//! lot, the ruleset, the side to move, the discs in each hand and on the board. A report is `ready`, or
//! `so-far 3 d3 +120 4 900 d3 +120 , d3 c5`: the question's number, the best move, its value, plies and positions,
//! then moves with their values, then the line; `answer` in place of `so-far` when it is final. A value is `=4` in discs
//! for certain, `+120` in hundredths as a judgement, or `win`, `draw`, `loss`; `-` stands for nothing, `--` for a pass.
//!
//! Both sides come out of one build, so there is no version in it. What cannot be read is dropped.

use std::str::SplitWhitespace;

use super::transcript;
use crate::{
    engine::{Answer, Level, Question, Value, Verdict, Wish},
    rules::{BySide, Move, Position, Setup, Side, Square, SquareSet},
};

/// What a worker says when it can hear. Whatever was said to it before is lost.
pub const READY: &str = "ready";

/// What the worker says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// It can be asked. Whatever was said to it before is lost.
    Ready,
    /// This is known so far about the question of that number.
    Progressed(u32, Answer),
    /// The answer to the question of that number.
    Answered(u32, Answer),
}

/// The text of a question.
///
/// ```
/// use reversi::{
///     engine::{Question, Wish},
///     formats::thought,
///     rules::{Position, Ruleset},
/// };
///
/// let question = Question { position: Position::start(Ruleset::default()), wish: Wish::Hint, lot: 5 };
/// let text = thought::write_question(3, &question);
/// assert_eq!(text, "3 hint 5 classic black 0 0 e4d5 d4e5");
/// assert_eq!(thought::read_question(&text), Some((3, question)));
/// ```
#[must_use]
pub fn write_question(number: u32, question: &Question) -> String {
    let Setup { ruleset, discs, hands, to_move } = question.position.setup();
    let wish = match question.wish {
        Wish::Play(level) => level.number().to_string(),
        Wish::Hint => "hint".to_owned(),
        Wish::Values => "values".to_owned(),
    };
    let side = if to_move == Side::Black { "black" } else { "second" };
    let discs = discs.map(|discs| or_nothing(transcript::write(discs.iter())));
    let (lot, [black, second]) = (question.lot, [hands.black, hands.second]);
    format!("{number} {wish} {lot} {ruleset} {side} {black} {second} {} {}", discs.black, discs.second)
}

/// The number and the question of a text; `None` where it is none that can be asked.
#[must_use]
pub fn read_question(text: &str) -> Option<(u32, Question)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [number, wish, lot, ruleset, side, black_hand, second_hand, black, second] = words[..] else {
        return None;
    };
    let wish = match wish {
        "hint" => Wish::Hint,
        "values" => Wish::Values,
        level => Wish::Play(Level::new(level.parse().ok()?)?),
    };
    let to_move = match side {
        "black" => Side::Black,
        "second" => Side::Second,
        _ => return None,
    };
    let hands = BySide { black: black_hand.parse().ok()?, second: second_hand.parse().ok()? };
    let discs = BySide { black: squares(black)?, second: squares(second)? };
    let setup = Setup { ruleset: ruleset.parse().ok()?, discs, hands, to_move };
    let question = Question { position: Position::try_from(setup).ok()?, wish, lot: lot.parse().ok()? };
    Some((number.parse().ok()?, question))
}

/// The text of a report.
#[must_use]
pub fn write_report(report: &Report) -> String {
    match report {
        Report::Ready => READY.to_owned(),
        Report::Progressed(number, answer) => format!("so-far {number} {}", written(answer)),
        Report::Answered(number, answer) => format!("answer {number} {}", written(answer)),
    }
}

/// The report of a text; `None` where it is none.
#[must_use]
pub fn read_report(text: &str) -> Option<Report> {
    let mut words = text.split_whitespace();
    let kind = words.next()?;
    if kind == READY {
        return Some(Report::Ready);
    }
    let number = words.next()?.parse().ok()?;
    match kind {
        "so-far" => Some(Report::Progressed(number, read_answer(words)?)),
        "answer" => Some(Report::Answered(number, read_answer(words)?)),
        _ => None,
    }
}

fn written(answer: &Answer) -> String {
    let best = or_nothing(answer.best.map(|square| square.to_string()).unwrap_or_default());
    let mut text = format!("{best} {} {} {}", written_value(answer.value), answer.depth, answer.nodes);
    for &(square, value) in &answer.values {
        text += &format!(" {square} {}", written_value(value));
    }
    text += " ,";
    for mv in &answer.line {
        text += &match mv {
            Move::Place(square) => format!(" {square}"),
            Move::Pass => format!(" {PASS}"),
        };
    }
    text
}

fn read_answer(mut words: SplitWhitespace<'_>) -> Option<Answer> {
    let best = match words.next()? {
        NOTHING => None,
        square => Some(square.parse().ok()?),
    };
    let value = read_value(words.next()?)?;
    let (depth, nodes) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let mut values: Vec<(Square, Value)> = Vec::new();
    loop {
        match words.next()? {
            "," => break,
            square => values.push((square.parse().ok()?, read_value(words.next()?)?)),
        }
    }
    let line = words.map(|word| match word {
        PASS => Some(Move::Pass),
        square => Some(Move::Place(square.parse().ok()?)),
    });
    Some(Answer { best, value, values, line: line.collect::<Option<_>>()?, depth, nodes })
}

fn written_value(value: Value) -> String {
    match value {
        Value::Exact(discs) => format!("={discs}"),
        Value::Estimate(hundredths) => format!("{hundredths:+}"),
        Value::Decided(Verdict::Win) => "win".to_owned(),
        Value::Decided(Verdict::Draw) => "draw".to_owned(),
        Value::Decided(Verdict::Loss) => "loss".to_owned(),
    }
}

fn read_value(word: &str) -> Option<Value> {
    Some(match word {
        "win" => Value::Decided(Verdict::Win),
        "draw" => Value::Decided(Verdict::Draw),
        "loss" => Value::Decided(Verdict::Loss),
        number => match number.strip_prefix('=') {
            Some(discs) => Value::Exact(discs.parse().ok()?),
            None => Value::Estimate(number.parse().ok()?),
        },
    })
}

/// What stands for a pass in a line.
const PASS: &str = "--";

/// What stands where there is nothing.
const NOTHING: &str = "-";

fn or_nothing(text: String) -> String {
    if text.is_empty() { NOTHING.to_owned() } else { text }
}

fn squares(word: &str) -> Option<SquareSet> {
    let word = if word == NOTHING { "" } else { word };
    Some(transcript::read(word).ok()?.into_iter().collect())
}
