//! The five languages.

use browser_tests::{Browser, Site};

const ALL: [&str; 5] = ["sv", "de", "da", "is", "en"];

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

#[test]
fn a_change_of_language_in_mid_game_loses_nothing() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    page.play("f5d6c3d3c4");
    page.press("undo");
    let before = page.state();
    let mut titles = vec![page.title()];
    for tag in ALL {
        page.choose("language", tag);
        assert_eq!(language(&page), tag);
        titles.push(page.title());
        assert_eq!(page.state(), before, "{tag}");
    }
    assert_eq!(titles[0], titles[5], "English at both ends");
    titles.truncate(5);
    titles.sort();
    titles.dedup();
    assert!(titles.len() >= 4, "the title follows: {titles:?}");
    page.press("redo");
    assert_eq!(page.state().ply, 5);
}

#[test]
fn the_result_is_told_in_every_language_with_black_first() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(browser_tests::records::sequence("V14"));
    for tag in ALL {
        page.choose("language", tag);
        let notice = page.text("[data-notice=over]");
        let numbers: Vec<&str> =
            notice.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
        assert_eq!(numbers.first_chunk(), Some(&["37", "27"]), "{tag}: {notice}");
    }
}
