//! An evaluation made by hand, for every shape and goal: room to move, corners and what lies beside them.

use super::evaluation::{Discs, Evaluation};
use crate::{
    engine::field::{Scoring, Word},
    rules::{Ruleset, Shape, Square, SquareSet},
};

/// Knows where the corners are, and what the players aim at.
#[derive(Clone, Debug)]
pub struct Simple<W> {
    scoring: Scoring,
    corners: Vec<Corner<W>>,
    sides: W,
    squares: i32,
}

/// A square that no line passes through: a disc there stays.
#[derive(Clone, Debug)]
struct Corner<W> {
    square: W,
    /// The squares beside it: who plays there while it is empty gives it away.
    beside: W,
    /// The diagonal one of them, which gives it away at once; none on boards without it.
    inside: W,
}

/// What things are worth, in hundredths of a disc.
mod worth {
    /// One more move to choose from.
    pub(super) const MOVE: i32 = 120;
    /// One more empty square beside the opponent's discs, where a move may arise.
    pub(super) const FRONTIER: i32 = 45;
    pub(super) const CORNER: i32 = 900;
    pub(super) const INSIDE: i32 = 450;
    pub(super) const BESIDE: i32 = 200;
    pub(super) const SIDE: i32 = 60;
}

impl<W: Word> Simple<W> {
    /// The evaluation for games by this ruleset.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Self {
        let squares = ruleset.shape.squares();
        Self {
            scoring: Scoring::of(ruleset),
            corners: corners(ruleset.shape).collect(),
            sides: W::of(sides(ruleset.shape)),
            squares: i32::from(squares.len()),
        }
    }

    /// Lasting discs: good where most win, bad where fewest do.
    fn lasting(&self, discs: Discs<W>) -> i32 {
        let Discs { own, opponent, empty } = discs;
        let more = |set: W| (own & set).count() as i32 - (opponent & set).count() as i32;
        let corners: i32 = self
            .corners
            .iter()
            .map(|corner| {
                if empty.meets(corner.square) {
                    -worth::INSIDE * more(corner.inside)
                        - worth::BESIDE * more(corner.beside & !corner.inside)
                } else {
                    worth::CORNER * more(corner.square) + worth::SIDE * more(corner.beside)
                }
            })
            .sum();
        corners + worth::SIDE * more(self.sides)
    }
}

impl<W: Word> Evaluation<W> for Simple<W> {
    type Trace = ();

    fn trace(&self, _discs: Discs<W>) {}

    fn after(&self, _trace: &(), _index: u8, _turned: W) {}

    fn pass(&self, _trace: &()) {}

    fn value(&self, discs: Discs<W>, _trace: &()) -> i32 {
        let Discs { own, opponent, empty } = discs;
        let moves = (W::enclosing(own, opponent) & empty).count() as i32;
        let replies = (W::enclosing(opponent, own) & empty).count() as i32;
        let chances = (opponent.neighbours() & empty).count() as i32;
        let dangers = (own.neighbours() & empty).count() as i32;
        let room = worth::MOVE * (moves - replies) + worth::FRONTIER * (chances - dangers);
        let lasting = self.lasting(discs);
        let value = if self.scoring == Scoring::Fewest { room - lasting } else { room + lasting };
        let most = 100 * self.squares - 100;
        value.clamp(-most, most)
    }
}

/// A square is a corner if at most one of the two ends of each axis through it leads on.
fn corners<W: Word>(shape: Shape) -> impl Iterator<Item = Corner<W>> {
    let board = shape.squares();
    let is_corner = move |square: &Square| {
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().all(|(right, down)| {
            step(board, *square, right, down).is_none() || step(board, *square, -right, -down).is_none()
        })
    };
    board.iter().filter(is_corner).map(move |square| {
        let to = |steps: &[(i8, i8)]| -> SquareSet {
            steps.iter().filter_map(|&(right, down)| step(board, square, right, down)).collect()
        };
        let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let inside = to(&diagonal);
        Corner {
            square: W::of(SquareSet::only(square)),
            beside: W::of(inside) | W::of(to(&straight)),
            inside: W::of(inside),
        }
    })
}

/// The squares at the rim: some neighbour is missing.
fn sides(shape: Shape) -> SquareSet {
    let board = shape.squares();
    let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let at_rim = |&square: &Square| steps.iter().any(|&(x, y)| step(board, square, x, y).is_none());
    board.iter().filter(at_rim).collect()
}

fn step(board: SquareSet, square: Square, right: i8, down: i8) -> Option<Square> {
    let column = square.column().checked_add_signed(right)?;
    let row = square.row().checked_add_signed(down)?;
    Square::at(column, row).filter(|&square| board.contains(square))
}
