//! Sizes of screens: what must be seen without scrolling, and that nothing is cut.

use browser_tests::records::sequence;
use browser_tests::{Browser, Page, Site};
use serde_json::json;

/// The first of these elements that does not lie wholly within the window.
const OUTSIDE: &str = r#"
    const outside = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    };
    return arguments[0].find((selector) => [...document.querySelectorAll(selector)].some(outside)) ?? null;
"#;

/// The text of the first button or choice whose words are cut off or stick out.
pub(super) const CUT: &str = r#"
    const texts = [...document.querySelectorAll("button, .choice, .switch, .notice, h1, h2")];
    const seen = texts.filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"));
    const cut = seen.find((element) => element.scrollWidth > element.clientWidth + 1);
    return cut ? cut.outerHTML.slice(0, 200) : null;
"#;

/// The largest distance in pixels between the middle of a disc and the middle of its square.
const OFF_CENTRE: &str = r#"
    const middle = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const discs = [...document.querySelectorAll("[data-board] .disc-face")].map(middle);
    const squares = [...document.querySelectorAll("[data-square]:not([data-disc=none])")].map(middle);
    const distance = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
    if (discs.length !== squares.length) return 1000;
    return Math.max(...squares.map((square) => Math.min(...discs.map((disc) => distance(disc, square)))));
"#;

/// What one needs in order to play.
const NEEDED: [&str; 6] = [
    "[data-board]",
    ".strip",
    "[data-action=new-game]",
    "[data-action=undo]",
    "[data-action=redo]",
    ".notice-room",
];

fn outside(page: &Page) -> Option<String> {
    first_outside(page, &NEEDED)
}

/// The first of what there is after the end of a game that does not lie wholly within the window.
pub(super) fn outside_at_end(page: &Page) -> Option<String> {
    first_outside(page, &["[data-board]", ".strip", ".notice", ".commands .button"])
}

/// The same at each of these sizes of the window.
fn hidden_at_end(page: &Page, sizes: &[(u32, u32)]) -> impl Iterator<Item = String> {
    sizes.iter().filter_map(|&(width, height)| {
        page.size(width, height);
        page.settle();
        outside_at_end(page).map(|what| format!("{what} at {width}x{height}"))
    })
}

fn first_outside(page: &Page, selectors: &[&str]) -> Option<String> {
    page.script(OUTSIDE, &[json!(selectors)]).as_str().map(str::to_owned)
}

pub(super) fn scrolls_sideways(page: &Page) -> bool {
    page.script("return document.documentElement.scrollWidth > innerWidth", &[]).as_bool() == Some(true)
}

fn board(page: &Page) -> (f64, f64) {
    let size = page.script(
        "const { width, height } = document.querySelector('[data-board]').getBoundingClientRect(); return [width, height]",
        &[],
    );
    (size[0].as_f64().expect("a width"), size[1].as_f64().expect("a height"))
}

#[test]
fn ui_08_everything_needed_for_play_is_seen_without_scrolling() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let sizes =
        [(280, 653), (360, 640), (390, 844), (844, 390), (640, 360), (1024, 600), (820, 1180), (1280, 800)];
    let mut hidden = Vec::new();
    for ruleset in ["classic", "historic"] {
        page.new_game(ruleset);
        for language in ["de", "is", "en"] {
            page.choose("language", language);
            for (width, height) in sizes {
                page.size(width, height);
                page.settle();
                hidden.extend(
                    outside(&page).map(|what| format!("{what}: {ruleset} in {language} on {width}x{height}")),
                );
            }
        }
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

#[test]
fn the_notice_of_a_pass_does_not_move_the_board() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(360, 640);
    page.choose("language", "de");
    let place = "return document.querySelector('[data-board]').getBoundingClientRect().top";
    let before = page.script(place, &[]);
    page.play_swiftly(sequence("V28"));
    assert!(page.state().notices.contains(&"pass".to_owned()));
    page.settle();
    assert_eq!(page.script(place, &[]), before);
    page.play("c3");
}

#[test]
fn nothing_is_cut_and_nothing_scrolls_sideways_at_320_pixels() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(320, 568);
    for language in ["sv", "de", "da", "is", "en"] {
        page.choose("language", language);
        let check = |screen: &str| {
            page.settle();
            assert!(!scrolls_sideways(&page), "{screen} in {language}");
            let cut = page.script(CUT, &[]);
            assert!(cut.is_null(), "{screen} in {language}: {cut}");
        };
        check("the board");
        page.press("settings");
        check("the settings");
        page.close_dialog();
        page.press("new-game");
        check("the new game");
        page.choose("ruleset", "custom");
        check("one's own rules");
        page.close_dialog();
        page.play_swiftly(sequence("V28"));
        check("a pass");
        page.new_game("historic");
        check("the game of the 1880s");
        page.new_game("classic");
    }
}

#[test]
fn ui_07_the_board_is_square_and_of_the_same_size_empty_and_full() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for width in [240, 320, 360, 768, 1280, 2560] {
        page.size(width, 900);
        page.new_game("classic");
        let empty = board(&page);
        page.play_swiftly(sequence("V05"));
        page.settle();
        let full = board(&page);
        assert!((empty.0 - empty.1).abs() < 1.0, "{empty:?} at {width}");
        assert!(
            (empty.0 - full.0).abs() < 1.0 && (empty.1 - full.1).abs() < 1.0,
            "{empty:?} {full:?} at {width}"
        );
    }
}

#[test]
fn ui_19_discs_lie_in_the_middle_of_their_squares_at_every_size_and_density() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.wishes(&[browser_tests::Media::ReducedMotion]);
    page.play_swiftly("f5d6c3d3c4f4f6");
    for (width, height) in [(233, 500), (317, 568), (401, 700), (640, 360), (1280, 800)] {
        for density in [1.0, 1.25, 1.5, 2.0, 3.0] {
            page.screen(width, height, density);
            page.settle();
            let off = page.script(OFF_CENTRE, &[]).as_f64().expect("a distance");
            assert!(off <= 1.0, "{off} pixels at {width}x{height}, density {density}");
        }
    }
}

#[test]
fn every_target_is_large_enough_for_a_finger() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(320, 568);
    let smallest = "
        const size = (element) => { const { width, height } = element.getBoundingClientRect(); return Math.min(width, height) };
        return Math.min(...[...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility()).map(size))";
    let square = page.script(smallest, &[json!("[data-square]")]).as_f64().expect("a size");
    assert!(square >= 36.0, "a square of {square} pixels");
    let button = page.script(smallest, &[json!("button[data-action], select")]).as_f64().expect("a size");
    assert!(button >= 24.0, "a button of {button} pixels");
}

#[test]
fn the_end_of_a_game_pushes_nothing_out_of_sight() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let mut hidden = Vec::new();
    for language in ["sv", "de", "da", "is", "en"] {
        page.choose("language", language);
        for record in ["V01", "V05", "V28"] {
            // Games in a row would be a match, which has its own sentence at the end.
            page.new_game("reverse");
            page.new_game("classic");
            page.play_swiftly(sequence(record));
            let sizes = [(320, 568), (360, 640), (390, 844), (640, 360), (844, 390)];
            let hidden_here = hidden_at_end(&page, &sizes);
            hidden.extend(hidden_here.map(|what| format!("{what}: {record}, {language}")));
        }
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

#[test]
fn the_end_of_a_match_pushes_nothing_out_of_sight() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let mut hidden = Vec::new();
    page.new_game("classic");
    page.play_swiftly(sequence("V01"));
    for record in ["V01", "V05"] {
        page.press("rematch");
        page.until("another game has begun", || page.state().ply == 0);
        page.play_swiftly(sequence(record));
        for language in ["sv", "de", "da", "is", "en"] {
            page.choose("language", language);
            let hidden_here = hidden_at_end(&page, &[(320, 568), (360, 640), (390, 844)]);
            hidden.extend(hidden_here.map(|what| format!("{what}: {record}, {language}")));
        }
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

/// The point so many pixels within the left and right edges of a square, half-way down.
const EDGES: &str = r#"
    const [square, within] = arguments;
    const { left, right, top, height } = document.querySelector(`[data-square=${square}]`).getBoundingClientRect();
    return [left + within, right - within, top + height / 2];
"#;

/// A click of the mouse at a point of the window.
fn click_at(page: &Page, x: f64, y: f64) {
    for kind in ["mousePressed", "mouseReleased"] {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        let _ = page.devtools("Input.dispatchMouseEvent", &event);
    }
}

/// The left and the right point, and their height.
fn edges(page: &Page, square: &str, within: f64) -> (f64, f64, f64) {
    let at = page.script(EDGES, &[json!(square), json!(within)]);
    let number = |i: usize| at[i].as_f64().expect("a number");
    (number(0), number(1), number(2))
}

#[test]
fn ui_04_the_edge_of_a_square_is_that_square_wherever_it_has_moved_to() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(360, 640);
    let check = |when: &str| {
        page.settle();
        let (_, right, middle) = edges(&page, "d3", 2.0);
        click_at(&page, right, middle);
        assert_eq!(page.state().last, "d3", "{when}");
        page.press("undo");
        let (left, _, middle) = edges(&page, "c4", 2.0);
        click_at(&page, left, middle);
        assert_eq!(page.state().last, "c4", "{when}");
        page.press("undo");
    };
    check("at the start");
    page.click("[data-square=a1]");
    assert!(page.state().notices.contains(&"error".to_owned()));
    check("after a notice");
    page.size(360, 400);
    let _ = page.script("scrollTo(0, 90)", &[]);
    assert!(page.script("return scrollY", &[]).as_f64() > Some(40.0), "the page can be scrolled");
    check("after scrolling");
}

#[test]
fn ui_05_the_middle_of_f5_is_f5_however_the_window_changes() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let check = |how: &str| {
        page.settle();
        let (left, right, middle) = edges(&page, "f5", 0.0);
        click_at(&page, (left + right) / 2.0, middle);
        assert_eq!(page.state().last, "f5", "{how}");
        let _ = page.script("document.querySelector('[data-action=undo]').click()", &[]);
        assert_eq!(page.state().ply, 0, "{how}");
    };
    for (width, height) in [(360, 640), (640, 360), (820, 1180), (1180, 820), (1280, 800)] {
        page.size(width, height);
        check(&format!("{width}x{height}"));
    }
    for zoom in [0.8, 0.9, 1.1, 1.25, 1.5, 1.75, 2.0] {
        // A page that is zoomed has fewer CSS pixels, each of more pixels of the screen.
        let size = |pixels: f64| (pixels / zoom) as u32;
        page.screen(size(1280.0), size(800.0), zoom);
        check(&format!("zoom {zoom}"));
    }
    page.size(360, 640);
    let _ = page.devtools("Emulation.setPageScaleFactor", &json!({ "pageScaleFactor": 1.8 }));
    page.until("the page is magnified", || {
        page.script("return visualViewport.scale", &[]).as_f64() > Some(1.7)
    });
    check("magnified by two fingers");
}

#[test]
fn ui_10_taps_never_magnify_the_page_and_two_fingers_do() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let phone = json!({ "width": 390, "height": 844, "deviceScaleFactor": 3, "mobile": true });
    let _ = page.devtools("Emulation.setDeviceMetricsOverride", &phone);
    let _ =
        page.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 5 }));
    page.settle();
    let scale = || page.script("return visualViewport.scale", &[]).as_f64().expect("a number");
    let tap = |selector: &str| {
        let middle = "const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
            return [left + width / 2, top + height / 2]";
        let at = page.script(middle, &[json!(selector)]);
        let point = json!({ "x": at[0], "y": at[1] });
        for (kind, points) in [("touchStart", json!([point])), ("touchEnd", json!([]))] {
            let _ =
                page.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
        }
    };
    for square in ["f5", "d6", "c3", "d3", "c4"] {
        tap(&format!("[data-square={square}]"));
    }
    for _ in 0..10 {
        tap("[data-action=undo]");
    }
    page.until("all is undone", || page.state().ply == 0);
    assert!((scale() - 1.0).abs() < 0.001, "{}", scale());
    let fingers = |kind: &str, apart: i32| {
        let points =
            [(195 - apart, 0), (195 + apart, 1)].map(|(x, id)| json!({ "x": x, "y": 300, "id": id }));
        let points = if kind == "touchEnd" { json!([]) } else { json!(points) };
        let _ = page.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
    };
    fingers("touchStart", 15);
    (16..100).step_by(8).for_each(|apart| fingers("touchMove", apart));
    fingers("touchEnd", 100);
    page.until("the page is magnified", || scale() > 1.5);
}

#[test]
fn what_is_tapped_twice_asks_for_no_zoom_and_no_field_is_zoomed_into() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("new-game");
    // WebKit on a phone zooms into a field whose letters are smaller than 16 pixels.
    let wrong = r#"
        const shown = (selector) => [...document.querySelectorAll(selector)];
        const zooms = shown("button, label, select").filter((one) => getComputedStyle(one).touchAction !== "manipulation");
        const small = shown("input[type=text], input:not([type])").filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16);
        return [...zooms, ...small].map((one) => one.outerHTML.slice(0, 100));
    "#;
    assert_eq!(page.script(wrong, &[]), json!([]));
    let viewport = page.attribute("meta[name=viewport]", "content").expect("a viewport");
    assert!(!viewport.contains("scale=1,maximum") && !viewport.contains("user-scalable"), "{viewport}");
}

#[test]
fn a_computer_that_waits_pushes_nothing_out_of_sight() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(360, 640);
    page.new_game_between("classic", "level-14", "level-13");
    page.until("it thinks", || page.tells("thinking"));
    page.press("stop");
    page.until("it waits", || page.tells("halted"));
    let mut hidden = Vec::new();
    for language in ["sv", "de", "da", "is", "en"] {
        page.choose("language", language);
        page.settle();
        hidden.extend(outside(&page).map(|what| format!("{what} in {language}")));
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}
