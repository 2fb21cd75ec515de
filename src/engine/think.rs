//! From a question to its answer: which field, which evaluation, how much effort.

use super::{
    Answer, Flow, Question, Value, Wish,
    eval::Weights,
    field::{Eight, Fewest, Field, Most, Wide, Word},
    kernel::Board,
    levels,
    search::{Effort, Evaluation, Scope, Search, Simple},
};
use crate::rules::{Goal, Move, Position, Shape, Square, Status, Supply};

/// What a hint and the values of all moves may cost.
const THOROUGH: Effort = Effort { depth: 12, exact: 20, decided: 22, nodes: 40_000_000 };

/// How deep each arrangement of the centre is looked at in a free opening.
const OPENING: Effort = Effort { depth: 6, exact: 0, decided: 0, nodes: 100_000 };

/// Thinks about a question. `weights` are those for the goal of its ruleset, if there are any; others are not used.
/// `progress` hears every few milliseconds what is known so far, and can stop the thinking.
///
/// An answer whose thinking was stopped, by `progress` or by the effort that its wish allows, is marked by its
/// values: they are estimates then, never exact.
///
/// ```
/// use reversi::{
///     engine::{Flow, Question, Wish, think},
///     rules::{Position, Ruleset},
/// };
///
/// let position = Position::start("6x6.usual.shared.most.white".parse::<Ruleset>()?);
/// let question = Question { position, wish: Wish::Hint, lot: 0 };
/// let mut reports = 0;
/// let answer = think(&question, None, &mut |_| {
///     reports += 1;
///     if reports < 3 { Flow::Continue } else { Flow::Stop }
/// });
/// assert!(position.legal().contains(answer.best.expect("there are legal squares")));
/// # Ok::<(), reversi::rules::ParseRulesetError>(())
/// ```
pub fn think(
    question: &Question,
    weights: Option<&Weights>,
    progress: &mut dyn FnMut(&Answer) -> Flow,
) -> Answer {
    let position = &question.position;
    match question.wish {
        Wish::Play(level) => levels::play(position, level, question.lot, weights, progress),
        Wish::Hint => analyse(position, THOROUGH, Scope::Best, weights, progress),
        Wish::Values => analyse(position, THOROUGH, Scope::All, weights, progress),
    }
}

/// Searches a position with so much effort, for the best move or for the values of all.
///
/// ```
/// use reversi::{
///     engine::{Effort, Flow, Scope, Value, analyse},
///     rules::{Position, Ruleset},
/// };
///
/// let position = Position::from_picture("6x6.usual.shared.most.white".parse()?, "
///     X X X X X O
///     X X X X O .
///     X X X O X O
///     X X O X X O
///     X O X X X O
///     O . X X X O
///     X to move")?;
/// let answer = analyse(&position, Effort::SOLVE, Scope::All, None, &mut |_| Flow::Continue);
/// assert!(matches!(answer.value, Value::Exact(_)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyse(
    position: &Position,
    effort: Effort,
    scope: Scope,
    weights: Option<&Weights>,
    progress: &mut dyn FnMut(&Answer) -> Flow,
) -> Answer {
    if !position.free_centre().is_empty() {
        return in_the_opening(position, weights, progress);
    }
    let ruleset = position.ruleset();
    match (ruleset.shape, weights.filter(|weights| weights.goal() == ruleset.goal)) {
        (Shape::Square8, Some(weights)) => within_eight_by_eight(position, weights, effort, scope, progress),
        (Shape::Square8 | Shape::Square6, _) => {
            within_eight_by_eight(position, &Simple::new(ruleset), effort, scope, progress)
        }
        _ => run(Wide::<u128>::of(position), &Simple::new(ruleset), effort, scope, progress),
    }
}

fn within_eight_by_eight<E: Evaluation<u64>>(
    position: &Position,
    evaluation: &E,
    effort: Effort,
    scope: Scope,
    progress: &mut dyn FnMut(&Answer) -> Flow,
) -> Answer {
    let ruleset = position.ruleset();
    match (Board::of(position), ruleset.supply, ruleset.goal) {
        (Some(board), Supply::Shared, Goal::Most) => {
            run(Eight::<Most>::of(board), evaluation, effort, scope, progress)
        }
        (Some(board), Supply::Shared, Goal::Fewest) => {
            run(Eight::<Fewest>::of(board), evaluation, effort, scope, progress)
        }
        _ => run(Wide::<u64>::of(position), evaluation, effort, scope, progress),
    }
}

fn run<F: Field, E: Evaluation<F::Word>>(
    field: F,
    evaluation: &E,
    effort: Effort,
    scope: Scope,
    progress: &mut dyn FnMut(&Answer) -> Flow,
) -> Answer {
    let size = table_size(effort, field.empty().count());
    Search::new(field, evaluation, size, effort.nodes, progress).answer(field, scope, effort)
}

/// A table of a size that suits the number of positions that will be visited, as a power of two: what the
/// effort allows, or what so many empty squares can make use of. (With 20 of them a table four times as large
/// spares half a hundredth of the positions and takes longer, since it is fetched from farther away.)
const fn table_size(effort: Effort, empty: u32) -> u32 {
    let allowed = (effort.nodes | 1).ilog2().saturating_sub(2);
    let needed = empty.saturating_sub(2);
    let size = if allowed < needed { allowed } else { needed };
    if size < 8 {
        8
    } else if size > 20 {
        20
    } else {
        size
    }
}

/// In a free opening, the centre is filled in every way and the positions after it are looked at.
fn in_the_opening(
    position: &Position,
    weights: Option<&Weights>,
    progress: &mut dyn FnMut(&Answer) -> Flow,
) -> Answer {
    let mut values: Vec<(Square, Value)> = Vec::new();
    let mut nodes = 0;
    for square in position.legal().iter() {
        if let Ok(after) = position.place(square) {
            let value = opening_value(&after, weights, &mut nodes);
            values.push((square, Value::Estimate(-value)));
        }
    }
    values.sort_by_key(|(_, value)| -value.hundredths());
    let Some(&(best, value)) = values.first() else { return Answer::nothing() };
    let answer = Answer {
        best: Some(best),
        value,
        values,
        line: vec![Move::Place(best)],
        depth: OPENING.depth,
        nodes,
    };
    progress(&answer);
    answer
}

/// The value for the side to move, in hundredths of a disc.
fn opening_value(position: &Position, weights: Option<&Weights>, nodes: &mut u64) -> i16 {
    match position.status() {
        Status::ToPlace(squares) if !position.free_centre().is_empty() => {
            let after = squares.iter().filter_map(|square| position.place(square).ok());
            after.map(|after| -opening_value(&after, weights, nodes)).max().unwrap_or(0)
        }
        _ => {
            let answer = analyse(position, OPENING, Scope::Best, weights, &mut |_| Flow::Continue);
            *nodes += answer.nodes;
            answer.value.hundredths()
        }
    }
}
