//! The rules beside the game, and games that a link sets up.

use browser_tests::{Browser, Page, Site};
use fantoccini::key::Key;
use serde_json::json;

const PANEL: &str = ".rules-panel";

/// Waits until the panel shows a page in a language.
fn until_read(page: &Page, language: &str, name: &str) {
    let text = format!("rule-page[data-state=ready][lang={language}][src^='rules/{language}/{name}.html']");
    page.until(&format!("{name} is read in {language}"), || page.how_many(&text) == 1);
}

fn until_closed(page: &Page) {
    page.until("the rules are closed", || page.how_many(&format!("{PANEL}[open]")) == 0);
}

/// How far below the upper edge of the text a heading stands.
fn below(page: &Page, heading: &str) -> f64 {
    let script = "const top = (selector) => document.querySelector(selector).getBoundingClientRect().top;
        return top(`rule-page h2#${arguments[0]}`) - top('rule-page')";
    page.script(script, &[json!(heading)]).as_f64().expect("the heading is there")
}

fn hash(page: &Page) -> String {
    page.script("return location.hash", &[]).as_str().expect("an address").to_owned()
}

#[test]
fn a_pass_leads_to_its_rule_and_a_change_of_language_keeps_the_place() {
    let site = Site::open();
    for (width, height) in [(360, 640), (820, 1180), (1280, 800)] {
        let page = Browser::new().speaking(&["en"]).open(&site);
        page.size(width, height);
        page.play_swiftly("f5f6d3g5h5h4f7h6");
        let before = page.state();
        page.click("[data-notice=pass] [data-action=rules]");
        until_read(&page, "en", "classic");
        page.until("passing is read", || below(&page, "passing").abs() < 40.0);
        let heading = "return document.activeElement.id";
        page.until("its heading has the focus", || page.script(heading, &[]) == json!("passing"));
        let place = below(&page, "passing");
        page.click(&format!("{PANEL} option[value=is]"));
        until_read(&page, "is", "classic");
        assert!(
            (below(&page, "passing") - place).abs() < 2.0,
            "{width}: {place}, {}",
            below(&page, "passing")
        );
        page.keys(&char::from(Key::Escape).to_string());
        until_closed(&page);
        assert_eq!((page.state().discs, hash(&page)), (before.discs, String::new()));
        page.play("c5");
    }
}

#[test]
fn at_a_wide_screen_one_plays_on_while_one_reads() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let modal = || page.how_many(&format!("{PANEL}:modal"));
    page.size(1280, 800);
    page.press("rules");
    until_read(&page, "en", "classic");
    assert_eq!(modal(), 0);
    page.play("f5d6");
    assert_eq!(page.script("return document.documentElement.scrollWidth > innerWidth", &[]), json!(false));
    page.click(&format!("{PANEL} [data-action=close]"));
    until_closed(&page);
    page.size(360, 640);
    page.press("rules");
    until_read(&page, "en", "classic");
    assert_eq!(modal(), 1);
    page.click(&format!("{PANEL} [data-action=close]"));
    until_closed(&page);
    let focused = page.script("return document.activeElement.dataset.action", &[]);
    assert_eq!(focused, json!("rules"), "the focus is where it was");
}

#[test]
fn within_the_panel_one_turns_pages_and_the_way_back_still_leads_out() {
    let site = Site::open();
    let page = Browser::new().speaking(&["da"]).open(&site);
    page.play_swiftly("f5d6");
    page.press("rules");
    until_read(&page, "da", "classic");
    page.click(&format!("{PANEL} nav a[href='#/rules/historic']"));
    until_read(&page, "da", "historic");
    page.click("rule-page .guide-contents a[href$='/supply']");
    page.until("the supply is read", || below(&page, "supply").abs() < 40.0);
    assert_eq!(hash(&page), "#/rules/historic/supply");
    page.script("history.back()", &[]);
    until_closed(&page);
    page.script("history.forward()", &[]);
    until_read(&page, "da", "historic");
    assert_eq!(page.state().ply, 2);
}

#[test]
fn an_address_opens_the_rules_over_the_game() {
    let site = Site::open();
    let page = Browser::new().speaking(&["is"]).open_at(&site, "#/rules/historic/supply");
    until_read(&page, "is", "historic");
    page.until("the supply is read", || below(&page, "supply").abs() < 40.0);
    page.click(&format!("{PANEL} [data-action=close]"));
    until_closed(&page);
    assert_eq!((hash(&page), page.state().ply), (String::new(), 0));
}

#[test]
fn a_choice_of_game_leads_to_its_rules_and_stays() {
    let site = Site::open();
    let page = Browser::new().speaking(&["sv"]).open(&site);
    page.press("new-game");
    for (choice, name) in [("historic", "historic"), ("custom", "historic"), ("reverse", "reverse")] {
        page.choose("ruleset", choice);
        if choice == "custom" {
            page.choose("supply", "own");
        }
        page.click("[data-dialog=new-game] [data-action=rules]");
        until_read(&page, "sv", name);
        page.keys(&char::from(Key::Escape).to_string());
        until_closed(&page);
        let chosen = format!("[data-dialog=new-game][open] [value={choice}]:checked");
        assert_eq!(page.how_many(&chosen), 1, "{choice} is still chosen");
    }
}

#[test]
fn a_link_holds_a_game_and_the_one_before_is_kept() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open_at(&site, "#/game/Classic/f5d6c3).");
    assert_eq!((page.state().moves.join(" "), hash(&page)), ("f5 d6 c3".into(), String::new()));
    page.go(&site.address("#/game/historic/d4d5"));
    page.until("the other game is there", || page.state().moves == ["d4", "d5"]);
    page.press("restore");
    page.until("the game before is there", || page.state().ply == 3);
    page.go(&site.address("#/game/classic/f5a1"));
    page.until("the refusal is told", || page.how_many("[data-notice=info]") == 1);
    let told = page.text("[data-notice=info]");
    assert!(told.contains("move number 2, a1"), "{told}");
    assert_eq!((page.state().ply, hash(&page)), (3, String::new()));
}

#[test]
fn rules_that_cannot_be_fetched_are_told_with_a_link() {
    let site = Site::open();
    let offline = "const real = window.fetch;
        window.fetch = (what, ...rest) => String(what).includes('/rules/') ? Promise.reject(new Error('offline')) : real(what, ...rest);";
    let page = Browser::new().speaking(&["de"]).before_every_page(offline).open(&site);
    page.press("rules");
    page.until("the failure is told", || page.how_many("rule-page[data-state=failed]") == 1);
    assert!(page.text(".rules-failed").contains("konnten hier nicht geladen werden"));
    page.click("[data-action=own-page]");
    page.until("the page itself is there", || page.how_many("main h1") == 1);
    assert_eq!(page.script("return location.pathname", &[]), json!("/reversi/rules/de/classic.html"));
}
