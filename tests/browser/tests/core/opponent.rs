//! The computer as an opponent and as a helper, in a thread of its own.

use browser_tests::{Browser, Site};

#[test]
fn a_hint_is_marked_and_explained_until_the_next_move() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly("f5");
    page.press("hint");
    page.until("the best move is marked", || page.how_many("[data-best]") == 1);
    assert!(page.tells("advice"));
    assert_eq!(page.how_many(".board-best"), 1);
    let name = page.attribute("[data-best]", "aria-label").expect("a name");
    assert!(name.ends_with("best move"), "{name}");
    page.play("d6");
    assert_eq!(page.how_many("[data-best]"), 0);
}

#[test]
fn while_the_computer_thinks_the_page_answers_and_it_can_be_stopped_and_hurried() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("new-game");
    page.choose("ruleset", "classic");
    page.choose("start", "balanced");
    page.choose("second", "level-16");
    page.press("start");
    page.until("the opening has been played", || page.state().ply == 8);
    // In the opening it answers at once; with more than 13 discs on the board it thinks for some seconds.
    page.move_once();
    page.move_once();
    page.until("it is said that it thinks", || page.tells("thinking"));
    let before = page.state();
    assert_eq!(page.how_many("[data-side=second][data-thinking]"), 1);
    page.press("settings");
    page.until("the dialog opens", || page.how_many("dialog[open]") == 1);
    page.close_dialog();
    page.press("stop");
    page.until("it waits", || page.tells("halted"));
    assert_eq!(page.state().ply, before.ply);
    page.press("go-on");
    page.until("it thinks again", || page.tells("thinking"));
    page.press("move-now");
    page.until("it has moved", || page.state().ply > before.ply);
}

#[test]
fn a_move_that_is_taken_back_has_no_answer_and_a_reload_has_one() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.new_game_between("classic", "person", "level-2");
    page.play("f5");
    page.press("undo");
    page.until("the move is taken back", || page.state().ply == 0);
    page.play("f5");
    page.reload();
    page.until("the computer has answered", || page.state().ply == 2);
    page.press("undo");
    page.until("both moves are taken back", || page.state().ply == 0);
}

#[test]
fn pw_02_the_computer_answers_without_a_network_too() {
    let mut site = Site::open();
    let page = Browser::new().open(&site);
    page.until_kept();
    site.stop();
    page.reload();
    page.press("new-game");
    page.choose("ruleset", "classic");
    page.choose("second", "level-9");
    page.press("start");
    for answered in [2, 4] {
        page.move_once();
        page.until("the computer has answered", || page.state().ply == answered);
    }
    assert!(site.requests().is_empty());
}
