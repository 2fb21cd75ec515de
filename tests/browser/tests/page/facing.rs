//! Two people at one screen that lies flat between them: each edge has what its person needs, turned to them and in their language.

use browser_tests::records::sequence;
use browser_tests::{Browser, Media, Page, Site};
use serde_json::json;

/// Sits two people face to face, the far one with a language of their own.
fn sit_opposite(page: &Page, far_language: &str) {
    page.press("settings");
    page.choose("seating", "face-to-face");
    page.choose("far-language", far_language);
    page.close_dialog();
    page.until("they sit opposite", || page.how_many(".edge[data-edge=far]") == 1);
}

fn turn_with_each_move(page: &Page) {
    page.press("settings");
    // The driver reckons where to scroll to without the turn of the dialog.
    page.script("document.querySelector('[data-setting=turn-board]').click()", &[]);
    page.close_dialog();
}

const FAR: &str = ".edge[data-edge=far]";

#[test]
fn each_edge_is_turned_to_its_person_and_speaks_their_language() {
    let site = Site::open();
    let page = Browser::new().speaking(&["de"]).open(&site);
    page.size(820, 1180);
    sit_opposite(&page, "is");
    page.play_swiftly(sequence("V28"));
    assert_eq!(page.attribute(FAR, "lang").as_deref(), Some("is"));
    assert_eq!(page.how_many("[data-notice=pass]"), 2);
    let (far, near) = (
        page.text(&format!("{FAR} [data-notice=pass]")),
        page.text(".page > .notice-room [data-notice=pass]"),
    );
    assert!(far.contains("á leik") && near.contains("am Zug"), "{far} / {near}");
    assert_eq!(page.text(&format!("{FAR} .strip-name")), "Hvítur");
    assert_eq!(page.text(".page > .strip .strip-name"), "Schwarz");
    // Half a turn, and its own first part next to the board.
    let lies = r#"
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const far = document.querySelector(".edge");
        return [getComputedStyle(far).rotate, box(".edge .commands").bottom <= box(".edge .strip").top + 1,
            box(".edge .strip").bottom <= box("[data-board]").top + 1];
    "#;
    assert_eq!(page.script(lies, &[]), json!(["180deg", true, true]));
    assert!(
        page.attribute("[data-square=d3]", "aria-label")
            .is_some_and(|name| name.contains("Stein") || name.contains("leer"))
    );
}

#[test]
fn both_can_undo_redo_and_reach_the_menu() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(820, 1180);
    sit_opposite(&page, "sv");
    page.play("f5d6");
    let near = ".page > .commands";
    for (edge, other) in [(FAR, near), (near, FAR)] {
        page.click(&format!("{edge} [data-action=undo]"));
        page.until("the move is undone", || page.state().ply == 1);
        page.click(&format!("{other} [data-action=redo]"));
        page.until("the move is redone", || page.state().ply == 2);
        page.click(&format!("{edge} [data-action=new-game]"));
        page.close_dialog();
    }
    page.choose("far-language", "da");
    page.until("the far edge has changed", || page.attribute(FAR, "lang").as_deref() == Some("da"));
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("en"), "the page has not");
    page.reload();
    assert_eq!(page.attribute(FAR, "lang").as_deref(), Some("da"), "and it stays");
}

#[test]
fn face_to_face_the_board_turns_under_the_hands_and_every_square_stays_itself() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(820, 1180);
    page.wishes(&[Media::ReducedMotion]);
    sit_opposite(&page, "is");
    turn_with_each_move(&page);
    let top =
        || page.script("return document.querySelector('[data-square=a1]').getBoundingClientRect().top", &[]);
    let before = top();
    let strip =
        || page.script("return document.querySelector('.page > .strip').getBoundingClientRect().top", &[]);
    let place = strip();
    page.play("f5");
    assert_eq!(page.attribute("[data-board]", "data-faces").as_deref(), Some("far"));
    assert!(top().as_f64() > before.as_f64(), "a1 lies at the far person's upper left");
    assert_eq!(strip(), place, "people stay where they sit");
    page.play("d6c3d3c4");
    assert_eq!(page.state().last, "c4");
    assert_eq!(page.attribute("[data-board]", "data-faces").as_deref(), Some("far"));
    page.press("undo");
    assert_eq!(top(), before);
}

#[test]
fn who_plays_by_keys_keeps_their_square_while_the_board_turns() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    turn_with_each_move(&page);
    let held = || page.script("return document.activeElement.dataset.square ?? null", &[]);
    page.play("f5");
    page.until("the board has turned", || {
        page.attribute("[data-side=second]", "data-place").as_deref() == Some("bottom")
    });
    assert_eq!(held(), json!("f5"));
    assert_eq!(page.how_many("[data-square][tabindex='0']"), 1);
    page.keys("\u{e013}");
    assert_eq!(held(), json!("f6"), "up is where one sees it");
    page.keys("\u{e007}");
    page.until("f6 is played", || page.state().last == "f6");
    assert_eq!(held(), json!("f6"));
}

#[test]
fn face_to_face_everything_is_seen_without_scrolling() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    sit_opposite(&page, "is");
    let outside = r#"
        const outside = ({ left, top, right, bottom }) =>
            left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        const parts = [...document.querySelectorAll("[data-board], .strip, .notice, .commands .button, .commands .language")];
        const found = parts.find((part) => outside(part.getBoundingClientRect()));
        return found?.outerHTML.slice(0, 160) ?? null;
    "#;
    let cut = r#"
        const cut = [...document.querySelectorAll("button, .notice, .strip-state")].find((one) => one.scrollWidth > one.clientWidth + 1);
        return cut?.outerHTML.slice(0, 160) ?? null;
    "#;
    let mut wrong = Vec::new();
    for language in ["de", "en"] {
        page.choose("language", language);
        for (ruleset, record) in [("classic", ""), ("classic", "V28"), ("classic", "V01"), ("historic", "")] {
            page.new_game(ruleset);
            if !record.is_empty() {
                page.play_swiftly(sequence(record));
            }
            for (width, height) in
                [(360, 640), (390, 844), (640, 360), (844, 390), (820, 1180), (1180, 820), (1280, 800)]
            {
                page.size(width, height);
                page.settle();
                for script in [outside, cut] {
                    let found = page.script(script, &[]);
                    wrong.extend(
                        found
                            .as_str()
                            .map(|what| format!("{ruleset} {record} {language} {width}x{height}: {what}")),
                    );
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn face_to_face_has_no_fault() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.wishes(&[Media::ReducedMotion]);
    sit_opposite(&page, "is");
    page.play_swiftly("f5d6c3");
    assert_eq!(page.faults(), Vec::<String>::new());
}

#[test]
fn a_dialog_is_turned_to_whoever_opened_it() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(820, 1180);
    sit_opposite(&page, "da");
    page.click(&format!("{FAR} [data-action=settings]"));
    page.until("it is open", || page.how_many("dialog[open]") == 1);
    assert_eq!(page.attribute("dialog[open]", "lang").as_deref(), Some("da"));
    assert_eq!(page.text("dialog[open] h2"), "Indstillinger");
    page.script("document.querySelector('[data-dialog=settings] [data-action=position]').click()", &[]);
    page.until("the position is open", || page.how_many("[data-dialog=position][open]") == 1);
    // The clipboard may refuse; either way it is said.
    page.script("document.querySelector('[data-action=copy-position]').click()", &[]);
    let said = "return document.querySelector('dialog[open] [role=status]').textContent.trim()";
    let told = "return document.querySelector('dialog[open] [data-copied]').textContent";
    page.until("it is said", || page.script(said, &[]) != json!(""));
    assert_eq!(page.script(said, &[]), page.script(told, &[]));
    assert_eq!(page.attribute("dialog[open] [role=status]", "lang").as_deref(), Some("da"));
    page.close_dialog();
    page.click(&format!("{FAR} [data-action=settings]"));
    page.until("it is open", || page.how_many("[data-dialog=settings][open]") == 1);
    let turned = "return getComputedStyle(document.querySelector('dialog[open]')).rotate";
    assert_eq!(page.script(turned, &[]), json!("180deg"));
    let chosen = "return document.querySelector('dialog[open] [data-choice=language]:checked').value";
    assert_eq!(page.script(chosen, &[]), json!("en"), "the page's language is chosen there, too");
    page.script("document.querySelector('[data-choice=seating][value=same-side]').click()", &[]);
    page.until("they sit side by side", || page.how_many(FAR) == 0);
    assert_eq!(page.text("dialog[open] h2"), "Indstillinger", "until it is closed");
    page.close_dialog();
    page.press("settings");
    assert_eq!(page.text("dialog[open] h2"), "Settings");
    assert_eq!(page.script(turned, &[]), json!("none"));
}
