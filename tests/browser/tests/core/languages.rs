//! The five languages.

use browser_tests::{Browser, Page, Site};

const ALL: [&str; 5] = ["sv", "de", "da", "is", "en"];

fn language(page: &Page) -> String {
    page.attribute("html", "lang").unwrap_or_default()
}

#[test]
fn a_change_of_language_in_mid_game_loses_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.choose("language", "en");
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
