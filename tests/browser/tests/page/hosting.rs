//! The built files on a host like GitHub Pages.

use browser_tests::records::sequence;
use browser_tests::{Browser, Site};

#[test]
fn everything_comes_from_the_sites_own_path_and_nothing_is_missing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(sequence("V14"));
    for request in site.requests() {
        assert_eq!(request.status, 200, "{request:?}");
        assert!(request.path.starts_with("/reversi/"), "{request:?}");
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
fn a_policy_that_allows_only_our_own_files_is_never_violated() {
    let site = Site::open();
    let policy = r#"
        window.violations = [];
        addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
        new MutationObserver((_, observer) => {
            if (!document.head) return;
            observer.disconnect();
            const meta = document.createElement("meta");
            meta.httpEquiv = "Content-Security-Policy";
            meta.content = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
                + "connect-src 'self'; base-uri 'none'; form-action 'none'";
            document.head.prepend(meta);
        }).observe(document, { childList: true, subtree: true });
    "#;
    let page = Browser::new().before_every_page(policy).open(&site);
    page.play_swiftly(sequence("V28"));
    page.new_game("historic");
    page.play_swiftly("d4d5e4e5");
    page.press("rules");
    page.until("the rules are there", || page.how_many("rule-page[data-state=ready] .figure[data-step]") > 0);
    page.script("history.back()", &[]);
    page.until("the rules are closed", || page.how_many("[data-dialog=rules][open]") == 0);
    page.press("settings");
    assert_eq!(page.script("return violations", &[]), serde_json::json!([]));
    assert!(page.how_many("meta[http-equiv=Content-Security-Policy]") > 0, "the policy was there");
}

#[test]
fn a_program_that_cannot_start_says_so_in_the_readers_language() {
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
