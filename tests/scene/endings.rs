//! How a game has ended, in every language.

use reversi::{
    i18n::Language,
    rules::Preset,
    scene::{NoticeKind, ending, opening_hint, passing},
};

use crate::{
    named::named,
    table::{Table, plain},
};

/// The English sentences; in every other language as many sentences with the same numbers.
fn check(table: &Table, english: &[&str]) {
    let tell = |language| {
        let notice = ending(&table.now(language)).expect("the game is over");
        assert_eq!(notice.kind, NoticeKind::Over);
        notice.sentences.iter().map(|sentence| plain(sentence)).collect::<Vec<_>>()
    };
    assert_eq!(tell(Language::En), english);
    for language in Language::ALL {
        let told = tell(language);
        assert_eq!(told.len(), english.len(), "{} {told:?}", language.tag());
        for (sentence, english) in told.iter().zip(english) {
            assert_eq!(numbers(sentence), numbers(english), "{} {sentence:?}", language.tag());
            assert!(sentence.ends_with('.'), "{} {sentence:?}", language.tag());
        }
    }
}

/// The numbers of a text in the order in which they stand.
fn numbers(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

#[test]
fn a_full_board() {
    let v30 = format!("{}b2", named("V30"));
    check(&Table::after("classic", named("V14")), &["Black wins 37–27."]);
    check(&Table::after("classic", &v30), &["White wins 35–29."]);
    check(&Table::after("classic", named("V05")), &["The game is a draw, 32–32."]);
}

#[test]
fn ru_16_nobody_can_move() {
    check(
        &Table::after("classic", named("V03")),
        &[
            "Black wins 14–1.",
            "Neither player has a legal move.",
            "With 49 empty squares counted for the winner, the score is 63–1.",
        ],
    );
}

#[test]
fn ru_19_one_side_has_no_disc_left_on_the_board() {
    check(
        &Table::after("classic", named("V01")),
        &[
            "Black wins 13–0.",
            "White has no discs left on the board.",
            "With 51 empty squares counted for the winner, the score is 64–0.",
        ],
    );
    check(
        &Table::after("classic", named("V39")),
        &[
            "White wins 14–0.",
            "Black has no discs left on the board.",
            "With 50 empty squares counted for the winner, the score is 64–0.",
        ],
    );
}

#[test]
fn ru_29_fewest_discs_win_and_empty_squares_are_nobodys() {
    check(
        &Table::after("reverse", named("V01")),
        &["White wins with fewer discs, 0–13.", "White has no discs left on the board."],
    );
    check(
        &Table::after("reverse", named("V31")),
        &["White wins with fewer discs, 1–62.", "Neither player has a legal move."],
    );
    check(&Table::after("reverse", named("V05")), &["The game is a draw, 32–32."]);
}

#[test]
fn ru_34_the_discs_are_used_up() {
    let table = Table::after("historic", &format!("e4d4d5e5{}", named("V35")));
    check(&table, &["Red wins 34–29.", "Black has no discs left to place. Red has no legal move."]);
}

#[test]
fn a_draw_with_empty_squares() {
    let far_apart = "
        X . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . O
        X to move";
    check(
        &Table::at(Preset::Classic.ruleset(), far_apart),
        &[
            "The game is a draw, 1–1.",
            "Neither player has a legal move.",
            "With 62 empty squares shared equally, the score is 32–32.",
        ],
    );
    check(
        &Table::at(Preset::Reverse.ruleset(), far_apart),
        &["The game is a draw, 1–1.", "Neither player has a legal move."],
    );
}

#[test]
fn one_empty_square_is_singular() {
    let nearly_full = "
        . X X X X X X X
        X X O X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        O to move";
    check(
        &Table::at(Preset::Classic.ruleset(), nearly_full),
        &[
            "Black wins 62–1.",
            "Neither player has a legal move.",
            "With 1 empty square counted for the winner, the score is 63–1.",
        ],
    );
}

#[test]
fn gf_20_winners_have_their_names() {
    let told = |first, second| {
        let table = Table::after("classic", named("V03")).between(first, second);
        ending(&table.now(Language::En)).expect("the game is over").sentences[0].clone()
    };
    assert_eq!(told("Anna", "Björn"), "Anna wins 14–1.");
    assert_eq!(told("", "Björn"), "Black wins 14–1.");
    assert_eq!(told("<b>", ""), "<b> wins 14–1.");
}

#[test]
fn only_the_last_position_is_an_end() {
    let table = Table::after("classic", named("V01"));
    for ply in 0..9 {
        let moment = table.look(ply, Language::En);
        assert_eq!((ending(&moment), passing(&moment)), (None, None), "after {ply} plies");
    }
    assert!(ending(&table.now(Language::En)).is_some());
}

#[test]
fn passes_are_told_of_the_position_that_is_shown() {
    let table = Table::after("classic", &format!("{}c5", named("V02")));
    let told = |ply| passing(&table.look(ply, Language::En)).map(|notice| (notice.kind, notice.text()));
    let must_pass = "Black has no legal move and must pass.".to_owned();
    let passes = "Black has no legal move and passes. White to move.".to_owned();
    assert_eq!(told(7), None);
    assert_eq!(told(8), Some((NoticeKind::MustPass, must_pass)));
    assert_eq!(told(9), Some((NoticeKind::Pass, passes)));
    assert_eq!(told(10), None);
}

#[test]
fn the_hint_of_the_opening_is_there_before_its_first_disc() {
    let table = Table::after("historic", "d4d5");
    let hints: Vec<bool> =
        (0..=2).map(|ply| opening_hint(&table.look(ply, Language::Sv)).is_some()).collect();
    assert_eq!(hints, [true, false, false]);
    assert_eq!(opening_hint(&Table::after("classic", "").now(Language::Sv)), None);
}
