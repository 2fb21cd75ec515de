//! The parts of the program that are fetched after the board is there. In one piece (`cargo xtask build quick`) there are none.

use browser_tests::{Browser, Page, Site, Version};

/// A version and the address of one of its parts; `None` where it is in one piece.
fn version_with(part: &str) -> Option<(Version, String)> {
    let whole = Version::named("A");
    whole.part("/parts.js")?;
    let file = whole.part(part).unwrap_or_else(|| panic!("there is no {part}"));
    Some((whole, file))
}

/// A page of a site that lacks one part of the program.
struct Lacking {
    page: Page,
    site: Site,
    whole: Version,
    // The site shows its folder for as long as it is there.
    _lacking: Version,
}

/// A page in this language, of a site that lacks one part of the program.
fn lacking(part: &str, language: &str) -> Option<Lacking> {
    let (whole, file) = version_with(part)?;
    let lacking = Version::named("A").without(&file);
    let site = Site::of(lacking.folder());
    let page = Browser::new().speaking(&[language]).start();
    page.go(&site.address(""));
    Some(Lacking { page, site, whole, _lacking: lacking })
}

fn until_missing(page: &Page) {
    page.until("it is told", || page.how_many(".notice-room [data-part=missing]") == 1);
}

/// How many moves the game has that is kept.
fn kept_moves(page: &Page) -> usize {
    let kept = page.script(
        "const id = JSON.parse(localStorage['reversi.v1.current']).d;
         return JSON.parse(localStorage[`reversi.v1.game.${id}`]).d.moves.length / 2",
        &[],
    );
    kept.as_u64().and_then(|moves| moves.try_into().ok()).expect("a number")
}

#[test]
fn what_cannot_be_fetched_is_told_and_comes_when_it_can_and_the_game_goes_on() {
    let Some(mut it) = lacking("/rest.wasm", "de") else { return };
    let page = &it.page;
    page.until_begun();
    page.play("f5d6");
    until_missing(page);
    let told = page.text("[data-part=missing]");
    assert!(told.starts_with("Ein Teil des Programms"), "{told}");
    page.play("c3");
    assert_eq!(kept_moves(page), 3);
    it.site.stop();
    page.press("fetch-again");
    until_missing(page);
    it.site.deploy(it.whole.folder());
    page.press("fetch-again");
    page.until_ready();
    page.press("settings");
    assert_eq!((page.how_many("[data-part=missing]"), page.how_many("[data-moves] [data-ply]")), (0, 3));
    page.choose("theme", "dark");
    assert_eq!((page.attribute("html", "data-theme").as_deref(), page.state().ply), (Some("dark"), 3));
    page.close_dialog();
    page.play("d3");
    assert_eq!(kept_moves(page), 4);
    assert!(!page.console_errors().is_empty(), "and the console says why");
}

#[test]
fn a_game_that_was_kept_comes_back_only_with_all_of_the_program() {
    let Some(mut it) = lacking("/rest.wasm", "en") else { return };
    let page = &it.page;
    page.until_begun();
    page.play("f5d6c3");
    page.go(&it.site.address(""));
    page.until("the failure is told", || page.how_many("[data-notice=error]") > 0);
    assert_eq!(kept_moves(page), 3);
    it.site.deploy(it.whole.folder());
    page.reload();
    page.until_ready();
    assert_eq!((page.state().ply, page.how_many("[data-moves] [data-ply]")), (3, 3));
    let _ = page.console_errors();
}

#[test]
fn on_a_first_visit_one_plays_before_all_of_the_page_is_there() {
    if version_with("/rest.wasm").is_none() {
        return;
    }
    let site = Site::open();
    let page = Browser::new().start();
    let slow = serde_json::json!({
        "offline": false, "latency": 100, "downloadThroughput": 60_000, "uploadThroughput": 60_000
    });
    let _ = page.devtools("Network.enable", &serde_json::json!({}));
    let _ = page.devtools("Network.emulateNetworkConditions", &slow);
    page.go(&site.address(""));
    page.until_begun();
    let place = || page.script(WHERE_THE_BOARD_IS, &[]);
    let before = place();
    page.play("f5");
    assert_eq!(page.attribute("html", "data-whole"), None);
    page.until_ready();
    assert_eq!(place(), before, "and the board stays where it is");
    assert_eq!(page.how_many("[data-moves] [data-ply]"), 1);
    page.press("undo");
    assert_eq!(page.state().ply, 0);
    page.press("new-game");
    page.choose("ruleset", "historic");
    page.press("start");
    page.play("d4");
}

const WHERE_THE_BOARD_IS: &str =
    "const { x, y, width } = document.querySelector('#board').getBoundingClientRect();
    return [x, y, width]";

#[test]
fn a_language_that_cannot_be_fetched_changes_nothing_and_says_so() {
    let Some(mut it) = lacking("/is.wasm", "da") else { return };
    let page = &it.page;
    page.until_begun();
    page.until_ready();
    let spoken = || page.attribute("html", "lang");
    let chosen = || page.script("return document.querySelector('select[data-choice=language]').value", &[]);
    page.choose("language", "is");
    page.until("it is told", || page.how_many("[data-notice=info]") == 1);
    assert!(page.text("[data-notice=info]").contains("kunne ikke hentes"), "{}", page.text("body"));
    assert_eq!((spoken().as_deref(), chosen()), (Some("da"), "da".into()));
    it.site.deploy(it.whole.folder());
    page.choose("language", "is");
    assert_eq!((spoken().as_deref(), chosen()), (Some("is"), "is".into()));
    let _ = page.console_errors();
}

#[test]
fn without_its_readers_language_the_program_says_that_it_cannot_begin() {
    let Some(it) = lacking("/sv.wasm", "sv") else { return };
    let page = &it.page;
    page.until("the failure is told", || page.how_many("[role=alert]") > 0);
    assert!(page.text("[role=alert]").contains("Ladda om sidan"), "{}", page.text("[role=alert]"));
    let _ = page.console_errors();
}
