//! The shelf: games that are kept are found, named, copied and deleted, and nothing is lost meanwhile.

use reversi::{
    formats::{save, save::GameId, save::SavedGame, when::When},
    i18n::Language,
    session::{Action, Card, Dialog, DraftChange, Setting, ShelfAction, Standing, keys},
};

use crate::{
    browser::Browser,
    damaged,
    tabs::kept_lines,
    visit::{Visit, lot},
};

/// The moment at which the hand of the clock stands at so many seconds past three on the 30th of November.
pub(crate) fn at(second: u32) -> Option<When> {
    Some(format!("2026-11-30T15:00:{second:02}+01:00").parse().expect("a moment"))
}

pub(crate) fn shelf(visit: &mut Visit, action: ShelfAction) {
    visit.act(Action::Shelf(action));
}

/// The titles of the games that are shown, in their order.
pub(crate) fn titles(visit: &Visit) -> Vec<String> {
    cards(visit)
        .into_iter()
        .map(|card| match card {
            Card::Game(card) => card.title,
            Card::Unreadable { title, .. } => title,
        })
        .collect()
}

fn cards(visit: &Visit) -> Vec<Card> {
    let (rows, _) = visit.session.shelf_rows();
    rows.iter().map(|row| visit.session.shelf_card(&row.key).expect("a row has its card")).collect()
}

/// The name under which the game of a title is kept.
pub(crate) fn key(visit: &Visit, title: &str) -> String {
    let place = titles(visit).iter().position(|there| there == title);
    let place = place.unwrap_or_else(|| panic!("{title} is not among {:?}", titles(visit)));
    visit.session.shelf_rows().0[place].key.clone()
}

/// A browser with three games, one after another: `Anna – Kim`, `Þóra – Kim` and one of nobody's, which is on the table.
pub(crate) fn three_games() -> (Browser, Visit) {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    for (second, first, squares) in [(1, "Anna", "f5d6c3"), (2, "Þóra", "f5f6"), (3, "", "c4")] {
        visit.clock = at(second);
        visit.act(Action::Open(Dialog::NewGame));
        for (person, name) in [
            (reversi::game::Person::First, first),
            (reversi::game::Person::Second, if first.is_empty() { "" } else { "Kim" }),
        ] {
            visit.act(Action::Draft(DraftChange::Name(person, name.to_owned())));
        }
        visit.act(Action::Start(lot()));
        visit.play(squares);
    }
    visit.act(Action::Open(Dialog::Games));
    (browser, visit)
}

#[test]
fn the_newest_game_stands_first_and_the_one_on_the_table_is_marked() {
    let (_, visit) = three_games();
    assert_eq!(titles(&visit), ["Classic Reversi", "Þóra – Kim", "Anna – Kim"]);
    let marks: Vec<bool> = visit.session.shelf_rows().0.iter().map(|row| row.is_on_table).collect();
    assert_eq!(marks, [true, false, false]);
    let Card::Game(card) = &cards(&visit)[2] else { panic!("a game") };
    assert_eq!((card.state.as_str(), card.rules), ("Kim to move", "Classic Reversi"));
    assert_eq!(card.date, "30\u{a0}November 2026, 15:00");
}

#[test]
fn dates_are_written_as_each_language_writes_them() {
    let (_, mut visit) = three_games();
    let mut date = |language| {
        visit.act(Action::Set(Setting::Language(language)));
        let Card::Game(card) = &cards(&visit)[0] else { panic!("a game") };
        card.date.replace('\u{a0}', " ")
    };
    assert_eq!(date(Language::Sv), "30 november 2026 kl. 15.00");
    assert_eq!(date(Language::De), "30. November 2026, 15:00 Uhr");
    assert_eq!(date(Language::Da), "30. november 2026 kl. 15.00");
    assert_eq!(date(Language::Is), "30. nóvember 2026 kl. 15:00");
    assert_eq!(date(Language::En), "30 November 2026, 15:00");
}

#[test]
fn games_from_before_dates_were_noted_stand_last_and_say_so() {
    let (browser, mut visit) = three_games();
    browser.put(damaged::GAME, &damaged::game("", ""));
    shelf(&mut visit, ShelfAction::Elsewhere);
    assert_eq!(titles(&visit).last().map(String::as_str), Some("A – B"));
    let Some(Card::Game(card)) = cards(&visit).pop() else { panic!("a game") };
    assert_eq!(card.date, "Unknown date");
}

#[test]
fn a_game_keeps_its_date_until_its_moves_change() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    let changed = |browser: &Browser| {
        save::read::<SavedGame>(&browser.text(&anna).expect("it is kept")).expect("a game").changed
    };
    visit.clock = at(30);
    shelf(&mut visit, ShelfAction::Open(anna.clone()));
    assert_eq!((visit.line().as_str(), visit.session.now.dialog), ("f5d6c3", None));
    assert_eq!(changed(&browser), at(1), "it was only looked at");
    visit.play("d3");
    assert_eq!(changed(&browser), at(30));
    visit.clock = at(40);
    visit.act(Action::Undo);
    assert_eq!(changed(&browser), at(40), "what was taken back has changed it, too");
}

#[test]
fn a_game_that_was_opened_leaves_the_other_one_kept() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Open(anna));
    assert_eq!(kept_lines(&browser).len(), 3);
    assert_eq!(visit.reload().line(), "f5d6c3", "a reload goes on with it");
}

#[test]
fn a_game_has_the_name_that_it_is_given_and_keeps_it_when_it_is_played_on() {
    let (browser, mut visit) = three_games();
    for (title, name) in [("Anna – Kim", "  Final "), ("Classic Reversi", "Alone")] {
        let key = key(&visit, title);
        shelf(&mut visit, ShelfAction::Choose(key));
        shelf(&mut visit, ShelfAction::Rename);
        shelf(&mut visit, ShelfAction::Named(name.to_owned()));
        assert_eq!(visit.session.told_on_shelf(), "The game has a new name.");
    }
    assert_eq!(titles(&visit), ["Alone", "Þóra – Kim", "Final"], "a name changes no date");
    visit.act(Action::Close);
    visit.play("c3");
    let mut visit = Visit::to(&browser);
    visit.act(Action::Open(Dialog::Games));
    assert_eq!(titles(&visit), ["Alone", "Þóra – Kim", "Final"]);
}

#[test]
fn a_game_without_a_name_again_is_called_by_its_people() {
    let (_, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    for (name, title) in [("Final", "Final"), ("  ", "Anna – Kim")] {
        shelf(&mut visit, ShelfAction::Choose(anna.clone()));
        shelf(&mut visit, ShelfAction::Named(name.to_owned()));
        shelf(&mut visit, ShelfAction::Choose(anna.clone()));
        assert_eq!(titles(&visit)[2], title);
    }
}

#[test]
fn another_tab_hears_the_new_name_of_its_game() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    let mut other = Visit::to(&browser);
    shelf(&mut other, ShelfAction::Open(anna.clone()));
    shelf(&mut other, ShelfAction::Opened(session_game(&browser, &anna)));
    shelf(&mut visit, ShelfAction::Elsewhere);
    shelf(&mut visit, ShelfAction::Choose(anna.clone()));
    shelf(&mut visit, ShelfAction::Named("Final".to_owned()));
    other.act(Action::GameElsewhere(session_game(&browser, &anna).expect("kept").expect("sound"), lot()));
    assert_eq!((other.session.table.name.as_str(), other.messages()), ("Final", vec![]));
}

fn session_game(browser: &Browser, key: &str) -> Option<Result<SavedGame, save::Unreadable>> {
    browser.text(key).map(|text| save::read(&text))
}

#[test]
fn a_copy_is_a_game_of_its_own() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Choose(anna));
    visit.clock = at(50);
    shelf(&mut visit, ShelfAction::Copy(lot()));
    assert_eq!(titles(&visit)[..2], ["Anna – Kim (copy)", "Classic Reversi"]);
    let copy = key(&visit, "Anna – Kim (copy)");
    shelf(&mut visit, ShelfAction::Open(copy));
    visit.play("d3");
    let mut lines = kept_lines(&browser);
    lines.sort();
    assert_eq!(lines, ["c4", "f5d6c3", "f5d6c3d3", "f5f6"]);
}

#[test]
fn what_is_deleted_is_kept_until_it_can_no_longer_be_brought_back() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Choose(anna.clone()));
    shelf(&mut visit, ShelfAction::Delete);
    assert_eq!(titles(&visit), ["Classic Reversi", "Þóra – Kim"]);
    assert_eq!(visit.session.told_on_shelf(), "“Anna – Kim” has been deleted.");
    assert!(browser.text(&anna).is_some());
    shelf(&mut visit, ShelfAction::TakeBack);
    assert_eq!((titles(&visit).len(), visit.session.told_on_shelf().as_str()), (3, "The game is back."));
    shelf(&mut visit, ShelfAction::Choose(anna.clone()));
    shelf(&mut visit, ShelfAction::Delete);
    visit.act(Action::Close);
    assert_eq!(browser.text(&anna), None);
    visit.act(Action::Open(Dialog::Games));
    assert_eq!((titles(&visit).len(), visit.session.told_on_shelf().as_str()), (2, ""));
}

#[test]
fn only_the_last_deletion_can_be_taken_back() {
    let (browser, mut visit) = three_games();
    let (anna, thora) = (key(&visit, "Anna – Kim"), key(&visit, "Þóra – Kim"));
    for key in [&anna, &thora] {
        shelf(&mut visit, ShelfAction::Choose(key.clone()));
        shelf(&mut visit, ShelfAction::Delete);
    }
    assert_eq!((browser.text(&anna), browser.text(&thora).is_some()), (None, true));
    shelf(&mut visit, ShelfAction::TakeBack);
    assert_eq!(titles(&visit), ["Classic Reversi", "Þóra – Kim"]);
}

#[test]
fn a_page_that_goes_before_has_deleted_nothing() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Choose(anna.clone()));
    shelf(&mut visit, ShelfAction::Delete);
    let _ = visit.reload();
    assert!(browser.text(&anna).is_some());
}

#[test]
fn the_game_on_the_table_cannot_be_deleted() {
    let (browser, mut visit) = three_games();
    let table = key(&visit, "Classic Reversi");
    shelf(&mut visit, ShelfAction::Choose(table.clone()));
    shelf(&mut visit, ShelfAction::Delete);
    visit.act(Action::Close);
    assert!(browser.text(&table).is_some());
}

#[test]
fn a_deleted_game_that_another_tab_plays_on_stays() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    let mut other = Visit::to(&browser);
    other.act(Action::Restore(GameId::from_text(anna.trim_start_matches(keys::GAME)).expect("an id")));
    shelf(&mut visit, ShelfAction::Elsewhere);
    shelf(&mut visit, ShelfAction::Choose(anna.clone()));
    shelf(&mut visit, ShelfAction::Delete);
    other.play("d3");
    visit.act(Action::Close);
    assert_eq!(other.reload().line(), "f5d6c3d3");
    assert!(browser.text(&anna).is_some());
}

#[test]
fn games_are_found_by_name_people_and_rules_in_the_readers_language() {
    let (_, mut visit) = three_games();
    let mut found = |text: &str| {
        shelf(&mut visit, ShelfAction::Search(text.to_owned()));
        titles(&visit)
    };
    assert_eq!(found("kim"), ["Þóra – Kim", "Anna – Kim"]);
    assert_eq!(found("ÞÓRA"), ["Þóra – Kim"]);
    assert_eq!(found(" kim  anna "), ["Anna – Kim"]);
    assert_eq!(found("classic").len(), 3);
    assert_eq!(found("historic"), Vec::<String>::new());
    visit.act(Action::Set(Setting::Language(Language::De)));
    shelf(&mut visit, ShelfAction::Search("klassisch anna".to_owned()));
    assert_eq!(titles(&visit), ["Anna – Kim"]);
}

#[test]
fn a_game_in_which_nothing_has_happened_is_not_shown() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.act(Action::Start(lot()));
    visit.act(Action::Open(Dialog::Games));
    assert!(visit.session.is_shelf_empty() && titles(&visit).is_empty());
    assert_eq!(kept_lines(&browser), [""], "although it is kept");
    visit.act(Action::Close);
    visit.play("f5");
    visit.act(Action::Open(Dialog::Games));
    assert_eq!(titles(&visit), ["Classic Reversi"]);
}

#[test]
fn five_hundred_games_are_listed_and_only_some_of_them_built() {
    let browser = Browser::default();
    for n in 0..500 {
        let text = damaged::game("\"abc\"", &format!("\"g{n}\""));
        browser.put(&format!("{}g{n}", keys::GAME), &text);
    }
    let mut visit = Visit::to(&browser);
    visit.act(Action::Open(Dialog::Games));
    let shown = |visit: &Visit| (visit.session.shelf_rows().0.len(), visit.session.shelf_rows().1);
    assert_eq!(shown(&visit), (30, 470));
    shelf(&mut visit, ShelfAction::More);
    assert_eq!(shown(&visit), (60, 440));
    shelf(&mut visit, ShelfAction::Search("b".to_owned()));
    assert_eq!(shown(&visit), (30, 470), "another search begins at the top");
}

#[test]
fn what_cannot_be_read_is_shown_and_given_as_it_is() {
    let newer = r#"{"v":9,"d":{}}"#;
    let bad = damaged::game("f5d6c3", "a1");
    let texts = [
        ("reversi.v1.game.bad", bad.as_str()),
        ("reversi.v1.game.new", newer),
        ("reversi.v1.corrupt.1", "{"),
    ];
    let browser = Browser::with(&texts);
    let mut visit = Visit::to(&browser);
    visit.act(Action::Open(Dialog::Games));
    for (key, text) in texts {
        assert!(matches!(visit.session.shelf_card(key), Some(Card::Unreadable { .. })), "{key}");
        shelf(&mut visit, ShelfAction::Choose(key.to_owned()));
        shelf(&mut visit, ShelfAction::Text);
        assert_eq!(visit.files.pop().map(|file| file.text).as_deref(), Some(text));
    }
    assert_eq!(browser.texts().len(), 3, "nothing of it was changed");
}

#[test]
fn broken_games_may_be_deleted_but_not_what_a_newer_program_wrote() {
    let browser =
        Browser::with(&[("reversi.v1.game.bad", "{"), ("reversi.v1.game.new", r#"{"v":9,"d":{}}"#)]);
    let mut visit = Visit::to(&browser);
    visit.act(Action::Open(Dialog::Games));
    for key in ["reversi.v1.game.bad", "reversi.v1.game.new"] {
        shelf(&mut visit, ShelfAction::Choose(key.to_owned()));
        shelf(&mut visit, ShelfAction::Delete);
    }
    visit.act(Action::Close);
    assert_eq!(browser.texts().into_keys().collect::<Vec<_>>(), ["reversi.v1.game.new"]);
}

#[test]
fn the_browser_is_asked_to_keep_everything_when_a_first_game_has_ended() {
    let mut visit = Visit::to(&Browser::default());
    visit.play("e6f4e3f6g5d6e7f5");
    assert_eq!(visit.pleas, 0);
    visit.play("c5");
    assert_eq!(visit.pleas, 1);
    visit.act(Action::Undo);
    visit.play("c5");
    assert_eq!(visit.pleas, 1, "once a visit");
}

#[test]
fn st_13_whatever_the_browser_answers_the_shelf_says_how_games_are_safe() {
    let (_, mut visit) = three_games();
    let file = "What you save to a file remains yours.";
    assert!(visit.session.keeping().concat().ends_with(file), "no browser has answered yet");
    shelf(&mut visit, ShelfAction::Answered(Standing::Open));
    assert!(visit.session.can_ask_to_stay() && visit.session.keeping().concat().ends_with(file));
    shelf(&mut visit, ShelfAction::Ask);
    shelf(&mut visit, ShelfAction::Answered(Standing::Open));
    assert!(!visit.session.can_ask_to_stay());
    assert!(visit.session.keeping().concat().contains("does not promise"));
    shelf(&mut visit, ShelfAction::Answered(Standing::Promised));
    assert!(visit.session.keeping().concat().contains("has promised"));
}

#[test]
fn the_room_that_is_left_is_said() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    let mut room = |used: usize| {
        browser.put("neighbour", &"x".repeat(used));
        visit.act(Action::Open(Dialog::Games));
        visit.session.keeping()[0].clone()
    };
    assert_eq!(room(0), "There is plenty of room for more games.");
    assert_eq!(room((5 << 20) - 60_000), "There is room for about 110\u{a0}more games.");
    assert_eq!(room((5 << 20) - 2_000), "There is room for about 3\u{a0}more games.");
    assert_eq!(room(5 << 20), "There is no room for more games.");
}

#[test]
fn where_there_is_no_room_names_and_copies_are_refused_and_nothing_changes() {
    let (browser, mut visit) = three_games();
    let anna = key(&visit, "Anna – Kim");
    let before = browser.texts();
    browser.has_room_for(0);
    shelf(&mut visit, ShelfAction::Choose(anna.clone()));
    shelf(&mut visit, ShelfAction::Named("Final".to_owned()));
    assert!(visit.session.told_on_shelf().starts_with("There is no room"));
    let thora = key(&visit, "Þóra – Kim");
    shelf(&mut visit, ShelfAction::Choose(thora));
    shelf(&mut visit, ShelfAction::Copy(lot()));
    assert!(visit.session.told_on_shelf().starts_with("There is no room"));
    assert_eq!(browser.texts(), before);
}

#[test]
fn a_game_that_could_not_be_kept_makes_way_only_once_it_is_in_a_file() {
    let (browser, mut visit) = three_games();
    visit.act(Action::Close);
    browser.has_room_for(0);
    visit.play("c3");
    visit.act(Action::Open(Dialog::Games));
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Open(anna.clone()));
    assert_eq!(visit.line(), "c4c3", "it is still there");
    assert!(visit.session.told_on_shelf().contains("would be lost"));
    shelf(&mut visit, ShelfAction::Export);
    shelf(&mut visit, ShelfAction::Open(anna));
    assert_eq!(visit.line(), "f5d6c3");
    assert!(visit.files[0].text.contains("\"c4c3\""));
    let (browser, mut visit) = three_games();
    visit.act(Action::Close);
    browser.has_room_for(0);
    visit.play("c3");
    browser.has_room();
    visit.act(Action::Open(Dialog::Games));
    let anna = key(&visit, "Anna – Kim");
    shelf(&mut visit, ShelfAction::Open(anna));
    assert_eq!(visit.line(), "f5d6c3");
    assert!(kept_lines(&browser).contains(&"c4c3".to_owned()), "there was room for it again");
}
