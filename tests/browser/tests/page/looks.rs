//! How the page looks: about twenty pictures that were agreed on. Where one differs, look at what it shows now; if that is meant,
//! `cargo xtask looks` takes the pictures anew.

use browser_tests::Site;
use browser_tests::looks::{self, LOOKS, Picture};
use std::path::Path;

#[test]
fn the_page_looks_as_was_agreed() {
    let site = Site::open();
    let page = looks::studio(&site);
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/looks");
    let mut differing = Vec::new();
    for look in &LOOKS {
        let now = looks::take(&page, &site, look);
        let agreed = looks::agreed().join(format!("{}.png", look.name));
        let difference = match Picture::open(&agreed) {
            Some(agreed) => now.differs_from(&agreed),
            None => Some(now.clone()),
        };
        if let Some(difference) = difference {
            let (shown, where_it_differs) = (
                found.join(format!("{}.png", look.name)),
                found.join(format!("{}-difference.png", look.name)),
            );
            now.save(&shown);
            difference.save(&where_it_differs);
            differing.push(format!("{}: see {}", look.name, where_it_differs.display()));
        }
    }
    assert!(
        differing.is_empty(),
        "{} of {} pictures differ from tests/data/looks/; `cargo xtask looks` takes them anew:\n{}",
        differing.len(),
        LOOKS.len(),
        differing.join("\n")
    );
}

const GROUND: [u8; 3] = [242, 244, 241];
const INK: [u8; 3] = [36, 92, 72];

/// A page with a button of this colour at this place.
fn with_button(left: usize, colour: [u8; 3]) -> Picture {
    let mut picture = Picture::plain(360, 640, GROUND);
    picture.fill((left, 300), (80, 44), colour);
    picture
}

#[test]
fn a_button_that_moves_or_changes_its_colour_is_noticed() {
    let agreed = with_button(100, INK);
    assert!(with_button(100, INK).differs_from(&agreed).is_none());
    assert!(with_button(104, INK).differs_from(&agreed).is_some(), "moved by four pixels");
    let [red, green, blue] = INK;
    assert!(with_button(100, [red, green + 16, blue]).differs_from(&agreed).is_some(), "another green");
    assert!(Picture::plain(360, 640, GROUND).differs_from(&agreed).is_some(), "gone");
    assert!(agreed.differs_from(&Picture::plain(360, 641, GROUND)).is_some(), "another size");
}

#[test]
fn an_edge_that_is_drawn_softer_is_borne() {
    let agreed = with_button(100, INK);
    let mut softer = with_button(100, INK);
    let between = [0, 1, 2].map(|i| GROUND[i].midpoint(INK[i]));
    softer.fill((100, 300), (1, 44), between);
    softer.fill((100, 300), (80, 1), between);
    assert!(softer.differs_from(&agreed).is_none());
    assert!(with_button(101, INK).differs_from(&agreed).is_none(), "half a pixel, rounded");
}
