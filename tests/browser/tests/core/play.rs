//! Games, played by hand and with the keyboard alone.

use browser_tests::records::{sequence, squares};
use browser_tests::{Browser, Page, Site};

#[test]
fn whole_games_are_played_with_the_hand() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for (name, score, winner) in
        [("V14", (37, 27), "black"), ("V05", (32, 32), "draw"), ("V10", (0, 61), "white")]
    {
        page.new_game("classic");
        page.play(sequence(name));
        let end = page.state();
        assert_eq!((end.turn.as_str(), end.winner.as_deref()), ("over", Some(winner)), "{name}");
        assert_eq!((page.count("black"), page.count("white")), score, "{name}");
        assert!(end.notices.contains(&"over".to_owned()), "{name}: {:?}", end.notices);
    }
}

#[test]
fn a_square_that_turns_nothing_is_refused_in_words_and_changes_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play(sequence("V15"));
    let before = page.state();
    assert_eq!(before.legal, "d3 e3 f3 h3 h4");
    page.click("[data-square=a2]");
    page.until("the refusal is told", || page.state().notices.contains(&"error".to_owned()));
    let after = page.state();
    assert_eq!((after.discs, after.ply, after.turn), (before.discs, before.ply, before.turn));
}

#[test]
fn a_pass_is_told_and_stands_in_the_list_once() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play(sequence("V28"));
    let state = page.state();
    assert_eq!((state.turn.as_str(), state.legal.as_str()), ("white", "c3 g3 b4"));
    assert!(state.notices.contains(&"pass".to_owned()), "{:?}", state.notices);
    page.play("c3");
    assert_eq!(page.state().moves.len(), 18, "17 moves and the pass");
    assert_eq!(page.how_many("[data-moves] [data-pass]"), 1);
}

/// The square that has the focus.
fn focus(page: &Page) -> Option<String> {
    page.script("return document.activeElement.dataset.square ?? null", &[]).as_str().map(str::to_owned)
}

/// Walks from the square with the focus to another one with the arrow keys.
fn walk(page: &Page, to: &str) {
    let (right, down) = ("\u{e014}", "\u{e015}");
    let steps = |from: u8, to: u8, forward: &str, back: &str| match to.checked_sub(from) {
        Some(steps) => forward.repeat(steps.into()),
        None => back.repeat((from - to).into()),
    };
    let from = focus(page).expect("a square has the focus");
    let (from, to) = (from.as_bytes(), to.as_bytes());
    let way = steps(from[0], to[0], right, "\u{e012}") + &steps(from[1], to[1], down, "\u{e013}");
    if !way.is_empty() {
        page.keys(&way);
    }
}

#[test]
fn a_whole_game_is_played_with_the_keyboard_alone() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    while focus(&page).is_none() {
        page.keys("\u{e004}");
    }
    for (ply, square) in squares(sequence("V03")).iter().enumerate() {
        walk(&page, square);
        assert_eq!(focus(&page).as_deref(), Some(square.as_str()));
        page.keys(if ply % 2 == 0 { "\u{e007}" } else { " " });
        page.until("the move is made", || {
            page.attribute("[data-board]", "data-ply") == Some((ply + 1).to_string())
        });
        assert_eq!(
            focus(&page).as_deref(),
            Some(square.as_str()),
            "the focus stays on the square that was played"
        );
    }
    assert_eq!(page.state().winner.as_deref(), Some("black"));
}

#[test]
fn arrows_follow_the_eye_when_the_board_is_turned_and_stop_at_the_edge() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("flip-board");
    page.script("document.querySelector('[data-square=d3]').focus()", &[]);
    page.keys("\u{e014}");
    assert_eq!(focus(&page).as_deref(), Some("c3"), "to the right of d3 lies c3 then");
    page.keys(&"\u{e015}".repeat(9));
    assert_eq!(focus(&page).as_deref(), Some("c1"), "the lower edge is row 1, and it holds");
}

#[test]
fn who_clicks_and_goes_on_with_the_keys_sees_where_the_focus_is() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.click("[data-square=d3]");
    page.keys("\u{e012}");
    assert_eq!(focus(&page).as_deref(), Some("c3"));
    assert_eq!(page.how_many("[data-square=c3]:focus-visible"), 1);
}

#[test]
fn the_focus_goes_on_to_the_board_when_what_had_it_is_gone() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("settings");
    page.click("dialog[open] .switch:has([data-setting=confirm-passes])");
    page.close_dialog();
    page.play(sequence("V02"));
    page.script("document.querySelector('[data-action=pass]').focus()", &[]);
    page.keys("\u{e007}");
    page.until("it is passed", || page.attribute("[data-board]", "data-turn").as_deref() == Some("white"));
    page.until("a square has the focus", || focus(&page).is_some());
}
