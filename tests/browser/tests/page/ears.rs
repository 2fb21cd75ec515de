//! The board by ear and by keyboard: what is said, what letters ask, where the focus stays.

use browser_tests::records::sequence;
use browser_tests::{Browser, Page, Site};
use serde_json::{Value, json};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const TAB: &str = "\u{e004}";

/// What the live region has said so far, as a screen reader hears it.
const LISTEN: &str = r#"
    window.heard = [];
    const said = document.querySelector("[role=status]");
    new MutationObserver(() => window.heard.push(said.textContent)).observe(said, { childList: true, characterData: true, subtree: true });
"#;

fn listen(page: &Page) {
    let _ = page.script(LISTEN, &[]);
}

fn heard(page: &Page) -> Vec<String> {
    let heard = page.script("return window.heard", &[]);
    let plain = |text: &Value| text.as_str().unwrap_or_default().replace('\u{a0}', " ").trim().to_owned();
    heard.as_array().into_iter().flatten().map(plain).collect()
}

/// The last text that was heard.
fn said(page: &Page) -> String {
    heard(page).pop().unwrap_or_default()
}

/// What has the focus: a square, or the name of a command or dialog.
fn focus(page: &Page) -> String {
    let script = "const { dataset, tagName } = document.activeElement;
        return dataset.square ?? dataset.action ?? dataset.step ?? dataset.choice ?? tagName";
    page.script(script, &[]).as_str().unwrap_or_default().to_owned()
}

fn focus_on(page: &Page, selector: &str) {
    let _ = page.script("document.querySelector(arguments[0]).focus()", &[json!(selector)]);
}

fn focus_on_square(page: &Page, square: &str) {
    focus_on(page, &format!("[data-square={square}]"));
}

#[test]
fn ax_01_the_tree_has_64_named_squares_and_no_picture() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let check = || {
        let tree = page.devtools("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let seen = |node: &&Value| node["ignored"] != json!(true);
        let role = |node: &Value| node["role"]["value"].as_str().unwrap_or_default().to_owned();
        let named = |node: &Value| node["name"]["value"].as_str().unwrap_or_default().to_owned();
        let squares = nodes.iter().filter(seen).filter(|node| role(node) == "button").map(named);
        let of_square = |name: &String| {
            let mut signs = name.chars();
            matches!(
                (signs.next(), signs.next(), signs.next()),
                (Some('a'..='h'), Some('1'..='8'), Some(','))
            )
        };
        let squares: Vec<String> = squares.filter(of_square).collect();
        assert_eq!(squares.len(), 64, "{squares:?}");
        let pictures: Vec<String> = nodes
            .iter()
            .filter(seen)
            .map(role)
            .filter(|role| role.contains("Svg") || role == "img")
            .collect();
        assert_eq!(pictures, [""; 0]);
    };
    check();
    page.play_swiftly(sequence("V02"));
    check();
}

#[test]
fn ax_04_and_13_the_focus_stays_where_it_was() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    focus_on_square(&page, "f5");
    page.keys(ENTER);
    page.until("f5 is played", || page.state().ply == 1);
    assert_eq!(focus(&page), "f5");
    page.keys("\u{e014}");
    assert_eq!(focus(&page), "g5");
    focus_on(&page, "[data-action=undo]");
    page.keys(ENTER);
    page.until("f5 is undone", || page.state().ply == 0);
    assert_eq!(focus(&page), "undo");
    let _ = page.script(
        "const choice = document.querySelector('header [data-choice=language]');
         choice.focus(); choice.value = 'is'; choice.dispatchEvent(new Event('change', { bubbles: true }))",
        &[],
    );
    page.until("it is Icelandic", || page.attribute("html", "lang").as_deref() == Some("is"));
    assert_eq!(focus(&page), "language");
    focus_on_square(&page, "c4");
    page.click("[data-square=f5]");
    assert_eq!(page.how_many("[data-square]:focus"), 1);
    page.press("undo");
    focus_on(&page, "[data-square][tabindex='0']");
    page.keys("\u{e014}");
    assert_eq!(focus(&page), "g5", "it goes on from the square that was used last");
}

#[test]
fn ax_05_every_pass_and_every_refusal_is_heard() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.choose("language", "en");
    listen(&page);
    page.play_swiftly(sequence("V08"));
    let log = heard(&page);
    let passes = log.iter().filter(|text| text.contains("White has no legal move and passes.")).count();
    assert!(passes >= 3, "{passes} passes of White were heard in {log:#?}");
    assert!(log.windows(2).all(|two| two[0] != two[1]), "texts in a row differ");
    page.new_game("classic");
    let before = heard(&page).len();
    page.click("[data-square=a1]");
    page.click("[data-square=a1]");
    let raw = page.script("return window.heard", &[]);
    let raw: Vec<&str> =
        raw.as_array().into_iter().flatten().filter_map(Value::as_str).skip(before).collect();
    assert_eq!(raw.len(), 2, "both refusals are heard: {raw:?}");
    assert_ne!(raw[0], raw[1], "a reader that leaves out repetitions says both");
    assert_eq!(raw[0].trim(), raw[1].trim());
}

#[test]
fn ax_08_squares_are_typed_and_the_board_is_read_as_text() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.choose("language", "en");
    listen(&page);
    focus_on_square(&page, "d4");
    page.keys("f5");
    assert_eq!(focus(&page), "f5");
    page.keys(ENTER);
    page.until("f5 is played", || page.state().last == "f5");
    page.keys("F6");
    page.keys(ENTER);
    page.until("f6 is played", || page.state().last == "f6");
    page.keys("q9");
    assert_eq!(said(&page), "There is no square q9.");
    page.keys(ENTER);
    assert_eq!((page.state().ply, focus(&page).as_str()), (2, "f6"), "Enter plays nothing then");
    assert_eq!(said(&page), "There is no square q9.");
    page.keys("a1");
    page.keys(ENTER);
    assert_eq!(said(&page), "a1 is not a legal move: no disc would be turned over.");
    page.keys("p");
    page.until("the position is there", || page.how_many("dialog[open] [data-position] li") == 10);
    let rows = page.text("dialog[open] [data-position]");
    assert!(rows.contains("Row 1: empty.") && rows.contains("Row 4: d4 white, e4 black."), "{rows}");
    page.keys(ESCAPE);
    page.until("it is closed", || page.how_many("dialog[open]") == 0);
    assert_eq!(focus(&page), "a1", "the focus is given back");
}

#[test]
fn letters_ask_on_the_board_and_nowhere_else() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.choose("language", "en");
    listen(&page);
    let ask = |key: &str, answer: &str| {
        page.keys(key);
        assert_eq!(said(&page), answer, "{key}");
    };
    focus_on_square(&page, "a4");
    page.keys("n");
    assert_eq!(focus(&page), "c4");
    ask("t", "A disc on c4 turns over d4.");
    ask("m", "Legal moves: d3, c4, f5, e6.");
    ask("s", "Black 2, White 2. Black to move.");
    ask("l", "No moves yet.");
    ask("r", "The supply of discs is shared. Nobody runs out.");
    page.keys("\u{e008}n\u{e000}");
    assert_eq!(focus(&page), "d3", "back with Shift");
    page.keys("?");
    page.until("the list is there", || page.how_many("dialog[open][data-dialog=keys]") == 1);
    page.keys("s");
    page.keys(ESCAPE);
    page.until("it is closed", || page.how_many("dialog[open]") == 0);
    let times = heard(&page).len();
    focus_on(&page, "[data-action=undo]");
    page.keys("s");
    page.press("new-game");
    page.click("dialog[open] [type=text], dialog[open] .text-input");
    page.keys("slmtrpkn?");
    assert_eq!(page.how_many("dialog[open]"), 1);
    assert_eq!(heard(&page).len(), times, "nothing was asked: {:?}", heard(&page));
}

#[test]
fn the_position_is_copied_or_that_it_could_not_be_is_told() {
    let site = Site::open();
    let remember = "Object.defineProperty(navigator, 'clipboard', { value: {
        writeText: async (text) => { if (window.refuse) throw new Error('refused'); window.copied = text } } })";
    let page = Browser::new().before_every_page(remember).open(&site);
    page.choose("language", "en");
    focus_on_square(&page, "d4");
    page.keys("p");
    page.press("copy-position");
    page.until("it is copied", || page.how_many("[data-copied=done]") == 1);
    let copied = page.script("return window.copied", &[]);
    assert!(
        copied.as_str().is_some_and(|text| text.contains("Row 4: d4 white, e4 black.\nRow 5")),
        "{copied}"
    );
    let _ = page.script("window.refuse = true", &[]);
    page.press("copy-position");
    page.until("it is refused", || page.how_many("[data-copied=refused]") == 1);
    assert!(page.text("[data-copied]").contains("could not be copied"));
}

/// The live regions that a screen reader is told of.
fn live_regions(page: &Page) -> Vec<String> {
    let tree = page.devtools("Accessibility.getFullAXTree", &json!({}));
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let role = |node: &Value| node["role"]["value"].as_str().unwrap_or_default().to_owned();
    let heard = nodes.iter().filter(|node| node["ignored"] != json!(true)).map(role);
    heard.filter(|role| ["status", "alert", "log", "timer"].contains(&role.as_str())).collect()
}

#[test]
fn exactly_one_live_region_can_be_heard_wherever_one_is() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let check = |place: &str| assert_eq!(live_regions(&page), ["status"], "{place}");
    check("the page");
    assert_eq!(page.text("[role=status]"), "", "it says nothing yet");
    for dialog in ["new-game", "settings", "keys", "position"] {
        if ["keys", "position"].contains(&dialog) {
            page.press("settings");
        }
        page.press(dialog);
        page.until("it is open", || page.how_many(&format!("dialog[open][data-dialog={dialog}]")) == 1);
        check(dialog);
        page.keys(ESCAPE);
        page.until("it is closed", || page.how_many("dialog[open]") == 0);
    }
    for (width, height) in [(360, 640), (1280, 800)] {
        page.size(width, height);
        page.press("rules");
        page.until("the rules are there", || page.how_many("rule-page[data-state=ready]") == 1);
        check("the rules");
        page.keys(ESCAPE);
        page.until("they are closed", || page.how_many("dialog[open]") == 0);
    }
}

#[test]
fn a_dialog_says_what_happens_while_it_is_open_and_nothing_from_before() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).before_every_page(CLIPBOARD).open(&site);
    page.play("f5");
    focus_on_square(&page, "d4");
    page.keys("p");
    page.until("the position is there", || page.how_many("dialog[open] [data-position] li") == 10);
    let said = || page.script("return document.querySelector('dialog[open] [role=status]').textContent", &[]);
    assert_eq!(said(), json!(""));
    page.press("copy-position");
    page.until("it is said", || {
        said().as_str().is_some_and(|text| text.trim() == "The text has been copied.")
    });
}

/// A clipboard that takes everything.
const CLIPBOARD: &str =
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })";

#[test]
fn what_is_said_while_the_program_starts_is_heard_once_it_is_there() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).blocking_storage().open(&site);
    page.until("it is heard", || {
        page.script("return document.querySelector('[role=status]').textContent", &[])
            .as_str()
            .is_some_and(|text| text.starts_with("Nothing can be saved"))
    });
}

#[test]
fn the_lines_from_a_square_are_heard() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    listen(&page);
    focus_on_square(&page, "d3");
    let held = |key: &str| page.keys(&format!("\u{e008}{key}\u{e000}"));
    held("\u{e015}");
    assert_eq!(said(&page), "Down: d4 white, d5 black, d6 empty, d7 empty, d8 empty.");
    held("\u{e00f}");
    assert_eq!(said(&page), "Down and right: e4 black, f5 empty, g6 empty, h7 empty.");
    held("\u{e011}");
    assert_eq!(said(&page), "Up and left: only empty squares.");
    assert_eq!(focus(&page), "d3", "the focus stays");
    page.press("flip-board");
    focus_on_square(&page, "d3");
    held("\u{e013}");
    let up = "Up: d4 white, d5 black, d6 empty, d7 empty, d8 empty.";
    assert_eq!(said(&page), up);
    page.keys("x");
    assert_eq!(said(&page), format!("{up} Up and left: e4 black, f5 empty, g6 empty, h7 empty."));
}

#[test]
fn the_focus_stays_while_the_computer_answers() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("new-game");
    page.choose("black", "person");
    page.choose("second", "level-1");
    page.press("start");
    page.until("the dialog is closed", || page.how_many("dialog[open]") == 0);
    focus_on_square(&page, "f5");
    page.keys(ENTER);
    page.until("the computer has answered", || page.state().ply == 2);
    assert_eq!(focus(&page), "f5");
}

#[test]
fn ax_14_escape_closes_every_dialog_and_gives_the_focus_back() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for opener in ["new-game", "settings", "rules"] {
        focus_on(&page, &format!("header [data-action={opener}]"));
        page.keys(ENTER);
        page.until("it is open", || page.how_many("dialog[open]") == 1);
        page.keys(ESCAPE);
        page.until("it is closed", || page.how_many("dialog[open]") == 0);
        assert_eq!(focus(&page), opener);
    }
}

#[test]
fn ax_16_languages_are_named_in_themselves_and_marked() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let names = "return [...document.querySelectorAll('header [data-choice=language] option')].map((one) => `${one.lang} ${one.textContent}`)";
    for language in ["sv", "de", "da", "is", "en"] {
        page.choose("language", language);
        let expected = ["sv Svenska", "de Deutsch", "da Dansk", "is Íslenska", "en English"];
        assert_eq!(page.script(names, &[]), json!(expected), "{language}");
    }
}

#[test]
fn the_first_two_stops_of_the_page_lead_to_the_board_and_to_playing_by_ear() {
    let site = Site::open();
    let page = Browser::new().speaking(&["is"]).open(&site);
    page.keys(TAB);
    assert_eq!(page.script("return document.activeElement.getAttribute('href')", &[]), json!("#board"));
    page.keys(TAB);
    assert_eq!(focus(&page), "by-ear");
    page.keys(ENTER);
    page.until("the page is there", || page.how_many("h2#typing") == 1);
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("is"));
}

/// The spoken log of a short game with a refusal and questions, as the live region said it.
fn spoken(language: &str) -> Vec<String> {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.choose("language", language);
    listen(&page);
    page.play("f5f6");
    page.click("[data-square=a1]");
    page.play("d3g5h5h4f7h6");
    focus_on_square(&page, "h6");
    page.keys("l");
    page.keys("s");
    page.keys("\u{e008}\u{e012}\u{e000}");
    page.press("undo");
    heard(&page)
}

/// What a short game sounds like, for people to read.
const LOG: &str = include_str!("../../../../docs/accessibility.md");

/// The lines of the log under the heading of a language.
fn log(heading: &str) -> Vec<&'static str> {
    let part = LOG.split(&format!("### {heading}\n")).nth(1).expect("the heading is there");
    part.split("```").nth(1).expect("the log is there").lines().skip(1).collect()
}

#[test]
fn a_short_game_is_heard_in_icelandic() {
    assert_eq!(spoken("is"), log("Icelandic"));
}

#[test]
fn a_short_game_is_heard_in_german() {
    assert_eq!(spoken("de"), log("German"));
}
