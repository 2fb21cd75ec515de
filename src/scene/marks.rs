//! Marks that are only there when somebody asked for them: the best move, and what each move is worth.

use super::{board::Cell, moment::Moment};
use crate::{
    engine::{Value, Verdict},
    rules::Square,
};

/// The marks of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The best move.
    pub best: Option<Square>,
    /// What moves are worth to the side to move.
    pub values: Vec<(Square, Value)>,
}

/// What a move is worth, as it stands on its square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// `+4`, `−2`, `≈ +3`, `+`.
    pub text: String,
    /// How sure that is: `exact`, `decided` or `estimate`.
    pub kind: &'static str,
}

/// Puts marks on their squares, and says so in the squares' names.
pub fn mark(cells: &mut [Cell], moment: &Moment<'_>, marks: &Marks) {
    let texts = &moment.texts.computer.advice;
    for cell in cells {
        let value = marks.values.iter().find(|(square, _)| *square == cell.square).map(|&(_, value)| value);
        if let Some(value) = value {
            cell.worth = Some(worth(value));
            cell.name = match value {
                Value::Exact(discs) => (texts.exact)(&cell.name, &signed(i32::from(discs))),
                Value::Estimate(hundredths) => (texts.about)(&cell.name, &signed(discs_of(hundredths))),
                Value::Decided(Verdict::Win) => (texts.sure_win)(&cell.name),
                Value::Decided(Verdict::Draw) => (texts.sure_draw)(&cell.name),
                Value::Decided(Verdict::Loss) => (texts.sure_loss)(&cell.name),
            };
        }
        if marks.best == Some(cell.square) {
            cell.best = true;
            cell.name = (texts.best_square)(&cell.name);
        }
    }
}

fn worth(value: Value) -> Worth {
    match value {
        Value::Exact(discs) => Worth { text: signed(i32::from(discs)), kind: "exact" },
        Value::Estimate(hundredths) => {
            Worth { text: format!("≈{}", signed(discs_of(hundredths))), kind: "estimate" }
        }
        Value::Decided(verdict) => {
            let text = match verdict {
                Verdict::Win => "+",
                Verdict::Draw => "=",
                Verdict::Loss => "−",
            };
            Worth { text: text.to_owned(), kind: "decided" }
        }
    }
}

/// Whole discs of hundredths, rounded to the nearest.
fn discs_of(hundredths: i16) -> i32 {
    let hundredths = i32::from(hundredths);
    (hundredths + 50 * hundredths.signum()) / 100
}

/// A difference with its sign; nothing stands before 0.
fn signed(discs: i32) -> String {
    match discs {
        0 => "0".to_owned(),
        1.. => format!("+{discs}"),
        _ => format!("−{}", discs.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_says_how_sure_it_is() {
        let check = |value, text: &str, kind| {
            assert_eq!(worth(value), Worth { text: text.to_owned(), kind });
        };
        check(Value::Exact(4), "+4", "exact");
        check(Value::Exact(-12), "−12", "exact");
        check(Value::Exact(0), "0", "exact");
        check(Value::Estimate(349), "≈+3", "estimate");
        check(Value::Estimate(-350), "≈−4", "estimate");
        check(Value::Estimate(-49), "≈0", "estimate");
        check(Value::Decided(Verdict::Win), "+", "decided");
        check(Value::Decided(Verdict::Draw), "=", "decided");
        check(Value::Decided(Verdict::Loss), "−", "decided");
    }
}
