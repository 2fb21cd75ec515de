//! The situations of `data/cases.tsv` that concern written forms, each a test named by its id.

use reversi::{
    formats::{
        board as boards, dialects, ggf, obf,
        record::{Check, Form, Header, Place, Reason, Unwritable},
        sgf,
    },
    rules::{Move, Refusal, Side, Status},
};

use super::{
    board, choices, classic, complete_games, counts, flaw, names, opened, passes, played, sequence, square,
    squares, written,
};
use Side::{Black, Second};

#[test]
fn rf_01_upper_case_is_the_same_game() {
    let game = opened(sequence("V06").to_uppercase()).game;
    assert_eq!(squares(&game), sequence("V06"));
    assert_eq!(passes(&game), [(58, Black)]);
    assert_eq!(counts(&game), (32, 32));
    assert_eq!(board(&game), "XXOOOOOOXXXOXXOXXOOXOOXXXOOOOOOXXOXOXXOXXOOXXOXXXOXXXXXXOOOOOOOX");
}

#[test]
fn rf_02_every_way_of_parting_the_moves_is_read() {
    let dialects =
        ["F5 d6\nC3\td3  c4", "f5d6c3d3c4", "1. f5 d6 2. c3 d3 3. c4", "f5-d6-c3-d3-c4", "f5,d6,c3,d3,c4"];
    for text in dialects {
        let game = opened(text).game;
        assert_eq!(dialects::write(&game).as_deref(), Ok("f5d6c3d3c4"), "{text:?}");
        assert_eq!(game.position().to_move(), Second, "{text:?}");
    }
}

#[test]
fn rf_04_passes_that_are_left_out_are_put_in() {
    let game = opened(sequence("V32")).game;
    assert_eq!(passes(&game).iter().map(|pass| pass.0).collect::<Vec<_>>(), [50, 51, 52, 53, 56]);
    assert!(matches!(game.position().status(), Status::Over(_)));
}

/// A game of GGF from the usual start, its moves alternately by both sides.
fn ggf_of(squares: &str, more: &str) -> String {
    let start = "8 ---------------------------O*------*O--------------------------- *";
    let pairs = squares.as_bytes().chunks(2).map(|pair| String::from_utf8_lossy(pair));
    let moves: String = pairs.enumerate().map(|(i, mv)| format!("{}[{mv}]", ["B", "W"][i % 2])).collect();
    format!("(;GM[Othello]PC[x]PB[A]PW[B]RE[?]TY[8]BO[{start}]{moves}{more};)")
}

#[test]
fn rf_05_every_word_for_a_pass_is_read_in_ggf() {
    for pass in ["PA//3.107", "PA", "pa", "PS", "ps", "pass", "PASS", "--"] {
        let record = opened(ggf_of(sequence("V34"), &format!("B[{pass}]")));
        let game = &record.game;
        assert_eq!(passes(game), [(34, Black)], "{pass}");
        assert_eq!(game.position().to_move(), Second);
        assert_eq!((game.position().legal().len(), counts(game)), (13, (25, 13)));
        assert_eq!(
            (record.form, &record.header),
            (Form::Ggf, &Header { place: "x".into(), ..names("A", "B") })
        );
        assert_eq!(record.check(), Check::NoClaim);
    }
}

#[test]
fn rf_07_an_illegal_move_is_named_and_the_moves_before_it_can_be_opened() {
    let choices = choices("d3d4d5");
    let classic = &choices[0];
    assert_eq!(squares(&classic.game), "d3");
    let flaw = classic.flaw.clone().expect("a flaw");
    assert_eq!((flaw.ply, flaw.place), (Some(2), Place { line: 1, column: 3 }));
    assert_eq!(flaw.why, Reason::Refused(Move::Place(square("d4")), Refusal::Occupied));
}

#[test]
fn rf_08_what_breaks_off_is_told() {
    let half = flaw("f5d6c");
    assert_eq!((half.ply, half.why), (Some(3), Reason::UnknownWord("c".into())));
    assert_eq!(flaw("f").why, Reason::UnknownWord("f".into()));
    assert_eq!(flaw("").why, Reason::Empty);
    assert_eq!(flaw(" \n\t\u{200b}").why, Reason::Empty);
    let too_long = "f5".repeat(61);
    assert_eq!(flaw(&too_long[..121]).ply, Some(2));
}

#[test]
fn rf_10_a_move_behind_the_end_is_refused_and_the_game_can_be_opened() {
    let record = &choices(sequence("V01").to_owned() + "a1")[0];
    assert_eq!(squares(&record.game), sequence("V01"));
    let flaw = record.flaw.clone().expect("a flaw");
    assert_eq!(flaw.ply, Some(10));
    assert_eq!(flaw.why, Reason::Refused(Move::Place(square("a1")), Refusal::GameOver));
}

#[test]
fn rf_11_pgn_has_dates_numbers_and_scores_that_are_no_moves() {
    let game = classic("V31");
    let words = game.plies().iter().map(|ply| match ply.mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => "--".into(),
    });
    let words: Vec<String> = words.collect();
    let turns = words.chunks(2).enumerate().map(|(i, pair)| format!("{}. {} ", i + 1, pair.join(" ")));
    let tags = r#"[Event "?"][Site "x"][Date "2017.12.28"][Black "A"][White "B"][Result "62-1"]"#;
    let text = format!("{tags} {}62-1", turns.collect::<String>());
    assert!(text.contains("27. g8 -- 28. a8 a7 29. a2 -- 30. b8 -- 31. c8 -- 32. e8 62-1"), "{text}");
    let record = opened(&text);
    assert_eq!(record.game, game);
    assert_eq!(passes(&record.game), [(53, Second), (56, Second), (57, Second), (58, Second)]);
    assert_eq!(counts(&record.game), (62, 1));
    assert_eq!(record.game.position().empty().to_string(), "a1");
    assert_eq!((record.form, record.check()), (Form::Pgn, Check::Agrees));
    assert_eq!(record.header.date, "2017.12.28");
}

#[test]
fn rf_13_sgf_may_have_its_first_move_in_the_root() {
    for text in [
        "(;FF[4]GM[2]SZ[8]PB[A]PW[B]PL[B]RE[0]B[f5];W[d6];B[c5];)",
        "(;GM[2]SZ[8]PB[A]PW[B];B[fe];W[df];B[ce])",
    ] {
        let record = opened(text);
        assert_eq!(squares(&record.game), "f5d6c5", "{text}");
        assert_eq!(record.game.position().to_move(), Second);
        assert_eq!(record.header, names("A", "B"));
    }
}

#[test]
fn rf_14_an_empty_value_is_a_pass_in_sgf() {
    for pass in ["", "tt", "PA", "@@@@"] {
        let text = format!("(;GM[2];B[fe];W[ff];B[dc];W[ge];B[he];W[hd];B[fg];W[hf];B[{pass}];W[ce])");
        let game = opened(text).game;
        assert_eq!(squares(&game), sequence("V02").to_owned() + "c5", "{pass:?}");
        assert_eq!(passes(&game), [(8, Black)]);
    }
}

#[test]
fn rf_16_escapes_of_sgf_end_no_value() {
    for (text, comment) in
        [(r"(;GM[2]SZ[8]C[a\];B[ed\]];B[fe])", "a];B[ed]"), (r"(;GM[2]SZ[8]C[a\\];B[fe])", r"a\")]
    {
        let record = opened(text);
        assert_eq!((squares(&record.game).as_str(), record.header.comment.as_str()), ("f5", comment));
    }
}

#[test]
fn rf_17_brackets_in_names_and_comments_come_back() {
    let header = Header { comment: "line1\nnewline ]".into(), ..names(r"A]B\C:D", "x;)y") };
    let game = classic("V02");
    let record = opened(sgf::write(&game, &header).expect("SGF"));
    assert_eq!((&record.game, &record.header), (&game, &header));
    let record = opened(ggf::write(&game, &header).expect("GGF"));
    assert_eq!(record.game, game);
    assert_eq!(record.header, Header { comment: "line1 newline )".into(), ..names(r"A)B\C:D", "x;)y") });
}

#[test]
fn rf_19_every_game_of_a_text_is_read() {
    let text = [ggf_of(sequence("V01"), ""), ggf_of("f5d6c5f4", "")].join("\n");
    let games = written(&text).expect("two games");
    let read: Vec<String> =
        games.iter().map(|game| squares(&game.records(&[]).expect("a game")[0].game)).collect();
    assert_eq!(read, [sequence("V01"), "f5d6c5f4"]);
}

#[test]
fn rf_20_what_looks_like_a_square_in_a_name_is_no_move() {
    let record = opened(
        "(;GM[Othello]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
         RB[1500.0]RW[1600.0]PB[A1]PW[B2]B[F5]W[D6];)",
    );
    assert_eq!(squares(&record.game), "f5d6");
    assert_eq!(record.header, names("A1", "B2"));
}

const STUCK: &str = "-------------------X-------XX--O---XXXOO-----X-O-----X----------";

#[test]
fn rf_22_a_board_of_its_own_and_its_side_to_move_are_kept() {
    let text = format!("(;GM[Othello]BO[8 {} O]W[C5];)", STUCK.replace('X', "*"));
    // c5 is the fifth square of the third row; whatever the file says of its colour, White moves first here.
    let record = opened(text);
    assert_eq!(record.game.position_at(0).to_move(), Second);
    assert_eq!(squares(&record.game), "c5");
    let again = ggf::write(&record.game, &record.header).expect("GGF");
    assert!(again.contains(&format!("BO[8 {} O]W[c5]", STUCK.replace('X', "*"))), "{again}");
}

#[test]
fn rf_28_marks_of_encodings_are_no_signs() {
    let game = opened(b"\xEF\xBB\xBF[Event \"?\"]\r\n1. f5 d6\r\n").game;
    assert_eq!(squares(&game), "f5d6");
    for text in
        [&b"f\x005\x00d\x006\x00"[..], b"\xFF\xFEf\x005\x00d\x006\x00", b"\xFE\xFF\x00f\x005\x00d\x006"]
    {
        assert_eq!(squares(&opened(text).game), "f5d6");
    }
}

#[test]
fn rf_29_invisible_and_wide_signs_are_read() {
    assert_eq!(squares(&opened("f5\u{200b}d6\u{a0}c3\u{feff}").game), "f5d6c3");
    assert_eq!(squares(&opened("ｆ５ｄ６").game), "f5d6");
}

#[test]
fn rf_31_a_board_is_read_in_every_alphabet() {
    let spaced: Vec<&str> =
        STUCK.as_bytes().chunks(8).map(|row| std::str::from_utf8(row).expect("ASCII")).collect();
    let texts = [
        format!("{STUCK} X"),
        format!("{} *", STUCK.replace('X', "*").replace('-', ".")),
        format!("{} X", spaced.join(" ")),
        format!("{}\nX", spaced.join("\n")),
        format!("[8 {} *]", spaced.join(" ").replace('X', "*")),
    ];
    for text in &texts {
        let game = opened(text).game;
        assert_eq!(game.position_at(0).to_move(), Black, "{text}");
        assert_eq!(passes(&game), [(0, Black)]);
        assert_eq!(game.position().legal().to_string(), "c5 e7");
        assert_eq!(board(&game), STUCK);
    }
    assert_eq!(flaw(format!("{} X", &STUCK[1..])).why, Reason::Squares(63));
    assert_eq!(flaw(format!("-{STUCK} X")).why, Reason::Squares(65));
}

#[test]
fn rf_32_what_was_taken_back_is_not_written() {
    let mut game = played("classic", "f5d6c3");
    game.undo();
    assert_eq!(dialects::write(&game).as_deref(), Ok("f5d6"));
    game.place(square("c5")).expect("legal");
    assert_eq!(dialects::write(&game).as_deref(), Ok("f5d6c5"));
}

#[test]
fn rf_34_what_we_write_is_written_the_same_again() {
    let header =
        Header { event: "Cup".into(), place: "Oslo".into(), date: "2024-05-01".into(), ..names("Åsa", "B") };
    for squares in complete_games() {
        for ruleset in ["classic", "reverse"] {
            let game = played(ruleset, squares);
            let text = sgf::write(&game, &header).expect("SGF");
            let record = opened(&text);
            assert_eq!((&record.game, &record.header), (&game, &header));
            assert_eq!(sgf::write(&record.game, &record.header).as_ref(), Ok(&text));
            let text = ggf::write(&game, &header).expect("GGF");
            let record = opened(&text);
            assert_eq!(record.game, game);
            assert_eq!(ggf::write(&record.game, &record.header).as_ref(), Ok(&text));
        }
    }
}

#[test]
fn rf_35_results_are_written_as_the_form_asks() {
    for (name, sgf_result, ggf_result) in [
        ("V05", "RE[0]", "RE[+0.000]"),
        ("V07", "RE[0]", "RE[+0.000]"),
        ("V01", "RE[B+64]", "RE[+64.000]"),
        ("V33", "RE[W+64]", "RE[-64.000]"),
    ] {
        let game = classic(name);
        let text = sgf::write(&game, &Header::default()).expect("SGF");
        assert!(text.contains(sgf_result), "{name}: {text}");
        assert_eq!(opened(text).check(), Check::Agrees);
        let text = ggf::write(&game, &Header::default()).expect("GGF");
        assert!(text.contains(ggf_result), "{name}: {text}");
        assert_eq!(opened(text).check(), Check::Agrees);
    }
    let unfinished = classic("V02");
    assert!(!sgf::write(&unfinished, &Header::default()).expect("SGF").contains("RE["));
    assert!(ggf::write(&unfinished, &Header::default()).expect("GGF").contains("RE[?]"));
}

#[test]
fn a_form_refuses_what_it_cannot_carry() {
    let historic = played("historic", "d4e4d5e5");
    assert_eq!(ggf::write(&historic, &Header::default()), Err(Unwritable::OwnSupply));
    assert_eq!(boards::write(historic.position()), Err(Unwritable::OwnSupply));
    let octagon = played("octagon.usual.shared.most.white", "");
    assert_eq!(ggf::write(&octagon, &Header::default()), Err(Unwritable::Shape));
    assert_eq!(obf::write(played("reverse", "").position(), &[], ""), Err(Unwritable::FewestWin));
    assert_eq!(
        boards::write(played("8x8.free.shared.most.white", "d4").position()),
        Err(Unwritable::FreeOpening)
    );
}
