//! Eyes of every kind: no fault that a machine finds, few colours, more contrast, larger and wider text, narrow windows.

use super::layout::{CUT, scrolls_sideways};
use browser_tests::records::sequence;
use browser_tests::{Browser, Media, Page, Site};
use serde_json::json;

const LANGUAGES: [&str; 5] = ["sv", "de", "da", "is", "en"];

/// Name of a view, and how one gets there from a page that was just opened.
pub(super) type View = (&'static str, fn(&Page));

pub(super) const VIEWS: [View; 15] = [
    ("start", |_| {}),
    ("a pass", |page| page.play_swiftly(sequence("V28"))),
    ("the end", |page| page.play_swiftly(sequence("V01"))),
    ("an earlier position", |page| {
        page.play_swiftly("f5d6c3");
        page.click("[data-moves] [data-ply='1']");
    }),
    ("new game", |page| {
        page.press("new-game");
        page.choose("ruleset", "custom");
    }),
    ("a position that is set up", |page| {
        page.press("new-game");
        page.press("edit");
        page.choose("ruleset", "historic");
        page.click("#editor-board [data-square=a1]");
    }),
    ("settings", |page| page.press("settings")),
    ("keys", |page| {
        page.press("settings");
        page.press("keys");
    }),
    ("position", |page| {
        page.press("settings");
        page.press("position");
    }),
    ("saved games", |page| {
        page.play_swiftly("f5d6c3");
        page.press("games");
        page.click("[data-action=change-game]");
    }),
    ("share", |page| {
        page.press("share");
        page.press("qr");
        page.until("all of it is there", || {
            page.how_many("[data-dialog=share] :is([data-written], [data-qr])") == 2
        });
    }),
    ("a record", |page| {
        page.paste("(;GM[2]PB[Anna]RE[B+2]C[Well played];B[f5];W[a1])");
        page.until_shown();
    }),
    ("records", |page| {
        page.paste("(;GM[2]PB[Anna];B[f5])(;GM[2]PB[Bo]DT[2001];B[d3])");
        page.until_listed();
    }),
    ("rules", |page| {
        page.press("rules");
        page.until("the rules are there", || page.how_many("rule-page[data-state=ready]") == 1);
    }),
    // The last one: the games that follow would have the same clock.
    ("a clock in a match", |page| {
        page.play_swiftly(sequence("V01"));
        page.press("new-game");
        page.choose("clock", "10");
        page.press("start");
        page.until("both have a clock", || page.how_many(".clock") == 2);
        page.play("f5");
    }),
];

#[test]
fn no_view_has_a_fault_in_any_theme_and_language() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.wishes(&[Media::ReducedMotion]);
    let mut faults = Vec::new();
    for (view, go_there) in VIEWS {
        page.new_game("classic");
        go_there(&page);
        for theme in ["light", "dark", "contrast"] {
            for language in LANGUAGES {
                set(&page, theme, language);
                let found = page.faults();
                faults.extend(found.into_iter().map(|fault| format!("{view}, {theme}, {language}: {fault}")));
            }
        }
        close_whatever_is_open(&page);
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Sets theme and language behind whatever is open, by the same inputs that a hand would use.
fn set(page: &Page, theme: &str, language: &str) {
    let script = "
        document.documentElement.dataset.theme = arguments[0];
        const choice = document.querySelector('header [data-choice=language]');
        choice.value = arguments[1];
        choice.dispatchEvent(new Event('change', { bubbles: true }));";
    let _ = page.script(script, &[json!(theme), json!(language)]);
    page.until("the language has changed", || page.attribute("html", "lang").as_deref() == Some(language));
    if page.how_many("dialog[open] rule-page") == 1 {
        let lang = || page.attribute("rule-page[data-state=ready]", "lang");
        page.until("the rules are in it", || lang().as_deref() == Some(language));
    }
    page.settle();
}

pub(super) fn close_whatever_is_open(page: &Page) {
    while page.how_many("dialog[open]") > 0 {
        page.close_dialog();
    }
}

#[test]
fn no_rule_page_has_a_fault_in_any_theme_and_language() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.wishes(&[Media::ReducedMotion]);
    let mut faults = Vec::new();
    for language in LANGUAGES {
        for name in ["index", "classic", "reverse", "historic", "keyboard"] {
            page.go(&site.address(&format!("rules/{language}/{name}.html")));
            for theme in ["light", "dark", "contrast"] {
                let _ = page.script("document.documentElement.dataset.theme = arguments[0]", &[json!(theme)]);
                faults.extend(
                    page.faults().into_iter().map(|fault| format!("{language}/{name}, {theme}: {fault}")),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// A computed property of the first element of a selector.
fn look(page: &Page, selector: &str, property: &str) -> String {
    let script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]";
    page.script(script, &[json!(selector), json!(property)]).as_str().unwrap_or_default().to_owned()
}

#[test]
fn ax_11_with_the_systems_few_colours_everything_keeps_its_meaning() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for scheme in [Media::Light, Media::Dark] {
        page.wishes(&[Media::ForcedColours, scheme]);
        page.new_game("classic");
        page.play("f5d6");
        let fill = |selector: &str| look(&page, selector, "fill");
        let (black, white) = (fill("[data-disc=black] .disc-face"), fill("[data-disc=white] .disc-face"));
        assert_ne!(black, white, "{scheme:?}");
        assert_ne!(fill(".board-squares"), black, "{scheme:?}");
        assert_ne!(fill(".board-squares"), white, "{scheme:?}");
        assert_eq!(fill(".board-legal"), black, "the mark has the colour of the side to move");
        assert_ne!(
            look(&page, "[data-disc=white] .disc-core", "stroke"),
            "none",
            "a pattern tells them apart, too"
        );
        assert_eq!(look(&page, "[data-disc=black] .disc-core", "stroke"), "none");
        assert_eq!(page.how_many(".disc-last"), 1);
        page.keys("\u{e014}");
        let _ = page.script("document.querySelector('[data-square=c3]').focus()", &[]);
        page.keys("\u{e014}");
        assert_eq!(look(&page, "[data-square=d3]", "outlineStyle"), "solid", "{scheme:?}");
        assert_ne!(look(&page, "[data-square=d3]", "outlineColor"), fill(".board-squares"), "{scheme:?}");
    }
}

#[test]
fn a_wish_for_contrast_is_followed_and_the_theme_does_the_same() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let colours = || {
        page.settle();
        (look(&page, "html", "backgroundColor"), look(&page, "html", "color"))
    };
    let high = ("rgb(255, 255, 255)".to_owned(), "rgb(0, 0, 0)".to_owned());
    assert_ne!(colours(), high);
    page.wishes(&[Media::MoreContrast, Media::Light]);
    assert_eq!(colours(), high);
    assert_ne!(look(&page, "[data-disc=white] .disc-core", "stroke"), "none");
    page.wishes(&[Media::Light]);
    assert_ne!(colours(), high);
    page.press("settings");
    page.choose("theme", "contrast");
    assert_eq!(colours(), high);
    page.reload();
    assert_eq!(colours(), high);
    page.go(&site.address("rules/en/classic.html"));
    assert_eq!(colours(), high, "the rule pages follow");
}

#[test]
fn patterns_are_a_setting_that_stays() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let ring = || look(&page, "[data-disc=white] .disc-core", "stroke");
    assert_eq!(ring(), "none");
    page.press("settings");
    page.click(".switch:has([data-setting=patterns])");
    assert_ne!(ring(), "none");
    page.reload();
    assert_ne!(ring(), "none");
    assert_eq!(look(&page, "[data-disc=black] .disc-core", "stroke"), "none");
}

/// What is cut or needs scrolling to the side, in every view; a line each.
fn cramped(page: &Page, how: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (view, go_there) in VIEWS {
        page.new_game("classic");
        go_there(page);
        for language in ["de", "is"] {
            set(page, "system", language);
            if scrolls_sideways(page) {
                found.push(format!("{how}, {view}, {language}: scrolls sideways"));
            }
            found.extend(
                page.script(CUT, &[]).as_str().map(|cut| format!("{how}, {view}, {language}: {cut}")),
            );
        }
        close_whatever_is_open(page);
    }
    found
}

#[test]
fn ax_17_a_page_zoomed_four_times_loses_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(320, 256);
    let found = cramped(&page, "zoomed four times");
    page.new_game("classic");
    page.play("f5");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn text_of_double_size_loses_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(1280, 1024);
    let _ = page.script("document.documentElement.style.fontSize = '200%'", &[]);
    let found = cramped(&page, "text of double size");
    page.new_game("classic");
    page.play("f5");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn wider_text_loses_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(390, 844);
    let spacing = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }";
    let widen = "for (const rule of arguments[0].split(/(?<=})/)) document.styleSheets[0].insertRule(rule)";
    let _ = page.script(widen, &[json!(spacing)]);
    let found = cramped(&page, "wider text");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
