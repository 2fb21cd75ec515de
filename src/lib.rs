//! Reversi on one screen: the rules, one game over time, what is shown and said of it, and the page.
//!
//! The rooms below stand in reading order, which is also the order of dependency: a room uses only rooms
//! listed above it. The pure rooms know nothing of the web; `ARCHITECTURE.md` has the map and the invariants.

pub mod rules;

pub mod engine;

pub mod game;

pub mod formats;

pub mod i18n;

pub mod scene;

pub mod guide;

pub mod clerk;

pub mod session;

#[cfg(all(feature = "ui", target_arch = "wasm32"))]
pub mod browser;

#[cfg(target_arch = "wasm32")]
pub mod worker;

#[cfg(all(feature = "ui", target_arch = "wasm32"))]
pub mod ui;
