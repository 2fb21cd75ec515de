//! Boards, problems, and boards within other forms.

use reversi::{
    formats::{
        obf,
        record::{Form, Reason, Written},
    },
    rules::{Fault, Move, Side},
};

use super::{choices, flaw, opened, square, squares, written};

const TIGER: &str = "------------------XO------XXX------OXX-----O-------------------- O";
/// From `problem/fforum-1-19.obf`, number 1.
const FFO_1: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; \
                     G8:+18; H1:+12; H7:+6; A2:+6; A3:+4; B1:-4; A4:-22; G2:-24;";

#[test]
fn a_board_tells_its_side_to_move() {
    let game = opened(TIGER).game;
    assert_eq!(game.position().to_move(), Side::Second);
    assert_eq!(game.position().counts().black, 6);
}

#[test]
fn egaroucid_writes_discs_as_digits() {
    let digits = TIGER.replace('O', "1").replace('X', "0");
    assert_eq!(opened(&digits).game, opened(TIGER).game);
    assert_eq!(flaw(TIGER.replace('O', "0")).why, Reason::DoubtfulSign('0'));
}

#[test]
fn the_values_of_a_problem_are_read_and_written() {
    let problem = obf::read(FFO_1).remove(0);
    let value = |name: &str| (Move::Place(square(name)), Some(if name == "g8" { 18 } else { -24 }));
    assert_eq!(problem.values.len(), 8);
    assert_eq!((problem.values[0], problem.values[7]), (value("g8"), value("g2")));
    let record = problem.position.records(&[]).expect("a position").remove(0);
    assert_eq!(obf::write(record.game.position(), &problem.values, "").as_deref(), Ok(FFO_1));
    let values =
        &obf::read("---------------------------OX------XO--------------------------- X; --:-127; d3;")[0]
            .values;
    assert_eq!(values, &[(Move::Pass, Some(-127)), (Move::Place(square("d3")), None)]);
}

#[test]
fn what_is_no_value_ends_its_line() {
    let start = "---------------------------OX------XO--------------------------- X;";
    for (values, word) in [("d3:+1; d4:x;", "d4:x"), ("k1:3;", "k1:3"), (" d3:0 ; ;", "")] {
        let problem = obf::read(&format!("{start} {values}")).remove(0);
        let flaw = problem.position.flaw.expect("a flaw");
        assert_eq!((flaw.place.line, flaw.why), (1, Reason::UnknownWord(word.into())), "{values}");
        assert!(problem.position.start.is_some(), "the board can be opened");
    }
}

#[test]
fn each_line_of_a_list_is_a_position() {
    let text = format!("% problems\n{FFO_1} % first\n\n{TIGER};\n{TIGER}\n{}\n", &TIGER[1..]);
    let list: Vec<Written> = written(text).expect("a list");
    let forms: Vec<Form> = list.iter().map(|written| written.form).collect();
    assert_eq!(forms, [Form::Obf, Form::Obf, Form::Board, Form::Board]);
    assert_eq!(list[0].header.comment, "first");
    let flaws: Vec<_> =
        list.iter().map(|written| written.flaw.clone().map(|flaw| (flaw.place.line, flaw.why))).collect();
    assert_eq!(flaws, [None, None, None, Some((6, Reason::Squares(63)))]);
}

#[test]
fn six_by_six_and_ten_by_ten_boards_are_known_by_their_size() {
    let six = format!("{} X", "--------------OX----XO--------------");
    assert_eq!(opened(&six).game.ruleset().to_string(), "6x6.usual.shared.most.white");
    let ten = format!("{}OX--------XO{} X", "-".repeat(44), "-".repeat(44));
    assert_eq!(opened(&ten).game.ruleset().to_string(), "10x10.usual.shared.most.white");
    assert_eq!(flaw("-".repeat(81)).why, Reason::Squares(81));
}

#[test]
fn an_empty_board_cannot_be_played() {
    assert_eq!(flaw("-".repeat(64) + " X").why, Reason::Impossible(vec![Fault::NoDiscs]));
}

#[test]
fn a_start_that_is_an_opening_is_that_opening() {
    let game = opened("(;GM[2]AB[d4][e4]AW[d5][e5]PL[B];B[e6])").game;
    assert_eq!(
        (game.ruleset().to_string().as_str(), squares(&game).as_str()),
        ("classic.parallel-top", "e6")
    );
    let game = opened(
        "(;GM[Othello]TY[8a]BO[8 ---------------------------*O------O*--------------------------- *];)",
    )
    .game;
    assert_eq!(game.ruleset().to_string(), "reverse.exchanged");
}

#[test]
fn lists_of_points_may_have_rectangles() {
    let game = opened("(;GM[2]AB[c3:f6]AW[d4:e5]AE[c3]PL[W])").game;
    assert_eq!(game.position().counts().black, 11);
    assert_eq!(game.position().counts().second, 4);
    assert_eq!(game.position().to_move(), Side::Second);
}

#[test]
fn white_may_move_first_in_sgf() {
    let game = opened("(;GM[2]PL[W];W[e3])").game;
    assert_eq!((squares(&game).as_str(), game.position().to_move()), ("e3", Side::Black));
    let game = opened("(;GM[2];B[f5];PL[B]W[d6])").game;
    assert_eq!(squares(&game), "f5d6");
}

#[test]
fn the_board_of_pgn_goes_from_the_eighth_row_up() {
    let game = opened("[FEN \"8/8/8/3pP3/3Pp3/3p4/8/8 w - - 0 1\"]\n1. d2 ").game;
    assert_eq!(game.position_at(0).disc(square("d3")), Some(Side::Black));
    assert_eq!(game.position_at(0).disc(square("d4")), Some(Side::Second));
    assert_eq!(squares(&game), "d2");
}

#[test]
fn othello_quest_is_read() {
    let text = r#"{"players":[{"id":"a1","name":"Åsa"},{"id":"b2"}],"moves":[{"t":1,"m":"e6"},{"t":2,"m":"f4"}],"x":1}"#;
    let record = opened(text);
    assert_eq!((squares(&record.game).as_str(), record.form), ("e6f4", Form::Quest));
    assert_eq!((record.header.names.black.as_str(), record.header.names.second.as_str()), ("Åsa", "b2"));
    let stopped = &choices(text.replace("f4", "z9"))[0];
    assert_eq!(
        stopped.flaw.as_ref().map(|flaw| (flaw.ply, flaw.why.clone())),
        Some((Some(2), Reason::UnknownWord("z9".into())))
    );
}
