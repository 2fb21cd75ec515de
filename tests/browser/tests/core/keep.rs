//! What is kept, and what is told when something fails.

use browser_tests::records::{sequence, squares};
use browser_tests::{Browser, Site};

#[test]
fn the_first_visit_begins_a_classic_game_and_says_how_one_begins() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let state = page.state();
    assert_eq!((state.ply, state.turn.as_str()), (0, "black"));
    assert_eq!(page.attribute("[data-board]", "data-ruleset").as_deref(), Some("classic"));
    assert_eq!(state.notices, ["hint"], "one sentence, and no dialog in the way");
    assert_eq!(page.how_many("dialog[open]"), 0);
}

#[test]
fn a_game_outlives_a_reload_after_each_move() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for square in squares(sequence("V01")) {
        page.play(&square);
        let before = page.state();
        page.reload();
        assert_eq!(page.state(), before, "after {square}");
    }
    assert_eq!(page.state().turn, "over");
}

#[test]
fn what_can_be_redone_and_every_setting_outlive_the_page() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6c3d3c4");
    page.press("undo");
    page.press("undo");
    page.press("settings");
    page.choose("theme", "dark");
    for setting in ["hints", "coordinates", "confirm-passes", "animation"] {
        page.click(&format!("label:has([data-setting={setting}])"));
    }
    page.close_dialog();
    let before = page.state();
    page.reload();
    assert_eq!(page.state(), before);
    assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("dark"));
    assert_eq!(page.attribute("html", "data-motion").as_deref(), Some("off"));
    assert_eq!(page.attribute("[data-board]", "data-hints").as_deref(), Some("off"));
    assert_eq!(page.attribute("[data-board]", "data-coordinates").as_deref(), Some("off"));
    page.press("redo");
    page.press("redo");
    assert_eq!(page.state().ply, 5);
}

#[test]
fn a_tab_follows_the_game_that_another_one_goes_on_with() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    page.open_tab(&site.address(""));
    assert_eq!(page.state().ply, 2, "the second tab begins where the first one is");
    page.play("c3");
    let there = page.state();
    page.switch_to_tab(0);
    page.until("the first tab follows", || page.state() == there);
}

#[test]
fn se_14_a_panic_ends_in_a_sentence_and_the_game_is_kept() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.choose("language", "sv");
    page.play("f5d6c3");
    let before = page.state();
    page.fail_once();
    page.script("document.querySelector('[data-action=new-game]').click()", &[]);
    page.until("the failure is told", || page.how_many("[role=alert][data-notice=failure]") == 1);
    assert!(page.text("[role=alert]").contains("Spelet är sparat"), "{}", page.text("[role=alert]"));
    assert!(!page.console_errors().is_empty(), "the console says where");
    let file = page.attribute("[data-notice=failure] a[download]", "href").unwrap_or_default();
    assert!(file.starts_with("blob:"), "the game can be taken along: {file}");
    page.reload();
    assert_eq!(page.state(), before);
}
