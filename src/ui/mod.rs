//! The page: one Leptos component for each visible thing.
//!
//! A component is a sentence about data: it reads from the [`Desk`], draws, and reports what was done as an
//! [`Action`](crate::session::Action). It computes no rule, no coordinate and no text.
//!
//! Leptos 0.8 wraps static children of `<svg>` in a `<g>` of their own. So no element inside an SVG here has
//! only literal attributes; a test holds that up.

#![allow(unreachable_pub, reason = "the component macro makes the props public")]

#[cfg(in_parts)]
mod apart;
mod app;
mod board;
mod choice;
mod clock;
mod clock_choice;
mod commands;
mod desk;
mod dialog;
mod disc;
mod editor;
mod editor_tools;
mod facing;
mod feel;
mod field;
mod grid;
mod handicap;
mod header;
mod hearing;
mod icon;
mod moves;
mod new_game;
mod notice;
mod own_rules;
mod parts;
mod players;
mod record_list;
mod records;
mod redraw;
mod root;
mod rules_link;
mod rules_panel;
mod said;
mod settings;
mod share;
mod shelf;
mod shelf_row;
mod sign_button;
mod small_board;
mod strip;
mod word_button;

use crate::browser::{failure, page};

/// Puts the program into the page.
pub fn start() {
    failure::watch();
    #[cfg(in_parts)]
    wasm_bindgen_futures::spawn_local(async {
        match parts::bring_first().await {
            Ok(()) => begin(),
            Err(parts::Missing) => page::tell_begun(false),
        }
    });
    #[cfg(not(in_parts))]
    begin();
}

fn begin() {
    leptos::mount::mount_to_body(app::App);
    page::tell_begun(true);
}
