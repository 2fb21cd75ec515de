//! The parts of the program that are fetched after the board is there. In one piece (`cargo xtask build quick`) there are none.

use browser_tests::records::sequence;
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

/// Notes whatever is said aloud.
const LISTEN: &str = "
    window.heard = [];
    new MutationObserver((changes) => {
        const said = changes.map(({ target }) => target.parentElement ?? target);
        const region = said.find((element) => element.closest?.('[role=status]'));
        if (region?.textContent.trim()) heard.push(region.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });";

/// Tells how far the program is kept; what is asked for then has come, or not, when this is done.
const TELL_OF_KEEPING: &str = "
    const [part, done] = arguments;
    document.dispatchEvent(new CustomEvent('reversi-offline', { detail: 'failed' }));
    const ask = () => fetch(part, { cache: 'reload' });
    ask().then(ask).then(ask).then(() => requestAnimationFrame(() => setTimeout(done)));";

#[test]
fn what_is_missing_is_said_once_until_somebody_asks_for_it_again() {
    let Some((whole, file)) = version_with("/rest.wasm") else { return };
    let without = Version::named("A").without(&file);
    let mut site = Site::of(without.folder());
    let page = Browser::new().before_every_page(LISTEN).start();
    page.go(&site.address(""));
    until_missing(&page);
    let said = || {
        let script = "return heard.filter((text) => text.startsWith('A part of the program')).length";
        page.script(script, &[]).as_u64().expect("a number")
    };
    page.until("it is said", || said() == 1);
    let _ = page.script_until_done(TELL_OF_KEEPING, &[site.address(&file).into()]);
    page.play("f5");
    assert_eq!(said(), 1, "nobody has asked for it");
    for times in 2..=3 {
        page.press("fetch-again");
        page.until("it is said again", || said() == times);
    }
    site.deploy(whole.folder());
    page.press("fetch-again");
    page.until_ready();
    page.press("settings");
    assert_eq!(
        (said(), page.how_many("[data-offline=failed]")),
        (3, 1),
        "and what was told meanwhile is known"
    );
    page.close_dialog();
    let _ = page.console_errors();
}

#[test]
fn what_an_end_asks_of_the_browser_waits_for_the_rest() {
    let Some((whole, file)) = version_with("/rest.wasm") else { return };
    let without = Version::named("A").without(&file);
    let mut site = Site::of(without.folder());
    let asked = "window.asked = 0;
        StorageManager.prototype.persist = async () => (window.asked++, true);";
    let page = Browser::new().before_every_page(asked).start();
    page.go(&site.address(""));
    until_missing(&page);
    page.play_swiftly(sequence("V01"));
    assert_eq!(page.state().turn, "over");
    site.deploy(whole.folder());
    page.press("fetch-again");
    page.until("the browser is asked to keep the game", || page.script("return asked", &[]) == 1);
    page.until_ready();
    let _ = page.console_errors();
}

#[test]
fn before_all_is_there_the_game_of_another_tab_is_kept_beside_ones_own() {
    let Some(mut it) = lacking("/rest.wasm", "en") else { return };
    let page = &it.page;
    page.until_begun();
    page.play("f5");
    until_missing(page);
    it.site.deploy(it.whole.folder());
    page.open_tab(&it.site.address(""));
    page.play("d6c3");
    page.switch_to_tab(0);
    page.play("f4");
    let told = page.text(".notice-room [data-notice=info]");
    assert_eq!(told, "The game was continued in another tab.");
    page.press("fetch-again");
    page.until_ready();
    assert_eq!(page.text(".notice-room [data-notice=info] .notice-text"), told, "and can be gone on with");
    page.play("e3");
    page.reload();
    assert_eq!(page.state().moves, ["f5", "f4", "e3"]);
    page.switch_to_tab(1);
    page.reload();
    assert_eq!(page.state().moves, ["f5", "d6", "c3"]);
    let _ = page.console_errors();
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
