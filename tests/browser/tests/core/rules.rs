//! The rules, as files of their own and beside the game.

use browser_tests::{Browser, Page, Site};
use fantoccini::key::Key;
use serde_json::json;

const LANGUAGES: [&str; 5] = ["sv", "de", "da", "is", "en"];

/// Waits until the panel shows a page in a language.
pub(crate) fn until_read(page: &Page, language: &str, name: &str) {
    let text = format!("rule-page[data-state=ready][lang={language}][src^='rules/{language}/{name}.html']");
    page.until(&format!("{name} is read in {language}"), || page.how_many(&text) == 1);
}

fn until_closed(page: &Page) {
    page.until("the rules are closed", || page.how_many(".rules-panel[open]") == 0);
}

fn hash(page: &Page) -> String {
    page.script("return location.hash", &[]).as_str().expect("an address").to_owned()
}

#[test]
fn a_rule_page_leads_into_its_game_and_the_one_before_is_kept() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly("f5d6c3");
    let play = |name: &str| {
        page.go(&site.address(&format!("rules/sv/{name}.html")));
        page.click("main .button[data-kind=main]");
        page.until_ready();
        page.attribute("[data-board]", "data-ruleset")
    };
    assert_eq!(play("classic").as_deref(), Some("classic"));
    assert_eq!(page.state().ply, 3, "the game of these rules goes on");
    assert_eq!(play("historic").as_deref(), Some("historic"));
    assert_eq!((page.state().ply, page.script("return location.hash", &[])), (0, json!("")));
    page.press("restore");
    page.until("the game before is there again", || page.state().ply == 3);
}

#[test]
fn every_rule_page_has_its_figures_and_leads_to_the_same_page_in_every_language() {
    let site = Site::open();
    let page = Browser::new().start();
    for language in LANGUAGES {
        for (name, figures) in [("classic", 6), ("reverse", 4), ("historic", 4)] {
            page.go(&site.address(&format!("rules/{language}/{name}.html")));
            let named = "svg[role=img]:is([aria-label], [aria-labelledby])";
            assert_eq!(page.how_many(named), figures, "{name} in {language}");
            assert_eq!(page.how_many("link[rel=alternate][hreflang]"), 6, "{name} in {language}");
            assert_eq!(page.how_many("script:not([src]), style, [style]"), 0, "{name} in {language}");
        }
    }
    assert!(site.requests().iter().all(|request| request.status == 200), "{:?}", site.requests());
}

#[test]
fn a_figure_is_stepped_through_by_buttons_and_keys() {
    let site = Site::open();
    let page = Browser::new().start();
    page.go(&site.address("rules/en/classic.html"));
    let figure = "#figure-several-directions";
    let shown = || {
        let words = page.text(&format!("{figure} .figure-steps p")).replace('\u{a0}', " ");
        let discs = page.how_many(&format!("{figure} .figure-step:not([display]) [data-disc=black]"));
        (words, discs)
    };
    page.until("the script has run", || page.how_many(&format!("{figure}[data-step]")) == 1);
    assert_eq!(shown(), ("3/3 Turned over: d4, e4. White to move.".replace("3 ", "3\u{2002}"), 6));
    page.click(&format!("{figure} [data-way=next]"));
    assert_eq!((shown().1, page.attribute(figure, "data-step").as_deref()), (3, Some("0")), "it begins anew");
    page.keys(&char::from(Key::Right).to_string());
    assert_eq!(shown(), ("2/3\u{2002}Black plays d3 and turns over 2 discs.".into(), 4));
    page.click(&format!("{figure} [data-way=previous]"));
    assert_eq!(shown(), ("1/3\u{2002}Black to move.".into(), 3));
    assert_eq!(page.attribute(&format!("{figure} .figure-steps p"), "aria-live").as_deref(), Some("polite"));
}

#[test]
fn headings_are_links_and_a_change_of_language_keeps_the_place() {
    let site = Site::open();
    let page = Browser::new().start();
    page.go(&site.address("rules/sv/historic.html"));
    page.click("h2#supply a");
    page.click(".guide-languages [data-language=de]");
    page.until("the German page is there", || page.attribute("html", "lang").as_deref() == Some("de"));
    let address = "return location.pathname + location.hash";
    assert_eq!(page.script(address, &[]), json!("/reversi/rules/de/historic.html#supply"));
    page.back();
    page.until("the page before is there", || page.attribute("html", "lang").as_deref() == Some("sv"));
    assert_eq!(page.script(address, &[]), json!("/reversi/rules/sv/historic.html#supply"));
}

#[test]
fn the_rules_of_the_game_are_one_touch_away_and_the_way_back_leads_to_the_game() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for (ruleset, moves) in [("classic", "f5d6c3"), ("reverse", "f5f6"), ("historic", "d4d5e4e5d6")] {
        page.new_game(ruleset);
        page.play_swiftly(moves);
        let before = page.state();
        for language in ["sv", "de", "da", "is", "en"] {
            page.choose("language", language);
            page.press("rules");
            until_read(&page, language, ruleset);
            assert_eq!(hash(&page), format!("#/rules/{ruleset}"));
            let left = "return document.querySelector('[data-board]').getBoundingClientRect().left >= 0";
            assert_eq!(page.script(left, &[]), json!(true), "the whole board is seen beside the rules");
            page.script("history.back()", &[]);
            until_closed(&page);
            assert_eq!((page.state().discs, hash(&page)), (before.discs.clone(), String::new()));
        }
    }
}

#[test]
fn a_figure_is_tried_on_the_board_apart_from_the_game() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.choose("language", "en");
    page.play_swiftly("f5d6c3");
    let own = page.state();
    page.press("rules");
    until_read(&page, "en", "classic");
    let figure = "rule-page #figure-several-directions";
    page.click(&format!("{figure} [data-way=previous]"));
    page.click(&format!("{figure} .figure-try"));
    until_closed(&page);
    assert_eq!(page.state().moves, ["f5", "f4"]);
    page.play("d3");
    assert_eq!(page.state().ply, 3);
    assert_eq!(page.how_many("[data-notice=link]"), 0, "nobody waits for a link");
    page.press("restore");
    page.until("the own game is back", || page.state().moves == own.moves);
    assert_eq!(page.state().discs, own.discs);
}
