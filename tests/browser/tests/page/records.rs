//! Records that come in: pasted, dropped, from files; what is found, what is asked, and the game in progress kept.

use browser_tests::records::{sequence, squares};
use browser_tests::{Browser, Page, Site, collection};
use serde_json::json;

const SGF: &str =
    "(;GM[2]PB[Anna]PW[Björn]EV[Club]RE[W+2];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])";

/// Goes back to the game that was on the table before, and looks that it is as it was.
fn goes_back_to(page: &Page, moves: &[&str]) {
    page.press("restore");
    page.until("the game is back", || page.state().moves == moves);
}

#[test]
fn what_is_pasted_on_the_page_is_shown_and_opened_and_ones_own_game_is_kept() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    page.paste(SGF);
    page.until_shown();
    assert_eq!(page.text(".record-names"), "Anna – Björn");
    assert_eq!(page.how_many(".record-board .disc"), 13);
    assert_eq!(page.told(), "The record gives another result. By its moves the game ends 13–0.");
    page.open_record();
    let state = page.state();
    assert_eq!((state.turn.as_str(), state.ply), ("over", 9));
    assert_eq!(page.text("[data-side=second] .strip-name"), "Björn");
    page.reload();
    assert_eq!(page.state().moves, squares(sequence("V01")), "it is kept as any game");
}

#[test]
fn rf_01_and_02_texts_are_read_in_the_field_as_they_are_pasted() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.open_records();
    let read = |text: &str| {
        page.script("document.querySelector('#record-text').value = arguments[0]", &[json!(text)]);
        page.press("read");
        page.until_shown();
        page.text(".record-words")
    };
    let long = read(&sequence("V06").to_uppercase());
    assert!(long.contains("60\u{a0}moves") || long.contains("60 moves"), "{long}");
    for text in [
        "F5 d6\nC3\td3  c4",
        "1. f5 d6 2. c3 d3 3. c4",
        "f5-d6-c3-d3-c4",
        "f5\u{200b}d6\u{a0}c3 ｄ３ c4\u{feff}",
    ] {
        let words = read(text);
        assert!(words.contains("White to move"), "{text:?}: {words}");
    }
    page.open_record();
    assert_eq!(page.state().moves, squares("f5d6c3d3c4"));
}

#[test]
fn rf_07_and_10_a_flaw_says_where_it_is_and_offers_what_is_before_it() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    page.paste("d3d4d5");
    page.until_shown();
    assert_eq!(page.told(), "There is already a disc on d4. This is move 2, in line 1, column 3.");
    assert_eq!(page.text("[data-action=open-record]"), "Open the first move");
    assert_eq!(page.state().moves, ["f5", "d6"], "nothing has changed");
    page.drop_text(&(sequence("V01").to_owned() + "a1"));
    page.until("the other text is read", || page.told().starts_with("The game is already over."));
    page.open_record();
    assert_eq!(page.state().ply, 9);
    goes_back_to(&page, &["f5", "d6"]);
}

#[test]
fn rf_08_what_is_no_record_is_told_in_the_readers_language_and_changes_nothing() {
    let site = Site::open();
    let page = Browser::new().speaking(&["is"]).open(&site);
    page.play("f5d6");
    page.open_records();
    page.press("read");
    page.until("nothing is told", || page.told() == "Hér er ekkert að lesa.");
    page.script("document.querySelector('#record-text').value = 'f'", &[]);
    page.press("read");
    page.until("the half square is told", || page.told().starts_with("„f“ er ekki reitur."));
    page.script("document.querySelector('#record-text').value = arguments[0]", &[json!("f5".repeat(61))]);
    page.press("read");
    page.until_shown();
    page.close_dialog();
    assert_eq!(page.state().moves, ["f5", "d6"]);
}

#[test]
fn what_a_record_leaves_open_is_asked() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.paste("f5d6c3");
    page.until_shown();
    let labels =
        "return [...document.querySelectorAll('[data-choice=record] option')].map((option) => option.text)";
    assert_eq!(page.script(labels, &[]), json!(["Classic Reversi", "Reverse Reversi"]));
    page.choose("record", "1");
    page.open_record();
    assert_eq!(page.attribute("[data-board]", "data-ruleset").as_deref(), Some("reverse"));
    page.paste("I played f5 and you d6 and then c3 d3");
    page.until_shown();
    assert_eq!(page.told(), "The text is not a record of a game. These moves were found in it.");
}

#[test]
fn rf_31_a_board_is_opened_as_a_position() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.paste("-------------------X-------XX--O---XXXOO-----X-O-----X---------- X");
    page.until_shown();
    page.open_record();
    let state = page.state();
    assert_eq!((state.turn.as_str(), state.legal.as_str()), ("white", "c5 e7"));
    page.reload();
    assert_eq!(page.state().legal, "c5 e7", "a position is kept, too");
    page.play("c5");
}

#[test]
fn rf_19_several_games_are_listed_and_one_is_opened() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("d3");
    let two = "(;GM[Othello]PB[Anna]B[e6]W[f4];)\n(;GM[Othello]PB[Cleo]B[f5]W[d6]B[c5]W[f4];)";
    page.drop_files(&[("two.ggf", two.as_bytes())]);
    page.until_listed();
    assert_eq!(page.how_many("[data-record]"), 2);
    page.click("[data-record='1']");
    page.until_shown();
    page.press("back-to-list");
    page.until_listed();
    page.click("[data-record='1']");
    page.until_shown();
    page.open_record();
    assert_eq!(page.state().moves, squares("f5d6c5f4"));
    goes_back_to(&page, &["d3"]);
}

#[test]
fn a_collection_is_listed_at_once_and_searched_while_the_page_goes_on() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5f6");
    page.open_records();
    let (games, names) = (collection::games(2019, 10_000), collection::players(&["Anna", "Bo", "Cleo"]));
    // How long the page is kept from doing anything else, at the most.
    let watch = "window.longest = 0; let before = performance.now();
        setInterval(() => { const now = performance.now(); longest = Math.max(longest, now - before); before = now; }, 5)";
    page.choose_files(&[("2019.wtb", &games), ("players.jou", &names)]);
    let _ = page.script(watch, &[]);
    page.until_listed();
    assert_eq!(page.text(".record-pages p"), "Games 1 to 50 of 10000");
    assert_eq!(page.text("[data-record='0'] .record-players"), "Anna – Bo");
    page.press("later-games");
    page.until("the next games are there", || page.how_many("[data-record='50']") == 1);
    page.click("[data-dialog=import] [name=record-name]");
    page.keys("cleo");
    page.press("search");
    page.until("those of one player are found", || page.text(".record-pages p").ends_with("of 2000"));
    page.press("all-games");
    page.until("all are listed", || page.text(".record-pages p").ends_with("of 10000"));
    page.click("label:has([name=record-position])");
    page.press("search");
    page.until("those with the position are found", || {
        let range = page.text(".record-pages p");
        !range.ends_with("of 10000") && range.contains(" of ")
    });
    page.click("[data-record]");
    page.until_shown();
    let longest = page.script("return longest", &[]).as_f64().expect("milliseconds");
    assert!(longest < 400.0, "the page stood still for {longest} ms");
    page.open_record();
    assert_eq!(page.state().moves[..2], ["f5", "f6"]);
}

#[test]
fn what_was_typed_in_another_dialog_is_there_when_the_record_has_been_seen() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5");
    let comes_and_goes = || {
        page.drop_text("d3c5");
        page.until_shown();
        assert_eq!(page.how_many("dialog[open]"), 2);
        page.click("[data-dialog=import] [data-action=close]");
        page.until("the record is put away", || page.how_many("dialog[open]") == 1);
    };
    let value =
        |selector: &str| page.script("return document.querySelector(arguments[0]).value", &[json!(selector)]);
    page.press("games");
    page.press("change-game");
    page.press("rename-game");
    page.until("the field is there", || page.how_many("[name=game-name]") == 1);
    page.keys("Final");
    let typed = value("[name=game-name]");
    comes_and_goes();
    assert_eq!(value("[name=game-name]"), typed);
    assert_eq!(page.how_many("[data-dialog=games][open]:not([data-below])"), 1);
    page.click("[data-dialog=games] [data-action=close]");
    page.press("new-game");
    page.choose("ruleset", "historic");
    page.click("[name=first-name]");
    page.keys("Anna");
    comes_and_goes();
    assert_eq!(value("[name=first-name]"), "Anna");
    page.press("start");
    page.until("it begins", || page.attribute("[data-board]", "data-ruleset").as_deref() == Some("historic"));
    assert_eq!(page.how_many("dialog[open]"), 0);
}

#[test]
fn a_list_whose_clerk_dies_is_to_be_opened_again() {
    let site = Site::open();
    // The worker is given what it cannot read.
    let spoil = "window.spoilt = false; const Real = Worker; window.Worker = class extends Real {
        postMessage(message) { super.postMessage(spoilt ? [] : message); spoilt = false; } };";
    let page = Browser::new().before_every_page(spoil).open(&site);
    let two = "(;GM[2]PB[Anna];B[f5])(;GM[2]PB[Bo];B[d3])";
    page.paste(two);
    page.until_listed();
    page.script("spoilt = true", &[]);
    page.click("[data-record='1']");
    page.until("it is told", || page.told() == "This is no longer open. Please open it again.");
    assert_eq!(page.how_many("[data-record]"), 0);
    page.press("read");
    page.until_listed();
    let _ = page.console_errors();
}

#[test]
fn a_clerk_that_cannot_start_is_told_and_costs_nothing() {
    let site = Site::open();
    let no_worker = "const Real = Worker; window.Worker = class extends Real { constructor(address) { super(address + '.missing'); } };";
    let page = Browser::new().before_every_page(no_worker).open(&site);
    page.play("f5d6");
    page.paste("d3");
    page.until("it is told", || page.told() == "Reading has failed twice. Your game is as it was.");
    page.close_dialog();
    assert_eq!(page.state().moves, ["f5", "d6"]);
    let _ = page.console_errors();
}

#[test]
fn a_clerk_that_dies_begins_again() {
    let site = Site::open();
    // The first worker is given what it cannot read.
    let once = "let first = true; const Real = Worker; window.Worker = class extends Real {
        postMessage(message) { super.postMessage(first ? [] : message); first = false; } };";
    let page = Browser::new().before_every_page(once).open(&site);
    page.paste("d3");
    page.until_shown();
    page.open_record();
    assert_eq!(page.state().moves, ["d3"]);
    let _ = page.console_errors();
}
