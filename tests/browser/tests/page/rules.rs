//! The rule pages, and the way there and back.

use browser_tests::{Browser, Page, Site};
use serde_json::json;

const LANGUAGES: [&str; 5] = ["sv", "de", "da", "is", "en"];

fn address(page: &Page) -> String {
    page.script("return location.pathname", &[]).as_str().expect("an address").to_owned()
}

#[test]
fn the_rules_of_the_game_are_one_touch_away_and_the_game_is_there_again_on_the_way_back() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for (ruleset, moves) in [("classic", "f5d6c3"), ("reverse", "f5f6"), ("historic", "d4d5e4e5d6")] {
        page.new_game(ruleset);
        page.play_swiftly(moves);
        let before = page.state();
        for language in LANGUAGES {
            page.choose("language", language);
            page.press("rules");
            page.until("the rules are there", || page.how_many("main h1") == 1);
            assert_eq!(address(&page), format!("/reversi/rules/{language}/{ruleset}.html"));
            assert_eq!(page.attribute("html", "lang").as_deref(), Some(language));
            page.script("history.back()", &[]);
            page.until_ready();
            assert_eq!(page.state().discs, before.discs, "{ruleset} in {language}");
        }
    }
}

#[test]
fn ones_own_rules_lead_to_the_page_of_all_rules() {
    let site = Site::open();
    let page = Browser::new().speaking(&["da"]).open(&site);
    page.press("new-game");
    page.choose("ruleset", "custom");
    page.choose("shape", "octagon");
    page.press("start");
    page.press("rules");
    page.until("the rules are there", || page.how_many("main h1") == 1);
    assert_eq!(address(&page), "/reversi/rules/da/index.html");
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
            let sideways = "return document.documentElement.scrollWidth > innerWidth";
            page.size(320, 568);
            assert_eq!(page.script(sideways, &[]), json!(false), "{name} in {language}");
        }
    }
    assert!(site.requests().iter().all(|request| request.status == 200), "{:?}", site.requests());
}
