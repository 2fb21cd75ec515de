//! The counts of `data/perft.tsv`, every ruleset and shape in it.
//!
//! The shallow rows are always counted, the deep ones take minutes and are counted in release
//! mode: `cargo test --release --test perft`.

use reversi::{
    engine,
    rules::{Leaves, Position, Ruleset, Shape, perft},
};

/// The names in the table and the rulesets that they mean.
const RULESETS: [(&str, &str); 9] = [
    ("othello-8x8-standard", "classic"),
    ("othello-8x8-parallel", "classic.parallel-top"),
    ("reversi-1880s-8x8-from-empty-board", "historic"),
    ("othello-6x6-standard", "6x6.usual.shared.most.white"),
    ("othello-6x6-parallel", "6x6.parallel-top.shared.most.white"),
    ("reversi-1880s-6x6-from-empty-board", "6x6.free.own.most.red"),
    ("othello-10x10-standard", "10x10.usual.shared.most.white"),
    ("othello-10x10-parallel", "10x10.parallel-top.shared.most.white"),
    ("reversi-1880s-10x10-from-empty-board", "10x10.free.own.most.red"),
];

/// How many leaves the rules count in an ordinary test, and how many in release mode.
const RULES: [u64; 2] = [500_000, 1_000_000_000];
/// The same for the kernel, which plays the 8×8 rulesets.
const KERNEL: [u64; 2] = [30_000_000, 20_000_000_000];

/// A line of the table.
struct Row {
    name: &'static str,
    depth: u32,
    /// The leaves, and one for each game that was over before.
    with_finished: u64,
    /// The leaves at exactly this depth; unknown in the deepest rows.
    without: Option<u64>,
}

#[test]
fn every_row_names_a_ruleset() {
    assert_eq!(rows().count(), 103);
    for row in rows() {
        assert!(RULESETS.iter().any(|(name, _)| *name == row.name), "{}", row.name);
    }
}

#[test]
fn the_rules_count_what_is_shallow() {
    assert_eq!(check(perft, |row| row.with_finished <= RULES[0]), 78);
}

#[test]
fn the_kernel_counts_what_is_shallow() {
    assert_eq!(check(engine::perft, |row| row.is_kernels() && row.with_finished <= KERNEL[0]), 32);
}

#[test]
#[cfg(not(debug_assertions))]
fn what_is_deep_is_counted() {
    let deep =
        |row: &Row, [shallow, most]: [u64; 2]| shallow < row.with_finished && row.with_finished <= most;
    assert_eq!(check(engine::perft, |row| row.is_kernels() && deep(row, KERNEL)), 4);
    assert_eq!(check(perft, |row| !row.is_kernels() && deep(row, RULES)), 11);
}

#[test]
fn only_what_takes_hours_is_left_out() {
    let beyond = |row: &Row| row.with_finished > if row.is_kernels() { KERNEL[1] } else { RULES[1] };
    let left_out: Vec<_> = rows().filter(beyond).map(|row| format!("{} {}", row.name, row.depth)).collect();
    let standard = |depth| format!("othello-8x8-standard {depth}");
    assert_eq!(left_out, [standard(14), standard(15), standard(16), "othello-6x6-standard 13".to_owned()]);
}

/// Counts the rows that `chosen` chooses, compares, and tells how many they were.
fn check(count: fn(&Position, u32) -> Leaves, chosen: impl Fn(&Row) -> bool) -> usize {
    let mut checked = 0;
    for row in rows().filter(chosen) {
        let leaves = count(&row.start(), row.depth);
        let without = row.without.unwrap_or(leaves.reached);
        let counted = (leaves.with_finished(), leaves.reached);
        assert_eq!(counted, (row.with_finished, without), "{} at depth {}", row.name, row.depth);
        checked += 1;
    }
    checked
}

fn rows() -> impl Iterator<Item = Row> {
    let table = include_str!("data/perft.tsv");
    let lines = table.lines().filter(|line| !line.starts_with('#') && !line.starts_with("ruleset\t"));
    lines.map(|line| Row::read(line).unwrap_or_else(|| panic!("not a row: {line:?}")))
}

impl Row {
    fn read(line: &'static str) -> Option<Self> {
        let [name, depth, with_finished, without, ..] = line.split('\t').collect::<Vec<_>>()[..] else {
            return None;
        };
        Some(Self {
            name,
            depth: depth.parse().ok()?,
            with_finished: with_finished.parse().ok()?,
            without: if without.is_empty() { None } else { Some(without.parse().ok()?) },
        })
    }

    fn ruleset(&self) -> Ruleset {
        let (_, id) = RULESETS.iter().find(|(name, _)| *name == self.name).expect("a known name");
        id.parse().expect("a ruleset")
    }

    fn start(&self) -> Position {
        Position::start(self.ruleset())
    }

    fn is_kernels(&self) -> bool {
        self.ruleset().shape == Shape::Square8
    }
}
