//! Pictures of the built page for people to look at: every scene in every language, theme and size, in
//! `target/shots/<scene>/<language>-<theme>-<size>.png`; and each game as eyes see it that see other colours, and in the
//! system's few colours, in `target/shots/eyes/`. `cargo xtask shots` builds the page and calls this; with the word `eyes`
//! it takes only the latter.

use browser_tests::{Browser, Media, Page, Site, Vision};
use std::fs;
use std::path::Path;

/// Name, width and height in CSS pixels.
const SIZES: [(&str, u32, u32); 4] =
    [("phone", 360, 640), ("landscape", 640, 360), ("tablet", 820, 1180), ("desktop", 1280, 800)];

const LANGUAGES: [&str; 5] = ["sv", "de", "da", "is", "en"];

const THEMES: [(&str, Media); 2] = [("light", Media::Light), ("dark", Media::Dark)];

/// Name and how one gets there from a page that was just opened.
type Scene = (&'static str, fn(&Page));

const SCENES: [Scene; 11] = [
    ("start", |_| {}),
    ("middle", |page| page.play_swiftly("c4c3d3c5b5a5b6c6b4d2e2a4b3f4e1a6f5g5c7d7")),
    ("pass", |page| page.play_swiftly("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8")),
    ("over", |page| page.play_swiftly("e6f4e3f6g5d6e7f5c5")),
    ("undone", |page| {
        page.play_swiftly("f5d6c3d3c4");
        page.press("undo");
    }),
    ("new-game", |page| page.press("new-game")),
    ("own-rules", |page| {
        page.press("new-game");
        page.choose("ruleset", "custom");
    }),
    ("set-up", |page| {
        page.press("new-game");
        page.press("edit");
        page.click("#editor-board [data-square=a1]");
    }),
    ("settings", |page| page.press("settings")),
    ("games", |page| {
        page.play_swiftly("f5d6c3d3c4");
        page.new_game("historic");
        page.play_swiftly("d5d4e4e5");
        page.press("games");
        page.click("[data-action=change-game]");
    }),
    ("rules", |page| {
        page.play_swiftly("f5f6d3g5h5h4f7h6");
        page.click("[data-notice=pass] [data-action=rules]");
        page.until("the rules are there", || page.how_many("rule-page[data-state=ready]") == 1);
    }),
    ("historic", |page| {
        page.new_game("historic");
        page.play_swiftly("d5d4e4e5f5f6f7g5h4f8e6h5g4f4e3g3");
    }),
];

/// A game of each look, in mid-game.
const GAMES: [(&str, &str); 3] = [
    ("classic", "f5d6c3d3c4f4f6g5e6c5"),
    ("reverse", "f5d6c3d3c4f4f6g5e6c5"),
    ("historic", "d5d4e4e5f5f6f7g5h4f8e6h5g4f4"),
];

fn main() {
    let site = Site::open();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/shots");
    if std::env::args().nth(1).as_deref() != Some("eyes") {
        scenes(&site, &folder);
    }
    eyes(&site, &folder.join("eyes"));
}

/// The games for eyes that see other colours, and in few colours. The focus is on a square.
fn eyes(site: &Site, folder: &Path) {
    fs::create_dir_all(folder).expect("a folder for the pictures");
    let page = Browser::new().speaking(&["en"]).open(site);
    page.size(820, 900);
    for (game, moves) in GAMES {
        page.new_game(game);
        page.play_swiftly(moves);
        let _ = page.script("document.querySelector('[data-square=b2]').focus()", &[]);
        page.keys(ARROW_RIGHT);
        for (theme, wish) in THEMES {
            page.wishes(&[wish, Media::ReducedMotion]);
            let take = |how: &str| {
                page.settle();
                page.screenshot(&folder.join(format!("{game}-{theme}-{how}.png")));
            };
            for vision in [Vision::Usual].into_iter().chain(Vision::OTHERS) {
                page.seen_with(vision);
                take(vision.name());
            }
            page.seen_with(Vision::Usual);
            page.wishes(&[wish, Media::ReducedMotion, Media::ForcedColours]);
            take("few-colours");
            page.wishes(&[wish, Media::ReducedMotion, Media::MoreContrast]);
            take("more-contrast");
        }
    }
}

const ARROW_RIGHT: &str = "\u{e014}";

fn scenes(site: &Site, folder: &Path) {
    for (scene, arrive) in SCENES {
        fs::create_dir_all(folder.join(scene)).expect("a folder for the pictures");
        for language in LANGUAGES {
            let page = Browser::new().speaking(&[language]).open(site);
            arrive(&page);
            for (theme, wish) in THEMES {
                page.wishes(&[wish, Media::ReducedMotion]);
                for (size, width, height) in SIZES {
                    page.size(width, height);
                    page.settle();
                    page.screenshot(&folder.join(scene).join(format!("{language}-{theme}-{size}.png")));
                }
            }
        }
    }
}
