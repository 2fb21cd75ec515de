//! Games in every form that the page offers.

use reversi::{
    clerk::{Answer, Clerk, Errand, Written},
    formats::record::Header,
    game::Game,
    i18n::Language,
    rules::BySide,
};

use super::{done, done_in, played};

fn written(form: Written, game: &Game) -> String {
    match done(&mut Clerk::default(), Errand::Write(form, game.clone(), header())) {
        Answer::Written(text) => text,
        other => panic!("{}: {other:?}", form.id()),
    }
}

fn header() -> Header {
    Header { names: BySide { black: "Anna".into(), second: "Björn".into() }, ..Header::default() }
}

#[test]
fn a_game_is_written_up_to_where_it_stands() {
    let mut game = played("classic", "f5d6c3d3");
    game.undo();
    assert_eq!(written(Written::Transcript, &game), "f5d6c3");
    assert!(written(Written::Board, &game).ends_with(" O"));
    assert!(written(Written::Obf, &game).ends_with(" O;"));
    assert!(written(Written::Sgf, &game).contains("PB[Anna]PW[Björn]"));
    assert!(written(Written::Sgf, &game).ends_with(";B[f5];W[d6];B[c3])\n"));
    assert!(written(Written::Ggf, &game).ends_with("B[f5]W[d6]B[c3];)"));
}

#[test]
fn pictures_show_the_position_and_a_sheet_where_moves_were_placed() {
    let game = played("classic", "f5d6c3");
    let numbers = |svg: &str| svg.matches("font-size=\"40\"").count();
    let discs = |svg: &str| svg.matches("r=\"40\"").count();
    let check = |form, drawn: (usize, usize)| {
        let svg = written(form, &game);
        assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"), "{}", form.id());
        assert_eq!((discs(&svg), numbers(&svg)), drawn, "{}", form.id());
    };
    check(Written::Picture, (7, 0));
    check(Written::NumberedPicture, (7, 3));
    check(Written::Sheet, (4, 3));
    let empty = written(Written::Sheet, &played("classic", ""));
    assert_eq!((discs(&empty), numbers(&empty)), (4, 0));
}

#[test]
fn what_a_form_cannot_carry_is_refused_with_its_reason_in_the_readers_language() {
    let check = |form, ruleset, squares, language, sentence: &str| {
        let errand = Errand::Write(form, played(ruleset, squares), Header::default());
        let answer = done_in(&mut Clerk::default(), language, &errand, Vec::new());
        assert_eq!(answer, Answer::Refused(sentence.to_owned()));
    };
    check(
        Written::Board,
        "historic",
        "d4e4d5e5",
        Language::En,
        "This format cannot say how many discs are in hand.",
    );
    check(
        Written::Ggf,
        "historic",
        "d4",
        Language::De,
        "Dieses Format kann nicht angeben, wie viele Steine noch zu setzen sind.",
    );
    check(
        Written::Obf,
        "reverse",
        "f5",
        Language::Sv,
        "Det här formatet har inte plats för ett spel där minst antal brickor vinner.",
    );
    let octagon = "octagon.usual.shared.most.white";
    check(Written::Board, octagon, "", Language::Is, "Þetta snið þekkir ekki borð af þessari lögun.");
}

#[test]
fn ids_are_read_back() {
    for form in Written::ALL {
        assert_eq!(Written::from_id(form.id()), Some(form));
    }
    assert_eq!(Written::from_id("pgn"), None);
}
