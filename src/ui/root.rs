//! What the root of the page follows: language, title, theme, motion, patterns, the look of boards, sound,
//! and whether the screen stays on.

use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    browser::{self, page},
    scene,
};

/// Keeps `<html>` and the title up with the session, and says when the program is ready.
pub(super) fn keep_up(desk: Desk) {
    follow(desk.memo(|session| session.language().tag()), |tag| page::set_root("lang", tag));
    follow(desk.text(|texts| texts.page.description), page::set_description);
    follow(desk.memo(|session| session.settings.theme.id()), |theme| page::set_root("data-theme", theme));
    let motion = desk.memo(|session| if session.settings.animation { "on" } else { "off" });
    follow(motion, |motion| page::set_root("data-motion", motion));
    let patterns = desk.memo(|session| if session.settings.patterns { "on" } else { "off" });
    follow(patterns, |patterns| page::set_root("data-patterns", patterns));
    let awake = desk.memo(|session| if session.keeps_awake() { "on" } else { "off" });
    follow(awake, |awake| page::set_root("data-awake", awake));
    follow(desk.memo(|session| session.settings.board.id()), |look| page::set_root("data-look", look));
    follow(desk.memo(|session| if session.settings.sound { "on" } else { "off" }), listen);
    let title = desk.memo(|session| scene::title(&session.moment()));
    Effect::new(move |_| page::set_title(&title.get()));
    Effect::new(|_| {
        page::remove_shell();
        page::set_root("data-ready", "");
    });
}

/// Tells the root whether the game is heard, and has what is needed for it ready.
fn listen(sound: &'static str) {
    page::set_root("data-sound", sound);
    if sound == "on" {
        browser::sound::prepare();
    }
}

fn follow(value: Memo<&'static str>, set: fn(&'static str)) {
    Effect::new(move |_| set(value.get()));
}
