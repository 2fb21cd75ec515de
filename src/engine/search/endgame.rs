//! The exact score: every line is followed to the end of the game, as far as it can matter.
//!
//! Everything here answers one kind of question, "is the score more than `alpha`?". The answer is a number above
//! `alpha` that the score reaches, or one not above `alpha` that it does not exceed. [`Search::exact`] closes in
//! on the score with such questions.

use super::{
    Branch, Search,
    evaluation::{Discs, Evaluation},
    table::{Depth, NO_SQUARE, Table},
};
use crate::engine::field::{Field, Word};

/// Up to so many empty squares neither the table nor the number of replies is worth a look.
const FEW: u32 = 6;
/// Positions with up to so many empty squares have a table of their own: they are many, and soon forgotten.
const NEAR: u32 = 9;
/// Its size, as a power of two: half a megabyte, which stays near the processor. One that has to be fetched from
/// afar costs more time than the positions that it spares (bench18 and bench20: a fifth less time for it).
pub(super) const NEAR_SIZE: u32 = 13;
/// From so many empty squares on, replies are looked up before any is searched (bench18: two hundredths fewer
/// positions than from ten on, and as much less time).
const LOOK_AHEAD: u32 = 8;
/// From so many empty squares on, the evaluation puts the moves in order.
const MANY: u32 = 14;
/// From so many empty squares on, a search does it that is a ply longer for each so many more.
const MANY_MORE: u32 = 16;
const PLY_FOR: u32 = 3;
/// There, a reply of the opponent weighs as much as so many hundredths of a disc.
const REPLY: i32 = 100;
/// From so many empty squares on, the squares where the opponent may come to move count, too.
const CHANCES: u32 = 9;

/// What puts moves in order by what they leave to the opponent; found by trying, on positions with 16 and 18
/// empty squares.
mod rank {
    /// A reply; one in a corner counts twice.
    pub(super) const REPLY: i32 = 16;
    /// The move is in a quarter with an odd number of empty squares.
    pub(super) const ODD: i32 = 10;
    /// The move is in a corner.
    pub(super) const CORNER: i32 = 10;
    /// An empty square beside a disc that the opponent could turn.
    pub(super) const CHANCE: i32 = 4;
}

impl<F: Field, E: Evaluation<F::Word>> Search<'_, F, E> {
    /// The score by perfect play, sought from `guess` on; meaningless if the search was stopped.
    pub(super) fn exact(&mut self, field: F, guess: i32) -> i32 {
        let (mut lower, mut upper) = (-self.most, self.most);
        let mut score = guess.clamp(lower, upper);
        while lower < upper && !self.watch.stopped() {
            let alpha = if score == lower { score } else { score - 1 };
            score = self.exceeds(field, alpha);
            if score > alpha {
                lower = score;
            } else {
                upper = score;
            }
        }
        score
    }

    /// Is the score of the position more than `alpha`?
    pub(super) fn exceeds(&mut self, field: F, alpha: i32) -> i32 {
        let empty = field.empty().count();
        if empty >= MANY {
            let trace = self.evaluation.trace(Discs::of(&field));
            self.with_many(field, &trace, alpha, empty)
        } else {
            self.with_some(field, alpha, empty)
        }
    }

    fn with_many(&mut self, field: F, trace: &E::Trace, alpha: i32, empty: u32) -> i32 {
        if empty < MANY {
            return self.with_some(field, alpha, empty);
        }
        self.watch.nodes += 1;
        if self.watch.is_over() {
            return alpha;
        }
        let best = match self.known(&field, alpha, empty) {
            Ok(score) => return score,
            Err(best) => best,
        };
        let moves = field.moves();
        if moves.is_none() {
            let passed = field.pass();
            if passed.moves().is_none() {
                return field.score();
            }
            return -self.with_many(passed, &self.evaluation.pass(trace), -alpha - 1, empty);
        }
        let from = self.branches.len();
        self.branch(&field, moves);
        if let Some(score) = self.replies_known(from, alpha, empty - 1) {
            self.branches.truncate(from);
            return score;
        }
        let (score, best) = self.best_of(
            (from, best),
            alpha,
            |search, from| search.order_by_value(from, trace, empty),
            |search, branch| {
                let trace = search.evaluation.after(trace, branch.index, branch.turned);
                -search.with_many(branch.after, &trace, -alpha - 1, empty - 1)
            },
        );
        self.keep_exact(&field, alpha, score, best, empty);
        score
    }

    fn with_some(&mut self, field: F, alpha: i32, empty: u32) -> i32 {
        if empty <= FEW {
            return self.with_few(field, alpha, empty);
        }
        self.watch.nodes += 1;
        if empty >= LOOK_AHEAD && self.watch.is_over() {
            return alpha;
        }
        let best = match self.known(&field, alpha, empty) {
            Ok(score) => return score,
            Err(best) => best,
        };
        let moves = field.moves();
        if moves.is_none() {
            let passed = field.pass();
            if passed.moves().is_none() {
                return field.score();
            }
            return -self.with_some(passed, -alpha - 1, empty);
        }
        let from = self.branches.len();
        self.branch_by_replies(&field, moves, best);
        if empty >= LOOK_AHEAD
            && let Some(score) = self.replies_known(from, alpha, empty - 1)
        {
            self.branches.truncate(from);
            return score;
        }
        let (score, best) = self.best_of(
            (from, NO_SQUARE),
            alpha,
            |_, _| (),
            |search, branch| -search.with_some(branch.after, -alpha - 1, empty - 1),
        );
        self.keep_exact(&field, alpha, score, best, empty);
        score
    }

    fn with_few(&mut self, field: F, alpha: i32, empty: u32) -> i32 {
        if empty <= F::LAST {
            return field.end(alpha, &mut self.watch.nodes);
        }
        self.watch.nodes += 1;
        let bound = field.bound(alpha);
        if bound <= alpha {
            return bound;
        }
        let moves = field.moves();
        if moves.is_none() {
            let passed = field.pass();
            if passed.moves().is_none() {
                return field.score();
            }
            return -self.with_few(passed, -alpha - 1, empty);
        }
        let (odd, corners) = (odd(field.empty()), F::Word::CORNERS);
        let mut best = i32::MIN;
        for part in [odd & corners, odd & !corners, !odd & corners, !odd & !corners] {
            for index in (moves & part).indices() {
                let after = field.after(index, field.turned(index));
                let score = -self.with_few(after, -alpha - 1, empty - 1);
                if score > alpha {
                    return score;
                }
                best = best.max(score);
            }
        }
        best
    }

    /// A score that answers the question without any search, or else the square to try first.
    #[inline(always)]
    fn known(&self, field: &F, alpha: i32, empty: u32) -> Result<i32, u8> {
        let bound = field.bound(alpha);
        if bound <= alpha {
            return Ok(bound);
        }
        let Some(entry) = self.exact_table(empty).get(field) else { return Err(NO_SQUARE) };
        if entry.depth().is_exact() {
            if i32::from(entry.lower) > alpha {
                return Ok(i32::from(entry.lower));
            }
            if i32::from(entry.upper) <= alpha {
                return Ok(i32::from(entry.upper));
            }
        }
        Err(entry.best)
    }

    /// The table for exact scores of positions with so many empty squares.
    #[inline(always)]
    const fn exact_table(&self, empty: u32) -> &Table<F> {
        if empty <= NEAR { &self.near } else { &self.table }
    }

    /// A score above `alpha` that a table knows some move to reach, which leaves so many squares empty.
    fn replies_known(&self, from: usize, alpha: i32, empty: u32) -> Option<i32> {
        let table = self.exact_table(empty);
        self.branches[from..].iter().find_map(|branch| {
            let entry = table.get(&branch.after)?;
            let score = -i32::from(entry.upper);
            (entry.depth().is_exact() && score > alpha).then_some(score)
        })
    }

    /// Appends the branches of a position, those first to be searched after which the opponent has least choice.
    #[inline(always)]
    fn branch_by_replies(&mut self, field: &F, moves: F::Word, best: u8) {
        let empty = field.empty();
        let odd = odd(empty);
        let chances_matter = empty.count() >= CHANCES;
        self.branches.extend(moves.indices().map(|index| {
            let turned = field.turned(index);
            let after = field.after(index, turned);
            let square = F::Word::only(index);
            let replies = after.moves();
            let mut rank = rank::REPLY * (replies.count() + (replies & F::Word::CORNERS).count()) as i32;
            rank -= rank::ODD * i32::from(square.meets(odd));
            rank -= rank::CORNER * i32::from(square.meets(F::Word::CORNERS));
            if chances_matter {
                rank += rank::CHANCE * (after.opponent().neighbours() & after.empty()).count() as i32;
            }
            Branch { index, turned, after, rank: if index == best { i32::MIN } else { rank } }
        }));
    }

    /// The moves after which the opponent is worst off first, as far as a short search tells: the more squares are
    /// empty, the longer it is.
    fn order_by_value(&mut self, from: usize, trace: &E::Trace, empty: u32) {
        let depth = (empty.saturating_sub(MANY_MORE) / PLY_FOR).min(4) as u8;
        for at in from..self.branches.len() {
            let branch = self.branches[at];
            let trace = self.evaluation.after(trace, branch.index, branch.turned);
            let replies = branch.after.moves();
            let replies = (replies.count() + (replies & F::Word::CORNERS).count()) as i32;
            let value = self.value(branch.after, &trace, -100 * self.most, 100 * self.most, depth);
            self.branches[at].rank = value + REPLY * replies;
        }
    }

    fn keep_exact(&mut self, field: &F, alpha: i32, score: i32, best: u8, empty: u32) {
        if self.watch.stopped() {
            return;
        }
        // Scores are at most as many as a board has squares.
        let (score, most) = (score as i16, self.most as i16);
        let bounds = if i32::from(score) > alpha { (score, most) } else { (-most, score) };
        let table = if empty <= NEAR { &mut self.near } else { &mut self.table };
        table.put(field, Depth::exact(empty), bounds, best);
    }

    /// The best score of the branches from `from` on, up to the first above `alpha`, and its square. The square
    /// that is `known` to be good comes first; the others are put in order only if it is not good enough.
    #[inline(always)]
    fn best_of(
        &mut self,
        (from, known): (usize, u8),
        alpha: i32,
        order: impl FnOnce(&mut Self, usize),
        mut score: impl FnMut(&mut Self, &Branch<F>) -> i32,
    ) -> (i32, u8) {
        let (mut best, mut square) = (i32::MIN, NO_SQUARE);
        let mut rest = from;
        if known != NO_SQUARE
            && let Some(at) = self.branches[from..].iter().position(|branch| branch.index == known)
        {
            self.branches.swap(from, from + at);
            let branch = self.branches[from];
            (best, square) = (score(self, &branch), known);
            rest += 1;
        }
        if best <= alpha {
            order(self, rest);
            for at in rest..self.branches.len() {
                let branch = self.next_branch(at);
                let score = score(self, &branch);
                if score > best {
                    (best, square) = (score, branch.index);
                    if score > alpha {
                        break;
                    }
                }
            }
        }
        self.branches.truncate(from);
        (best, square)
    }
}

/// The empty squares of the quarters of the board that have an odd number of them.
#[inline(always)]
fn odd<W: Word>(empty: W) -> W {
    W::QUARTERS
        .into_iter()
        .fold(W::NONE, |odd, quarter| if (empty & quarter).count() & 1 == 1 { odd | quarter } else { odd })
}
