//! Values by looking some plies ahead and judging what is there.
//!
//! All values are in hundredths of a disc for the side to move. Finished games count with all their empty squares
//! for the winner, whatever the ruleset: a game that is won now is worth more than any hope.

use super::{
    Branch, Search,
    evaluation::{Discs, Evaluation},
    table::{Depth, NO_SQUARE},
};
use crate::engine::field::{Field, Word};

/// From so many plies on, moves are put in order by a glance at each; below, by the replies that they leave.
const GLANCE: u8 = 3;
/// A deviation of forecasts counts this many hundredths: how sure a cut must be.
const SURE: i32 = 150;

impl<F: Field, E: Evaluation<F::Word>> Search<'_, F, E> {
    /// The value of a finished game.
    pub(super) fn finished(&self, field: &F) -> i32 {
        let (score, empty) = (field.score(), field.empty().count() as i32);
        100 * (score + score.signum() * empty).clamp(-self.most, self.most)
    }

    /// The value by a search of `depth` plies, if it lies between `alpha` and `beta`; else a bound beyond the one
    /// that it passes.
    pub(super) fn value(&mut self, field: F, trace: &E::Trace, alpha: i32, beta: i32, depth: u8) -> i32 {
        self.watch.nodes += 1;
        if depth == 0 {
            return self.evaluation.value(Discs::of(&field), trace);
        }
        if self.watch.is_over() {
            return alpha;
        }
        let moves = field.moves();
        if moves.is_none() {
            let passed = field.pass();
            if passed.moves().is_none() {
                return self.finished(&field);
            }
            return -self.value(passed, &self.evaluation.pass(trace), -beta, -alpha, depth);
        }
        if depth == 1 {
            return self.by_a_glance(&field, trace, moves, beta);
        }
        self.looked_into(field, trace, (alpha, beta), depth, moves)
    }

    /// One ply, each move judged at a glance.
    fn by_a_glance(&mut self, field: &F, trace: &E::Trace, moves: F::Word, beta: i32) -> i32 {
        let mut best = i32::MIN;
        for index in moves.indices() {
            self.watch.nodes += 1;
            let turned = field.turned(index);
            let after = field.after(index, turned);
            let value = if after.own().is_none() {
                -self.finished(&after)
            } else {
                -self.evaluation.value(Discs::of(&after), &self.evaluation.after(trace, index, turned))
            };
            best = best.max(value);
            if best >= beta {
                break;
            }
        }
        best
    }

    /// Several plies, with everything that may spare some of them.
    fn looked_into(
        &mut self,
        field: F,
        trace: &E::Trace,
        window: (i32, i32),
        depth: u8,
        moves: F::Word,
    ) -> i32 {
        let first = match self.estimate_known(&field, window, depth) {
            Ok(value) => return value,
            Err(first) => first,
        };
        let (alpha, beta) = window;
        if alpha + 1 == beta
            && let Some(bound) = self.foretold(&field, trace, alpha, depth)
        {
            return bound;
        }
        let from = self.branches.len();
        self.branch(&field, moves);
        self.order(from, trace, first, depth);
        let (mut best, mut square) = (i32::MIN, NO_SQUARE);
        for at in from..self.branches.len() {
            let branch = self.next_branch(at);
            let value = self.branch_value(&branch, trace, (alpha.max(best), beta), depth, at == from);
            if value > best {
                (best, square) = (value, branch.index);
                if best >= beta {
                    break;
                }
            }
        }
        self.branches.truncate(from);
        self.keep_estimate(&field, window, best, square, depth);
        best
    }

    /// A value or bound that the table has from a search of the same depth, or else the square to try first.
    fn estimate_known(&self, field: &F, (alpha, beta): (i32, i32), depth: u8) -> Result<i32, u8> {
        let Some(entry) = self.table.get(field) else { return Err(NO_SQUARE) };
        let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
        if entry.depth() != Depth::plies(depth) {
            Err(entry.best)
        } else if lower >= beta || lower == upper {
            Ok(lower)
        } else if upper <= alpha {
            Ok(upper)
        } else {
            Err(entry.best)
        }
    }

    /// The first move is searched with the whole window; the others have to show first that they are better.
    pub(super) fn branch_value(
        &mut self,
        branch: &Branch<F>,
        trace: &E::Trace,
        (alpha, beta): (i32, i32),
        depth: u8,
        first: bool,
    ) -> i32 {
        let trace = self.evaluation.after(trace, branch.index, branch.turned);
        if first || alpha + 1 == beta {
            return -self.value(branch.after, &trace, -beta, -alpha, depth - 1);
        }
        let value = -self.value(branch.after, &trace, -alpha - 1, -alpha, depth - 1);
        if value > alpha && value < beta {
            return -self.value(branch.after, &trace, -beta, -value, depth - 1);
        }
        value
    }

    /// A bound that a shallower search gives with great probability.
    fn foretold(&mut self, field: &F, trace: &E::Trace, alpha: i32, depth: u8) -> Option<i32> {
        if self.foretelling {
            return None;
        }
        let forecast = self.evaluation.forecast(depth, field.empty().count())?;
        let margin = forecast.deviation * SURE / 100;
        let glance = self.evaluation.value(Discs::of(field), trace);
        self.foretelling = true;
        let value = self.foretold_by(field, trace, alpha, &forecast, (glance, margin));
        self.foretelling = false;
        value
    }

    fn foretold_by(
        &mut self,
        field: &F,
        trace: &E::Trace,
        alpha: i32,
        forecast: &super::Forecast,
        (glance, margin): (i32, i32),
    ) -> Option<i32> {
        let high = alpha + 1 + margin - forecast.offset;
        let low = alpha - margin - forecast.offset;
        if glance >= high && self.value(*field, trace, high - 1, high, forecast.depth) >= high {
            return Some(alpha + 1);
        }
        if glance <= low && self.value(*field, trace, low, low + 1, forecast.depth) <= low {
            return Some(alpha);
        }
        None
    }

    pub(super) fn order(&mut self, from: usize, trace: &E::Trace, first: u8, depth: u8) {
        for at in from..self.branches.len() {
            let branch = self.branches[at];
            let rank = if branch.index == first {
                i32::MIN
            } else if depth >= GLANCE {
                let trace = self.evaluation.after(trace, branch.index, branch.turned);
                self.evaluation.value(Discs::of(&branch.after), &trace)
            } else {
                branch.after.moves().count() as i32
            };
            self.branches[at].rank = rank;
        }
    }

    pub(super) fn keep_estimate(
        &mut self,
        field: &F,
        (alpha, beta): (i32, i32),
        value: i32,
        best: u8,
        depth: u8,
    ) {
        if self.watch.stopped() {
            return;
        }
        // Values stay within a hundred discs.
        let value16 = value as i16;
        let lower = if value > alpha { value16 } else { i16::MIN };
        let upper = if value < beta { value16 } else { i16::MAX };
        self.table.put(field, Depth::plies(depth), (lower, upper), best);
    }
}
