//! The board by ear: how squares are called, what is said when one asks, which key asks what.

use std::collections::HashSet;

use reversi::{
    i18n::Language,
    rules::Shape,
    scene::{
        Cell, Direction, Inquiry, Key, Layout, Line, Moment, NameLength, NameOrder, Naming, Shift, Spelling,
        Spelt, cells, hide_legal, key_list, position_text, reply,
    },
};

use crate::{
    named::named,
    table::{Table, plain, square},
};

/// What these squares are called after some moves, in one of the four ways.
fn called(
    table: &Table,
    language: Language,
    (order, length): (NameOrder, NameLength),
    names: &str,
) -> String {
    let moment = Moment { naming: Naming { order, length }, ..table.now(language) };
    let cells = cells(&moment, None);
    let name =
        |name| plain(&cells.iter().find(|cell| cell.square == square(name)).expect("it is there").name);
    names.split(' ').map(name).collect::<Vec<_>>().join(" | ")
}

#[test]
fn squares_are_called_as_the_reader_prefers() {
    use {
        NameLength::{Full, Short},
        NameOrder::{Disc, Square},
    };
    let table = Table::after("classic", "f5");
    let check = |language, way, expected: &str| {
        assert_eq!(called(&table, language, way, "a1 f5 e4 d6"), expected, "{way:?}");
    };
    check(
        Language::En,
        (Square, Full),
        "a1, empty | f5, black disc, last move | e4, black disc | d6, empty, legal move, turns over 1 disc",
    );
    check(
        Language::En,
        (Disc, Full),
        "empty, a1 | black disc, f5, last move | black disc, e4 | empty, d6, legal move, turns over 1 disc",
    );
    check(Language::En, (Square, Short), "a1, empty | f5, black, last | e4, black | d6, turns 1");
    check(Language::De, (Disc, Short), "leer, a1 | schwarz, f5, zuletzt | schwarz, e4 | d6, dreht 1");
    check(Language::Is, (Square, Short), "a1, auður reitur | f5, svartur, síðast | e4, svartur | d6, snýr 1");
    check(
        Language::Sv,
        (Disc, Full),
        "tom ruta, a1 | svart bricka, f5, senaste draget | svart bricka, e4 | tom ruta, d6, tillåtet drag, vänder 1 bricka",
    );
    check(Language::Da, (Square, Short), "a1, tomt felt | f5, sort, senest | e4, sort | d6, vender 1");
    let opening = Table::after("historic", "d4");
    assert_eq!(
        called(&opening, Language::En, (Square, Short), "e4 d4 a1"),
        "e4, playable | d4, black, last | a1, empty"
    );
    assert_eq!(called(&opening, Language::En, (Square, Full), "e4"), "e4, empty, legal move");
}

#[test]
fn where_legal_squares_are_not_marked_no_name_tells_them_either() {
    let table = Table::after("classic", "f5");
    let moment = table.now(Language::En);
    let mut cells = cells(&moment, None);
    let of = |cells: &[Cell], name: &str| {
        let cell = cells.iter().find(|cell| cell.square == square(name)).expect("it is there");
        (plain(&cell.name), cell.disabled)
    };
    let told = |name: &str, disabled| (name.to_owned(), disabled);
    assert_eq!(of(&cells, "d6"), told("d6, empty, legal move, turns over 1 disc", false));
    assert_eq!(of(&cells, "a1"), told("a1, empty", true));
    hide_legal(&mut cells, &moment);
    assert_eq!(of(&cells, "d6"), told("d6, empty", false));
    assert_eq!(of(&cells, "a1"), told("a1, empty", false), "it says no more than d6 does");
    assert_eq!(of(&cells, "f5"), told("f5, black disc, last move", true));
    let over = Table::after("classic", named("V01"));
    let mut cells = reversi::scene::cells(&over.now(Language::En), None);
    hide_legal(&mut cells, &over.now(Language::En));
    assert!(cells.iter().all(|cell| cell.disabled), "nobody is to move");
}

#[test]
fn a_line_is_told_as_one_sees_it() {
    let check = |ruleset: &str, turned, language, from: &str, direction, answer: &str| {
        let table = Table::after(ruleset, if ruleset == "classic" { "f5d6c3" } else { "" });
        let layout = Layout { shape: table.game.ruleset().shape, turned };
        let line = Line::of(layout, square(from), direction);
        let told = plain(&reply(&table.now(language), &Inquiry::Line(line)));
        assert_eq!(told, answer, "{direction:?} of {from}");
    };
    use Direction::{Down, DownRight, Left, Right, Up, UpLeft, UpRight};
    use Language::{Da, De, En, Is, Sv};
    let classic = |language, from: &str, direction, answer: &str| {
        check("classic", false, language, from, direction, answer);
    };
    classic(En, "d3", Down, "Down: d4 black, d5 white, d6 white, d7 empty, d8 empty.");
    classic(En, "d3", Right, "Right: only empty squares.");
    classic(En, "d1", Up, "Up: the edge of the board.");
    classic(
        De,
        "h7",
        UpLeft,
        "Schräg nach links oben: g6 leer, f5 schwarz, e4 schwarz, d3 leer, c2 leer, b1 leer.",
    );
    classic(Sv, "d3", DownRight, "Snett nedåt höger: e4 svart, f5 svart, g6 tom, h7 tom.");
    classic(Da, "e6", Left, "Mod venstre: d6 hvid, c6 tomt, b6 tomt, a6 tomt.");
    classic(Is, "c5", Right, "Til hægri: d5 hvítur, e5 svartur, f5 svartur, g5 auður, h5 auður.");
    check("classic", true, En, "d3", Up, "Up: d4 black, d5 white, d6 white, d7 empty, d8 empty.");
    let octagon = "octagon.usual.shared.most.white";
    check(octagon, false, En, "c1", Left, "Left: the edge of the board.");
    check(octagon, false, En, "j3", UpRight, "Up and right: the edge of the board.");
}

#[test]
fn all_lines_of_a_square_are_told_where_discs_lie_on_them() {
    let told = |moves: &str, from: &str, language| {
        let table = Table::after("classic", moves);
        let lines = Line::all_of(Layout { shape: Shape::Square8, turned: false }, square(from));
        plain(&reply(&table.now(language), &Inquiry::Lines(lines.into())))
    };
    assert_eq!(
        told("", "d3", Language::En),
        "Down and right: e4 black, f5 empty, g6 empty, h7 empty. \
         Down: d4 white, d5 black, d6 empty, d7 empty, d8 empty."
    );
    assert_eq!(told("", "a3", Language::Is), "Engir steinar eru á línunum frá a3.");
}

/// What is answered after some moves.
fn check(language: Language, ruleset: &str, moves: &str, answers: &[(Inquiry, &str)]) {
    let table = Table::after(ruleset, moves);
    for (inquiry, answer) in answers {
        assert_eq!(plain(&reply(&table.now(language), inquiry)), *answer, "{inquiry:?} after {moves:?}");
    }
}

#[test]
fn a_question_gets_its_answer() {
    check(
        Language::En,
        "classic",
        "",
        &[
            (Inquiry::LastMove, "No moves yet."),
            (Inquiry::Score, "Black 2, White 2. Black to move."),
            (Inquiry::InHand, "The supply of discs is shared. Nobody runs out."),
            (Inquiry::Legal, "Legal moves: d3, c4, f5, e6."),
            (Inquiry::Here(square("d3")), "A disc on d3 turns over d4."),
            (Inquiry::Here(square("a1")), "a1 is not a legal move: no disc would be turned over."),
            (Inquiry::Here(square("d4")), "The square d4 is occupied."),
            (Inquiry::Nowhere("z9".into()), "There is no square z9."),
        ],
    );
    check(
        Language::En,
        "historic",
        "d4d5e4",
        &[
            (Inquiry::LastMove, "Black plays e4."),
            (Inquiry::InHand, "In hand: Black 30, Red 31."),
            (Inquiry::Here(square("e5")), "A disc on e5 turns nothing over yet."),
        ],
    );
    check(
        Language::Is,
        "classic",
        "f5d6",
        &[
            (Inquiry::LastMove, "Hvítur leikur á d6 og snýr 1 steini við. Snúið við: d5."),
            (Inquiry::Score, "Svartur 3, Hvítur 3. Svartur á leik."),
            (Inquiry::Here(square("a1")), "a1 er ekki löglegur leikur: engum steini yrði snúið við."),
            (Inquiry::Here(square("c4")), "Steinn á c4 snýr við d4."),
        ],
    );
    check(Language::De, "historic", "", &[(Inquiry::InHand, "Noch zu setzen: Schwarz 32, Rot 32.")]);
}

#[test]
fn after_a_pass_and_at_the_end_the_answer_tells_so() {
    check(
        Language::En,
        "classic",
        named("V28"),
        &[(
            Inquiry::LastMove,
            "White plays f8 and turns over 1 disc. Turned over: g8. Black has no legal move and passes. White to move.",
        )],
    );
    let end = "Black wins 13–0. White has no discs left on the board. \
               With 51 empty squares counted for the winner, the score is 64–0.";
    check(
        Language::En,
        "classic",
        named("V01"),
        &[
            (Inquiry::Legal, end),
            (Inquiry::Score, &format!("Black 13, White 0. {end}")),
            (Inquiry::Here(square("a1")), "The game is over."),
        ],
    );
}

#[test]
fn the_position_is_told_row_by_row() {
    let told = |ruleset: &str, moves: &str, language| {
        position_text(&Table::after(ruleset, moves).now(language)).join("\n")
    };
    let expected = "Weiß ist am Zug.\nSchwarz 4, Weiß 1.\nZeile 1: leer.\nZeile 2: leer.\nZeile 3: leer.\n\
                    Zeile 4: d4 weiß, e4 schwarz.\nZeile 5: d5 schwarz, e5 schwarz, f5 schwarz.\n\
                    Zeile 6: leer.\nZeile 7: leer.\nZeile 8: leer.";
    assert_eq!(told("classic", "f5", Language::De), expected);
    assert_eq!(told("6x6.usual.shared.most.white", "", Language::Is).lines().count(), 8);
    assert!(told("historic", "d4d5", Language::Is).contains("Röð 5: d5 rauður."));
}

#[test]
fn no_letter_that_asks_is_a_column_of_any_board() {
    let here = square("d3");
    for letter in 'a'..='j' {
        for shift in [Shift::Up, Shift::Held] {
            assert_eq!(Key::of(&letter.to_string(), shift, here), None, "{letter}");
        }
    }
    assert_eq!(Key::of("N", Shift::Up, here), Some(Key::NextLegal), "capitals are locked");
    assert_eq!(Key::of("N", Shift::Held, here), Some(Key::PreviousLegal));
    assert_eq!(Key::of("t", Shift::Up, here), Some(Key::Ask(Inquiry::Here(here))));
    assert_eq!(Key::of("Enter", Shift::Up, here), None);
    assert_eq!(Key::of("ArrowUp", Shift::Up, here), None, "it leads there");
}

#[test]
fn shift_and_the_eight_keys_about_the_five_of_a_number_pad_ask_for_the_eight_lines() {
    let pad = ["ArrowUp", "PageUp", "ArrowRight", "PageDown", "ArrowDown", "End", "ArrowLeft", "Home"];
    let asked = pad.map(|key| Key::of(key, Shift::Held, square("d3")));
    assert_eq!(asked, Direction::ALL.map(|direction| Some(Key::Line(direction))));
}

#[test]
fn every_letter_that_asks_stands_in_the_list_in_every_language() {
    let here = square("d3");
    let asking = ('a'..='z').filter(|letter| Key::of(&letter.to_string(), Shift::Up, here).is_some());
    let asking: HashSet<String> = asking.map(|letter| letter.to_ascii_uppercase().to_string()).collect();
    for language in Language::ALL {
        let list = key_list(language.texts());
        let names = list.iter().flat_map(|[key, _]| key.split(", ").map(str::to_owned));
        let listed: HashSet<String> = names.filter(|name| name.len() == 1 && name != "?").collect();
        assert_eq!(listed, asking, "{}", language.tag());
        let told: HashSet<&str> = list.iter().map(|[_, meaning]| *meaning).collect();
        assert_eq!(told.len(), list.len(), "{}: two keys say the same", language.tag());
    }
}

#[test]
fn a_square_is_typed_sign_by_sign() {
    let spell = |shape, signs: &str| {
        let mut spelling = Spelling::default();
        let spelt = signs.split(' ').map(|sign| match spelling.add(sign, shape) {
            None => "-".to_owned(),
            Some(Spelt::Begun) => "…".to_owned(),
            Some(Spelt::Square(square)) => square.to_string(),
            Some(Spelt::Nowhere(name)) => format!("no {name}"),
        });
        let spelt = spelt.collect::<Vec<_>>().join(" ");
        format!("{spelt}{}", if spelling.is_no_square(shape) { " !" } else { "" })
    };
    assert_eq!(spell(Shape::Square8, "d 3"), "… d3");
    assert_eq!(spell(Shape::Square8, "D 3"), "… d3");
    assert_eq!(spell(Shape::Square8, "d"), "… !");
    assert_eq!(spell(Shape::Square8, "z 9"), "… no z9 !");
    assert_eq!(spell(Shape::Square8, "a 1 0"), "… a1 no a10 !");
    assert_eq!(spell(Shape::Square10, "a 1 0"), "… a1 a10");
    assert_eq!(spell(Shape::Octagon, "a 1"), "… no a1 !");
    assert_eq!(spell(Shape::Octagon, "a 1 0 j 5"), "… no a1 no a10 … j5");
    assert_eq!(spell(Shape::Square8, "3"), "-");
    assert_eq!(spell(Shape::Square8, "d e 3"), "… … e3");
    assert_eq!(spell(Shape::Square8, "d ArrowLeft 3"), "… - -");
}
