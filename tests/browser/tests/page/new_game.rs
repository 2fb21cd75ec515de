//! The new-game dialog, names, and another game with colours changed.

use browser_tests::records::sequence;
use browser_tests::{Browser, Site};

#[test]
fn the_running_game_goes_on_when_the_dialog_is_left() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6c3");
    let before = page.state();
    page.press("new-game");
    page.choose("ruleset", "historic");
    page.close_dialog();
    assert_eq!(page.state(), before);
    page.press("new-game");
    page.keys("\u{e00c}");
    page.until("Escape closes it", || page.how_many("dialog[open]") == 0);
    assert_eq!(page.state(), before);
}

#[test]
fn a_game_that_was_left_for_a_new_one_can_be_brought_back() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(&sequence("V05")[..40]);
    let before = page.state();
    page.new_game("classic");
    assert_eq!(page.state().ply, 0);
    page.press("restore");
    page.until("the game is back", || page.state().ply == 20);
    assert_eq!(page.state().discs, before.discs);
    assert_eq!(page.state().moves, before.moves);
}

#[test]
fn each_start_has_its_first_moves() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let starts = [
        ("usual", "d3 c4 f5 e6"),
        ("exchanged", "e3 f4 c5 d6"),
        ("parallel-top", "c6 d6 e6 f6"),
        ("parallel-bottom", "c3 d3 e3 f3"),
        ("parallel-left", "f3 f4 f5 f6"),
        ("parallel-right", "c3 c4 c5 c6"),
    ];
    for (start, legal) in starts {
        page.press("new-game");
        page.choose("ruleset", "classic");
        page.choose("start", start);
        page.press("start");
        page.until(start, || page.state().legal == legal);
        assert_eq!(page.state().turn, "black");
    }
}

#[test]
fn any_rules_of_ones_own_can_be_played() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for (shape, squares) in [("6x6", 36), ("8x8", 64), ("10x10", 100), ("octagon", 88)] {
        page.press("new-game");
        page.choose("ruleset", "custom");
        page.choose("shape", shape);
        page.choose("supply", "own");
        page.choose("goal", "fewest");
        page.choose("second-colour", "red");
        page.press("start");
        page.until(shape, || page.how_many("[data-square]") == squares);
        assert_eq!(page.attribute("[data-board]", "data-ruleset").as_deref(), Some("custom"));
        let legal = page.state().legal;
        page.play(legal.split(' ').next().expect("a first move"));
        assert_eq!(page.state().turn, "red");
        assert!(page.supply("black") < squares / 2, "a disc has left the hand");
    }
}

#[test]
fn names_are_kept_and_colours_change_in_the_next_game() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("new-game");
    for (field, name) in [("first-name", "Anna"), ("second-name", "Björn")] {
        page.click(&format!("[name={field}]"));
        page.keys(name);
    }
    page.choose("ruleset", "classic");
    page.press("start");
    let name = |side: &str| page.text(&format!("[data-side={side}] .strip-name"));
    page.until("Anna has Black", || name("black") == "Anna" && name("second") == "Björn");
    page.reload();
    assert_eq!(name("black"), "Anna");
    page.play_swiftly(sequence("V01"));
    page.press("rematch");
    page.until("colours are changed", || name("black") == "Björn" && page.state().ply == 0);
    assert_eq!(name("second"), "Anna");
}

#[test]
fn a_pass_waits_to_be_confirmed_where_that_is_wanted() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("settings");
    page.click("label:has([data-setting=confirm-passes])");
    page.close_dialog();
    page.play(sequence("V28"));
    let waiting = page.state();
    assert_eq!((waiting.turn.as_str(), waiting.ply), ("black", 16));
    assert_eq!(waiting.legal, "");
    page.press("pass");
    page.until("White is to move", || page.state().turn == "white");
    assert_eq!(page.state().ply, 17);
}
