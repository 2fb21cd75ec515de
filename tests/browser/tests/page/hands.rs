//! Hands: targets that are large enough, and a screen that stays on while one thinks.

use browser_tests::{Browser, Page, Site};
use serde_json::{Value, json};

/// What is pressed and is smaller than so many pixels. A link within a sentence is as high as its line.
const TOO_SMALL: &str = r#"
    const [selector, least] = arguments;
    const small = (element) => {
        const { width, height } = (element.closest(".choice, .switch, .language") ?? element).getBoundingClientRect();
        return Math.min(width, height) < least - 0.01;
    };
    const seen = [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest(".skip-link, [inert]"));
    return seen.filter(small).map((element) => element.outerHTML.slice(0, 120));
"#;

fn too_small(page: &Page, selector: &str, least: u32) -> Value {
    page.script(TOO_SMALL, &[json!(selector), json!(least)])
}

#[test]
fn commands_are_as_large_as_a_finger_and_everything_else_nearly_so() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let check = |view: &str| {
        page.settle();
        let commands =
            "button.button:not([data-kind=text]), a.button:not([data-kind=text]), select, input, .ways a";
        assert_eq!(too_small(&page, commands, 44), json!([]), "{view}");
        assert_eq!(too_small(&page, "button, a[href], input, select", 24), json!([]), "{view}");
        assert_eq!(too_small(&page, "[data-square]", 36), json!([]), "{view}");
    };
    for (width, height) in [(320, 568), (390, 844), (844, 390), (1280, 800)] {
        page.size(width, height);
        page.new_game("classic");
        check("the start");
        page.play("f5d6");
        page.click("[data-moves] [data-ply='1']");
        check("an earlier position");
        for dialog in ["new-game", "settings", "keys", "position"] {
            if ["keys", "position"].contains(&dialog) {
                page.press("settings");
            }
            page.press(dialog);
            check(dialog);
            page.close_dialog();
        }
    }
}

/// A screen lock that tells what it is asked for.
const LOCK: &str = "
    window.locks = [];
    const request = async () => {
        const lock = { released: false, release: async () => { lock.released = true } };
        window.locks.push(lock);
        return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    let seen = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => seen });
    window.show = (how) => {
        seen = how;
        if (how === 'hidden') for (const lock of window.locks) lock.released = true;
        document.dispatchEvent(new Event('visibilitychange'));
    };";

#[test]
fn the_screen_stays_on_from_the_first_move_to_the_end() {
    let site = Site::open();
    let page = Browser::new().before_every_page(LOCK).open(&site);
    let held = || page.script("return window.locks.filter((lock) => !lock.released).length", &[]);
    let until_held = |number: u32, when: &str| page.until(when, || held() == json!(number));
    assert_eq!(held(), json!(0), "nobody has begun");
    page.play("e6");
    until_held(1, "the screen stays on");
    let _ = page.script("window.show('hidden')", &[]);
    until_held(0, "a hidden page lets it go");
    let _ = page.script("window.show('visible')", &[]);
    until_held(1, "it is asked again when the page is seen");
    page.press("settings");
    page.click(".switch:has([data-setting=awake])");
    until_held(0, "it is let go where it is not wanted");
    page.click(".switch:has([data-setting=awake])");
    until_held(1, "and held again");
    page.close_dialog();
    page.play("f4e3f6g5d6e7f5c5");
    assert_eq!(page.state().turn, "over");
    until_held(0, "the game is over");
}

#[test]
fn a_browser_that_cannot_keep_the_screen_on_or_will_not_plays_all_the_same() {
    let site = Site::open();
    let refusals = [
        "Object.defineProperty(navigator, 'wakeLock', { value: undefined });",
        "Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => { throw new Error('battery') } } });",
    ];
    for refusal in refusals {
        let page = Browser::new().before_every_page(refusal).open(&site);
        page.play("f5d6");
        assert_eq!(page.console_errors(), [""; 0]);
    }
}
