//! Laws of the rules, on random games and arrangements of every ruleset; the slow plain [`law`] judges.

mod law;

use law::{Law, every_square, setups};
use proptest::{prelude::*, sample::select};
use reversi::rules::{
    BySide, Goal, ImpossibleSetup, Move, Opening, Position, Ruleset, SecondColour, Setup, Shape, Side,
    Square, SquareSet, Status, Supply,
};

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..Default::default() })]

    #[test]
    fn games_of_every_ruleset_follow_the_law(choices in choices()) {
        for ruleset in every_ruleset() {
            let mut law = Law::start(ruleset);
            for (position, mv) in game(Position::start(ruleset), &choices) {
                law.assert_agrees(&position);
                match mv {
                    Some(Move::Place(square)) => law.place(square),
                    Some(Move::Pass) => law.pass(),
                    None => {}
                }
            }
        }
    }

    #[test]
    fn discs_and_hands_add_up_in_every_ruleset(choices in choices()) {
        for ruleset in every_ruleset() {
            let positions: Vec<Position> = game(Position::start(ruleset), &choices).map(|(p, _)| p).collect();
            positions.iter().for_each(check_hands);
            positions.windows(2).for_each(|pair| check_step(&pair[0], &pair[1]));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn moves_are_the_same_seen_from_all_sides(ruleset in any_ruleset(), choices in choices()) {
        for (position, _) in game(Position::start(ruleset), &choices) {
            for symmetry in 0..8 {
                check_image(&position, symmetry);
            }
        }
    }

    #[test]
    fn an_arrangement_tells_all_its_faults_or_follows_the_law(setup in any_setup()) {
        let faults = setups::faults(&setup);
        prop_assert_eq!(&setup.faults(), &faults);
        match Position::try_from(setup) {
            Ok(position) => {
                prop_assert!(faults.is_empty());
                Law::of(&setup).assert_agrees(&position);
            }
            Err(refused) => prop_assert_eq!(refused, ImpossibleSetup(faults)),
        }
    }

    #[test]
    fn play_from_any_arrangement_follows_the_law(setup in sound_setup(), choices in choices()) {
        let start = Position::try_from(setup);
        prop_assert_eq!(setups::faults(&setup), vec![]);
        let start = start.expect("an arrangement without faults is a position");
        for (position, _) in game(start, &choices) {
            Law::of(&position.setup()).assert_agrees(&position);
        }
    }
}

fn every_ruleset() -> Vec<Ruleset> {
    let mut all = Vec::new();
    for shape in Shape::ALL {
        for opening in Opening::PLACED.into_iter().chain([Opening::Free]) {
            for supply in Supply::ALL {
                for goal in Goal::ALL {
                    let second = if supply == Supply::Own { SecondColour::Red } else { SecondColour::White };
                    all.push(Ruleset { shape, opening, supply, goal, second });
                }
            }
        }
    }
    all
}

fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    select(every_ruleset())
}

/// What a random player chooses, ply by ply.
fn choices() -> impl Strategy<Value = Vec<u8>> {
    proptest::collection::vec(any::<u8>(), 60)
}

/// Plays to the end, always the legal square that the next choice points at; each position comes with the
/// move made in it, the last one with none.
fn game(start: Position, choices: &[u8]) -> impl Iterator<Item = (Position, Option<Move>)> {
    let mut choices = choices.iter().cycle();
    let mut next = Some(start);
    std::iter::from_fn(move || {
        let position = next?;
        let mv = match position.status() {
            Status::ToPlace(legal) => {
                let choice =
                    choices.next().map_or(0, |choice| usize::from(*choice) % usize::from(legal.len()));
                legal.iter().nth(choice).map(Move::Place)
            }
            Status::ToPass(_) => Some(Move::Pass),
            Status::Over(_) => None,
        };
        next = mv.map(|mv| position.play(mv).expect("the status names only legal moves"));
        Some((position, mv))
    })
}

/// The discs in hand are as many as the empty squares, and nobody has more than a share.
fn check_hands(position: &Position) {
    let ruleset = position.ruleset();
    let hands = BySide::new(|side| position.hand(side));
    let Some(each) = ruleset.supply_each() else {
        assert_eq!(hands, BySide { black: None, second: None }, "a shared supply is in nobody's hand");
        return;
    };
    let hands = hands.map(|hand| hand.expect("everybody has a supply"));
    let placed = position.counts().black + position.counts().second;
    assert_eq!(placed + hands.black + hands.second, ruleset.shape.squares().len(), "in\n{position}");
    assert_eq!(hands == BySide::default(), position.empty().is_empty(), "empty hands in\n{position}");
    assert!(hands.black <= each && hands.second <= each, "hands of\n{position}");
}

/// A ply puts at most one disc on the board, from the mover's hand; turning takes none from any.
fn check_step(before: &Position, after: &Position) {
    let (mover, opponent) = (before.to_move(), before.to_move().other());
    assert_eq!(after.to_move(), opponent, "after\n{before}");
    let (taken, kept) = (before.empty() - after.empty(), before.hand(opponent) == after.hand(opponent));
    assert!(kept && taken.len() <= 1, "{taken} after\n{before}");
    assert_eq!(after.hand(mover), before.hand(mover).map(|hand| hand - taken.len()), "after\n{before}");
    let turned = taken.iter().map(|square| before.turned(square)).next().unwrap_or_default();
    assert_eq!(after.discs(mover), before.discs(mover) | turned | taken, "after\n{before}");
    assert_eq!(after.discs(opponent), before.discs(opponent) - turned, "after\n{before}");
}

fn check_image(position: &Position, symmetry: u8) {
    let width = position.ruleset().shape.width();
    let image =
        |squares: SquareSet| squares.iter().map(|s| image_of(s, symmetry, width)).collect::<SquareSet>();
    let setup = position.setup();
    let mirrored = Position::try_from(Setup { discs: setup.discs.map(image), ..setup })
        .expect("the image of a position is a position");
    assert_eq!(mirrored.legal(), image(position.legal()), "image {symmetry} of\n{position}");
    for square in position.legal().iter() {
        let turned = mirrored.turned(image_of(square, symmetry, width));
        assert_eq!(turned, image(position.turned(square)), "{square}, image {symmetry} of\n{position}");
    }
}

/// One of the eight ways to lay a square board on itself: the bits of `symmetry` mirror left and right,
/// mirror top and bottom, and exchange columns and rows.
fn image_of(square: Square, symmetry: u8, width: u8) -> Square {
    let (mut column, mut row) = (square.column(), square.row());
    if symmetry & 1 != 0 {
        column = width - 1 - column;
    }
    if symmetry & 2 != 0 {
        row = width - 1 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    Square::at(column, row).expect("the image lies on the board")
}

fn any_side() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

/// Any arrangement at all, though often one with few faults.
fn any_setup() -> impl Strategy<Value = Setup> {
    (sound_setup(), any_discs(), any_discs(), any::<(u8, u8)>(), any::<[bool; 4]>(), any_side()).prop_map(
        |(sound, black, second, (few, many), keep, to_move)| {
            let [keep_black, keep_second, keep_hands, keep_turn] = keep;
            Setup {
                discs: BySide {
                    black: if keep_black { sound.discs.black } else { black },
                    second: if keep_second { sound.discs.second } else { second },
                },
                hands: if keep_hands { sound.hands } else { BySide { black: few % 60, second: many } },
                to_move: if keep_turn { sound.to_move } else { to_move },
                ..sound
            }
        },
    )
}

/// A few squares of the widest board.
fn any_discs() -> impl Strategy<Value = SquareSet> {
    let square = select(every_square().collect::<Vec<_>>());
    proptest::collection::vec(square, 0..12).prop_map(|squares| squares.into_iter().collect())
}

/// An arrangement with a full centre and without faults: any discs elsewhere, any fair share of the hands.
fn sound_setup() -> impl Strategy<Value = Setup> {
    let cells = proptest::collection::vec(0..4u8, 100);
    (any_ruleset(), cells, any::<u8>(), any_side()).prop_map(|(ruleset, cells, share, to_move)| {
        let discs = scattered(ruleset.shape, &cells);
        let empty = (ruleset.shape.squares() - discs.black - discs.second).len();
        Setup { ruleset, discs, hands: shared_out(ruleset, empty, share), to_move }
    })
}

/// A disc of Black where the cell is 1, of the other side where it is 2; in the centre always one of them.
fn scattered(shape: Shape, cells: &[u8]) -> BySide<SquareSet> {
    let mut discs = BySide::default();
    for (square, cell) in shape.squares().iter().zip(cells) {
        let side = if cell % 2 == 1 { Side::Black } else { Side::Second };
        if (1..=2).contains(cell) || shape.centre().contains(&square) {
            discs[side] = SquareSet::with(discs[side], square);
        }
    }
    discs
}

/// Hands that hold `empty` discs together and no more than a share each; often one of them holds none.
fn shared_out(ruleset: Ruleset, empty: u8, share: u8) -> BySide<u8> {
    let each = ruleset.supply_each().unwrap_or(empty);
    let least = empty.saturating_sub(each);
    let most = empty.min(each);
    let black = if share < 64 { least } else { least + share % (most - least + 1) };
    BySide { black, second: empty - black }
}
