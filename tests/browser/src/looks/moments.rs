//! Which pictures there are. Together they show every part of the page, every theme and language, and the sizes at which the layout
//! differs.

use super::Look;
use crate::records::sequence;
use crate::{Media, Page};
use serde_json::{Value, json};

const PHONE: (u32, u32) = (360, 640);
const SMALL: (u32, u32) = (320, 568);
const ASIDE: (u32, u32) = (640, 360);
const TABLET: (u32, u32) = (820, 1180);
const DESKTOP: (u32, u32) = (1280, 800);

/// A game in the middle.
const MIDDLE: &str = "c4c3d3c5b5a5b6c6b4d2e2a4b3f4e1a6f5g5c7d7";
/// A game of the 1880s with discs still in hand.
const LAMPLIGHT: &str = "d5d4e4e5f5f6f7g5h4f8e6h5g4f4e3g3";

/// All of them.
pub const LOOKS: [Look; 22] = [
    look("start-phone", PHONE, ("en", "light"), |_| {}),
    look("start-small", SMALL, ("is", "light"), |_| {}),
    look("start-tablet", TABLET, ("sv", "light"), |_| {}),
    look("middle-phone", PHONE, ("de", "dark"), middle),
    look("middle-aside", ASIDE, ("is", "light"), middle),
    look("middle-desktop", DESKTOP, ("da", "dark"), middle),
    look("middle-contrast", PHONE, ("sv", "contrast"), middle),
    Look { wishes: &[Media::ForcedColours], ..look("middle-few-colours", PHONE, ("en", "system"), middle) },
    look("pass-phone", PHONE, ("de", "light"), |page| page.play_swiftly(sequence("V28"))),
    look("end-phone", PHONE, ("de", "light"), end),
    look("end-small", SMALL, ("sv", "dark"), end),
    look("end-aside", ASIDE, ("is", "dark"), end),
    look("earlier-tablet", TABLET, ("da", "light"), |page| {
        middle(page);
        press(page, "[data-moves] [data-ply='12']");
    }),
    Look {
        address: "#/game/reverse",
        ..look("reverse-desktop", DESKTOP, ("en", "light"), |page| page.play_swiftly("f5d6c3d3c4"))
    },
    Look { address: "#/game/historic", ..look("historic-phone", PHONE, ("is", "light"), lamplight) },
    Look { address: "#/game/historic", ..look("historic-desktop", DESKTOP, ("sv", "dark"), lamplight) },
    look("new-game-phone", PHONE, ("de", "light"), |page| press(page, "[data-action=new-game]")),
    look("settings-desktop", DESKTOP, ("is", "dark"), |page| press(page, "[data-action=settings]")),
    look("rules-desktop", DESKTOP, ("da", "light"), |page| {
        page.play_swiftly("f5d6c3");
        press(page, "[data-action=rules]");
        page.until("the rules are there", || page.how_many("rule-page[data-state=ready]") == 1);
    }),
    Look { settings: opposite, ..look("opposite-phone", PHONE, ("de", "light"), middle) },
    Look { settings: opposite, ..look("opposite-aside", ASIDE, ("sv", "dark"), middle) },
    Look {
        settings: opposite,
        address: "#/game/historic",
        ..look("opposite-tablet", TABLET, ("en", "light"), lamplight)
    },
];

/// A picture with the usual settings, of a page that is entered as usual.
const fn look(
    name: &'static str,
    size: (u32, u32),
    page: (&'static str, &'static str),
    arrive: fn(&Page),
) -> Look {
    Look { name, size, page, settings: || json!({}), wishes: &[Media::Light], address: "", arrive }
}

/// Two people face to face, the far one an Icelander.
fn opposite() -> Value {
    json!({ "facing": { "seating": "face-to-face", "board": "follows", "far_language": "is" } })
}

fn middle(page: &Page) {
    page.play_swiftly(MIDDLE);
}

fn end(page: &Page) {
    page.play_swiftly(sequence("V01"));
}

fn lamplight(page: &Page) {
    page.play_swiftly(LAMPLIGHT);
}

/// Presses something by a script: no pointer lies over it afterwards.
fn press(page: &Page, selector: &str) {
    let _ = page.script("document.querySelector(arguments[0]).click()", &[json!(selector)]);
}
