//! The keyboard alone: every control is reached, seen and left again, and every way through the program can be gone.

use super::eyes::VIEWS;
use browser_tests::{Browser, Page, Site};
use serde_json::{Value, json};

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const SPACE: &str = " ";
const LEFT: &str = "\u{e012}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const UP: &str = "\u{e013}";
const ESCAPE: &str = "\u{e00c}";
const END: &str = "\u{e010}";
const HOME: &str = "\u{e011}";
const PAGE_UP: &str = "\u{e00e}";
const PAGE_DOWN: &str = "\u{e00f}";
const CONTROL: &str = "\u{e009}";
const RELEASE: &str = "\u{e000}";

/// Notes what has the focus, and what is wrong with it: hidden behind something, or without a sign that it has the focus.
/// Returns whether the walk has come back to where it was before.
const NOTE_STOP: &str = r#"
    const here = document.activeElement;
    window.walked ??= new Set();
    window.wrong ??= [];
    // Behind the last one lies the browser's own window, and then the first one again.
    if (here === document.body) return false;
    if (walked.has(here)) return true;
    walked.add(here);
    const told = here.outerHTML.slice(0, 120);
    const shown = here.closest("label") ?? here;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !(shown.contains(hit) || hit.contains(shown))) wrong.push(`hidden: ${told}`);
    const marked = [here, shown].some((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== "none" || boxShadow !== "none";
    });
    if (!marked) wrong.push(`not marked: ${told}`);
    return false;
"#;

/// What is wrong, and the controls that the walk has not come to. Of radio buttons with one name one is enough, as of
/// the squares of the board.
const WALKED: &str = r#"
    const modal = document.querySelector("dialog:modal");
    const group = (element) => (element.type === "radio" ? element.name : element);
    const reached = new Set([...walked].map(group));
    const controls = [...(modal ?? document).querySelectorAll("a[href], button, input, select, textarea, [tabindex]")];
    const missed = controls.filter((element) =>
        element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true })
        && !reached.has(group(element)));
    const outside = modal ? [...walked].filter((element) => !modal.contains(element)) : [];
    const lines = [
        ...wrong,
        ...missed.map((element) => `not reached: ${element.outerHTML.slice(0, 120)}`),
        ...outside.map((element) => `out of the dialog: ${element.outerHTML.slice(0, 120)}`),
    ];
    delete window.walked;
    delete window.wrong;
    return lines;
"#;

/// Presses the Tab key by the developer tools: WebDriver takes keys for a chosen file where a file can be chosen.
fn press_tab(page: &Page) {
    for kind in ["rawKeyDown", "keyUp"] {
        let event = json!({ "type": kind, "key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9 });
        let _ = page.devtools("Input.dispatchKeyEvent", &event);
    }
}

/// Walks through all that has a place in the order of the Tab key, and tells what is wrong.
fn walk(page: &Page) -> Vec<String> {
    let _ = page.script("document.activeElement.blur()", &[]);
    for _ in 0..150 {
        press_tab(page);
        if page.script(NOTE_STOP, &[]) == json!(true) {
            let lines = page.script(WALKED, &[]);
            return lines
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .map(str::to_owned)
                .collect();
        }
    }
    vec!["the walk does not come to an end".to_owned()]
}

#[test]
fn the_tab_key_comes_to_every_control_and_each_is_seen_and_marked_and_none_is_a_trap() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let mut found = Vec::new();
    for (width, height) in [(360, 640), (1280, 800)] {
        page.size(width, height);
        for (view, go_there) in VIEWS {
            page.new_game("classic");
            go_there(&page);
            page.settle();
            found.extend(walk(&page).into_iter().map(|line| format!("{view}, {width} wide: {line}")));
            super::eyes::close_whatever_is_open(&page);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn on_rule_pages_the_tab_key_comes_to_every_control() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(360, 640);
    let mut found = Vec::new();
    for name in ["index", "classic", "historic", "keyboard"] {
        page.go(&site.address(&format!("rules/de/{name}.html")));
        found.extend(walk(&page).into_iter().map(|line| format!("{name}: {line}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// What has the focus: a square, a step, or the name of a command, choice or setting.
fn focus(page: &Page) -> String {
    let script = "const { dataset, tagName } = document.activeElement;
        return dataset.square ?? dataset.action ?? dataset.step ?? dataset.choice ?? dataset.setting ?? dataset.ply ?? tagName";
    page.script(script, &[]).as_str().unwrap_or_default().to_owned()
}

/// Presses the Tab key until this has the focus.
fn tab_to(page: &Page, name: &str) {
    for _ in 0..100 {
        if focus(page) == name {
            return;
        }
        page.keys(TAB);
    }
    panic!("the Tab key does not come to {name}");
}

fn until_closed(page: &Page) {
    page.until("it is closed", || page.how_many("dialog[open]") == 0);
}

#[test]
fn a_game_is_chosen_begun_passed_taken_back_and_looked_at_with_keys_alone() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    tab_to(&page, "settings");
    page.keys(ENTER);
    page.until("the settings are open", || page.how_many("dialog[open][data-dialog=settings]") == 1);
    tab_to(&page, "confirm-passes");
    page.keys(SPACE);
    page.keys(ESCAPE);
    until_closed(&page);
    assert_eq!(focus(&page), "settings");
    // Another game, and back to the classic one.
    for (ruleset, key) in [("reverse", DOWN), ("classic", UP)] {
        tab_to(&page, "new-game");
        page.keys(ENTER);
        page.until("the dialog is open", || page.how_many("dialog[open][data-dialog=new-game]") == 1);
        tab_to(&page, "ruleset");
        page.keys(key);
        tab_to(&page, "start");
        page.keys(ENTER);
        until_closed(&page);
        assert_eq!(page.attribute("[data-board]", "data-ruleset").as_deref(), Some(ruleset));
    }
    while page.script("return document.activeElement.dataset.square ?? null", &[]).is_null() {
        page.keys(TAB);
    }
    for square in ["f5", "f6", "d3", "g5", "h5", "h4", "f7", "h6"] {
        page.keys(square);
        page.keys(ENTER);
        page.until("it is played", || page.state().last == square);
    }
    assert_eq!(page.state().notices, ["must-pass"]);
    tab_to(&page, "pass");
    page.keys(ENTER);
    page.until("it has been passed", || page.state().turn == "white");
    assert_ne!(focus(&page), "BODY", "what was pressed is gone, the focus is not lost");
    tab_to(&page, "undo");
    page.keys(ENTER);
    page.until("the move is undone", || page.state().ply < 8);
    tab_to(&page, "redo");
    page.keys(ENTER);
    page.until("it is redone", || page.state().ply >= 8);
    tab_to(&page, "2");
    page.keys(ENTER);
    page.until("an earlier position is shown", || page.state().notices.contains(&"view".to_owned()));
    tab_to(&page, "previous");
    page.keys(ENTER);
    page.until("it is the first move", || page.attribute("[data-board]", "data-ply").as_deref() == Some("1"));
    tab_to(&page, "back-to-game");
    page.keys(ENTER);
    page.until("the game is shown", || !page.state().notices.contains(&"view".to_owned()));
    assert_ne!(focus(&page), "BODY");
    tab_to(&page, "rules");
    page.keys(ENTER);
    page.until("the rules are there", || page.how_many("rule-page[data-state=ready]") == 1);
    page.keys(ESCAPE);
    until_closed(&page);
    assert_eq!(focus(&page), "rules");
    tab_to(&page, "language");
    page.keys(UP);
    page.until("it is another language", || page.attribute("html", "lang").as_deref() != Some("en"));
    assert_eq!(focus(&page), "language");
}

#[test]
fn keys_lead_to_the_ends_of_rows_columns_and_board() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let _ = page.script("document.querySelector('[data-square=d3]').focus()", &[]);
    for (keys, square) in [
        (END.to_owned(), "h3"),
        (PAGE_DOWN.to_owned(), "h8"),
        (HOME.to_owned(), "a8"),
        (PAGE_UP.to_owned(), "a1"),
        (format!("{CONTROL}{END}{RELEASE}"), "h8"),
        (format!("{CONTROL}{HOME}{RELEASE}"), "a1"),
        (LEFT.to_owned(), "a1"),
        (RIGHT.to_owned(), "b1"),
    ] {
        page.keys(&keys);
        assert_eq!(focus(&page), square);
    }
}

#[test]
fn squares_that_cannot_be_played_take_the_focus_and_say_so_unless_marks_are_off() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    let disabled =
        |square: &str| page.attribute(&format!("[data-square={square}]"), "aria-disabled").is_some();
    let name = |square: &str| {
        page.attribute(&format!("[data-square={square}]"), "aria-label")
            .unwrap_or_default()
            .replace('\u{a0}', " ")
    };
    assert_eq!((disabled("a1"), disabled("d4"), disabled("d3")), (true, true, false));
    assert_eq!(name("d3"), "d3, empty, legal move, turns over 1 disc");
    let _ = page.script("document.querySelector('[data-square=a1]').focus()", &[]);
    assert_eq!(focus(&page), "a1");
    page.keys(ENTER);
    page.until("it is told why not", || page.state().notices.contains(&"error".to_owned()));
    page.press("settings");
    page.click(".switch:has([data-setting=hints])");
    page.close_dialog();
    assert_eq!((disabled("a1"), disabled("d4"), disabled("d3")), (false, true, false));
    assert_eq!(name("d3"), "d3, empty");
}

#[test]
fn the_list_of_moves_is_a_list_and_marks_the_one_that_is_shown() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly("f5d6c3");
    let current = "return [...document.querySelectorAll('ol[data-moves] > li > button[aria-current=step]')].map((one) => one.dataset.ply)";
    assert_eq!(page.script(current, &[]), json!(["3"]));
    page.press("undo");
    assert_eq!(page.script(current, &[]), json!(["2"]));
    page.click("[data-moves] [data-ply='1']");
    assert_eq!(page.script(current, &[]), json!(["1"]));
    assert_eq!(page.how_many("[data-moves][aria-live], [data-moves] [aria-live], [role=log]"), 0);
}

#[test]
fn dialogs_that_follow_each_other_give_the_focus_back_to_the_page() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for (action, dialog) in [("keys", "keys"), ("position", "position")] {
        tab_to(&page, "settings");
        page.keys(ENTER);
        page.until("the settings are open", || page.how_many("dialog[open][data-dialog=settings]") == 1);
        tab_to(&page, action);
        page.keys(ENTER);
        page.until("it is open", || page.how_many(&format!("dialog[open][data-dialog={dialog}]")) == 1);
        page.keys(ESCAPE);
        until_closed(&page);
        page.until("something has the focus", || focus(&page) != "BODY");
        assert_eq!(page.how_many("dialog:focus-within"), 0, "what has it can be seen");
    }
}

#[test]
fn settings_change_nothing_but_what_they_say() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    // The first visit's sentence goes with the marks of which it speaks, or with the first move.
    page.play("f5");
    page.press("settings");
    let before = page.state();
    for setting in ["coordinates", "confirm-passes", "animation", "patterns", "awake", "hints"] {
        tab_to(&page, setting);
        page.keys(SPACE);
        assert_eq!(focus(&page), setting);
        assert_eq!(page.how_many("dialog[open]"), 1, "{setting}");
    }
    assert_eq!(page.state(), before);
}
