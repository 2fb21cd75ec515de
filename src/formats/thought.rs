//! What the page and the engine's worker say to each other: JSON, with the number of the question that it is about.
//!
//! Both come out of one build, so there is no version in it. What cannot be read is dropped.

use serde::{Deserialize, Serialize};

use super::transcript;
use crate::{
    engine::{Answer, Level, Question, Value, Verdict, Wish},
    rules::{BySide, Move, Position, Ruleset, Setup, Side, Square},
};

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
/// assert_eq!(thought::read_question(&thought::write_question(3, &question)), Some((3, question)));
/// ```
#[must_use]
pub fn write_question(number: u32, question: &Question) -> String {
    let Setup { ruleset, discs, hands, to_move } = question.position.setup();
    let discs = discs.map(|discs| transcript::write(discs.iter()));
    let wish = WrittenWish::from(question.wish);
    text(&WrittenQuestion { number, ruleset, discs, hands, to_move, wish, lot: question.lot })
}

/// The number and the question of a text; `None` where it is none that can be asked.
#[must_use]
pub fn read_question(text: &str) -> Option<(u32, Question)> {
    let WrittenQuestion { number, ruleset, discs, hands, to_move, wish, lot } =
        serde_json::from_str(text).ok()?;
    let squares = |text: &str| Some(transcript::read(text).ok()?.into_iter().collect());
    let discs = BySide { black: squares(&discs.black)?, second: squares(&discs.second)? };
    let position = Position::try_from(Setup { ruleset, discs, hands, to_move }).ok()?;
    Some((number, Question { position, wish: wish.read()?, lot }))
}

/// The text of a report.
#[must_use]
pub fn write_report(report: &Report) -> String {
    text(&match report {
        Report::Ready => WrittenReport::Ready,
        Report::Progressed(number, answer) => WrittenReport::Progressed(*number, answer.into()),
        Report::Answered(number, answer) => WrittenReport::Answered(*number, answer.into()),
    })
}

/// The report of a text; `None` where it is none.
#[must_use]
pub fn read_report(text: &str) -> Option<Report> {
    Some(match serde_json::from_str(text).ok()? {
        WrittenReport::Ready => Report::Ready,
        WrittenReport::Progressed(number, answer) => Report::Progressed(number, answer.read()?),
        WrittenReport::Answered(number, answer) => Report::Answered(number, answer.read()?),
    })
}

fn text<T: Serialize>(value: &T) -> String {
    // Only maps with keys other than text can fail to be written, and there is none.
    serde_json::to_string(value).unwrap_or_default()
}

#[derive(Serialize, Deserialize)]
struct WrittenQuestion {
    number: u32,
    ruleset: Ruleset,
    discs: BySide<String>,
    hands: BySide<u8>,
    to_move: Side,
    wish: WrittenWish,
    lot: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenWish {
    Play(u8),
    Hint,
    Values,
}

impl From<Wish> for WrittenWish {
    fn from(wish: Wish) -> Self {
        match wish {
            Wish::Play(level) => Self::Play(level.number()),
            Wish::Hint => Self::Hint,
            Wish::Values => Self::Values,
        }
    }
}

impl WrittenWish {
    fn read(self) -> Option<Wish> {
        match self {
            Self::Play(number) => Level::new(number).map(Wish::Play),
            Self::Hint => Some(Wish::Hint),
            Self::Values => Some(Wish::Values),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenReport {
    Ready,
    Progressed(u32, WrittenAnswer),
    Answered(u32, WrittenAnswer),
}

#[derive(Serialize, Deserialize)]
struct WrittenAnswer {
    best: Option<String>,
    value: WrittenValue,
    values: Vec<(String, WrittenValue)>,
    line: Vec<String>,
    depth: u8,
    nodes: u64,
}

/// What stands for a pass in a line.
const PASS: &str = "--";

impl From<&Answer> for WrittenAnswer {
    fn from(answer: &Answer) -> Self {
        let moved = |mv: &Move| match mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => PASS.to_owned(),
        };
        let valued = |&(square, value): &(Square, Value)| (square.to_string(), value.into());
        Self {
            best: answer.best.map(|square| square.to_string()),
            value: answer.value.into(),
            values: answer.values.iter().map(valued).collect(),
            line: answer.line.iter().map(moved).collect(),
            depth: answer.depth,
            nodes: answer.nodes,
        }
    }
}

impl WrittenAnswer {
    fn read(self) -> Option<Answer> {
        let moved = |text: String| match text.as_str() {
            PASS => Some(Move::Pass),
            square => Some(Move::Place(square.parse().ok()?)),
        };
        let valued = |(square, value): (String, WrittenValue)| Some((square.parse().ok()?, value.into()));
        Some(Answer {
            best: self.best.map(|square| square.parse()).transpose().ok()?,
            value: self.value.into(),
            values: self.values.into_iter().map(valued).collect::<Option<_>>()?,
            line: self.line.into_iter().map(moved).collect::<Option<_>>()?,
            depth: self.depth,
            nodes: self.nodes,
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenValue {
    Exact(i8),
    Win,
    Draw,
    Loss,
    Estimate(i16),
}

impl From<Value> for WrittenValue {
    fn from(value: Value) -> Self {
        match value {
            Value::Exact(discs) => Self::Exact(discs),
            Value::Decided(Verdict::Win) => Self::Win,
            Value::Decided(Verdict::Draw) => Self::Draw,
            Value::Decided(Verdict::Loss) => Self::Loss,
            Value::Estimate(hundredths) => Self::Estimate(hundredths),
        }
    }
}

impl From<WrittenValue> for Value {
    fn from(value: WrittenValue) -> Self {
        match value {
            WrittenValue::Exact(discs) => Self::Exact(discs),
            WrittenValue::Win => Self::Decided(Verdict::Win),
            WrittenValue::Draw => Self::Decided(Verdict::Draw),
            WrittenValue::Loss => Self::Decided(Verdict::Loss),
            WrittenValue::Estimate(hundredths) => Self::Estimate(hundredths),
        }
    }
}
