//! Records in every written form: the situations of `data/cases.tsv` about them, tables of dialects, games that
//! are written and read again, and bytes of any kind.

mod anything;
mod boards;
mod cases;
mod dialects;
mod doubts;
#[path = "../../fuzz/exercise.rs"]
mod exercise;
mod flaws;
mod round_trips;
mod security;
mod wthor;

use reversi::{
    formats::{
        Opened, read,
        record::{Flaw, Header, Record, Written, usual_rulesets},
        transcript,
    },
    game::Game,
    rules::{BySide, Move, Position, Ruleset, Side, Square},
};

const CASES: &str = include_str!("../data/cases.tsv");
const TRANSCRIPTS: &str = include_str!("../data/transcripts.txt");

/// Situations that only a page can get into: they are tested where that is.
const ELSEWHERE: [&str; 4] = ["SE-04", "SE-11", "SE-13", "SE-14"];

#[test]
fn every_situation_of_records_and_security_has_its_test() {
    let tests = [include_str!("cases.rs"), include_str!("security.rs"), include_str!("wthor.rs")].concat();
    let topic = |line: &&str| line.contains("\trecord formats\t") || line.contains("\tsecurity\t");
    for line in CASES.lines().filter(topic) {
        let id = line.split('\t').next().unwrap_or_default();
        let name = format!("fn {}_", id.to_lowercase().replace('-', "_"));
        assert!(ELSEWHERE.contains(&id) != tests.contains(&name), "write one test `{name}…` for: {line}");
    }
}

/// The moves that the file gives a name, such as `V01`.
fn sequence(name: &str) -> &'static str {
    let start = CASES.find(&format!("{name}=")).unwrap_or_else(|| panic!("the file has no {name}"));
    let text = &CASES[start + name.len() + 1..];
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    &text[..end]
}

/// The complete games of transcripts.txt, as squares.
fn complete_games() -> impl Iterator<Item = &'static str> {
    let games = TRANSCRIPTS.lines().filter(|line| !line.starts_with('#'));
    games.filter_map(|line| line.split('\t').next())
}

fn square(name: &str) -> Square {
    name.parse().expect("a square's name")
}

/// A game of squares one after another, its passes settled.
fn played(ruleset: &str, squares: &str) -> Game {
    let start = Position::start(ruleset.parse::<Ruleset>().expect("a ruleset's id"));
    let squares = transcript::read(squares).expect("squares one after another");
    let game = Game::replay(start, squares.into_iter().map(Move::Place));
    game.unwrap_or_else(|error| panic!("{ruleset}: {error}"))
}

fn classic(name: &str) -> Game {
    played("classic", sequence(name))
}

/// What the door makes of a text.
fn written(text: impl AsRef<[u8]>) -> Result<Vec<Written>, Flaw> {
    match read(text.as_ref())? {
        Opened::Records(records) => Ok(records),
        other => panic!("no text but {other:?}"),
    }
}

/// All games that the only record of a text can be.
fn choices(text: impl AsRef<[u8]>) -> Vec<Record> {
    let written = written(text).expect("a record");
    assert_eq!(written.len(), 1, "{written:?}");
    written[0].records(&usual_rulesets()).expect("a game")
}

/// The likeliest game of a text, which must be without flaw.
fn opened(text: impl AsRef<[u8]>) -> Record {
    let record = choices(text).into_iter().next().expect("at least one");
    assert_eq!(record.flaw, None, "{}", squares(&record.game));
    record
}

/// Why nothing of a text can be opened, or why no more of it can.
fn flaw(text: impl AsRef<[u8]>) -> Flaw {
    match written(text).and_then(|written| written[0].records(&usual_rulesets())) {
        Err(flaw) => flaw,
        Ok(records) => records[0].flaw.clone().unwrap_or_else(|| panic!("no flaw in {records:?}")),
    }
}

fn squares(game: &Game) -> String {
    transcript::write(game.squares())
}

/// For each pass, who passed and how many discs had been placed.
fn passes(game: &Game) -> Vec<(usize, Side)> {
    let plies = game.plies();
    let placed = |i: usize| plies[..i].iter().filter(|ply| ply.mv != Move::Pass).count();
    let passes = plies.iter().enumerate().filter(|(_, ply)| ply.mv == Move::Pass);
    passes.map(|(i, ply)| (placed(i), ply.side)).collect()
}

fn counts(game: &Game) -> (u8, u8) {
    let BySide { black, second } = game.position().counts();
    (black, second)
}

/// The board as 64 signs, row by row.
fn board(game: &Game) -> String {
    let sign = |square| match game.position().disc(square) {
        Some(Side::Black) => 'X',
        Some(Side::Second) => 'O',
        None => '-',
    };
    game.ruleset().shape.squares().iter().map(sign).collect()
}

/// A header of names alone.
fn names(black: &str, second: &str) -> Header {
    Header { names: BySide { black: black.into(), second: second.into() }, ..Header::default() }
}
