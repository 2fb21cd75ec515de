//! The situations of `data/cases.tsv` that concern rules, games and the engine, each a test named by its id. The file
//! comes from bug reports of programs like this one; `V01=e6f4…` in it names a sequence of moves.

mod game_flow;
#[path = "../moves/mod.rs"]
mod moves;
mod opponent;
mod rules;

use moves::moves;
use reversi::{
    game::Game,
    rules::{BySide, Move, Outcome, PassReason, Position, Ruleset, Side, Square, SquareSet, Status},
};

const CASES: &str = include_str!("../data/cases.tsv");

/// Situations that only a page or an opponent can get into: they are tested where those are.
const ELSEWHERE: [&str; 14] = [
    "GF-02", "GF-08", "GF-10", "GF-17", "GF-19", "GF-22", "GF-25", "GF-28", "GF-29", "AI-08", "AI-13",
    "AI-14", "AI-22", "AI-23",
];

#[test]
fn every_situation_of_rules_game_flow_and_opponents_has_its_test() {
    let tests =
        [include_str!("rules.rs"), include_str!("game_flow.rs"), include_str!("opponent.rs")].concat();
    let groups = ["rules", "game flow", "AI/search"];
    for line in
        CASES.lines().filter(|line| line.split('\t').nth(1).is_some_and(|group| groups.contains(&group)))
    {
        let id = line.split('\t').next().unwrap_or_default();
        let name = format!("fn {}_", id.to_lowercase().replace('-', "_"));
        let elsewhere = ELSEWHERE.contains(&id);
        assert!(elsewhere != tests.contains(&name), "write one test `{name}…` for: {line}");
    }
}

/// The one of use without a network and of deploying that only a deployment can get into:
/// `.github/workflows/pages.yml` builds on a new machine and plays in a browser what it deploys.
const NOT_IN_THE_BROWSER: [&str; 1] = ["PW-13"];

#[test]
fn every_situation_of_the_installed_page_has_its_test_in_the_browser() {
    let tests = [
        include_str!("../browser/tests/core/keep.rs"),
        include_str!("../browser/tests/core/offline.rs"),
        include_str!("../browser/tests/core/opponent.rs"),
        include_str!("../browser/tests/page/hosting.rs"),
        include_str!("../browser/tests/page/offline.rs"),
        include_str!("../browser/tests/page/opponent.rs"),
        include_str!("../browser/tests/page/update.rs"),
    ]
    .concat();
    for line in
        CASES.lines().filter(|line| line.contains("\tPWA/offline/deploy\t") || line.starts_with("SE-14\t"))
    {
        let id = line.split('\t').next().unwrap_or_default();
        let name = id.to_lowercase().replace('-', "_") + "_";
        let is_tested = tests.lines().any(|line| line.starts_with("fn ") && line.contains(&name));
        assert!(
            NOT_IN_THE_BROWSER.contains(&id) != is_tested,
            "write one browser test `fn {name}…` for: {line}"
        );
    }
}

#[test]
fn every_situation_of_what_is_kept_has_its_test() {
    let tests = [
        include_str!("../keep/damaged.rs"),
        include_str!("../keep/files.rs"),
        include_str!("../keep/newer.rs"),
        include_str!("../keep/no_room.rs"),
        include_str!("../keep/seats.rs"),
        include_str!("../keep/shelf.rs"),
        include_str!("../keep/visits.rs"),
    ]
    .concat();
    for line in CASES.lines().filter(|line| line.contains("\tstorage/restore\t")) {
        let id = line.split('\t').next().unwrap_or_default();
        let name = format!("fn {}_", id.to_lowercase().replace('-', "_"));
        assert!(tests.contains(&name), "write one test `{name}…` for: {line}");
    }
}

/// The situations of records that a page gets into in a way of its own: what is pasted and dropped, asked and refused, and
/// what becomes of the game in progress. All of them, and the others, are tested where records are read: `tests/formats/`.
const RECORDS_IN_A_PAGE: [&str; 13] = [
    "RF-01", "RF-02", "RF-07", "RF-08", "RF-10", "RF-19", "RF-31", "SE-01", "SE-02", "SE-05", "SE-07",
    "SE-08", "SE-10",
];

#[test]
fn every_situation_of_records_has_its_test() {
    let readers = [
        include_str!("../formats/cases.rs"),
        include_str!("../formats/security.rs"),
        include_str!("../formats/wthor.rs"),
    ]
    .concat();
    let page = [
        include_str!("../browser/tests/page/records.rs"),
        include_str!("../browser/tests/page/records_hostile.rs"),
    ]
    .concat();
    let has = |tests: &str, id: &str| {
        let (group, number) = id.split_once('-').unwrap_or_default();
        let [name, other] = [format!("{}_{number}_", group.to_lowercase()), format!("_and_{number}_")];
        let is_its = |line: &str| line.contains(&name) || line.contains(&other);
        tests.lines().any(|line| line.starts_with("fn ") && is_its(line))
    };
    for line in CASES.lines() {
        let id = line.split('\t').next().unwrap_or_default();
        let in_page = RECORDS_IN_A_PAGE.contains(&id);
        assert!(!in_page || has(&page, id), "write one browser test `fn …` for: {line}");
        let is_record = line.contains("\trecord formats\t");
        assert!(!is_record || has(&readers, id), "write one test `fn …` for: {line}");
    }
}

/// Those for every kind of player that no machine can judge: AX-07 wants the screen readers themselves.
const NOT_BY_MACHINE: [&str; 1] = ["AX-07"];

#[test]
fn every_situation_of_accessibility_has_its_test() {
    let tests = [
        include_str!("../scene/board.rs"),
        include_str!("../browser/tests/page/ears.rs"),
        include_str!("../browser/tests/page/eyes.rs"),
        include_str!("../browser/tests/page/input.rs"),
    ]
    .concat();
    for line in CASES.lines().filter(|line| line.contains("\taccessibility\t")) {
        let id = line.split('\t').next().unwrap_or_default();
        let (name, number) = (id.to_lowercase().replace('-', "_"), id.trim_start_matches("AX-"));
        let is_its =
            |line: &str| line.contains(&format!("{name}_")) || line.contains(&format!("_and_{number}_"));
        let is_tested = tests.lines().any(|line| line.starts_with("fn ") && is_its(line));
        assert!(NOT_BY_MACHINE.contains(&id) != is_tested, "write one test `fn {name}…` for: {line}");
    }
}

#[test]
fn every_situation_of_motion_and_input_has_its_test() {
    let tests = [
        include_str!("../scene/diagrams.rs"),
        include_str!("../browser/tests/page/layout.rs"),
        include_str!("../browser/tests/page/taps.rs"),
    ]
    .concat();
    for line in CASES.lines().filter(|line| line.contains("\tUI/animation/input\t")) {
        let id = line.split('\t').next().unwrap_or_default();
        let name = format!("fn {}_", id.to_lowercase().replace('-', "_"));
        assert!(tests.contains(&name), "write one test `{name}…` for: {line}");
    }
}

/// Those about hostile texts that links, saves and what goes out have to bear.
const OUTWARD: [&str; 3] = ["SE-04", "SE-11", "SE-13"];

#[test]
fn every_situation_of_links_and_of_what_goes_out_has_its_test() {
    let tests = [
        include_str!("../links.rs"),
        include_str!("../keep/damaged.rs"),
        include_str!("../session/arrivals.rs"),
        include_str!("../session/sharing.rs"),
        include_str!("../browser/tests/page/links.rs"),
        include_str!("../browser/tests/page/sharing.rs"),
    ]
    .concat();
    let is_ours = |line: &&str| {
        line.contains("\tlink sharing\t") || OUTWARD.iter().any(|id| line.starts_with(&format!("{id}\t")))
    };
    for line in CASES.lines().filter(is_ours) {
        let id = line.split('\t').next().unwrap_or_default();
        let name = format!("fn {}_", id.to_lowercase().replace('-', "_"));
        assert!(tests.contains(&name), "write one test `{name}…` for: {line}");
    }
}

/// The moves that the file gives a name, such as `V01`.
fn sequence(name: &str) -> &'static str {
    let start = CASES.find(&format!("{name}=")).unwrap_or_else(|| panic!("the file has no {name}"));
    let text = &CASES[start + name.len() + 1..];
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    &text[..end]
}

fn start(id: &str) -> Position {
    Position::start(id.parse::<Ruleset>().expect("a ruleset's id"))
}

fn played(id: &str, text: &str) -> Game {
    Game::replay(start(id), moves(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn classic(name: &str) -> Game {
    played("classic", sequence(name))
}

fn square(name: &str) -> Square {
    name.parse().expect("a square's name")
}

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

/// Plays one more disc, and the passes that it forces.
fn play(game: &mut Game, name: &str) {
    game.place(square(name)).unwrap_or_else(|why| panic!("{name}: {why}"));
    game.settle();
}

/// The board as 64 signs, row by row.
fn board(position: &Position) -> String {
    let sign = |square| match position.disc(square) {
        Some(Side::Black) => 'X',
        Some(Side::Second) => 'O',
        None => '-',
    };
    position.ruleset().shape.squares().iter().map(sign).collect()
}

fn counts(game: &Game) -> (u8, u8) {
    let BySide { black, second } = game.position().counts();
    (black, second)
}

fn outcome(game: &Game) -> Outcome {
    match game.position().status() {
        Status::Over(outcome) => outcome,
        status => panic!("not over but {status:?}:\n{}", game.position()),
    }
}

/// The passes: after how many placed discs, by whom, and why.
fn passes(game: &Game) -> Vec<(usize, Side, PassReason)> {
    let plies = game.plies();
    let placed = |i: usize| plies[..i].iter().filter(|ply| ply.mv != Move::Pass).count();
    let passes = plies.iter().enumerate().filter_map(|(i, ply)| Some((placed(i), ply.side, ply.pass?)));
    passes.collect()
}

/// It is this side's turn, and these are its squares.
fn check_turn(game: &Game, side: Side, legal: &str) {
    assert_eq!(game.position().to_move(), side, "{}", game.position());
    assert_eq!(game.position().status(), Status::ToPlace(squares(legal)), "{}", game.position());
}

/// The game is over with this score, and this side has won.
fn check_over(game: &Game, discs: (u8, u8), winner: Option<Side>) {
    assert_eq!((counts(game), outcome(game).winner), (discs, winner), "{}", game.position());
}
