//! The title of the page.

use reversi::{i18n::Language, scene::title};

use crate::{named::named, table::Table};

#[test]
fn the_title_tells_whose_turn_it_is_or_who_won() {
    let check = |ruleset: &str, squares: &str, language, expected: &str| {
        assert_eq!(title(&Table::after(ruleset, squares).now(language)), expected);
    };
    check("classic", "", Language::En, "Black to move – Reversi");
    check("classic", named("V02"), Language::De, "Weiß ist am Zug – Reversi");
    check("historic", "d4", Language::Is, "Rauður á leik – Reversi");
    check("classic", named("V01"), Language::Da, "Sort vinder – Reversi");
    check("reverse", named("V01"), Language::En, "White wins – Reversi");
    check("classic", named("V05"), Language::Sv, "Oavgjort – Reversi");
}

#[test]
fn the_title_has_names_and_is_that_of_what_is_shown() {
    let table = Table::after("classic", named("V01")).between("Anna", "Björn");
    assert_eq!(title(&table.now(Language::En)), "Anna wins – Reversi");
    assert_eq!(title(&table.look(1, Language::En)), "Björn to move – Reversi");
}
