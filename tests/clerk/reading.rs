//! Texts and files of every form: what is shown, what is asked, and the sentences about what is wrong.

use reversi::{
    clerk::{Answer, Brought, Clerk, Contents, Errand, Listing, Shown},
    formats::transcript,
    i18n::Language,
    rules::Side,
};

use super::{done, done_in, wthor_file};

fn read(text: &str) -> Answer {
    done(&mut Clerk::default(), Errand::Read(text.to_owned()))
}

fn shown(text: &str) -> Shown {
    match read(text) {
        Answer::Shown(shown) => shown,
        other => panic!("{text}: {other:?}"),
    }
}

fn listed(answer: Answer) -> Listing {
    match answer {
        Answer::Listed(listing) => listing,
        other => panic!("{other:?}"),
    }
}

fn bytes(name: &str, bytes: &[u8]) -> Brought {
    Brought { name: name.to_owned(), contents: Contents::Bytes(bytes.to_vec()) }
}

fn read_files(clerk: &mut Clerk, files: Vec<Brought>) -> Answer {
    done_in(clerk, Language::En, &Errand::ReadFiles, files)
}

#[test]
fn one_game_is_shown_with_what_its_record_says() {
    let shown = shown(
        "(;GM[2]PB[Anna]PW[Björn]EV[Club]RE[B+64];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])",
    );
    assert_eq!((shown.number, shown.open), (0, 1));
    assert_eq!((shown.header.names.black.as_str(), shown.header.event.as_str()), ("Anna", "Club"));
    let choice = &shown.choices[0];
    assert_eq!(choice.game.position().counts()[Side::Black], 13);
    assert_eq!((&choice.flaw, &choice.claim), (&None, &None));
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_the_game_ends_before_it() {
    let check = |text: &str, moves: &str, sentence: &str| {
        let shown = shown(text);
        let choice = &shown.choices[0];
        assert_eq!(transcript::write(choice.game.squares()), moves, "{text}");
        assert_eq!(choice.flaw.as_deref(), Some(sentence), "{text}");
    };
    check("d3d4d5", "d3", "There is already a disc on d4. This is move 2, in line 1, column 3.");
    check("f5 d6\nc3 a1", "f5d6c3", "A disc on a1 turns nothing over. This is move 4, in line 2, column 4.");
    check("f5d6c", "f5d6", "“c” is not a square. This is move 3, in line 1, column 5.");
    check(
        "e6f4e3f6g5d6e7f5c5a1",
        "e6f4e3f6g5d6e7f5c5",
        "The game is already over. This is move 10, in line 1, column 19.",
    );
    check(
        "f5 -- d6",
        "f5",
        "A pass is written here, but there is a legal move. This is move 2, in line 1, column 4.",
    );
    check(
        "d4d3",
        "d4",
        "d3 is outside the centre, which must be filled first. This is move 2, in line 1, column 3.",
    );
}

#[test]
fn what_is_no_game_at_all_is_refused_with_its_reason() {
    let check = |text: &str, sentence: &str| {
        assert_eq!(read(text), Answer::Refused(sentence.to_owned()), "{text:?}");
    };
    check("", "There is nothing to read.");
    check(" \n\t", "There is nothing to read.");
    check("f", "“f” is not a square. This is move 1, in line 1, column 1.");
    check("(;GM[1];B[aa])", "This is a record of another game: 1. This is in line 1, column 6.");
    check(&"-".repeat(62), "This program has no board with 62\u{a0}squares.");
    check("{", "The record is damaged and cannot be read.");
    check(&"f5".repeat(100_000), "No list of moves has more than 100000 characters.");
}

#[test]
fn sentences_are_in_the_language_that_was_asked_for() {
    let check = |language, sentence: &str| {
        let answer = done_in(&mut Clerk::default(), language, &Errand::Read(String::new()), Vec::new());
        assert_eq!(answer, Answer::Refused(sentence.to_owned()));
    };
    check(Language::Sv, "Här finns inget att läsa.");
    check(Language::De, "Hier gibt es nichts zu lesen.");
    check(Language::Da, "Her er ikke noget at læse.");
    check(Language::Is, "Hér er ekkert að lesa.");
}

#[test]
fn what_is_doubtful_is_left_to_the_reader() {
    let rulesets = |shown: &Shown| -> Vec<String> {
        shown.choices.iter().map(|choice| choice.game.ruleset().to_string()).collect()
    };
    assert_eq!(rulesets(&shown("f5d6c3")), ["classic", "reverse"]);
    let board = shown("------------------XO------XXX------OXX-----O--------------------");
    assert_eq!(rulesets(&board), ["classic", "reverse", "classic", "reverse"]);
    let letter = shown("I opened with f5 and you played d6 then c3 and d3 as ever");
    assert_eq!(letter.told, ["The text is not a record of a game. These moves were found in it."]);
    let variations = shown("(;GM[2];B[f5](;W[d6])(;W[f4])(;W[f6]))");
    assert_eq!(variations.told, ["Left out: 2\u{a0}other lines of play."]);
}

#[test]
fn a_claimed_result_that_differs_is_told() {
    let shown = shown("(;GM[2]RE[W+2];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])");
    let told = "The record gives another result. By its moves the game ends 13–0.";
    assert_eq!(shown.choices[0].claim.as_deref(), Some(told));
}

#[test]
fn a_list_has_the_claimed_results_as_its_language_writes_them() {
    let game =
        |result: &str| format!("[Black \"Anna\"]\n[White \"Bo\"]\n[Result \"{result}\"]\n\n1. f5 d6 *\n\n");
    let check = |language, results: [&str; 2]| {
        let text = game("33-31") + &game("0-64");
        let listing = listed(done_in(&mut Clerk::default(), language, &Errand::Read(text), Vec::new()));
        assert_eq!(listing.rows.iter().map(|row| row.result.as_str()).collect::<Vec<_>>(), results);
    };
    check(Language::En, ["33–31", "0–64"]);
    check(Language::De, ["33:31", "0:64"]);
}

#[test]
fn several_games_are_listed_and_each_can_be_shown() {
    let mut clerk = Clerk::default();
    let text = "(;GM[Othello]PB[Anna]PW[Bo]DT[2004]RE[+13.00]B[e6]W[f4];)(;GM[Othello]PB[Cleo]PW[Dan]B[f5]W[d6]B[c5]W[f4];)";
    let listing = listed(done(&mut clerk, Errand::Read(text.to_owned())));
    assert_eq!((listing.open, listing.listed, listing.from), (2, 2, 0));
    let row = &listing.rows[0];
    assert_eq!(
        (row.players.black.as_str(), row.about.as_str(), row.result.as_str()),
        ("Anna", "2004", "+13")
    );
    match done(&mut clerk, Errand::Show(1)) {
        Answer::Shown(shown) => assert_eq!((shown.number, shown.choices[0].game.ply()), (1, 4)),
        other => panic!("{other:?}"),
    }
    let gone = Answer::Refused("This is no longer open. Please open it again.".into());
    assert_eq!(done(&mut clerk, Errand::Show(2)), gone);
    assert_eq!(done(&mut Clerk::default(), Errand::Show(0)), gone);
}

#[test]
fn files_are_read_together_and_what_is_wrong_names_its_file() {
    let mut clerk = Clerk::default();
    let files = vec![
        bytes("one.txt", b"f5d6"),
        bytes("bad.txt", b"(;GM[1])"),
        Brought { name: "long.txt".into(), contents: Contents::TooLong },
        Brought { name: "gone.txt".into(), contents: Contents::Unreadable },
        bytes("two.sgf", "(;GM[2]PB[Åsa];B[f5])".as_bytes()),
    ];
    let listing = listed(read_files(&mut clerk, files));
    assert_eq!((listing.open, listing.rows[1].players.black.as_str()), (2, "Åsa"));
    let told = listing.told.join(" ");
    assert!(
        told.contains("another game: 1. This is in line 1, column 6. That concerns the file “bad.txt”."),
        "{told}"
    );
    assert!(
        told.contains(
            "It is larger than 16 megabytes; the rest is not read. That concerns the file “long.txt”."
        ),
        "{told}"
    );
    assert!(told.contains("The browser could not read the file “gone.txt”."), "{told}");
}

#[test]
fn what_has_no_game_leaves_open_what_was_open() {
    let mut clerk = Clerk::default();
    let text = "(;GM[2];B[f5])(;GM[2];B[d3])";
    let _ = done(&mut clerk, Errand::Read(text.to_owned()));
    assert!(matches!(done(&mut clerk, Errand::Read("!".into())), Answer::Refused(_)));
    assert_eq!(listed(done(&mut clerk, Errand::List(0))).open, 2);
}

#[test]
fn more_than_a_hundred_files_are_not_read_at_once() {
    let mut clerk = Clerk::default();
    let files = (0..101).map(|number| bytes(&format!("{number}.txt"), b"f5d6")).collect();
    let listing = listed(read_files(&mut clerk, files));
    assert_eq!(
        (listing.open, listing.told),
        (100, vec!["No more than 100 files are read at once.".to_owned()])
    );
}

#[test]
fn a_file_with_a_damaged_game_shows_the_byte() {
    let mut file = wthor_file(2020, &["f5d6c3", "f5d6c3"]);
    file[16 + 68 + 10] = 99;
    let mut clerk = Clerk::default();
    let listing = listed(read_files(&mut clerk, vec![bytes("x.wtb", &file)]));
    assert_eq!(listing.open, 2);
    match done(&mut clerk, Errand::Show(1)) {
        Answer::Shown(shown) => {
            assert_eq!(
                shown.choices[0].flaw.as_deref(),
                Some("“99” is not a square. This is byte 95 of the file.")
            );
            assert_eq!(shown.choices[0].game.ply(), 2);
        }
        other => panic!("{other:?}"),
    }
}
