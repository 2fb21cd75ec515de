//! Where a text goes wrong, and why.

use reversi::{
    formats::record::{Place, Reason},
    rules::{Move, Refusal, Side},
};

use super::{choices, flaw, square, squares, written};

/// The flaw, and the moves before it.
fn check(text: &str, (line, column): (u32, u32), ply: Option<usize>, why: Reason) {
    let found = flaw(text);
    assert_eq!((found.place, found.ply, found.why), (Place { line, column }, ply, why), "{text:?}");
}

fn refused(name: &str, why: Refusal) -> Reason {
    Reason::Refused(Move::Place(square(name)), why)
}

#[test]
fn a_flaw_of_a_transcript_has_line_column_and_ply() {
    check("f5 d6\nc3 a1 c4", (2, 4), Some(4), refused("a1", Refusal::TurnsNothing));
    check("f5 d6\n  c3 x9", (2, 6), Some(4), Reason::UnknownWord("x9".into()));
    check("f5 d6 3d", (1, 7), Some(3), Reason::UnknownSign('3'));
    check("f5 -- d6", (1, 4), Some(2), Reason::Refused(Move::Pass, Refusal::MustPlace));
    check("f5d6þc3", (1, 5), Some(3), Reason::UnknownSign('þ'));
    check("hello", (1, 1), Some(1), Reason::UnknownWord("h".into()));
    check("a1", (1, 1), Some(1), refused("a1", Refusal::TurnsNothing));
}

#[test]
fn a_flaw_of_sgf_has_line_column_and_ply() {
    check("(;GM[2]\n;B[f5]\n;W[zz])", (3, 4), Some(2), Reason::UnknownWord("zz".into()));
    check("(;GM[2];B[f5];B[d6])", (1, 17), Some(2), Reason::OutOfTurn(Side::Black));
    check("(;GM[2];B[f5];W[d6]", (1, 20), Some(3), Reason::Unclosed);
    check("(;GM[2];B[f5];W[d6", (1, 19), Some(2), Reason::Unclosed);
    check("(;GM[2];B[f5];AB[d6])", (1, 18), Some(2), Reason::SetUpInMidGame);
    check("(;GM[1]SZ[19];B[pd])", (1, 6), None, Reason::OtherGame("1".into()));
    check("(;GM[2]SZ[19];B[pd])", (1, 11), None, Reason::Size("19".into()));
    check("(;GM[2];B)", (1, 10), Some(1), Reason::UnknownSign(')'));
}

#[test]
fn a_flaw_of_ggf_has_line_column_and_ply() {
    check("(;GM[Othello]\nB[f5]W[d6]\nB[f5];)", (3, 3), Some(3), refused("f5", Refusal::Occupied));
    check("(;GM[Othello]B[f5]W[z9];)", (1, 21), Some(2), Reason::UnknownWord("z9".into()));
    check("(;GM[Othello]B[f5", (1, 18), None, Reason::Unclosed);
    check("(;GM[Othello]BO[12 --- *];)", (1, 17), None, Reason::Size("12".into()));
    check("(;GM[Othello]TY[88]B[f5];)", (1, 1), Some(2), Reason::Size("88".into()));
    check("(;GM[Othello]B[f5]B[d6];)", (1, 21), Some(2), Reason::OutOfTurn(Side::Black));
}

#[test]
fn a_flaw_of_pgn_has_line_column_and_ply() {
    check("[Event \"x\"]\n1. f5 d6\n2. e4", (3, 4), Some(3), refused("e4", Refusal::Occupied));
    check("[Event \"x\"]\n1. f5 Nf3", (2, 7), Some(2), Reason::UnknownWord("Nf3".into()));
    check("[Event \"x\"]\n1. f5 {open", (2, 7), Some(2), Reason::Unclosed);
    check("[Event \"x", (1, 10), None, Reason::Unclosed);
    check("[Event \"x\"]\n1. f5 {} ] d6", (2, 10), Some(2), Reason::UnknownSign(']'));
}

#[test]
fn json_that_is_no_game_is_told_by_its_place() {
    check("{\"moves\":\n 7}", (2, 2), None, Reason::Json);
    check("{}", (1, 2), None, Reason::Json);
}

#[test]
fn what_stands_before_a_flaw_can_be_opened() {
    for text in
        ["f5 d6 ??", "(;GM[2];B[f5];W[d6];B[??])", "(;GM[Othello]B[f5]W[d6]B[??];)", "[Event \"\"]f5 d6 ??"]
    {
        let record = &choices(text)[0];
        assert_eq!(squares(&record.game), "f5d6", "{text}");
        assert_eq!(record.flaw.as_ref().and_then(|flaw| flaw.ply), Some(3), "{text}");
    }
}

#[test]
fn a_damaged_game_does_not_hide_those_behind_it() {
    let text = "(;GM[Othello]B[f5]W[?];)\n(;GM[Othello]B[d3];)";
    let games: Vec<usize> = written(text).expect("two games").iter().map(|game| game.moves.len()).collect();
    assert_eq!(games, [1, 1]);
    let text = "[Event \"1\"]\n1. f5 {\n\n[Event \"2\"]\n1. d3 c5";
    let games: Vec<usize> = written(text).expect("two games").iter().map(|game| game.moves.len()).collect();
    assert_eq!(games, [1]);
}

#[test]
fn a_game_of_too_many_moves_is_cut() {
    let text = format!("(;GM[Othello]{};)", "B[f5]".repeat(500));
    let game = &written(&text).expect("a game")[0];
    assert_eq!(game.moves.len(), 200);
    assert_eq!(game.flaw.as_ref().map(|flaw| flaw.why.clone()), Some(Reason::TooMany { most: 200 }));
}
