//! Undo, redo and looking back.

use browser_tests::records::sequence;
use browser_tests::{Browser, Page, Site};

fn press_times(page: &Page, command: &str, times: usize) {
    for _ in 0..times {
        page.press(command);
    }
}

fn is_off(page: &Page, command: &str) -> bool {
    page.attribute(&format!("[data-action={command}]"), "aria-disabled").as_deref() == Some("true")
}

#[test]
fn undo_gives_the_turn_back_and_the_start_cannot_be_undone() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5");
    page.press("undo");
    assert_eq!(page.state().turn, "black");
    page.play("e6");
    assert_eq!(page.state().turn, "white");
    page.press("undo");
    page.play("f5f6d3");
    press_times(&page, "undo", 3);
    let state = page.state();
    assert_eq!((state.ply, state.turn.as_str()), (0, "black"));
    assert!(is_off(&page, "undo"));
}

#[test]
fn passes_go_and_come_with_the_move_that_forced_them() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play(sequence("V02"));
    let passed = page.state();
    assert_eq!((passed.turn.as_str(), passed.legal.as_str()), ("white", "c5 e7"));
    page.press("undo");
    let undone = page.state();
    assert_eq!(undone.turn, "white");
    for square in ["c5", "e7", "h6"] {
        assert!(undone.legal.split(' ').any(|legal| legal == square), "{square} in {}", undone.legal);
    }
    page.press("redo");
    assert_eq!(page.state(), passed);
}

#[test]
fn a_game_with_eight_passes_at_its_end_is_undone_and_redone_to_the_same_end() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(sequence("V12"));
    let end = page.state();
    assert_eq!((page.count("black"), page.count("white")), (63, 0));
    assert_eq!(page.how_many("[data-moves] [data-pass]"), 8);
    press_times(&page, "undo", 10);
    assert_ne!(page.state().discs, end.discs);
    press_times(&page, "redo", 10);
    assert_eq!(page.state(), end);
}

#[test]
fn the_end_can_be_undone_and_played_again() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play(sequence("V01"));
    page.press("undo");
    let open = page.state();
    assert_eq!((open.turn.as_str(), open.legal.as_str()), ("black", "c3 c4 g4 c5 c6 g6 c7"));
    assert!(!open.notices.contains(&"over".to_owned()));
    page.play("c5");
    assert_eq!(page.state().notices, ["over"]);
}

#[test]
fn counts_and_the_mark_of_the_last_move_follow() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5f6d3");
    assert_eq!((page.count("black"), page.count("white")), (5, 2));
    page.press("undo");
    assert_eq!((page.count("black"), page.count("white")), (3, 3));
    assert_eq!(page.state().last, "f6");
    press_times(&page, "undo", 2);
    assert_eq!(page.state().last, "");
}

#[test]
fn a_new_move_after_undo_drops_what_could_be_redone() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5f6d3");
    press_times(&page, "undo", 2);
    page.play("d6");
    assert!(is_off(&page, "redo"));
    assert_eq!(page.state().moves, ["f5", "d6"]);
}

#[test]
fn a_move_of_the_list_shows_the_position_then_and_play_goes_on_from_there_after_a_question() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6c3d3c4");
    page.click("[data-moves] [data-ply='2']");
    let then = page.state();
    assert_eq!((then.ply, then.last.as_str()), (2, "d6"));
    page.click("[data-square=c4]");
    page.until("it is asked", || page.state().notices.contains(&"ask".to_owned()));
    assert_eq!(page.state().moves.len(), 5, "nothing goes before the answer");
    page.press("agree");
    page.until("the move is made", || page.state().ply == 3);
    assert_eq!(page.state().moves, ["f5", "d6", "c4"]);
}

#[test]
fn looking_back_and_returning_changes_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play(sequence("V01"));
    let end = page.state();
    page.click("[data-moves] [data-ply='6']");
    assert_eq!(page.state().ply, 6);
    page.settle();
    assert_eq!(page.state().ply, 6, "the view stays");
    page.click("[data-step=last]");
    assert_eq!(page.state(), end);
}
