//! The game as the training plays it: the kernel's board, its features, and exact endgames.

use reversi::{
    engine::{
        eval::Features,
        kernel::{Board, Runs},
    },
    rules::Goal,
};

/// A board with its features.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) board: Board,
    pub(crate) features: Features,
}

impl Node {
    pub(crate) fn of(board: Board) -> Self {
        Self { board, features: Features::of(board) }
    }

    /// The node after a disc on `square`.
    pub(crate) fn after(&self, square: u64, runs: &Runs) -> Self {
        let turned = runs.turned(square);
        Self { board: placed(self.board, square, turned), features: self.features.after(square, turned) }
    }

    pub(crate) fn pass(&self) -> Self {
        Self { board: self.board.pass(), features: self.features.pass() }
    }

    pub(crate) fn discs(&self) -> u32 {
        discs(self.board)
    }
}

pub(crate) fn discs(board: Board) -> u32 {
    (board.own | board.opponent).count_ones()
}

pub(crate) fn empties(board: Board) -> u32 {
    64 - discs(board)
}

fn placed(board: Board, square: u64, turned: u64) -> Board {
    Board { own: board.opponent & !turned, opponent: board.own | turned | square }
}

/// The squares of a set, one at a time.
pub(crate) fn each(mut squares: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let square = squares & squares.wrapping_neg();
        squares ^= square;
        (square != 0).then_some(square)
    })
}

/// The result of a finished game for the side to move, in discs. Where most discs win, the empty squares are the
/// winner's; where fewest win, nobody's.
pub(crate) fn result(board: Board, goal: Goal) -> i32 {
    let count = |discs: u64| discs.count_ones().cast_signed();
    let lead = count(board.own) - count(board.opponent);
    match goal {
        Goal::Most => lead + lead.signum() * empties(board).cast_signed(),
        Goal::Fewest => -lead,
    }
}

/// The exact result for the side to move, in discs, if both play their best; outside the window from `low` to
/// `high` only on which side of it the result lies.
pub(crate) fn solve(board: Board, goal: Goal, low: i32, high: i32) -> i32 {
    let runs = Runs::of(board);
    if runs.moves() == 0 {
        let other = board.pass();
        return if other.moves() == 0 { result(board, goal) } else { -solve(other, goal, -high, -low) };
    }
    let next = each(runs.moves()).map(|square| placed(board, square, runs.turned(square)));
    if empties(board) < ORDERED {
        return best_of(next, goal, low, high);
    }
    let mut next: Vec<Board> = next.collect();
    next.sort_by_cached_key(|next| next.moves().count_ones());
    best_of(next.into_iter(), goal, low, high)
}

/// From so many empty squares on, moves that leave the other side few moves are tried first.
const ORDERED: u32 = 5;

fn best_of(next: impl Iterator<Item = Board>, goal: Goal, low: i32, high: i32) -> i32 {
    let mut best = -INFINITE;
    for next in next {
        let floor = low.max(best);
        let mut value = if best == -INFINITE { high } else { -solve(next, goal, -floor - 1, -floor) };
        if best == -INFINITE || value > floor && value < high {
            value = -solve(next, goal, -high, -floor);
        }
        best = best.max(value);
        if best >= high {
            break;
        }
    }
    best
}

/// Beyond every result.
const INFINITE: i32 = 100;
