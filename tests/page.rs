//! What the page says before the program runs is what the program would say, and what stands beside it fits it.

use reversi::{i18n::Language, session::Offline};
use serde_json::{Value, json};

const PAGE: &str = include_str!("../index.html");
const BOOT: &str = include_str!("../public/boot.js");
const OFFLINE: &str = include_str!("../public/offline.js");
const NOT_FOUND: &str = include_str!("../public/404.html");
const MANIFEST: &str = include_str!("../public/manifest.webmanifest");

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

#[test]
fn a_wrong_address_is_answered_in_every_language() {
    for language in Language::ALL {
        let paragraph = format!("<p lang=\"{}\">", language.tag());
        assert!(NOT_FOUND.contains(&paragraph), "404.html lacks {paragraph}");
    }
}

#[test]
fn what_the_browser_tells_of_the_kept_program_is_understood() {
    let told = ["saving", "ready", "failed", "unavailable"];
    for word in told {
        assert_eq!(Offline::from_id(word).map(Offline::id), Some(word));
        assert!(OFFLINE.contains(&format!("\"{word}\"")), "offline.js never tells {word}");
    }
}

#[test]
fn nothing_forbids_to_zoom_or_to_turn_the_screen() {
    for forbids in ["user-scalable", "maximum-scale", "minimum-scale"] {
        assert!(!PAGE.contains(forbids), "{forbids}");
    }
    let manifest: Value = serde_json::from_str(MANIFEST).expect("JSON");
    assert_eq!(manifest.get("orientation"), None);
}

#[test]
fn the_manifest_has_relative_addresses_and_names_icons_of_the_sizes_that_they_have() {
    let manifest: Value = serde_json::from_str(MANIFEST).expect("JSON");
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&json!("./"), &json!("./")));
    assert_eq!(manifest["id"], Value::Null, "a relative id would be that of the whole host");
    let icons = manifest["icons"].as_array().expect("icons");
    for purpose in ["any", "maskable"] {
        let mut sizes: Vec<&str> = Vec::new();
        for icon in icons.iter().filter(|icon| icon["purpose"] == purpose) {
            let (file, size) =
                (icon["src"].as_str().expect("a file"), icon["sizes"].as_str().expect("a size"));
            sizes.push(size);
            if icon["type"] == "image/png" {
                let side = side_of(file);
                assert_eq!(format!("{side}x{side}"), size, "{file}");
            }
        }
        assert_eq!(sizes, ["any", "192x192", "512x512"], "{purpose}");
    }
    assert_eq!(side_of("apple-touch-icon.png"), 180);
}

/// The width of a PNG, which its header has as four bytes.
fn side_of(file: &str) -> u32 {
    let path = format!("{}/public/{file}", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).expect("the icon is there: `cargo xtask icons` draws it");
    assert_eq!(bytes.get(1..4), Some(&b"PNG"[..]), "{file}");
    u32::from_be_bytes(bytes[16..20].try_into().expect("four bytes"))
}
