//! What the page says before the program runs is what the program would say.

use reversi::i18n::Language;

const PAGE: &str = include_str!("../index.html");
const BOOT: &str = include_str!("../public/boot.js");

#[test]
fn the_page_waits_in_every_language() {
    for language in Language::ALL {
        let said = |text: &str| format!("<p lang=\"{}\">{text}</p>", language.tag());
        let page = &language.texts().page;
        for text in [page.loading, page.no_script] {
            assert!(PAGE.contains(&said(text)), "index.html lacks {}", said(text));
        }
    }
}

#[test]
fn the_page_is_described_in_english_until_a_language_is_known() {
    let description = format!("name=\"description\" content=\"{}\"", Language::En.texts().page.description);
    assert!(PAGE.contains(&description), "index.html lacks {description}");
    assert!(PAGE.contains("<html lang=\"en\">"));
}

#[test]
fn a_failed_start_is_told_in_every_language() {
    for language in Language::ALL {
        let entry = format!("\n    {}: \"", language.tag());
        assert!(BOOT.contains(&entry), "boot.js lacks a sentence for {}", language.tag());
    }
}

#[test]
fn nothing_in_the_page_is_an_absolute_address_or_an_inline_script() {
    for forbidden in ["href=\"/", "src=\"/", "http:", "https:", "<style", " style=", "onclick", "<script>"] {
        assert!(!PAGE.contains(forbidden), "index.html has {forbidden}");
    }
}
