//! The rule pages as files of their own.

use browser_tests::{Browser, Site};
use serde_json::json;

const LANGUAGES: [&str; 5] = ["sv", "de", "da", "is", "en"];

#[test]
fn no_rule_page_scrolls_sideways_at_320_pixels() {
    let site = Site::open();
    let page = Browser::new().start();
    page.size(320, 568);
    for language in LANGUAGES {
        for name in ["classic", "reverse", "historic"] {
            page.go(&site.address(&format!("rules/{language}/{name}.html")));
            let sideways = "return document.documentElement.scrollWidth > innerWidth";
            assert_eq!(page.script(sideways, &[]), json!(false), "{name} in {language}");
        }
    }
}

#[test]
fn without_scripts_the_pages_are_whole() {
    let site = Site::open();
    let page = Browser::new().start();
    let _ = page.devtools("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    page.go(&site.address("rules/is/classic.html#passing"));
    assert_eq!(page.how_many(".figure-step:not([display])"), 3, "each move as it stands in the end");
    assert_eq!(page.how_many(".figure-steps:not([hidden]), [data-theme]"), 0, "nothing that needs a script");
    let top = "return document.querySelector('#passing').getBoundingClientRect().top";
    assert!(page.script(top, &[]).as_f64().is_some_and(|top| (0.0..200.0).contains(&top)));
    page.click(".guide-languages [data-language=da]");
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("da"));
}

#[test]
fn the_pages_take_over_the_theme_and_the_language_of_the_program() {
    let site = Site::open();
    let page = Browser::new().speaking(&["de"]).open(&site);
    let wait = |language: &str| {
        page.go(&site.address("rules/index.html"));
        page.until("the list leads on", || {
            page.attribute("html", "lang").as_deref() == Some(language) && page.how_many(".guide-index") == 1
        });
    };
    wait("de");
    page.go(&site.address(""));
    page.until_ready();
    page.choose("language", "is");
    page.press("settings");
    page.choose("theme", "dark");
    wait("is");
    assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("dark"));
}
