//! The built files on a host like GitHub Pages. The names `PW-14` and so on are those of `data/cases.tsv`.

use browser_tests::records::sequence;
use browser_tests::{Browser, Site};
use serde_json::json;
use xtask::POLICY;

#[test]
fn everything_comes_from_the_sites_own_path_and_nothing_is_missing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(sequence("V14"));
    for request in site.requests() {
        assert_eq!(request.status, 200, "{request:?}");
        assert!(request.path.starts_with(&site.path("")), "{request:?}");
    }
    let loaded = page.script(
        "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith(location.href))",
        &[],
    );
    assert_eq!(loaded, serde_json::json!([]), "loaded from elsewhere");
}

#[test]
fn no_script_and_no_style_stands_in_the_page_itself() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    assert_eq!(page.how_many("script:not([src]), style, [style*=':'], [onclick], [onload]"), 0);
}

#[test]
fn the_policy_of_the_pages_allows_only_our_own_files_and_is_never_violated() {
    let site = Site::open();
    let listen = "
        window.violations = [];
        addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));";
    // Nobody's language among ours, so that the page of all languages stays where it is.
    let page = Browser::new().speaking(&["fr"]).before_every_page(listen).open(&site);
    let is_kept = || {
        assert_eq!(page.script("return violations", &[]), json!([]));
        assert_eq!(
            page.attribute("meta[http-equiv=Content-Security-Policy]", "content").as_deref(),
            Some(POLICY)
        );
    };
    page.play_swiftly(sequence("V28"));
    page.new_game("historic");
    page.play_swiftly("d4d5e4e5");
    page.press("rules");
    page.until("the rules are there", || page.how_many("rule-page[data-state=ready] .figure[data-step]") > 0);
    page.script("history.back()", &[]);
    page.until("the rules are closed", || page.how_many("[data-dialog=rules][open]") == 0);
    page.press("undo");
    page.press("settings");
    page.choose("theme", "dark");
    page.until_kept();
    is_kept();
    let mut pages = vec!["licences.html".to_owned(), "rules/index.html".to_owned()];
    for language in ["sv", "de", "da", "is", "en"] {
        for name in ["index", "classic", "reverse", "historic", "keyboard"] {
            pages.push(format!("rules/{language}/{name}.html"));
        }
    }
    for name in pages {
        page.go(&site.address(&name));
        assert_eq!(page.how_many("main h1"), 1, "{name}");
        is_kept();
    }
    // It is a policy that bites.
    page.script("fetch('https://example.com/').catch(() => {})", &[]);
    page.until("what it forbids is refused", || page.script("return violations.length", &[]) == json!(1));
    let _ = page.console_errors();
}

#[test]
fn pw_14_without_web_assembly_a_sentence_says_so_in_the_readers_language() {
    let site = Site::open();
    let without_wasm = "delete window.WebAssembly;";
    let page = Browser::new().speaking(&["is-IS", "en"]).before_every_page(without_wasm).start();
    page.go(&site.address(""));
    page.until("the failure is told", || page.how_many("[role=alert]") > 0);
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("is"));
    assert!(page.text("[role=alert]").contains("ræsa"));
    let errors = page.console_errors();
    assert!(!errors.is_empty(), "and the console says why");
}

#[test]
fn pw_14_on_a_slow_line_the_page_says_at_once_that_it_loads() {
    let site = Site::open();
    let page = Browser::new().start();
    let slow =
        json!({ "offline": false, "latency": 200, "downloadThroughput": 60_000, "uploadThroughput": 60_000 });
    let _ = page.devtools("Network.enable", &json!({}));
    let _ = page.devtools("Network.emulateNetworkConditions", &slow);
    page.go(&site.address(""));
    assert!(page.text("#shell [lang=is]").starts_with("Sæki"), "{}", page.text("#shell"));
    page.until_ready();
    assert_eq!(page.how_many("#shell"), 0);
}

#[test]
fn pw_14_without_scripts_the_page_says_what_it_needs() {
    let site = Site::open();
    let page = Browser::new().start();
    let _ = page.devtools("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    page.go(&site.address(""));
    let shown = page.devtools("Accessibility.getFullAXTree", &json!({})).to_string();
    for sentence in
        ["Spelet behöver JavaScript", "Das Spiel braucht JavaScript", "This game needs JavaScript"]
    {
        assert!(shown.contains(sentence), "{sentence} is not shown");
    }
}

#[test]
fn pw_17_a_wrong_address_leads_to_the_program_and_never_to_half_of_it() {
    let site = Site::open();
    let page = Browser::new().start();
    page.go(site.address("").trim_end_matches('/'));
    page.until_ready();
    for (wrong, way) in [("anything", "./"), ("index.html/", "../"), ("rules/sv/none.html", "./")] {
        page.go(&site.address(wrong));
        assert_eq!(page.how_many("[data-board], #shell"), 0, "{wrong}");
        assert_eq!(page.how_many("p[lang]"), 5, "{wrong}");
        page.click(&format!("[lang=sv] a[href='{way}']"));
        page.until("a page of ours is there", || page.how_many("[data-board], main h1") == 1);
    }
    let _ = page.console_errors();
}

#[test]
fn the_program_can_be_installed_and_is_itself_wherever_it_is_served() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.until_kept();
    let manifest = page.devtools("Page.getAppManifest", &json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    assert_eq!(manifest["url"], json!(site.address("manifest.webmanifest")));
    assert_eq!(
        page.devtools("Page.getAppId", &json!({}))["appId"],
        json!(site.address("")),
        "its id is its address"
    );
    let faults = page.devtools("Page.getInstallabilityErrors", &json!({}));
    assert_eq!(faults["installabilityErrors"], json!([]), "{faults}");
    assert_eq!(
        page.attribute("meta[name=viewport]", "content").map(|content| content.contains("scalable")),
        Some(false)
    );
}
