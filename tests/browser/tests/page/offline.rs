//! Without a network: the server is really stopped. The names `PW-07` and so on are those of `data/cases.tsv`.

use browser_tests::records::sequence;
use browser_tests::{Browser, Site};
use serde_json::json;

#[test]
fn pw_07_every_way_in_opens_the_program_without_a_network() {
    let (site, page) = Site::out_of_reach();
    let ruleset = |way: &str| {
        page.go(&site.address(way));
        page.until_ready();
        page.attribute("[data-board]", "data-ruleset").expect("a board")
    };
    for way in ["", "index.html", "index", "?source=pwa", "nothing-here", "rules/xx/none.html"] {
        assert_eq!(ruleset(way), "classic", "{way}");
    }
    assert_eq!(ruleset("?x=1#/game/historic"), "historic");
    for way in ["rules/de/", "rules/de", "rules/de/index.html", "rules/de/classic"] {
        page.go(&site.address(way));
        page.until("the rules are there", || page.how_many("main h1") == 1);
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("de"), "{way}");
        assert!(
            page.script("return document.styleSheets.length", &[]).as_u64() > Some(0),
            "{way} has its style"
        );
    }
}

#[test]
fn pw_05_exactly_the_files_of_the_build_are_kept_under_the_path_of_the_site() {
    let mut site = Site::under("/x/y/");
    let page = Browser::new().open(&site);
    page.until_kept();
    let scope = page.awaited("navigator.serviceWorker.ready.then(({ scope }) => scope)");
    assert_eq!(scope, json!(site.address("")));
    let names = page.caches();
    assert!(names[0].as_str().is_some_and(|name| name.starts_with("reversi /x/y/ ")), "{names}");
    assert_eq!(names.as_array().map(Vec::len), Some(1), "{names}");
    let kept = page.awaited("caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys()).then((all) => all.map(({ url }) => url).sort())",
    );
    let sealed = String::from_utf8(site.file(&site.path("sw.js"))).expect("a text");
    let mut listed: Vec<String> = sealed
        .lines()
        .skip_while(|line| !line.starts_with("const FILES"))
        .skip(1)
        .map_while(|line| line.trim().strip_prefix('"')?.split('"').next())
        .map(|path| site.address(path))
        .collect();
    listed.sort();
    assert!(listed.len() > 30, "{listed:?}");
    assert_eq!(kept, json!(listed));
    site.stop();
    page.reload();
    page.play("f5d6");
}

#[test]
fn pw_01_and_pw_04_the_same_files_work_at_any_path() {
    for base in ["/x/y/", "/"] {
        let site = Site::under(base);
        let page = Browser::new().open(&site);
        page.play_swiftly(sequence("V01"));
        page.until_kept();
        assert!(site.requests().iter().all(|request| request.status == 200), "{:?}", site.requests());
    }
}

#[test]
fn caches_and_texts_of_the_neighbours_on_this_host_are_not_touched() {
    let mut site = Site::open();
    let page = Browser::new().open(&site);
    let theirs = ["neighbour", "reversi /reversi-of-a-neighbour/ 1", "reversi"];
    page.awaited(&format!("Promise.all({}.map((name) => caches.open(name)))", json!(theirs)));
    page.script("localStorage.setItem('neighbour', 'theirs')", &[]);
    page.until_kept();
    site.stop();
    page.reload();
    page.play("f5d6");
    let names = page.caches();
    assert!(
        theirs.iter().all(|name| names.as_array().is_some_and(|all| all.contains(&json!(name)))),
        "{names}"
    );
    assert_eq!(names.as_array().map(Vec::len), Some(theirs.len() + 1), "{names}");
    assert_eq!(page.storage()["neighbour"], "theirs");
}

#[test]
fn who_clears_the_data_of_the_site_begins_anew_and_is_ready_again() {
    let mut site = Site::open();
    let page = Browser::new().open(&site);
    page.until_kept();
    page.play("f5d6");
    let everything = json!({ "origin": site.origin(), "storageTypes": "all" });
    let _ = page.devtools("Storage.clearDataForOrigin", &everything);
    page.play("c3");
    page.reload();
    page.until_kept();
    assert_eq!(page.state().ply, 3, "the game was kept again by the move after");
    site.stop();
    page.reload();
    page.play("d3");
}

#[test]
fn a_kept_file_that_has_gone_missing_is_fetched_and_kept_again() {
    let mut site = Site::open();
    let page = Browser::new().open(&site);
    page.until_kept();
    let forget = "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys().then((all) => Promise.all(all.filter(({ url }) => url.endsWith('_bg.wasm') && url.includes('/app-')).map((file) => cache.delete(file)))))";
    assert_eq!(page.awaited(forget), json!([true]));
    page.reload();
    site.stop();
    page.reload();
    page.play("f5");
}

#[test]
fn who_allows_nothing_to_be_kept_is_told_so_in_the_settings() {
    let site = Site::open();
    let page = Browser::new().blocking_storage().open(&site);
    page.press("settings");
    page.until("it is told", || {
        page.attribute("[data-offline]", "data-offline").is_some_and(|offline| offline != "saving")
    });
    assert!(page.attribute("html", "data-offline-ready").is_none());
}
