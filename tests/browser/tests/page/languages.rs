//! The five languages.

use browser_tests::{Browser, Site};

fn language(page: &browser_tests::Page) -> String {
    page.attribute("html", "lang").unwrap_or_default()
}

#[test]
fn the_first_visit_follows_the_languages_of_the_browser() {
    let site = Site::open();
    let cases: [(&[&str], &str); 7] = [
        (&["de-AT"], "de"),
        (&["nb-NO", "da"], "da"),
        (&["sv-FI"], "sv"),
        (&["is-IS"], "is"),
        (&["fo", "is"], "is"),
        (&["fr"], "en"),
        (&[], "en"),
    ];
    for (wanted, expected) in cases {
        let page = Browser::new().speaking(wanted).open(&site);
        assert_eq!(language(&page), expected, "{wanted:?}");
    }
}

#[test]
fn a_chosen_language_wins_over_the_browsers_and_stays() {
    let site = Site::open();
    let page = Browser::new().speaking(&["de"]).open(&site);
    page.choose("language", "is");
    assert_eq!(language(&page), "is");
    page.reload();
    assert_eq!(language(&page), "is");
}
