//! Without a network: the server is really stopped. The names `PW-16` and so on are those of `data/cases.tsv`.

use crate::rules::until_read;
use browser_tests::records::sequence;
use browser_tests::{Browser, Site, Version};
use serde_json::json;

const LANGUAGES: [&str; 5] = ["sv", "de", "da", "is", "en"];

#[test]
fn pw_16_after_one_visit_everything_works_without_a_network() {
    let (site, page) = Site::out_of_reach();
    page.reload();
    page.play_swiftly(sequence("V01"));
    assert_eq!(page.state().turn, "over");
    page.press("rematch");
    page.until("another game has begun", || page.state().ply == 0);
    page.play_swiftly(sequence("V14"));
    page.new_game("historic");
    page.play_swiftly("d4d5e4e5");
    let before = page.state();
    for language in LANGUAGES {
        page.choose("language", language);
        page.press("rules");
        until_read(&page, language, "historic");
        page.go(&site.address(&format!("rules/{language}/historic.html")));
        assert_eq!(page.attribute("html", "lang").as_deref(), Some(language));
        page.click("main .button[data-kind=main]");
        page.until_ready();
        assert_eq!(page.state().discs, before.discs, "{language}");
    }
    page.press("settings");
    page.until("the settings say so", || {
        page.attribute("[data-offline]", "data-offline").as_deref() == Some("ready")
    });
    page.click("[data-action=licences]");
    page.until("the licences are there", || page.how_many("main pre") > 10);
    assert!(site.requests().is_empty());
}

#[test]
fn the_second_visit_asks_for_nothing_but_a_new_version() {
    let mut site = Site::open();
    let page = Browser::new().open(&site);
    page.until_kept();
    site.go_on();
    page.reload();
    page.play("f5d6c3");
    let asked: Vec<String> = site.requests().into_iter().map(|request| request.path).collect();
    assert!(asked.iter().all(|path| *path == site.path("sw.js")), "{asked:?}");
}

#[test]
fn a_first_visit_that_does_not_get_everything_says_so_and_the_next_one_tries_again() {
    let damaged = Version::named("A").damaged("rules/rules.css", b"p {}");
    let whole = Version::named("A");
    let mut site = Site::of(damaged.folder());
    let page = Browser::new().open(&site);
    page.press("settings");
    page.until("it is told", || {
        page.attribute("[data-offline]", "data-offline").as_deref() == Some("failed")
    });
    assert!(page.attribute("html", "data-offline-ready").is_none());
    assert_eq!(page.caches(), json!([]), "nothing is kept by halves");
    site.deploy(whole.folder());
    page.reload();
    page.until_kept();
}
