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
    page.script(OUTSIDE, &[json!(NEEDED)]).as_str().map(str::to_owned)
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
fn everything_needed_for_play_is_seen_without_scrolling() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let sizes = [(360, 640), (390, 844), (844, 390), (640, 360), (1024, 600), (820, 1180), (1280, 800)];
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
        page.click("dialog[open] [data-action=close]");
        page.press("new-game");
        check("the new game");
        page.choose("ruleset", "custom");
        check("one's own rules");
        page.click("dialog[open] [data-action=close]");
        page.play_swiftly(sequence("V28"));
        check("a pass");
        page.new_game("historic");
        check("the game of the 1880s");
        page.new_game("classic");
    }
}

#[test]
fn the_board_is_square_and_of_the_same_size_empty_and_full() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for width in [320, 360, 768, 1280, 2560] {
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
fn discs_lie_in_the_middle_of_their_squares_at_every_size_and_density() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.wishes(&[browser_tests::Media::ReducedMotion]);
    page.play_swiftly("f5d6c3d3c4f4f6");
    for (width, height) in [(320, 568), (401, 700), (640, 360), (1280, 800)] {
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
