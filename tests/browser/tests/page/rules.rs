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
            assert_eq!(address(&page), site.path(&format!("rules/{language}/{ruleset}.html")));
            assert_eq!(page.attribute("html", "lang").as_deref(), Some(language));
            page.script("history.back()", &[]);
            page.until_ready();
            assert_eq!(page.state().discs, before.discs, "{ruleset} in {language}");
        }
    }
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
fn ones_own_rules_lead_to_the_page_of_all_rules() {
    let site = Site::open();
    let page = Browser::new().speaking(&["da"]).open(&site);
    page.press("new-game");
    page.choose("ruleset", "custom");
    page.choose("shape", "octagon");
    page.press("start");
    page.press("rules");
    page.until("the rules are there", || page.how_many("main h1") == 1);
    assert_eq!(address(&page), site.path("rules/da/index.html"));
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
