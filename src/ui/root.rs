//! What the root of the page follows: language, title, theme, motion.

use leptos::prelude::*;

use super::desk::Desk;
use crate::{browser::page, scene};

/// Keeps `<html>` and the title up with the session, and says when the program is ready.
pub(super) fn keep_up(desk: Desk) {
    let language = desk.memo(|session| session.language().tag());
    let title = desk.memo(|session| scene::title(&session.moment()));
    let description = desk.text(|texts| texts.page.description);
    let theme = desk.memo(|session| session.settings.theme.id());
    let motion = desk.memo(|session| if session.settings.animation { "on" } else { "off" });
    Effect::new(move |_| page::set_root("lang", language.get()));
    Effect::new(move |_| page::set_title(&title.get()));
    Effect::new(move |_| page::set_description(description.get()));
    Effect::new(move |_| page::set_root("data-theme", theme.get()));
    Effect::new(move |_| page::set_root("data-motion", motion.get()));
    Effect::new(|_| {
        page::remove_shell();
        page::set_root("data-ready", "");
    });
}
