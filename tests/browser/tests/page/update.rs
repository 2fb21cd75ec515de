//! From one version to the next, on the reader's word and without losing a game.

use browser_tests::{Browser, Page, Site, Version};

/// The version that the page is of; `None` for the one that was built.
fn version(page: &Page) -> Option<String> {
    page.attribute("html", "data-version")
}

/// A page of the built version, kept for use without a network, in the middle of a game.
fn in_mid_game() -> (Site, Page) {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.until_kept();
    page.play("f5d6c3d3");
    page.press("undo");
    (site, page)
}

fn until_told(page: &Page) {
    page.until("a new version is told", || page.how_many("[data-notice=update]") == 1);
}

fn until_renewed(page: &Page, name: &str) {
    page.until("the new version runs", || {
        version(page).as_deref() == Some(name) && page.attribute("html", "data-ready").is_some()
    });
}

#[test]
fn pw_08_a_new_version_is_told_and_on_the_readers_word_the_game_goes_on_in_it() {
    let (mut site, page) = in_mid_game();
    let before = page.state();
    let newer = Version::named("B");
    site.deploy(newer.folder());
    page.reload();
    assert_eq!(version(&page), None, "the old version answers until the reader agrees");
    until_told(&page);
    let asked: Vec<String> = site.requests().into_iter().map(|request| request.path).collect();
    let changed = [site.path("index.html"), site.path("sw.js")];
    assert!(asked.iter().all(|path| changed.contains(path)), "only what differs is fetched: {asked:?}");
    page.press("update");
    until_renewed(&page, "B");
    assert_eq!(page.state(), before);
    page.press("redo");
    assert_eq!(page.state().ply, 4);
    site.stop();
    page.reload();
    assert_eq!(version(&page).as_deref(), Some("B"));
}

#[test]
fn who_says_later_is_left_in_peace_and_has_the_new_version_on_the_next_visit() {
    let (mut site, page) = in_mid_game();
    let before = page.state();
    let newer = Version::named("B");
    site.deploy(newer.folder());
    page.reload();
    until_told(&page);
    page.press("dismiss");
    page.until("the notice is gone", || page.how_many("[data-notice]") == 0);
    page.press("settings");
    assert_eq!(
        page.how_many("[data-dialog=settings] [data-action=update]"),
        1,
        "the settings still offer it"
    );
    page.go("about:blank");
    page.go(&site.address(""));
    until_renewed(&page, "B");
    assert_eq!(page.state(), before);
}

#[test]
fn a_version_that_does_not_arrive_whole_changes_nothing() {
    let (mut site, page) = in_mid_game();
    let before = page.state();
    let half = Version::named("B").half();
    site.deploy(half.folder());
    page.reload();
    page.until("the new version has been looked at", || {
        site.requests().iter().any(|request| request.status == 404)
    });
    page.reload();
    assert_eq!((version(&page), page.state()), (None, before.clone()));
    assert!(page.attribute("html", "data-offline-ready").is_some());
    site.stop();
    page.reload();
    assert_eq!((version(&page), page.state()), (None, before), "and the old one is still whole");
    let whole = Version::named("C");
    site.deploy(whole.folder());
    page.reload();
    until_told(&page);
    page.press("update");
    until_renewed(&page, "C");
    let _ = page.console_errors();
}

#[test]
fn a_file_with_other_bytes_than_were_built_is_not_kept() {
    let (mut site, page) = in_mid_game();
    let damaged =
        Version::named("B").with("rules/rules.css", |css| css + "p {}").damaged("rules/rules.css", b"p {}");
    site.deploy(damaged.folder());
    page.reload();
    page.until("the new version has been looked at", || {
        site.requests().iter().any(|request| request.path == site.path("rules/rules.css"))
    });
    page.reload();
    assert_eq!((version(&page), page.how_many("[data-notice=update]")), (None, 0));
}

#[test]
fn of_two_tabs_one_lets_the_new_version_in_and_the_other_follows_when_it_wants() {
    let (mut site, page) = in_mid_game();
    page.open_tab(&site.address(""));
    let legal = page.state().legal;
    page.play(legal.split(' ').find(|square| *square != "d3").expect("another move"));
    page.switch_to_tab(0);
    page.press("dismiss");
    page.press("redo");
    let first = page.state();
    page.switch_to_tab(1);
    let second = page.state();
    assert_ne!(first.discs, second.discs, "each has its own game");

    let newer = Version::named("B");
    site.deploy(newer.folder());
    page.reload();
    until_told(&page);
    page.press("update");
    until_renewed(&page, "B");
    assert_eq!(page.state().discs, second.discs);

    page.switch_to_tab(0);
    until_told(&page);
    assert_eq!((version(&page), page.state().discs), (None, first.discs.clone()));
    page.click("[data-notice=update] [data-action=update]");
    until_renewed(&page, "B");
    assert_eq!(page.state().discs, first.discs);
}

#[test]
fn pw_10_a_page_whose_files_have_gone_fetches_itself_anew() {
    let whole = Version::named("B");
    let program = whole.file("_bg.wasm").replace("_bg.wasm", "");
    let stale = Version::named("A").with("index.html", |page| page.replace(&program, "app-that-is-gone"));
    let mut site = Site::of(stale.folder());
    let page = Browser::new().start();
    // The stale page gets into the browser's own cache, where it is good for ten minutes.
    let _ = page.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({ "value": true }));
    page.go(&site.address(""));
    page.go("about:blank");
    let _ = page.devtools("Emulation.setScriptExecutionDisabled", &serde_json::json!({ "value": false }));
    site.deploy(whole.folder());
    page.go(&site.address(""));
    until_renewed(&page, "B");
    let missing = page.console_errors();
    assert!(missing.iter().any(|error| error.contains("app-that-is-gone")), "it was stale: {missing:?}");
    page.until_kept();
    let answer = page.script_until_done(
        "const done = arguments[0]; fetch('app-that-is-gone.js').then(async (answer) => done([answer.status, (await caches.match(answer.url)) === undefined]))",
        &[],
    );
    assert_eq!(
        answer,
        serde_json::json!([404, true]),
        "what is missing is missing, and nothing wrong is kept"
    );
    let _ = page.console_errors();
}

#[test]
fn pw_11_files_that_do_not_fit_each_other_end_in_a_sentence() {
    let mixed = Version::named("A");
    let wasm = mixed.file("_bg.wasm");
    let empty_module = b"\0asm\x01\0\0\0";
    let mixed = mixed.damaged(&wasm, empty_module);
    let site = Site::of(mixed.folder());
    let page = Browser::new().speaking(&["da"]).start();
    page.go(&site.address(""));
    page.until("the failure is told", || page.how_many("[role=alert]") > 0);
    assert!(page.text("[role=alert]").contains("Genindlæs siden"), "{}", page.text("[role=alert]"));
    let pages = site.requests().iter().filter(|request| request.path == site.path("")).count();
    assert!((2..=3).contains(&pages), "it has tried itself once, and no more: {pages}");
    assert!(!page.console_errors().is_empty(), "and the console says why");
}
