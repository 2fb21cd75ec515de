//! Counting games as [`rules::perft`] does, with the kernel where it can play.

use super::kernel::{Board, Runs, Siblings};
use crate::rules::{self, Leaves, Position, Side};

/// No game has more plies than this: at most 64 discs are placed, and between two of them at most one pass.
const LONGEST: u32 = 128;

/// Counts the leaves `depth` plies below `position`: the numbers of [`rules::perft`], much sooner.
///
/// The kernel counts on the 8×8 board, as long as nobody can run out of discs within `depth` plies. The rules
/// play a free opening up to there, and count everything else.
///
/// ```
/// use reversi::{
///     engine,
///     rules::{Position, Ruleset},
/// };
///
/// let leaves = engine::perft(&Position::start(Ruleset::default()), 8);
/// assert_eq!(leaves.reached, 390_216);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> Leaves {
    if depth == 0 {
        return Leaves { reached: 1, over_before: 0 };
    }
    if !position.free_centre().is_empty() {
        let next = position.legal().iter().filter_map(|square| position.place(square).ok());
        return sum(next.map(|next| perft(&next, depth - 1)));
    }
    match Board::of(position) {
        Some(board) if hands_last(position, depth) => count(board, &mut scratch(depth)),
        _ => rules::perft(position, depth),
    }
}

/// Has each side enough discs to place one at every ply?
fn hands_last(position: &Position, depth: u32) -> bool {
    Side::BOTH.into_iter().all(|side| position.hand(side).is_none_or(|hand| u32::from(hand) >= depth))
}

/// Room for the siblings of every ply but the last, at which moves are counted and not made.
fn scratch(depth: u32) -> Vec<Siblings> {
    (1..depth.min(LONGEST)).map(|_| Siblings::new()).collect()
}

/// Counts the leaves one ply deeper than `scratch` has room for.
fn count(board: Board, scratch: &mut [Siblings]) -> Leaves {
    let Some((siblings, deeper)) = scratch.split_first_mut() else {
        return replies(board, board.moves());
    };
    let runs = Runs::of(board);
    if runs.moves() == 0 {
        return after_no_move(board, deeper);
    }
    siblings.fill(board, &runs);
    if deeper.is_empty() {
        return last_replies(siblings);
    }
    sum(siblings.boards().map(|next| count(next, deeper)))
}

/// A pass, if the opponent can move.
fn after_no_move(board: Board, deeper: &mut [Siblings]) -> Leaves {
    if board.pass().moves() == 0 {
        return Leaves { reached: 0, over_before: 1 };
    }
    count(board.pass(), deeper)
}

/// The leaves one ply below each sibling.
fn last_replies(siblings: &mut Siblings) -> Leaves {
    let moves = siblings.moves();
    if moves.contains(&0) {
        return sum(siblings.boards().map(|board| replies(board, board.moves())));
    }
    Leaves { reached: moves.iter().map(|moves| u64::from(moves.count_ones())).sum(), over_before: 0 }
}

/// The leaves one ply below `board`, whose legal squares are `moves`: the moves, else a pass, else nothing.
fn replies(board: Board, moves: u64) -> Leaves {
    let over = moves == 0 && board.pass().moves() == 0;
    Leaves { reached: u64::from(moves.count_ones().max(u32::from(!over))), over_before: u64::from(over) }
}

fn sum(leaves: impl Iterator<Item = Leaves>) -> Leaves {
    leaves.fold(Leaves::default(), |sum, leaves| Leaves {
        reached: sum.reached + leaves.reached,
        over_before: sum.over_before + leaves.over_before,
    })
}
