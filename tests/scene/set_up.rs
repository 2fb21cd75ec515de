//! What the rules say of a position that is being set up, in words, and what its squares are called.

use reversi::{
    i18n::Language,
    rules::{BySide, Ruleset, Setup, Side, Square, SquareSet},
    scene::{NameLength, NameOrder, Naming, set_up_cells, set_up_verdict},
};

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(|name| name.parse::<Square>().expect("a square")).collect()
}

fn setup(ruleset: &str, black: &str, second: &str, hands: (u8, u8), to_move: Side) -> Setup {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let discs = BySide { black: squares(black), second: squares(second) };
    Setup { ruleset, discs, hands: BySide { black: hands.0, second: hands.1 }, to_move }
}

fn faults(setup: &Setup) -> Vec<String> {
    let mut said = set_up_verdict(setup, Language::En.texts()).expect_err("it cannot be played");
    assert_eq!(said.remove(0), "This position cannot be played yet.");
    said
}

#[test]
fn every_fault_has_its_sentence() {
    let check = |setup: Setup, expected: &[&str]| assert_eq!(faults(&setup), expected, "{setup:?}");
    check(setup("classic", "", "", (0, 0), Side::Black), &["There are no discs on the board."]);
    check(
        setup("classic", "d4 j10 i9", "d4 e5", (0, 0), Side::Black),
        &["These discs lie off the board: i9, j10.", "Two discs lie on the same square: d4."],
    );
    check(
        setup("historic", "d4 a1", "", (31, 30), Side::Second),
        &[
            "Until the four centre squares are full, no disc may lie outside them: a1.",
            "The players take turns to fill the centre, and Black begins. The discs and whose turn it is do not fit that.",
            "Both sides together must have as many discs in hand as there are empty squares: 62, not 61.",
        ],
    );
    check(
        setup("historic", "d4 e5", "e4 d5", (20, 40), Side::Black),
        &["Red cannot have more than 32 discs in hand."],
    );
}

#[test]
fn what_can_be_played_is_told_in_every_language() {
    let sound = setup("classic", "e4 d5", "d4 e5", (0, 0), Side::Second);
    for language in Language::ALL {
        let said = set_up_verdict(&sound, language.texts()).expect("it can be played");
        let texts = language.texts();
        assert_eq!(said[1], (texts.said.turn)(texts.colours.white));
    }
}

#[test]
fn squares_are_called_as_on_the_board_without_what_can_be_played() {
    let sound = setup("historic", "e4", "d4", (31, 31), Side::Black);
    let names = |order, length, language: Language| {
        let cells = set_up_cells(&sound, language.texts(), Naming { order, length });
        let named =
            |at: &str| cells.iter().find(|cell| cell.square.to_string() == at).map(|cell| cell.name.clone());
        ["e4", "d4", "d3"].map(|at| named(at).expect("the square")).join("; ")
    };
    let plain = names(NameOrder::Square, NameLength::Full, Language::En);
    assert_eq!(plain, "e4, black disc; d4, red disc; d3, empty");
    let short = names(NameOrder::Disc, NameLength::Short, Language::De);
    assert_eq!(short, "schwarz, e4; rot, d4; leer, d3");
}
