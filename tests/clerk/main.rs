//! The clerk, asked as the page asks it: by words, whatever of it is done at a time.

mod collections;
mod drawing;
mod reading;
mod writing;

use reversi::{
    clerk::{Answer, Brought, Clerk, Errand, Step, words},
    formats::{transcript, wthor},
    game::Game,
    i18n::Language,
    rules::{Move, Position, Ruleset},
};

/// Has an errand done to its end. Errand and answer go through words, as they do between page and worker.
fn done_in(clerk: &mut Clerk, language: Language, errand: &Errand, files: Vec<Brought>) -> Answer {
    let text = words::write_errand(7, language, errand);
    let (number, read_language, errand) = words::read_errand(&text).expect("an errand");
    assert_eq!(words::write_errand(number, read_language, &errand), text);
    let mut task = clerk.take(read_language, errand, files);
    let answer = loop {
        match clerk.work(&mut task) {
            Step::SoFar(hundredths) => {
                assert!(hundredths <= 100);
                let report = words::Report::Progressed(7, hundredths);
                assert_eq!(words::read_report(&words::write_report(&report)), Some(report));
            }
            Step::Done(answer) => break answer,
        }
    };
    let report = words::Report::Answered(7, answer.clone());
    assert_eq!(words::read_report(&words::write_report(&report)), Some(report));
    answer
}

fn done(clerk: &mut Clerk, errand: Errand) -> Answer {
    done_in(clerk, Language::En, &errand, Vec::new())
}

/// A game of squares one after another, its passes settled.
fn played(ruleset: &str, squares: &str) -> Game {
    let start = Position::start(ruleset.parse::<Ruleset>().expect("a ruleset's id"));
    let squares = transcript::read(squares).expect("squares one after another");
    Game::replay(start, squares.into_iter().map(Move::Place)).expect("a game")
}

const TRANSCRIPTS: &str = include_str!("../data/transcripts.txt");

/// The complete games of transcripts.txt, as squares.
fn complete_games() -> impl Iterator<Item = &'static str> {
    let games = TRANSCRIPTS.lines().filter(|line| !line.starts_with('#'));
    games.filter_map(|line| line.split('\t').next())
}

/// A file of games of a year, by player 0 against player 0.
fn wthor_file(year: u16, games: &[&str]) -> Vec<u8> {
    let games: Vec<Game> = games.iter().map(|squares| played("classic", squares)).collect();
    wthor::write(year, &games).expect("classic games")
}

/// A file of names of so many bytes each, in Latin-1.
fn names_file(size: usize, names: &[&str]) -> Vec<u8> {
    let mut file = vec![20, 26, 9, 5, 0, 0, 0, 0];
    file.extend((names.len() as u16).to_le_bytes());
    file.resize(16, 0);
    for name in names {
        let start = file.len();
        file.extend(name.chars().map(|sign| sign as u8));
        file.resize(start + size, 0);
    }
    file
}

#[test]
fn what_is_no_errand_and_no_report_is_dropped() {
    for text in [
        "",
        "3",
        "3\u{1f}en",
        "3\u{1f}en\u{1f}fly",
        "x\u{1f}en\u{1f}list\u{1f}0",
        "3\u{1f}en\u{1f}list\u{1f}-1",
    ] {
        assert_eq!(words::read_errand(text), None, "{text:?}");
    }
    for text in ["", "ready", "answer 3", "written\u{1f}3", "shown\u{1f}3\u{1d}0\u{1f}1\u{1d}\u{1d}\u{1d}"] {
        assert_eq!(words::read_report(text), None, "{text:?}");
    }
}
