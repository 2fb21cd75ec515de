//! All positions one move below a position, side by side.

use super::{board::Board, runs::Runs};

/// One place for each square: no position has more legal ones.
const ROOM: usize = 64;

/// The positions after each legal move of one position, in the order of the squares from a1.
///
/// The boards lie in columns (all own discs, all opposing discs) and every step is a loop over columns without a
/// branch: that is the shape of code from which compilers make vector instructions. It is the greatest single
/// gain of the kernel: without vectors perft takes 1.3 times as long as with SSE2, 1.75 times as long as with AVX2.
///
/// It is big (1.5 kB): make one for each ply of a search and fill it anew, rather than a new one at each position.
#[derive(Clone, Debug)]
pub struct Siblings {
    count: usize,
    /// The square of each move, later the legal squares of the opponent after it.
    squares: [u64; ROOM],
    own: [u64; ROOM],
    opponent: [u64; ROOM],
}

impl Siblings {
    /// Room for siblings.
    #[must_use]
    pub const fn new() -> Self {
        Self { count: 0, squares: [0; ROOM], own: [0; ROOM], opponent: [0; ROOM] }
    }

    /// Forgets what was there and makes every legal move of `board`, whose runs are given.
    #[inline]
    pub fn fill(&mut self, board: Board, runs: &Runs) {
        self.list(runs.moves());
        let boards = self.own.iter_mut().zip(&mut self.opponent);
        for (&square, (own, opponent)) in self.squares[..self.count].iter().zip(boards) {
            let turned = runs.turned(square);
            *own = board.opponent & !turned;
            *opponent = board.own | turned | square;
        }
    }

    /// The positions, seen by the opponent.
    pub fn boards(&self) -> impl Iterator<Item = Board> {
        let columns = self.own.iter().zip(&self.opponent);
        columns.map(|(&own, &opponent)| Board { own, opponent }).take(self.count)
    }

    /// The legal squares in each position.
    #[inline]
    pub fn moves(&mut self) -> &[u64] {
        let boards = self.own.iter().zip(&self.opponent);
        let moves = &mut self.squares[..self.count];
        for (moves, (&own, &opponent)) in moves.iter_mut().zip(boards) {
            *moves = Board { own, opponent }.moves();
        }
        moves
    }

    fn list(&mut self, mut left: u64) {
        self.count = 0;
        for square in &mut self.squares {
            if left == 0 {
                break;
            }
            *square = left & left.wrapping_neg();
            left &= left - 1;
            self.count += 1;
        }
    }
}

impl Default for Siblings {
    fn default() -> Self {
        Self::new()
    }
}
