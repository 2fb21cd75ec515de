//! The parts of the program that are fetched after the board is there. In one piece (`cargo xtask build quick`) there are none.

use browser_tests::{Browser, Page, Site, Version};

/// A page in this language, of a site that lacks one part of the program, with the game begun.
fn lacking(part: &str, language: &str) -> Option<(Site, Page, Version)> {
    let whole = Version::named("A");
    let file = whole.part(part)?;
    let lacking = Version::named("A").without(&file);
    let site = Site::of(lacking.folder());
    let page = Browser::new().speaking(&[language]).start();
    page.go(&site.address(""));
    page.until_begun();
    Some((site, page, whole))
}

fn until_missing(page: &Page) {
    page.until("it is told", || page.how_many("[data-dialog=settings] [data-part=missing]") == 1);
}

#[test]
fn a_dialog_that_cannot_be_fetched_says_so_and_comes_when_it_can() {
    let Some((mut site, page, whole)) = lacking("split_dialogs.wasm", "de") else { return };
    page.play("f5d6");
    page.press("settings");
    until_missing(&page);
    assert!(
        page.text("[data-part=missing]").starts_with("Dieser Teil des Programms"),
        "{}",
        page.text("body")
    );
    assert_eq!(page.attribute("[data-part=missing]", "role").as_deref(), Some("alert"));
    page.click("[data-dialog=settings] [data-action=close]");
    page.play("c3");
    site.stop();
    page.press("settings");
    until_missing(&page);
    page.click("[data-dialog=settings] [data-action=close]");
    site.deploy(whole.folder());
    page.press("settings");
    page.until("the settings are there", || page.how_many("[data-choice=theme]") == 4);
    page.choose("theme", "dark");
    assert_eq!((page.attribute("html", "data-theme").as_deref(), page.state().ply), (Some("dark"), 3));
    assert!(!page.console_errors().is_empty(), "and the console says why");
}

#[test]
fn a_dialog_that_is_opened_before_its_part_is_there_opens_when_it_is() {
    let site = Site::open();
    let page = Browser::new().start();
    let slow = serde_json::json!({
        "offline": false, "latency": 100, "downloadThroughput": 60_000, "uploadThroughput": 60_000
    });
    let _ = page.devtools("Network.enable", &serde_json::json!({}));
    let _ = page.devtools("Network.emulateNetworkConditions", &slow);
    page.go(&site.address(""));
    page.until_begun();
    page.press("new-game");
    let coming = page.attribute("[data-part=coming]", "role");
    assert!(coming.as_deref().is_none_or(|role| role == "status"), "{coming:?}");
    page.until("the dialog is there", || page.how_many("[data-dialog=new-game] [data-choice=ruleset]") > 0);
    page.choose("ruleset", "historic");
    page.press("start");
    page.play("d4");
}

#[test]
fn a_language_that_cannot_be_fetched_changes_nothing_and_says_so() {
    let Some((mut site, page, whole)) = lacking("split_is.wasm", "da") else { return };
    page.until_ready();
    let spoken = || page.attribute("html", "lang");
    let chosen = || page.script("return document.querySelector('select[data-choice=language]').value", &[]);
    page.choose("language", "is");
    page.until("it is told", || page.how_many("[data-notice=info]") == 1);
    assert!(page.text("[data-notice=info]").contains("kunne ikke hentes"), "{}", page.text("body"));
    assert_eq!((spoken().as_deref(), chosen()), (Some("da"), "da".into()));
    site.deploy(whole.folder());
    page.choose("language", "is");
    assert_eq!((spoken().as_deref(), chosen()), (Some("is"), "is".into()));
    let _ = page.console_errors();
}

#[test]
fn without_its_readers_language_the_program_says_that_it_cannot_begin() {
    let whole = Version::named("A");
    let Some(file) = whole.part("split_sv.wasm") else { return };
    let site = Site::of(whole.without(&file).folder());
    let page = Browser::new().speaking(&["sv"]).start();
    page.go(&site.address(""));
    page.until("the failure is told", || page.how_many("[role=alert]") > 0);
    assert!(page.text("[role=alert]").contains("Ladda om sidan"), "{}", page.text("[role=alert]"));
    let _ = page.console_errors();
}
