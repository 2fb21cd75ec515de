//! The position that was asked for: deeper and deeper, then exactly where the end is near enough.

use super::{
    Branch, Search,
    evaluation::{Discs, Evaluation},
};
use crate::{
    engine::{
        Answer, Value, Verdict,
        field::{Field, Word},
    },
    rules::Move,
};

/// How much may be thought about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most plies looked ahead where the end is not in sight.
    pub depth: u8,
    /// From this many empty squares on, the exact score is sought.
    pub exact: u8,
    /// From this many empty squares on, the winner is sought where the exact score is not.
    pub decided: u8,
    /// About the most positions visited.
    pub nodes: u64,
}

impl Effort {
    /// As much as it takes to solve the position.
    pub const SOLVE: Self = Self { depth: 100, exact: 100, decided: 100, nodes: u64::MAX };
}

/// Which moves get a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The best move; others may stay unjudged.
    Best,
    /// Every move, each searched alike.
    All,
}

/// Exact scores are prepared by estimates this many plies shallower than the end.
const SHALLOWER: u32 = 10;
/// Where the evaluation foretells deep searches, longer estimates cost little beside what they spare by putting
/// moves in order (bench20: a tenth fewer positions than with ten).
const SHALLOWER_FORETOLD: u32 = 7;

/// A move at the root and the best that is known of it.
#[derive(Clone, Copy, Debug)]
struct Candidate<F: Field> {
    branch: Branch<F>,
    value: Value,
}

impl<F: Field, E: Evaluation<F::Word>> Search<'_, F, E> {
    /// Thinks about `field` and answers.
    pub(in crate::engine) fn answer(mut self, field: F, scope: Scope, effort: Effort) -> Answer {
        let moves = field.moves();
        if moves.is_none() {
            return self.answer_without_move(field, scope, effort);
        }
        let mut candidates = self.candidates(&field, moves);
        let empty = field.empty().count();
        let solve = empty <= u32::from(effort.exact);
        let most = empty.saturating_sub(if solve { self.shallower(empty) } else { 1 }).max(1);
        for depth in 1..=effort.depth.min(most as u8) {
            if self.watch.stopped() || !self.deepen(&field, &mut candidates, scope, depth) {
                break;
            }
        }
        if solve {
            self.solve(&field, &mut candidates, scope);
        } else if empty <= u32::from(effort.decided) {
            self.decide(&field, &mut candidates, scope);
        }
        let mut answer = self.watch.answer;
        answer.nodes = self.watch.nodes;
        answer
    }

    fn shallower(&self, empty: u32) -> u32 {
        let foretells = self.evaluation.forecast(u8::MAX, empty).is_some();
        if foretells { SHALLOWER_FORETOLD } else { SHALLOWER }
    }

    /// A pass or the end: nothing is placed, but the position has a value.
    fn answer_without_move(self, field: F, scope: Scope, effort: Effort) -> Answer {
        let passed = field.pass();
        if passed.moves().is_none() {
            // A score is at most as many as a board has squares.
            return Answer { value: Value::Exact(field.score() as i8), ..Answer::nothing() };
        }
        let after = self.answer(passed, scope, effort);
        let line = [&[Move::Pass], after.line.as_slice()].concat();
        Answer { best: None, value: opposite(after.value), values: Vec::new(), line, ..after }
    }

    /// The moves in the order of a glance at each.
    fn candidates(&mut self, field: &F, moves: F::Word) -> Vec<Candidate<F>> {
        self.branch(field, moves);
        let trace = self.evaluation.trace(Discs::of(field));
        self.order(0, &trace, super::table::NO_SQUARE, u8::MAX);
        let mut branches = std::mem::take(&mut self.branches);
        branches.sort_by_key(|branch| branch.rank);
        branches
            .into_iter()
            .map(|branch| Candidate { branch, value: Value::Estimate((-branch.rank) as i16) })
            .collect()
    }

    /// Estimates the candidates by `depth` plies and puts them in order. False if it was stopped before there
    /// was anything new.
    fn deepen(&mut self, field: &F, candidates: &mut [Candidate<F>], scope: Scope, depth: u8) -> bool {
        let trace = self.evaluation.trace(Discs::of(field));
        let beta = 100 * self.most + 1;
        let mut best = -beta;
        let mut judged = Vec::with_capacity(candidates.len());
        for (at, candidate) in candidates.iter().enumerate() {
            let alpha = if scope == Scope::All { -beta } else { best };
            let first = at == 0 || scope == Scope::All;
            let value = self.branch_value(&candidate.branch, &trace, (alpha, beta), depth, first);
            if self.watch.stopped() {
                return false;
            }
            judged.push(value);
            best = best.max(value);
        }
        for (candidate, value) in candidates.iter_mut().zip(judged) {
            candidate.value = Value::Estimate(value as i16);
        }
        candidates.sort_by_key(|candidate| -candidate.value.hundredths());
        let known = if scope == Scope::All { candidates.len() } else { 1 };
        self.tell(field, candidates, known, depth);
        true
    }

    /// Finds the exact score of the best candidate, or of all.
    fn solve(&mut self, field: &F, candidates: &mut [Candidate<F>], scope: Scope) {
        let mut best: Option<i32> = None;
        let mut known = 0;
        let depth = field.empty().count() as u8;
        for at in 0..candidates.len() {
            let Candidate { branch, value } = candidates[at];
            let guess = -i32::from(value.hundredths()) / 100;
            let score = match (scope, best) {
                (Scope::Best, Some(best)) if -self.exceeds(branch.after, -best - 1) <= best => {
                    continue;
                }
                (Scope::Best, Some(best)) => -self.exact(branch.after, -best - 2),
                _ => -self.exact(branch.after, guess),
            };
            if self.watch.stopped() {
                return;
            }
            candidates[at].value = Value::Exact(score as i8);
            let better = best.is_none_or(|best| score > best);
            best = best.max(Some(score));
            known = self.place(candidates, at, known, better, scope);
            self.tell(field, candidates, known, depth);
        }
        if let Some(best) = best {
            self.watch.answer.line = self.exact_line(&candidates[0].branch, best);
        }
    }

    /// The first move, which reaches the score, and how the game goes on to its end if nobody gives anything away;
    /// shorter if the search is stopped.
    fn exact_line(&mut self, first: &Branch<F>, score: i32) -> Vec<Move> {
        let mut line: Vec<Move> = F::Word::square(first.index).map(Move::Place).into_iter().collect();
        let (mut field, mut score) = (first.after, -score);
        loop {
            let mut moves = field.moves();
            if moves.is_none() {
                field = field.pass();
                score = -score;
                moves = field.moves();
                if moves.is_none() {
                    return line;
                }
                line.push(Move::Pass);
            }
            let Some(index) = self.exact_move(&field, moves, score) else { return line };
            line.extend(F::Word::square(index).map(Move::Place));
            field = field.after(index, field.turned(index));
            score = -score;
        }
    }

    /// A move that reaches the score, the one that the table knows first.
    fn exact_move(&mut self, field: &F, moves: F::Word, score: i32) -> Option<u8> {
        let known = self.known_move(field, moves);
        let found = known.into_iter().chain(moves.indices()).find(|&index| {
            let after = field.after(index, field.turned(index));
            -self.exceeds(after, -score) >= score
        });
        found.filter(|_| !self.watch.stopped())
    }

    /// The move that a table knows to be good.
    fn known_move(&self, field: &F, moves: F::Word) -> Option<u8> {
        let best = self.table.get(field).or_else(|| self.near.get(field))?.best;
        moves.indices().find(|&index| index == best)
    }

    /// Moves a newly judged candidate to its place among those judged before it, and tells how many there are.
    fn place(
        &self,
        candidates: &mut [Candidate<F>],
        at: usize,
        known: usize,
        better: bool,
        scope: Scope,
    ) -> usize {
        match scope {
            Scope::All => {
                candidates[..=at].sort_by_key(|candidate| -candidate.value.hundredths());
                at + 1
            }
            Scope::Best if better => {
                candidates[..=at].rotate_right(1);
                1
            }
            Scope::Best => known,
        }
    }

    /// Finds out who wins.
    fn decide(&mut self, field: &F, candidates: &mut [Candidate<F>], scope: Scope) {
        let mut best = Verdict::Loss;
        let mut known = 0;
        for at in 0..candidates.len() {
            let after = candidates[at].branch.after;
            let verdict = if -self.exceeds(after, -1) > 0 {
                Verdict::Win
            } else if -self.exceeds(after, 0) >= 0 {
                Verdict::Draw
            } else {
                Verdict::Loss
            };
            if self.watch.stopped() {
                return;
            }
            candidates[at].value = Value::Decided(verdict);
            let better = at == 0 || verdict > best;
            best = best.max(verdict);
            known = self.place(candidates, at, known, better, scope);
            self.tell(field, candidates, known, field.empty().count() as u8);
            if scope == Scope::Best && best == Verdict::Win {
                return;
            }
        }
    }

    /// Reports the first `known` candidates.
    fn tell(&mut self, field: &F, candidates: &[Candidate<F>], known: usize, depth: u8) {
        let Some(first) = candidates.first() else { return };
        let values = candidates[..known]
            .iter()
            .filter_map(|candidate| Some((F::Word::square(candidate.branch.index)?, candidate.value)))
            .collect();
        self.watch.answer = Answer {
            best: F::Word::square(first.branch.index),
            value: first.value,
            values,
            line: self.line(field, first),
            depth,
            nodes: self.watch.nodes,
        };
        self.watch.report();
    }

    /// The first candidate and what the table says of the moves after it.
    fn line(&self, field: &F, first: &Candidate<F>) -> Vec<Move> {
        let mut line: Vec<Move> = F::Word::square(first.branch.index).map(Move::Place).into_iter().collect();
        let mut field = field.after(first.branch.index, first.branch.turned);
        while line.len() < 64 {
            if field.moves().is_none() {
                if field.pass().moves().is_none() {
                    break;
                }
                line.push(Move::Pass);
                field = field.pass();
            }
            let Some(index) = self.known_move(&field, field.moves()) else { break };
            line.extend(F::Word::square(index).map(Move::Place));
            field = field.after(index, field.turned(index));
        }
        line
    }
}

/// The same value for the other side.
const fn opposite(value: Value) -> Value {
    match value {
        Value::Exact(discs) => Value::Exact(-discs),
        Value::Decided(Verdict::Win) => Value::Decided(Verdict::Loss),
        Value::Decided(Verdict::Draw) => Value::Decided(Verdict::Draw),
        Value::Decided(Verdict::Loss) => Value::Decided(Verdict::Win),
        Value::Estimate(hundredths) => Value::Estimate(-hundredths),
    }
}
