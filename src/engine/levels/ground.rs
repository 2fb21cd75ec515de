//! What people see in the shape of a board: corners, the rim, and the squares that give corners away.

use crate::rules::{Shape, Square, SquareSet};

/// The squares that people learn to love or to fear.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    board: SquareSet,
}

impl Ground {
    pub(super) const fn of(shape: Shape) -> Self {
        Self { board: shape.squares() }
    }

    /// No line passes through a corner: a disc there stays.
    pub(super) fn is_corner(self, square: Square) -> bool {
        let ends = |(right, down): (i8, i8)| {
            self.step(square, right, down).is_none() || self.step(square, -right, -down).is_none()
        };
        AXES.into_iter().all(ends)
    }

    /// Has the square no neighbour on some side?
    pub(super) fn is_rim(self, square: Square) -> bool {
        [(1, 0), (-1, 0), (0, 1), (0, -1)]
            .into_iter()
            .any(|(right, down)| self.step(square, right, down).is_none())
    }

    /// The corners beside the square.
    pub(super) fn corners_beside(self, square: Square) -> impl Iterator<Item = Square> {
        let around = AXES.into_iter().flat_map(|(right, down)| [(right, down), (-right, -down)]);
        around
            .filter_map(move |(right, down)| self.step(square, right, down))
            .filter(move |&neighbour| self.is_corner(neighbour))
    }

    fn step(self, square: Square, right: i8, down: i8) -> Option<Square> {
        let column = square.column().checked_add_signed(right)?;
        let row = square.row().checked_add_signed(down)?;
        Square::at(column, row).filter(|&square| self.board.contains(square))
    }
}

const AXES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// How many steps it takes from one square to the other.
pub(super) fn distance(one: Square, other: Square) -> u8 {
    one.column().abs_diff(other.column()).max(one.row().abs_diff(other.row()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_and_the_squares_beside_them() {
        let check = |shape: Shape, corners: &str, beside: &str| {
            let ground = Ground::of(shape);
            let all = shape.squares();
            let found: SquareSet = all.iter().filter(|&square| ground.is_corner(square)).collect();
            assert_eq!(found.to_string(), corners, "{shape:?}");
            let found: SquareSet = all
                .iter()
                .filter(|&square| ground.corners_beside(square).count() > 0 && square.row() < 2)
                .collect();
            assert_eq!(found.to_string(), beside, "{shape:?}");
        };
        check(Shape::Square8, "a1 h1 a8 h8", "b1 g1 a2 b2 g2 h2");
        check(Shape::Square6, "a1 f1 a6 f6", "b1 e1 a2 b2 e2 f2");
    }
}
