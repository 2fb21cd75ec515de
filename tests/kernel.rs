//! The 8×8 kernel against the rules, on arrangements of random discs and on positions of random games.

use proptest::prelude::*;
use reversi::{
    engine::{
        self,
        kernel::{Board, Runs, Siblings, bits, squares},
    },
    rules::{
        BySide, Move, Opening, Position, Ruleset, Setup, Shape, Side, Square, SquareSet, Status, Supply,
        perft,
    },
};

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..Default::default() })]

    #[test]
    fn any_arrangement_is_played_as_by_the_rules(position in any_arrangement()) {
        check_moves(&position);
        check_siblings(&position);
    }

    #[test]
    fn any_arrangement_is_counted_as_by_the_rules(position in any_arrangement()) {
        for depth in 0..=3 {
            prop_assert_eq!(engine::perft(&position, depth), perft(&position, depth), "depth {}", depth);
        }
    }

    #[test]
    fn a_supply_that_may_run_out_is_counted_as_by_the_rules(position in any_arrangement(), black in 0..5u8) {
        let empty = position.empty().len();
        prop_assume!((black..=black + 32).contains(&empty));
        let ruleset = Ruleset { supply: Supply::Own, ..position.ruleset() };
        let hands = BySide { black, second: empty - black };
        let position = Position::try_from(Setup { ruleset, hands, ..position.setup() }).expect("fair hands");
        for depth in 0..=4 {
            prop_assert_eq!(engine::perft(&position, depth), perft(&position, depth), "depth {}", depth);
        }
    }

    #[test]
    fn any_arrangement_is_the_same_seen_from_all_sides(position in any_arrangement(), symmetry in 0..8u8) {
        let image = |set: u64| bits(squares(set).iter().map(|square| image_of(square, symmetry)).collect());
        let board = board(&position);
        let mirrored = Board { own: image(board.own), opponent: image(board.opponent) };
        prop_assert_eq!(mirrored.moves(), image(board.moves()));
        for square in each(board.moves()) {
            prop_assert_eq!(mirrored.turned(image(square)), image(board.turned(square)));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..Default::default() })]

    #[test]
    fn random_games_are_played_as_by_the_rules(opening in 0..6usize, choices in choices()) {
        for position in game(Opening::PLACED[opening], &choices) {
            check_moves(&position);
            check_siblings(&position);
        }
    }

    #[test]
    fn the_ends_of_random_games_are_counted_as_by_the_rules(choices in choices()) {
        for position in game(Opening::Usual, &choices).into_iter().filter(|p| p.empty().len() <= 4) {
            let all = perft(&position, 12);
            prop_assert_eq!(engine::perft(&position, 12), all, "in\n{}", position);
            prop_assert_eq!(all.reached, 0, "a game goes on without squares in\n{}", position);
            prop_assert_eq!(engine::perft(&position, u32::MAX), all, "in\n{}", position);
        }
    }
}

#[test]
fn the_kernel_plays_full_eight_by_eight_boards_with_a_full_centre() {
    let check = |ruleset: &str, moves: &str, plays: bool| {
        let start = Position::start(ruleset.parse().expect("a ruleset"));
        let position = moves.split_whitespace().fold(start, |position, square| {
            position.place(square.parse().expect("a square")).expect("a legal move")
        });
        assert_eq!(Board::of(&position).is_some(), plays, "{ruleset} after {moves:?}");
    };
    check("classic", "", true);
    check("reverse", "f5", true);
    check("historic", "", false);
    check("historic", "d4 d5 e4", false);
    check("historic", "d4 d5 e4 e5", true);
    check("6x6.usual.shared.most.white", "", false);
    check("octagon.usual.shared.most.white", "", false);
}

/// Moves, turned discs, the position after each move and after a pass.
fn check_moves(position: &Position) {
    let board = board(position);
    assert_eq!(squares(board.moves()), position.legal(), "legal squares in\n{position}");
    assert_eq!(Runs::of(board).moves(), board.moves(), "legal squares from runs in\n{position}");
    for square in position.empty().iter() {
        let turned = squares(board.turned(bit(square)));
        assert_eq!(turned, position.turned(square), "{square} in\n{position}");
        if let Ok(after) = position.place(square) {
            assert_eq!(Some(board.after(bit(square))), Board::of(&after), "{square} in\n{position}");
        }
    }
    if let Ok(after) = position.pass() {
        assert_eq!(Some(board.pass()), Board::of(&after), "a pass in\n{position}");
    }
}

/// The positions after each move, made together, twice in the same room.
fn check_siblings(position: &Position) {
    let board = board(position);
    let mut siblings = Siblings::new();
    for board in [board.pass(), board] {
        siblings.fill(board, &Runs::of(board));
        let boards: Vec<Board> = each(board.moves()).map(|square| board.after(square)).collect();
        assert_eq!(siblings.boards().collect::<Vec<_>>(), boards, "siblings in\n{position}");
        let moves: Vec<u64> = boards.iter().map(|board| board.moves()).collect();
        assert_eq!(siblings.moves(), moves, "legal squares of siblings in\n{position}");
    }
}

fn board(position: &Position) -> Board {
    Board::of(position).expect("a full 8x8 board")
}

fn bit(square: Square) -> u64 {
    bits(SquareSet::only(square))
}

/// Every square of a set, as a set of one.
fn each(set: u64) -> impl Iterator<Item = u64> {
    squares(set).iter().map(bit)
}

/// One of the eight ways to lay the board on itself: the bits of `symmetry` mirror left and right, mirror top
/// and bottom, and exchange columns and rows.
fn image_of(square: Square, symmetry: u8) -> Square {
    let mirrored = |place: u8, bit: u8| if symmetry & bit == 0 { place } else { 7 - place };
    let (column, row) = (mirrored(square.column(), 1), mirrored(square.row(), 2));
    let image = if symmetry & 4 == 0 { Square::at(column, row) } else { Square::at(row, column) };
    image.expect("the image lies on the board")
}

/// Discs strewn over the board: few or many, and one side's share anything from nothing to all.
fn any_arrangement() -> impl Strategy<Value = Position> {
    let cells = proptest::collection::vec(any::<(u8, u8)>(), 64);
    (cells, any::<u8>(), any::<u8>()).prop_map(|(cells, filled, share)| {
        let mut discs = BySide::default();
        for (square, (lot, colour)) in Shape::Square8.squares().iter().zip(cells) {
            let side = if colour <= share { Side::Black } else { Side::Second };
            if lot <= filled || square == Shape::Square8.centre()[0] {
                discs[side] = SquareSet::with(discs[side], square);
            }
        }
        let setup = Setup { discs, ..Setup::start(Ruleset::default()) };
        Position::try_from(setup).expect("discs on the board and no two on a square")
    })
}

/// What a random player chooses, ply by ply.
fn choices() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), 60)
}

/// Every position of a game whose player takes always the legal square that the next choice points at.
fn game(opening: Opening, choices: &[u8]) -> Vec<Position> {
    let mut choices = choices.iter().cycle();
    let start = Position::start(Ruleset { opening, ..Ruleset::default() });
    std::iter::successors(Some(start), |position| match position.status() {
        Status::ToPlace(legal) => {
            let choice = choices.next().map_or(0, |choice| usize::from(*choice) % usize::from(legal.len()));
            legal.iter().nth(choice).and_then(|square| position.play(Move::Place(square)).ok())
        }
        Status::ToPass(_) => position.pass().ok(),
        Status::Over(_) => None,
    })
    .collect()
}
