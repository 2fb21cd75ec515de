//! What is searched: a position in machine words, seen by the side to move.
//!
//! A [`Field`] knows the moves and the score of one family of rulesets. [`Eight`] is the 8×8 board at full speed,
//! for either goal; [`Wide`] plays every shape, either supply and every way of counting.

mod eight;
mod last;
mod rays;
mod scoring;
mod stable;
mod wide;
mod word;

use std::fmt::Debug;

pub use eight::{Aim, Eight, Fewest, Most};
pub use scoring::Scoring;
pub use wide::Wide;
pub use word::{Indices, Word};

/// A position as the search sees it. Own is what belongs to the side to move.
pub trait Field: Copy + Debug + Eq {
    /// What holds a set of squares.
    type Word: Word;

    /// From this many empty squares on, [`end`](Field::end) plays the rest.
    const LAST: u32;

    /// The discs of the side to move.
    fn own(&self) -> Self::Word;

    /// The discs of the other side.
    fn opponent(&self) -> Self::Word;

    /// The squares without a disc.
    fn empty(&self) -> Self::Word;

    /// The squares on which the side to move may place a disc.
    fn moves(&self) -> Self::Word;

    /// The discs that a disc on the empty square with this bit turns, discs in hand or not.
    fn turned(&self, index: u8) -> Self::Word;

    /// The position after a disc on that square has turned these, seen by the opponent.
    #[must_use]
    fn after(&self, index: u8, turned: Self::Word) -> Self;

    /// The same position, seen by the opponent.
    #[must_use]
    fn pass(&self) -> Self;

    /// How the end is counted.
    fn scoring(&self) -> Scoring;

    /// The exact score if more than `alpha`, else a number that it does not exceed and that is not above
    /// `alpha`; for positions with at most [`LAST`](Field::LAST) empty squares. Counts what it visits.
    fn end(&self, alpha: i32, nodes: &mut u64) -> i32;

    /// A number that the score cannot exceed, by what can never be turned any more; looked for only as far as
    /// it may be at most `alpha`.
    fn bound(&self, alpha: i32) -> i32;

    /// The score if the game ended here.
    #[inline(always)]
    fn score(&self) -> i32 {
        self.scoring().score(self.own().count(), self.opponent().count(), self.empty().count())
    }

    /// Where to look for it in a table.
    #[inline(always)]
    fn stirred(&self) -> u64 {
        (self.own().stirred() ^ self.opponent().stirred().rotate_left(29)).wrapping_mul(0xff51_afd7_ed55_8ccd)
    }
}
