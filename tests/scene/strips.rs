//! The strip of each side.

use reversi::{
    engine::Level,
    game::{Person, Player, Players, Seats},
    i18n::{Colour, LEVELS, Language},
    rules::Side,
    scene::{player_name, strip},
};

use crate::{
    named::named,
    table::{Table, plain},
};

#[test]
fn every_level_has_a_name_and_is_called_by_it() {
    assert_eq!(usize::from(Level::COUNT), LEVELS, "each level is an opponent in every language");
    for level in Level::all() {
        let mut table = Table::after("classic", "f5");
        table.seats.players.second = Player::Computer(level);
        let moment = table.now(Language::Sv);
        let strip = strip(&moment, Side::Second);
        assert_eq!(strip.name, player_name(moment.texts, Player::Computer(level)));
        assert_eq!(strip.full_name, format!("{} (vit)", strip.name));
        assert_eq!(moment.who(Side::Second), strip.name);
    }
}

#[test]
fn two_computers_of_one_level_are_called_by_their_colours() {
    let mut table = Table::after("classic", "f5");
    let level = Level::new(2).expect("a level");
    table.seats.players = Players { first: Player::Computer(level), second: Player::Computer(level) };
    assert_eq!(Side::BOTH.map(|side| table.now(Language::En).who(side).to_owned()), ["Black", "White"]);
}

#[test]
fn people_without_names_are_called_by_their_colours() {
    let classic = Table::after("classic", "");
    let historic = Table::after("historic", "");
    let check = |table: &Table, side, language, colour, name: &str| {
        let strip = strip(&table.now(language), side);
        assert_eq!((strip.side, strip.colour), (side, colour));
        assert_eq!((strip.name.as_str(), strip.full_name.as_str()), (name, name));
        let says_colour_again = strip.state == name;
        assert!(!says_colour_again, "the name is the colour already");
    };
    check(&classic, Side::Black, Language::En, Colour::Black, "Black");
    check(&classic, Side::Second, Language::En, Colour::White, "White");
    check(&historic, Side::Second, Language::Is, Colour::Red, "Rauður");
    check(&historic, Side::Black, Language::De, Colour::Black, "Schwarz");
}

#[test]
fn people_have_their_names_whatever_their_colour() {
    let mut table = Table::after("classic", "").between("Anna", "Björn");
    let names = |table: &Table| {
        Side::BOTH.map(|side| {
            let strip = strip(&table.now(Language::En), side);
            assert!(strip.full_name.starts_with(&strip.name));
            strip.full_name
        })
    };
    assert_eq!(names(&table), ["Anna (Black)", "Björn (White)"]);
    table.seats = table.seats.exchanged();
    assert_eq!(names(&table), ["Björn (Black)", "Anna (White)"]);
    table.seats =
        Seats { first: String::new(), second: "Björn".into(), black: Person::First, ..Seats::default() };
    assert_eq!(names(&table), ["Black", "Björn (White)"]);
}

#[test]
fn gf_11_the_counts_are_the_discs_that_lie_there() {
    let table = Table::after("classic", named("V22"));
    for ply in 0..=table.game.ply() {
        let moment = table.look(ply, Language::Sv);
        for side in Side::BOTH {
            let strip = strip(&moment, side);
            assert_eq!(strip.count, moment.position().discs(side).len());
            assert!(strip.count_text.starts_with(&strip.count.to_string()), "{}", strip.count_text);
        }
    }
    let counts =
        Side::BOTH.map(|side| strip(&table.now(Language::Sv), side).count_text).map(|text| plain(&text));
    assert_eq!(counts, ["11 brickor", "31 brickor"]);
    let icelandic =
        Side::BOTH.map(|side| strip(&table.now(Language::Is), side).count_text).map(|text| plain(&text));
    assert_eq!(icelandic, ["11 steinar", "31 steinn"]);
}

#[test]
fn ru_32_what_is_in_hand_is_told_where_it_can_run_out() {
    let table = Table::after("historic", &format!("e4d4d5e5{}", named("V25")));
    let hand = |ply, side| strip(&table.look(ply, Language::En), side).hand.expect("a supply of its own");
    let (black, red) = (hand(7, Side::Black), hand(7, Side::Second));
    assert_eq!((black.left, black.of, plain(&black.text)), (28, 32, "28 discs in hand".to_owned()));
    assert_eq!((red.left, red.of, plain(&red.text)), (29, 32, "29 discs in hand".to_owned()));
    assert_eq!(
        (hand(0, Side::Black).left, hand(1, Side::Black).left, hand(1, Side::Second).left),
        (32, 31, 32)
    );
    let classic = Table::after("classic", "f5");
    assert_eq!(strip(&classic.now(Language::En), Side::Black).hand, None);
}

#[test]
fn the_tray_has_a_slot_for_each_disc_and_holds_those_that_are_left() {
    let table = Table::after("historic", &format!("e4d4d5e5{}", named("V25")));
    let hand = strip(&table.now(Language::En), Side::Black).hand.expect("a supply of its own");
    let slots = hand.slots();
    assert_eq!((slots.len(), slots.iter().filter(|slot| slot.held).count()), (32, 28));
    let gaps: Vec<u32> = slots.windows(2).map(|pair| pair[1].x - pair[0].x).collect();
    let wider: Vec<usize> = (1..).zip(&gaps).filter(|(_, gap)| **gap > gaps[0]).map(|(n, _)| n).collect();
    assert_eq!(wider, [10, 20, 30], "a wider gap after every ten");
    assert!(slots.last().expect("slots").x < hand.tray_width());
}

#[test]
fn one_side_is_to_move_until_the_end() {
    let turns = |ruleset: &str, squares: &str, ply: usize| {
        let table = Table::after(ruleset, squares);
        let moment = table.look(ply, Language::En);
        Side::BOTH
            .map(|side| strip(&moment, side))
            .map(|strip| if strip.to_move { strip.state } else { String::new() })
    };
    assert_eq!(turns("classic", "f5", 0), ["Black to move", ""]);
    assert_eq!(turns("classic", "f5", 1), ["", "White to move"]);
    assert_eq!(turns("historic", "d4", 1), ["", "Red to move"]);
    assert_eq!(turns("classic", named("V02"), 9), ["", "White to move"], "after Black's pass");
    assert_eq!(turns("classic", named("V01"), 9), ["", ""]);
    assert_eq!(turns("classic", named("V01"), 8), ["Black to move", ""]);
}
