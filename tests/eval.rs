//! The evaluation by patterns: features kept up to date equal features found anew, symmetric positions have one
//! value, and a file of weights is either what was written or an error.

use std::sync::LazyLock;

use proptest::prelude::*;
use reversi::{
    engine::{
        eval::{
            Features, STAGES, UNITS_PER_DISC, UnreadableWeights, Weights,
            patterns::{CONTENTS, COUNTS, kept_places},
        },
        kernel::{Board, Runs},
    },
    rules::Goal,
};

const START: Board = Board { own: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0800_0000 };

/// Weights drawn by lot, small ones mostly, the same for mirrored contents.
fn weights(goal: Goal, seed: u64) -> Weights {
    let mut state = seed;
    let mut draw = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let byte = (state >> 56) as u8;
        if byte < 160 { 0 } else { (state >> 40) as i8 >> (byte % 8) }
    };
    let kept = kept_places();
    let mut stage = || {
        let mut weights: Vec<i8> = (0..CONTENTS).map(|_| draw()).collect();
        for (place, &kept) in kept.iter().enumerate() {
            weights[place] = weights[kept];
        }
        weights
    };
    let stages = (0..STAGES).map(|_| stage()).collect();
    Weights::new(goal, stages, (0..COUNTS).map(|count| count as i8 - 32).collect()).expect("complete weights")
}

/// Plays on with the moves that `choices` point to, and shows each board with its features.
fn play(choices: &[u8], mut see: impl FnMut(Board, &Features)) {
    let (mut board, mut features) = (START, Features::of(START));
    for &choice in choices {
        let runs = Runs::of(board);
        if runs.moves() == 0 {
            (board, features) = (board.pass(), features.pass());
        } else {
            let nth = u32::from(choice) % runs.moves().count_ones();
            let square = (0..nth).fold(runs.moves(), |left, _| left & (left - 1));
            let square = square & square.wrapping_neg();
            (board, features) = (board.after(square), features.after(square, runs.turned(square)));
        }
        see(board, &features);
    }
}

static WRITTEN: LazyLock<(Weights, Vec<u8>)> = LazyLock::new(|| {
    let weights = weights(Goal::Most, 3);
    let bytes = weights.to_bytes();
    (weights, bytes)
});

fn value(weights: &Weights, board: Board) -> i32 {
    weights.value(&Features::of(board), (board.own | board.opponent).count_ones())
}

/// The board mirrored to the side, and the board with rows and columns exchanged: together they make all eight
/// symmetries.
fn symmetric(board: Board) -> [Board; 2] {
    let map = |to: fn(u32) -> u32| {
        let moved =
            |set: u64| (0..64).filter(|&bit| set >> bit & 1 == 1).fold(0, |moved, bit| moved | 1 << to(bit));
        Board { own: moved(board.own), opponent: moved(board.opponent) }
    };
    [map(|bit| bit ^ 7), map(|bit| bit % 8 * 8 + bit / 8)]
}

#[test]
fn a_value_is_made_of_patterns_stage_and_tempo() {
    let zero = Weights::zero(Goal::Most);
    assert_eq!(value(&zero, START), 0);
    let tempo =
        Weights::new(Goal::Most, zero.stages().to_vec(), (0..COUNTS).map(|count| count as i8).collect());
    assert_eq!(value(&tempo.expect("complete weights"), START), 4);
    let ones = Weights::new(Goal::Most, vec![vec![1; CONTENTS]; STAGES], vec![0; COUNTS]);
    assert_eq!(value(&ones.expect("complete weights"), START), 46);
    assert_eq!(Weights::new(Goal::Most, vec![vec![1; CONTENTS]; STAGES - 1], vec![0; COUNTS]), None);
    assert_eq!(Weights::new(Goal::Most, vec![vec![1; 7]; STAGES], vec![0; COUNTS]), None);
}

#[test]
fn weights_come_back_from_their_file() {
    for (goal, seed) in [(Goal::Most, 1), (Goal::Fewest, 2)] {
        let weights = weights(goal, seed);
        let bytes = weights.to_bytes();
        assert!(Weights::from_bytes(&bytes) == Ok(weights), "{goal:?}");
        assert!(bytes.len() < STAGES * CONTENTS / 2, "{} bytes", bytes.len());
    }
}

#[test]
fn a_file_of_another_kind_or_version_is_named() {
    let mut bytes = Weights::zero(Goal::Most).to_bytes();
    assert_eq!(Weights::from_bytes(&[]), Err(UnreadableWeights::NotWeights));
    assert_eq!(Weights::from_bytes(b"<!DOCTYPE html><html>"), Err(UnreadableWeights::NotWeights));
    assert_eq!(Weights::from_bytes(&[bytes.as_slice(), b"\n"].concat()), Err(UnreadableWeights::Damaged));
    assert_eq!(Weights::from_bytes(&bytes[..bytes.len() - 1]), Err(UnreadableWeights::Damaged));
    bytes[7] = 2;
    assert_eq!(Weights::from_bytes(&bytes), Err(UnreadableWeights::OtherVersion(2)));
}

/// What the page ships.
const SHIPPED: [(Goal, &[u8]); 2] = [
    (Goal::Most, include_bytes!("../public/weights-most.bin")),
    (Goal::Fewest, include_bytes!("../public/weights-fewest.bin")),
];

#[test]
fn the_weights_of_the_page_are_sound_and_small() {
    for (goal, bytes) in SHIPPED {
        assert_eq!(Weights::from_bytes(bytes).map(|weights| weights.goal()), Ok(goal));
    }
    let size: usize = SHIPPED.iter().map(|(_, bytes)| bytes.len()).sum();
    assert!(size <= 600_000, "{size} bytes");
}

/// Openings that were found to be balanced within two discs by another evaluation look so to these weights, too.
#[test]
fn balanced_openings_look_balanced() {
    let weights = Weights::from_bytes(SHIPPED[0].1).expect("sound weights");
    let boards = include_str!("data/openings_balanced.tsv").lines().filter(|line| !line.starts_with('#'));
    let values: Vec<i32> = boards.map(|line| value(&weights, opening(line)).abs() / UNITS_PER_DISC).collect();
    assert_eq!(values.len(), 113);
    let mean = values.iter().sum::<i32>() / 113;
    assert!(mean <= 2 && values.iter().all(|&value| value <= 10), "mean {mean}: {values:?}");
}

/// Its second column has the board, its third the side to move.
fn opening(line: &str) -> Board {
    let columns: Vec<&str> = line.split('\t').collect();
    let of = |sign| {
        columns[1].char_indices().filter(|&(_, disc)| disc == sign).fold(0, |set, (bit, _)| set | 1 << bit)
    };
    let (black, white) = (of('X'), of('O'));
    if columns[2] == "X" {
        Board { own: black, opponent: white }
    } else {
        Board { own: white, opponent: black }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn features_after_moves_are_those_of_the_board(choices in prop::collection::vec(any::<u8>(), 0..70)) {
        play(&choices, |board, features| assert_eq!(*features, Features::of(board)));
    }

    #[test]
    fn symmetric_boards_have_one_value(choices in prop::collection::vec(any::<u8>(), 0..60), seed: u64) {
        let weights = weights(Goal::Most, seed);
        play(&choices, |board, _| {
            let worth = value(&weights, board);
            assert_eq!(symmetric(board).map(|board| value(&weights, board)), [worth; 2]);
        });
    }

    #[test]
    fn damaged_files_are_refused(at in any::<prop::sample::Index>(), bits in 1..=255_u8) {
        let (weights, bytes) = &*WRITTEN;
        let mut bytes = bytes.clone();
        let at = at.index(bytes.len());
        bytes[at] ^= bits;
        // The last bytes may hold more than is needed to settle the last bits.
        let read = Weights::from_bytes(&bytes);
        prop_assert!(read.is_err() || at >= bytes.len() - 4 && read.as_ref() == Ok(weights));
    }

    #[test]
    fn any_bytes_behind_a_sound_header_are_refused(body in prop::collection::vec(any::<u8>(), 0..2000)) {
        let header = &Weights::zero(Goal::Fewest).to_bytes()[..13];
        let read = Weights::from_bytes(&[header, body.as_slice()].concat());
        prop_assert_eq!(read, Err(UnreadableWeights::Damaged));
    }
}
