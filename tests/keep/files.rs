//! All games in one file, and back: without doubles, without loss, whatever the file.

use proptest::prelude::*;
use reversi::{
    formats::{
        archive,
        save::{GameId, SavedGame},
    },
    session::{Action, Dialog, FileFault, ShelfAction},
};

use crate::{
    browser::Browser,
    damaged,
    named::named,
    shelf::{at, key, shelf, three_games, titles},
    tabs::kept_lines,
    visit::{Visit, lot},
};

/// The file that the visitor is given.
fn exported(visit: &mut Visit) -> String {
    shelf(visit, ShelfAction::Export);
    visit.files.pop().expect("a file").text
}

/// Takes a file. Returns what is told of it.
fn import(visit: &mut Visit, text: &str) -> String {
    visit.act(Action::Open(Dialog::Games));
    shelf(visit, ShelfAction::Import(Ok(text.to_owned()), lot()));
    while visit.go_on() {}
    told(visit)
}

fn told(visit: &Visit) -> String {
    visit.session.told_on_shelf().replace('\u{a0}', " ")
}

#[test]
fn st_13_after_the_sites_data_is_cleared_a_file_brings_all_games_back() {
    let (_, mut visit) = three_games();
    let (before, file) = (titles(&visit), exported(&mut visit));
    assert_eq!(visit.session.told_on_shelf().replace('\u{a0}', " "), "3 games have been saved to a file.");
    let cleared = Browser::default();
    let mut visit = Visit::to(&cleared);
    assert_eq!(import(&mut visit, &file), "3 games have been added.");
    assert_eq!(titles(&visit), before);
    assert_eq!(exported(&mut visit), file, "dates, names and ids have come along");
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Open(anna));
    assert_eq!(visit.line(), "f5d6c3");
}

#[test]
fn the_file_is_named_by_its_day() {
    let (_, mut visit) = three_games();
    visit.clock = at(0);
    shelf(&mut visit, ShelfAction::Export);
    let file = visit.files.pop().expect("a file");
    assert_eq!((file.name.as_str(), file.kind), ("reversi-2026-11-30.json", "application/json"));
}

#[test]
fn a_file_that_is_added_again_makes_no_doubles() {
    let (browser, mut visit) = three_games();
    let file = exported(&mut visit);
    assert_eq!(import(&mut visit, &file), "0 games have been added. 3 were here already.");
    let renamed = file.replace("\"id\":\"", "\"id\":\"x");
    assert_eq!(
        import(&mut visit, &renamed),
        "0 games have been added. 3 were here already.",
        "the same games under other ids"
    );
    assert_eq!(
        import(&mut visit, &file.replace("\"revision\":", "\"revision\":1")).matches("3 were").count(),
        1
    );
    assert_eq!(kept_lines(&browser).len(), 3);
}

#[test]
fn an_older_file_of_games_that_were_played_on_makes_no_doubles_either() {
    let (browser, mut visit) = three_games();
    let file = exported(&mut visit);
    visit.act(Action::Close);
    visit.play("c3");
    assert_eq!(import(&mut visit, &file), "0 games have been added. 3 were here already.");
    assert!(kept_lines(&browser).contains(&"c4c3".to_owned()));
}

#[test]
fn another_game_under_the_same_id_is_added_beside_it() {
    let (browser, mut visit) = three_games();
    let file = exported(&mut visit).replace("f5d6c3", "f5d6c4").replace("\"ply\":3", "\"ply\":2");
    assert_eq!(import(&mut visit, &file), "1 game has been added. 2 were here already.");
    let mut lines = kept_lines(&browser);
    lines.sort();
    assert_eq!(lines, ["c4", "f5d6c3", "f5d6c4", "f5f6"]);
}

#[test]
fn st_05_what_could_not_be_kept_is_in_the_file_none_the_less() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5d6");
    browser.has_room_for(0);
    visit.play("c3d3c4");
    let (_, ways) = visit.session.message().expect("that there is no room");
    assert_eq!(ways[0].id(), "export-games", "the file is offered");
    let file = exported(&mut visit);
    assert!(file.contains("\"f5d6c3d3c4\"") && !file.contains("\"f5d6\""), "{file}");
    let mut elsewhere = Visit::to(&Browser::default());
    assert_eq!(import(&mut elsewhere, &file), "1 game has been added.");
}

#[test]
fn st_04_where_nothing_can_be_kept_the_file_is_offered() {
    let mut visit = Visit::to(&Browser::forgetful());
    let (_, ways) = visit.session.message().expect("that nothing is kept");
    assert_eq!(ways[0].id(), "export-games");
    visit.play(named("V01"));
    let file = exported(&mut visit);
    assert!(file.contains(named("V01")), "{file}");
    visit.act(Action::Open(Dialog::Games));
    assert!(visit.session.keeping().concat().starts_with("Nothing can be saved in this browser."));
}

/// A file with so many games, each between other people.
fn many(games: usize) -> String {
    let (_, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Open(anna));
    let one = visit.session.table.saved();
    let game = |number: usize| {
        let mut game = SavedGame { id: GameId::from_lot(1 << 32 | number as u64), ..one.clone() };
        game.seats.first = format!("Anna {number}");
        game
    };
    archive::write(&(0..games).map(game).collect::<Vec<_>>())
}

#[test]
fn many_games_are_added_some_at_a_time_and_their_number_is_told() {
    let (browser, mut visit) = three_games();
    visit.act(Action::Open(Dialog::Games));
    let said = visit.session.now.said.clone();
    shelf(&mut visit, ShelfAction::Import(Ok(many(100)), lot()));
    assert_eq!(told(&visit), "Adding games: 22 of 100.", "three were there to be read first");
    assert!(visit.go_on());
    assert_eq!(told(&visit), "Adding games: 47 of 100.");
    assert_eq!(kept_lines(&browser).len(), 3 + 47);
    assert_eq!(visit.session.now.said, said, "only the end is said aloud");
    // Meanwhile one plays on; a second file has to wait.
    visit.act(Action::Close);
    visit.play("c3");
    visit.act(Action::Open(Dialog::Games));
    assert_eq!(told(&visit), "Adding games: 47 of 100.");
    shelf(&mut visit, ShelfAction::Import(Ok(many(2)), lot()));
    while visit.go_on() {}
    assert_eq!(told(&visit), "100 games have been added.");
    assert_eq!(visit.session.now.said.1.replace('\u{a0}', " "), told(&visit));
    assert_eq!((kept_lines(&browser).len(), titles(&visit).len()), (103, 30));
}

#[test]
fn what_is_stopped_half_way_loses_nothing_and_can_be_gone_on_with() {
    let (browser, mut visit) = three_games();
    visit.act(Action::Open(Dialog::Games));
    shelf(&mut visit, ShelfAction::Import(Ok(many(100)), lot()));
    shelf(&mut visit, ShelfAction::StopAdding);
    while visit.go_on() {}
    assert_eq!(told(&visit), "47 games have been added. 53 have not been added.");
    assert_eq!((kept_lines(&browser).len(), titles(&visit).len()), (50, 30), "they are listed");
    assert_eq!(import(&mut visit, &many(100)), "53 games have been added. 47 were here already.");
    // Where the page is closed in the midst of it, that is the same.
    let (browser, mut visit) = three_games();
    shelf(&mut visit, ShelfAction::Import(Ok(many(100)), lot()));
    let mut visit = visit.reload();
    assert_eq!(kept_lines(&browser).len(), 25);
    assert_eq!(import(&mut visit, &many(100)), "78 games have been added. 22 were here already.");
}

#[test]
fn games_for_which_there_is_no_room_are_counted() {
    let (_, mut visit) = three_games();
    let file = exported(&mut visit);
    let narrow = Browser::default();
    let mut visit = Visit::to(&narrow);
    narrow.has_room_for(2);
    assert_eq!(import(&mut visit, &file), "2 games have been added. There was no room for 1.");
}

#[test]
fn entries_that_are_no_games_are_counted_and_spoil_nothing() {
    let (_, mut visit) = three_games();
    let file = exported(&mut visit);
    let illegal = r#"{"id":"bad","revision":1,"ruleset":"classic","moves":"a1","ply":1,"seats":{"first":"","second":"","black":"first"}}"#;
    let file = file.replace("\"games\":[", &format!("\"games\":[{illegal},5,null,{{}},"));
    let mut visit = Visit::to(&Browser::default());
    assert_eq!(import(&mut visit, &file), "3 games have been added. 4 could not be read.");
}

#[test]
fn se_11_files_that_are_none_of_ours_get_a_sentence_and_change_nothing() {
    let (browser, mut visit) = three_games();
    let before = browser.texts();
    let mut texts = damaged::garbage();
    texts.extend(damaged::damaged_games());
    for text in texts {
        let told = import(&mut visit, &text);
        assert_eq!(
            told,
            "This file holds no games that this program has saved.",
            "{}",
            &text[..text.len().min(60)]
        );
    }
    assert_eq!(
        import(&mut visit, r#"{"v":3,"d":{"games":[]}}"#),
        "This file comes from a newer version of the program."
    );
    assert_eq!(import(&mut visit, &" ".repeat(archive::LONGEST + 1)), "This file is too large.");
    let many = format!(r#"{{"v":1,"d":{{"games":[{}0]}}}}"#, "0,".repeat(archive::MOST));
    assert_eq!(import(&mut visit, &many), "This file is too large.");
    for (fault, told) in [
        (FileFault::TooLarge, "This file is too large."),
        (FileFault::Failed, "The browser could not read the file."),
    ] {
        shelf(&mut visit, ShelfAction::Import(Err(fault), lot()));
        assert_eq!(visit.session.told_on_shelf(), told);
    }
    assert_eq!(browser.texts(), before);
}

#[test]
fn a_name_in_a_file_is_cut_to_what_a_name_may_be() {
    let (_, mut visit) = three_games();
    let file = exported(&mut visit).replacen(
        "\"moves\"",
        &format!("\"name\":\"\\u0000{}\",\"moves\"", "é".repeat(500)),
        1,
    );
    let mut visit = Visit::to(&Browser::default());
    import(&mut visit, &file);
    assert!(titles(&visit).contains(&"é".repeat(archive::LONGEST_NAME)), "{:?}", titles(&visit));
}

proptest! {
    #[test]
    fn a_file_with_a_few_letters_changed_is_read_or_refused_and_destroys_nothing(
        from in 0..600_usize,
        letters in 0..12_usize,
        instead in "[a-j0-9\"{}\\[\\]:,.þ -]{0,6}",
    ) {
        let (browser, mut visit) = three_games();
        let file = exported(&mut visit);
        let from = from.min(file.len());
        let to = (from + letters).min(file.len());
        prop_assume!(file.is_char_boundary(from) && file.is_char_boundary(to));
        let before = browser.texts();
        let told = import(&mut visit, &format!("{}{instead}{}", &file[..from], &file[to..]));
        prop_assert!(!told.is_empty());
        for (key, text) in before {
            prop_assert_eq!(browser.text(&key), Some(text));
        }
    }
}
