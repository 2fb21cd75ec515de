//! Hands: fingers, mouse and keyboard.

use browser_tests::records::sequence;
use browser_tests::{Browser, Media, Site};
use serde_json::json;

#[test]
fn the_board_is_one_stop_of_the_tab_key() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    assert_eq!(page.how_many("[data-square][tabindex='0']"), 1);
    page.play("f5");
    assert_eq!(page.how_many("[data-square][tabindex='0']"), 1);
}

#[test]
fn a_double_click_plays_one_move() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let where_is = "const { left, top, width, height } = document.querySelector('[data-square=f5]').getBoundingClientRect();
        return [left + width / 2, top + height / 2]";
    let at = page.script(where_is, &[]);
    for count in [1, 2] {
        for kind in ["mousePressed", "mouseReleased"] {
            let event =
                json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": count });
            page.devtools("Input.dispatchMouseEvent", &event);
        }
    }
    let state = page.state();
    assert_eq!((state.ply, state.turn.as_str()), (1, "white"));
    assert!(!state.notices.contains(&"error".to_owned()), "{:?}", state.notices);
}

#[test]
fn who_lets_go_beside_the_square_plays_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let middle = |square: &str| {
        let script = "const { left, top, width, height } = document.querySelector(`[data-square=${arguments[0]}]`).getBoundingClientRect();
            return [left + width / 2, top + height / 2]";
        page.script(script, &[json!(square)])
    };
    for (kind, at) in [("mousePressed", middle("f5")), ("mouseReleased", middle("g7"))] {
        let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
        page.devtools("Input.dispatchMouseEvent", &event);
    }
    assert_eq!(page.state().ply, 0);
    page.play("f5");
}

#[test]
fn ax_10_who_wants_no_motion_gets_none() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.wishes(&[Media::ReducedMotion]);
    let moving = "
        document.querySelector('[data-square=f5]').click();
        const done = arguments[0];
        setTimeout(() => done(document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length), 30)";
    assert_eq!(page.script_until_done(moving, &[]), json!(0));
    page.press("undo");
    page.play_swiftly(sequence("V22"));
    let running =
        "return document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length";
    assert_eq!(page.script(running, &[]), json!(0));
}

#[test]
fn the_centre_of_a_square_is_that_square_at_every_zoom() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for (width, height, density) in [(360, 640, 3.0), (640, 360, 2.0), (1024, 600, 1.25), (1600, 1000, 0.8)] {
        page.screen(width, height, density);
        page.play("f5");
        assert_eq!(page.state().last, "f5");
        page.press("undo");
    }
}
