//! Looking ahead: estimates some plies deep in the middle of the game, exact scores near its end.

mod endgame;
mod evaluation;
mod midgame;
mod patterned;
mod root;
mod simple;
mod table;
mod watch;

pub use evaluation::{Discs, Evaluation, Forecast};
pub use root::{Effort, Scope};
pub use simple::Simple;

use super::{
    Answer, Flow,
    field::{Field, Word},
};
use table::Table;
use watch::Watch;

/// Everything that one search needs.
pub(super) struct Search<'a, F: Field, E> {
    evaluation: &'a E,
    table: Table<F>,
    /// What is known of positions near the end.
    near: Table<F>,
    watch: Watch<'a>,
    /// The moves of all positions on the way from the root to where the search is, each position's behind those
    /// of the one before.
    branches: Vec<Branch<F>>,
    /// Is this part of the search a forecast? Forecasts are not foretold themselves.
    foretelling: bool,
    /// No score is greater: the number of squares.
    most: i32,
}

/// A move and what comes of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch<F: Field> {
    /// The bit of the square.
    index: u8,
    turned: F::Word,
    after: F,
    /// Smaller is to be searched earlier.
    rank: i32,
}

impl<'a, F: Field, E: Evaluation<F::Word>> Search<'a, F, E> {
    /// A search from `field` on with a table of two to the power of `size` entries, which may visit about `nodes`
    /// positions.
    pub(super) fn new(
        field: F,
        evaluation: &'a E,
        size: u32,
        nodes: u64,
        progress: &'a mut dyn FnMut(&Answer) -> Flow,
    ) -> Self {
        let squares = field.own().count() + field.opponent().count() + field.empty().count();
        Self {
            evaluation,
            table: Table::new(size, field),
            near: Table::new(size.min(endgame::NEAR_SIZE), field),
            watch: Watch::new(nodes, progress),
            branches: Vec::with_capacity(1024),
            foretelling: false,
            most: squares as i32,
        }
    }

    /// Appends the branches of a position.
    #[inline(always)]
    fn branch(&mut self, field: &F, moves: F::Word) {
        self.branches.extend(moves.indices().map(|index| {
            let turned = field.turned(index);
            Branch { index, turned, after: field.after(index, turned), rank: 0 }
        }));
    }

    /// Brings the branch with the smallest rank among those from `at` on to `at`.
    #[inline(always)]
    fn next_branch(&mut self, at: usize) -> Branch<F> {
        let branches = &mut self.branches[at..];
        let mut least = 0;
        for other in 1..branches.len() {
            if branches[other].rank < branches[least].rank {
                least = other;
            }
        }
        branches.swap(0, least);
        branches[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{
            Value,
            field::{Eight, Fewest, Most, Wide},
            kernel::Board,
        },
        rules::{Position, Ruleset, Setup, Shape, Side, Square, SquareSet},
    };

    /// Twelve squares are empty.
    const POSITION: &str = "--OXXX--OOOXXX--OOOXOXO-OOXOOOX-OOXXXXXXXOOXXOXXXOOOOXXXXXXXXXX-";

    #[test]
    fn values_do_not_depend_on_the_size_of_the_table() {
        let discs = |sign| -> SquareSet {
            let squares = Shape::Square8.squares().iter().zip(POSITION.chars());
            squares.filter(|&(_, there)| there == sign).map(|(square, _)| square).collect()
        };
        let ruleset = Ruleset::default();
        let mut setup = Setup::start(ruleset);
        (setup.discs[Side::Black], setup.discs[Side::Second]) = (discs('X'), discs('O'));
        let position = Position::try_from(setup).expect("discs on the board");
        let board = Board::of(&position).expect("the usual board");
        check(Eight::<Most>::of(board), &Simple::new(ruleset));
        check(Eight::<Fewest>::of(board), &Simple::new(ruleset));
        check(Wide::<u64>::of(&position), &Simple::new(ruleset));
    }

    fn check<F: Field<Word = u64>>(field: F, evaluation: &Simple<u64>) {
        let values = |size| {
            let mut progress = |_: &Answer| Flow::Continue;
            let search = Search::new(field, evaluation, size, u64::MAX, &mut progress);
            let mut values: Vec<(Square, Value)> = search.answer(field, Scope::All, Effort::SOLVE).values;
            values.sort_unstable_by_key(|&(square, _)| square);
            values
        };
        let with_table = values(16);
        assert!(with_table.len() > 4, "there is something to find out");
        assert_eq!(values(1), with_table, "{field:?}");
    }
}
