//! Positions near the end of any game, to be solved.

use proptest::prelude::*;
use reversi::rules::{
    BySide, Goal, Opening, Position, Ruleset, Setup, Shape, Side, SquareSet, Status, Supply,
};

/// Any shape, goal and supply, from the usual start or from an empty centre.
pub(crate) fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    (0..4usize, 0..2usize, 0..2usize, any::<bool>()).prop_map(|(shape, goal, supply, free)| Ruleset {
        shape: Shape::ALL[shape],
        goal: Goal::ALL[goal],
        supply: Supply::ALL[supply],
        opening: if free { Opening::Free } else { Opening::Usual },
        ..Ruleset::default()
    })
}

/// A game at random, as far as there are more than `empty` empty squares.
pub(crate) fn near_the_end(ruleset: Ruleset, empty: u8) -> impl Strategy<Value = Position> {
    proptest::collection::vec(any::<u8>(), 100).prop_map(move |choices| {
        let mut position = Position::start(ruleset);
        for choice in choices {
            if position.empty().len() <= empty {
                break;
            }
            position = match position.status() {
                Status::ToPlace(legal) => {
                    let chosen = legal.iter().nth(usize::from(choice) % usize::from(legal.len()));
                    position.place(chosen.expect("one of the legal squares")).expect("a legal square")
                }
                Status::ToPass(_) => position.pass().expect("a legal pass"),
                Status::Over(_) => break,
            };
        }
        position
    })
}

/// Discs at random on all but a few squares, and with an own supply any hands that fit: more than games lead to.
pub(crate) fn strewn(ruleset: Ruleset) -> impl Strategy<Value = Position> {
    let squares: Vec<_> = ruleset.shape.squares().iter().collect();
    let count = squares.len();
    let holes = proptest::collection::hash_set(0..count, 1..=6);
    (holes, proptest::collection::vec(any::<u8>(), count), any::<(u8, u8)>()).prop_map(
        move |(holes, colours, (share, hand))| {
            let mut discs = BySide::default();
            for (at, &square) in squares.iter().enumerate() {
                let side = if colours[at] <= share { Side::Black } else { Side::Second };
                if !holes.contains(&at) || ruleset.shape.centre().contains(&square) {
                    discs[side] = SquareSet::with(discs[side], square);
                }
            }
            let setup = Setup { discs, ..Setup::start(ruleset) };
            let empty = (ruleset.shape.squares() - discs.black - discs.second).len();
            let black = hand % (empty + 1);
            let hands = BySide { black, second: empty - black };
            Position::try_from(Setup { hands, ..setup }).expect("discs on the board and fair hands")
        },
    )
}
