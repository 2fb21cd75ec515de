//! How the four centre squares are filled.

use super::{
    shape::Shape,
    side::{BySide, Side},
    square_set::SquareSet,
};

/// How a game begins: with four placed discs, or with four free moves onto the centre squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Crosswise, Black top right and bottom left.
    #[default]
    Usual,
    /// Crosswise, Black top left and bottom right.
    Exchanged,
    /// Side by side, Black above.
    ParallelTop,
    /// Side by side, Black below.
    ParallelBottom,
    /// Side by side, Black on the left.
    ParallelLeft,
    /// Side by side, Black on the right.
    ParallelRight,
    /// The board is empty; the players take turns to fill the centre squares as they like.
    Free,
}

impl Opening {
    /// The six openings with placed discs.
    pub const PLACED: [Self; 6] = [
        Self::Usual,
        Self::Exchanged,
        Self::ParallelTop,
        Self::ParallelBottom,
        Self::ParallelLeft,
        Self::ParallelRight,
    ];

    /// The name in rulesets and links, such as `parallel-top`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Exchanged => "exchanged",
            Self::ParallelTop => "parallel-top",
            Self::ParallelBottom => "parallel-bottom",
            Self::ParallelLeft => "parallel-left",
            Self::ParallelRight => "parallel-right",
            Self::Free => "free",
        }
    }

    /// The discs that lie on the board before the first move: two of each side, or none at all.
    ///
    /// ```
    /// use reversi::rules::{Opening, Shape};
    /// let discs = Opening::Usual.discs(Shape::Square8);
    /// assert_eq!(discs.black.to_string(), "e4 d5");
    /// assert_eq!(discs.second.to_string(), "d4 e5");
    /// ```
    #[must_use]
    pub fn discs(self, shape: Shape) -> BySide<SquareSet> {
        let mut discs = BySide::default();
        for (square, side) in shape.centre().into_iter().zip(self.colours()) {
            discs[side] |= SquareSet::only(square);
        }
        discs
    }

    /// The sides of top left, top right, bottom left and bottom right.
    fn colours(self) -> impl Iterator<Item = Side> {
        let letters = match self {
            Self::Usual => "WBBW",
            Self::Exchanged => "BWWB",
            Self::ParallelTop => "BBWW",
            Self::ParallelBottom => "WWBB",
            Self::ParallelLeft => "BWBW",
            Self::ParallelRight => "WBWB",
            Self::Free => "",
        };
        letters.chars().map(|letter| if letter == 'B' { Side::Black } else { Side::Second })
    }
}
