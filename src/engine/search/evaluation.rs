//! What an evaluation has to offer to be searched with.

use crate::engine::field::{Field, Word};

/// The discs of a position, for whom they are to be judged, and the squares that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discs<W> {
    /// The discs of the side to move.
    pub own: W,
    /// The discs of the other side.
    pub opponent: W,
    /// The squares without a disc.
    pub empty: W,
}

impl<W: Word> Discs<W> {
    /// The discs of a position.
    #[inline(always)]
    pub fn of<F: Field<Word = W>>(field: &F) -> Self {
        Self { own: field.own(), opponent: field.opponent(), empty: field.empty() }
    }
}

/// Judges positions at a glance.
pub trait Evaluation<W: Word> {
    /// What is known of a position and kept up to date from move to move, so that the glance is quick.
    type Trace: Copy;

    /// The trace of a position, found from scratch.
    fn trace(&self, discs: Discs<W>) -> Self::Trace;

    /// The trace after a disc on the square with the bit `index` has turned the discs `turned`, seen by the opponent.
    fn after(&self, trace: &Self::Trace, index: u8, turned: W) -> Self::Trace;

    /// The trace seen by the opponent.
    fn pass(&self, trace: &Self::Trace) -> Self::Trace;

    /// What the position is worth to the side to move, in hundredths of a disc; between −6400 and 6400 on a board
    /// of 64 squares.
    fn value(&self, discs: Discs<W>, trace: &Self::Trace) -> i32;

    /// How a search of few plies foretells one of `depth` plies in positions with so many empty squares; `None`
    /// where it does not.
    fn forecast(&self, depth: u8, empty: u32) -> Option<Forecast> {
        let _ = (depth, empty);
        None
    }
}

/// A deep search will find what a shallow one finds, give or take: the value by a search of `depth` plies plus
/// `offset`, with this standard deviation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The plies of the shallow search.
    pub depth: u8,
    /// What the deep search finds more on average, in hundredths of a disc.
    pub offset: i32,
    /// The standard deviation of the difference, in hundredths of a disc.
    pub deviation: i32,
}
