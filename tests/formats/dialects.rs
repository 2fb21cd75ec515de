//! Transcripts as people and programs write them.

use reversi::formats::record::{Check, Form};

use super::{flaw, opened, passes, sequence, squares, written};

fn check(text: &str, expected: &str) {
    let record = opened(text);
    assert_eq!((squares(&record.game).as_str(), record.form), (expected, Form::Transcript), "{text:?}");
}

#[test]
fn moves_may_be_parted_by_anything_that_programs_use() {
    check("f5→d6→c3", "f5d6c3");
    check("f5 > d6 > c3", "f5d6c3");
    check("f5_d6_c3", "f5d6c3");
    check("f5/d6;c3", "f5d6c3");
    check("1.f5 d6 2.c3", "f5d6c3");
    check("1. f5\n2. d6\n3. c3\n", "f5d6c3");
    check("1... f5, 2... d6", "f5d6");
    check("  F5D6C3  ", "f5d6c3");
}

#[test]
fn case_says_no_colour() {
    check("F5d6C3d3C4", "f5d6c3d3c4");
    check("f5D6c3D3c4", "f5d6c3d3c4");
}

#[test]
fn every_word_for_a_pass_is_read() {
    let stuck = sequence("V02");
    for pass in ["", "--", "PA", "pa", "Ps", "PASS", "pass", "@@", "@@@@", " -- ", "-pa-", "9. --"] {
        let record = opened(format!("{stuck} {pass}c5"));
        assert_eq!(squares(&record.game), format!("{stuck}c5"), "{pass:?}");
        assert_eq!(passes(&record.game).len(), 1, "{pass:?}");
    }
}

#[test]
fn the_result_may_stand_behind_the_moves() {
    let moves = sequence("V01");
    for (result, check) in [("13-0", Check::Agrees), ("64:0", Check::Agrees), ("", Check::NoClaim)] {
        assert_eq!(opened(format!("{moves} {result}\n")).check(), check, "{result}");
    }
    assert!(matches!(opened(format!("{moves} 33-31")).check(), Check::Differs(_)));
    assert_eq!(opened("f5d6 34-30").check(), Check::NotOver);
    assert_eq!(flaw("f5 34-30 d6").ply, Some(2));
}

#[test]
fn any_of_the_four_first_moves_begins_a_game() {
    for first in ["d3", "c4", "f5", "e6"] {
        check(first, first);
    }
}

#[test]
fn transcripts_line_by_line_are_a_list_if_they_cannot_be_one_game() {
    let list = format!("{}\n\nf5d6\nd3c5\n", sequence("V01"));
    let games: Vec<usize> = written(list).expect("three games").iter().map(|game| game.moves.len()).collect();
    assert_eq!(games, [9, 2, 2]);
    assert_eq!(written("f5d6\nc3d3").expect("one game").len(), 1);
}

#[test]
fn squares_are_found_in_a_letter() {
    let text = "Kära Björn, jag började med f5, du svarade d6. Sedan c3, inte a1 – och så D3!";
    let record = opened(text);
    assert_eq!((squares(&record.game).as_str(), record.form), ("f5d6c3d3", Form::Found));
}
