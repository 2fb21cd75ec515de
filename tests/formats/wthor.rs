//! Files of the WTHOR collection.

use reversi::{
    formats::{
        Opened, read,
        record::{Check, Reason, Unwritable},
        wthor::{self, Games, Kind},
    },
    game::Game,
    rules::{BySide, Side},
};

use super::{classic, complete_games, counts, passes, played, sequence, squares};

/// A file from hexadecimal digits, filled up with zeros.
fn file(hex: &str, length: usize) -> Vec<u8> {
    let digits: Vec<u32> = hex.chars().filter_map(|sign| sign.to_digit(16)).collect();
    let mut bytes: Vec<u8> = digits.chunks(2).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect();
    bytes.resize(length, 0);
    bytes
}

const HEAD: &str = "141a0905 01000000 0000 ea07 08001600";
const V01: &str = "0000 0000 0000 40 40 412e234239404b3835";

fn games(bytes: &[u8]) -> Games<'_> {
    match read(bytes) {
        Ok(Opened::Games(games)) => games,
        other => panic!("no file of games but {other:?}"),
    }
}

fn game(games: Games<'_>, number: usize) -> Game {
    let written = games.get(number).expect("so many games").written();
    let record = written.records(&[]).expect("a game").remove(0);
    assert_eq!(record.flaw, None);
    record.game
}

#[test]
fn rf_23_a_game_is_read_and_written_byte_by_byte() {
    let bytes = file(&[HEAD, V01].concat(), 84);
    let games = games(&bytes);
    assert_eq!((games.len(), games.year(), games.flaw()), (1, 2026, None));
    let written = games.get(0).expect("a game").written();
    let record = written.records(&[]).expect("a game").remove(0);
    assert_eq!((squares(&record.game).as_str(), counts(&record.game)), (sequence("V01"), (13, 0)));
    assert_eq!(record.check(), Check::Agrees);
    let again = wthor::write(2026, [&record.game]).expect("a classic game");
    assert_eq!(again[16..], bytes[16..]);
    let uncounted = file(&[HEAD, &V01.replace("40 40", "0d 0d")].concat(), 84);
    let written = self::games(&uncounted).get(0).expect("a game").written();
    assert_eq!(written.records(&[]).expect("a game")[0].check(), Check::Agrees);
    let wrong = file(&[HEAD, &V01.replace("40 40", "21 21")].concat(), 84);
    let written = self::games(&wrong).get(0).expect("a game").written();
    assert!(
        matches!(written.records(&[]).expect("a game")[0].check(), Check::Differs(outcome) if outcome.discs.black == 13)
    );
}

#[test]
fn rf_25_passes_are_not_written() {
    let v32 = classic("V32");
    let bytes = wthor::write(2024, [&v32]).expect("a classic game");
    assert_eq!(bytes[24..84].iter().filter(|&&byte| byte != 0).count(), 57);
    assert_eq!(bytes[81..], [0, 0, 0]);
    let again = game(games(&bytes), 0);
    assert_eq!(again, v32);
    assert_eq!(passes(&again).len(), 5);
}

#[test]
fn rf_26_what_is_whole_is_read_and_what_is_missing_counted() {
    let promised_1000 = file(&[&HEAD.replace("01000000", "e8030000"), V01].concat(), 84);
    let games_of = games(&promised_1000);
    assert_eq!(games_of.len(), 1);
    assert_eq!(games_of.flaw().map(|flaw| flaw.why), Some(Reason::Missing(999)));
    assert_eq!(squares(&game(games_of, 0)), sequence("V01"));
    let promised_none = file(&[&HEAD.replace("01000000", "00000000"), V01].concat(), 84);
    assert_eq!((games(&promised_none).len(), games(&promised_none).flaw()), (1, None));
    let one_and_a_half = file(&[&HEAD.replace("01000000", "02000000"), V01].concat(), 84 + 34);
    assert_eq!(games(&one_and_a_half).len(), 1);
    assert!(games(&one_and_a_half).get(1).is_none());
    let head = file(HEAD, 15);
    assert_eq!(read(&head).expect_err("cut off").why, Reason::CutOff);
}

#[test]
fn se_07_numbers_out_of_bounds_are_refused_one_by_one() {
    let endless = file(&[&HEAD.replace("01000000", "ffffffff"), V01].concat(), 84);
    assert_eq!(games(&endless).flaw().map(|flaw| flaw.why), Some(Reason::Missing(4_294_967_294)));
    let late = file(&[&HEAD.replace("ea07", "ffff"), V01].concat(), 84);
    assert_eq!(games(&late).year(), 65_535);
    let wide = file(&[&HEAD.replace("08001600", "ff001600"), V01].concat(), 84);
    assert_eq!(read(&wide).expect_err("no such board").why, Reason::Size("255".into()));
    for bad in ["09", "0a", "13", "14", "59", "63", "ff"] {
        let damaged = V01.replace("23", bad);
        let two = file(&(HEAD.replace("01000000", "02000000") + &damaged), 84);
        let two = [two, file(V01, 68)].concat();
        let damaged = games(&two).get(0).expect("a game").written();
        let number = u8::from_str_radix(bad, 16).expect("hexadecimal");
        let flaw = damaged.flaw.clone().expect("a flaw");
        assert_eq!(
            (flaw.ply, flaw.why, flaw.place.column),
            (Some(3), Reason::UnknownWord(number.to_string()), 27)
        );
        assert_eq!(squares(&damaged.records(&[]).expect("two moves")[0].game), "e6f4");
        assert_eq!(squares(&game(games(&two), 1)), sequence("V01"));
    }
}

#[test]
fn complete_games_come_back_from_one_file() {
    let all: Vec<Game> = complete_games().map(|squares| played("classic", squares)).collect();
    let bytes = wthor::write(1999, &all).expect("classic games");
    assert_eq!(bytes.len(), 16 + 68 * all.len());
    let records: Vec<Game> = (0..all.len()).map(|number| game(games(&bytes), number)).collect();
    assert_eq!(records, all);
    assert_eq!(wthor::write(1999, &records), Ok(bytes));
}

#[test]
fn games_are_found_by_a_position() {
    let all: Vec<Game> = complete_games().map(|squares| played("classic", squares)).collect();
    let bytes = wthor::write(1999, &all).expect("classic games");
    for (number, game) in all.iter().enumerate() {
        let plies = game.plies();
        for placed in [0, 1, 10, 40, plies.len()] {
            let ply = placed.min(plies.len());
            let found: Vec<usize> = (0..all.len())
                .filter(|&n| games(&bytes).get(n).expect("it").reaches(game.position_at(ply)).is_some())
                .collect();
            let settled = plies.get(ply).is_none_or(|next| next.pass.is_none());
            assert_eq!(found.contains(&number), settled, "game {number} after {ply} plies");
            if ply == 0 {
                assert_eq!(found.len(), all.len());
            }
        }
    }
}

#[test]
fn names_are_in_files_of_their_own() {
    let head = HEAD.replace("01000000 0000", "00000000 0200");
    let name = |text: &str, size| {
        let mut bytes: Vec<u8> = text.chars().map(|sign| sign as u8).collect();
        bytes.resize(size, 0);
        bytes
    };
    for (size, kind) in [(20, Kind::Players), (26, Kind::Tournaments)] {
        let bytes = [file(&head, 16), name("Émile Ø", size), name("Bo", size)].concat();
        let Ok(Opened::Names(names)) = read(&bytes) else { panic!("names") };
        assert_eq!((names.kind(), names.len()), (kind, 2));
        assert_eq!(names.get(0).as_deref(), Some("Émile Ø"));
        assert_eq!((names.get(1).as_deref(), names.get(2)), (Some("Bo"), None));
    }
}

#[test]
fn only_classic_games_from_the_usual_start_are_written() {
    for (ruleset, why) in [
        ("historic", Unwritable::OwnSupply),
        ("reverse", Unwritable::FewestWin),
        ("classic.exchanged", Unwritable::OtherStart),
        ("10x10.usual.shared.most.white", Unwritable::Shape),
    ] {
        assert_eq!(wthor::write(2000, [&played(ruleset, "")]), Err(why));
    }
}

#[test]
fn the_numbers_of_names_are_told() {
    let bytes = file(&[HEAD, &V01.replacen("0000 0000 0000", "0102 0304 0506", 1)].concat(), 84);
    let entry = games(&bytes).get(0).expect("a game");
    assert_eq!((entry.tournament, entry.players), (0x0201, BySide { black: 0x0403, second: 0x0605 }));
    assert_eq!((entry.score, entry.players[Side::Black]), (64, 0x0403));
}
