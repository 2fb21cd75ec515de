//! The list of moves.

use reversi::{
    i18n::Language,
    rules::Side,
    scene::{Place, entries},
};

use crate::{named::named, table::Table};

#[test]
fn a_pass_is_an_entry_with_its_number_and_its_side() {
    let table = Table::after("classic", &format!("{}c5", named("V02"))).between("Anna", "Björn");
    let list = entries(&table.now(Language::De));
    let tail: Vec<(usize, Side, &str, &str, bool)> = list[7..]
        .iter()
        .map(|entry| (entry.ply, entry.side, entry.text.as_str(), entry.name.as_str(), entry.pass))
        .collect();
    assert_eq!(
        tail,
        [
            (8, Side::Second, "h6", "8. Björn: h6", false),
            (9, Side::Black, "passt", "9. Anna: passt", true),
            (10, Side::Second, "c5", "10. Björn: c5", false),
        ]
    );
}

#[test]
fn ru_22_passes_stand_where_they_were_made() {
    let table = Table::after("classic", named("V08"));
    let passes: Vec<(usize, Side)> = entries(&table.now(Language::En))
        .iter()
        .filter(|entry| entry.pass)
        .map(|entry| (entry.ply, entry.side))
        .collect();
    assert_eq!(passes, [(58, Side::Second), (60, Side::Second), (62, Side::Second)]);
}

#[test]
fn gf_14_the_numbers_count_every_entry() {
    for game in ["V02", "V08", "V12", "V28"] {
        let table = Table::after("classic", named(game));
        let list = entries(&table.now(Language::En));
        assert_eq!(list.len(), table.game.ply());
        assert!((1..).zip(&list).all(|(ply, entry)| entry.ply == ply), "{game}");
        assert!(list.windows(2).all(|pair| pair[0].side != pair[1].side), "sides take turns in {game}");
    }
}

/// Where the entries stand: `=` played, `>` current, `-` undone.
fn places(table: &Table, shown: usize) -> String {
    let sign = |place| match place {
        Place::Played => '=',
        Place::Current => '>',
        Place::Undone => '-',
    };
    entries(&table.look(shown, Language::En)).iter().map(|entry| sign(entry.place)).collect()
}

#[test]
fn an_entry_is_played_current_or_undone() {
    let mut table = Table::after("classic", "f5d6c3d3c4");
    assert_eq!(places(&table, 5), "====>");
    assert_eq!(places(&table, 2), "=>===", "later moves are played, though not shown");
    assert_eq!(places(&table, 0), "=====");
    table.game.undo();
    table.game.undo();
    assert_eq!(places(&table, 3), "==>--");
    assert_eq!(places(&table, 4), "===>-", "an undone move is looked at");
    assert_eq!(places(&table, 1), ">==--");
}

#[test]
fn a_game_without_moves_has_no_entries() {
    assert_eq!(entries(&Table::after("classic", "").now(Language::En)), []);
}
