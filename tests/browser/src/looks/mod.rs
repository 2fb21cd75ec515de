//! Fixed pictures of the page: moments, sizes, themes and languages, each with the picture that was agreed on in
//! `tests/data/looks/`. `cargo xtask looks` takes them anew, for people to look at and to commit.
//!
//! Letters are those of one font on every machine, and nothing moves. What still differs from one build of Chromium to the next, edges
//! of letters and of round things, is borne ([`Picture::differs_from`]).

mod font;
mod moments;
mod picture;

use crate::{Browser, Media, Page, Site};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

pub use moments::LOOKS;
pub use picture::Picture;

/// One picture: what is shown, to whom, and how large.
pub struct Look {
    /// The name of its file.
    pub name: &'static str,
    /// Width and height in CSS pixels.
    pub size: (u32, u32),
    /// The language and the theme of the page.
    pub page: (&'static str, &'static str),
    /// Other settings than usual, as they are kept.
    pub settings: fn() -> Value,
    /// What the system is told.
    pub wishes: &'static [Media],
    /// Where the program is entered, behind its address.
    pub address: &'static str,
    /// How one gets to the moment.
    pub arrive: fn(&Page),
}

/// The folder of the pictures that were agreed on.
#[must_use]
pub fn agreed() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/looks")
}

/// A browser in which pictures are taken.
#[must_use]
pub fn studio(site: &Site) -> Page {
    Browser::new().open(site)
}

/// Takes a picture in the studio. Whatever was kept there is gone.
///
/// # Panics
/// When the moment does not come.
#[must_use]
pub fn take(page: &Page, site: &Site, look: &Look) -> Picture {
    let (width, height) = look.size;
    page.size(width, height);
    let wishes: Vec<Media> = look.wishes.iter().copied().chain([Media::ReducedMotion]).collect();
    page.wishes(&wishes);
    enter(page, site, look);
    font::bring(page);
    (look.arrive)(page);
    font::settle(page);
    Picture::read(&page.picture())
}

/// Opens the program as a new visit with the settings of the picture.
fn enter(page: &Page, site: &Site, look: &Look) {
    // Nothing of the program runs on this page, so nothing writes what is cleared.
    page.go(&site.address("licences.html"));
    let (language, theme) = look.page;
    let mut settings = (look.settings)();
    settings["language"] = json!(language);
    settings["theme"] = json!(theme);
    let kept = json!({ "v": 1, "d": settings }).to_string();
    let visit = "localStorage.clear(); sessionStorage.clear(); localStorage.setItem('reversi.v1.settings', arguments[0])";
    let _ = page.script(visit, &[json!(kept)]);
    page.go(&site.address(look.address));
    page.until_ready();
    page.until_kept();
}
