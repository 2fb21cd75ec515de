//! The vocabulary in which the browser tests tell their stories: a site, a browser, and a page that is played.
//!
//! ```no_run
//! use browser_tests::{Browser, Site};
//!
//! let site = Site::open();
//! let page = Browser::new().open(&site);
//! page.play("f5d6c3");
//! assert_eq!(page.count("black"), 5);
//! page.press("undo");
//! assert_eq!(page.count("black"), 4);
//! ```
//!
//! `tests/core/` is played in every engine ([`Engine`]), `tests/page/` in Chromium.
//!
//! A test that is left with an error in the browser's console fails, whatever it was about.

mod axe;
mod browser;
pub mod collection;
mod console;
mod downloads;
mod driver;
mod emulation;
mod engine;
mod incoming;
mod kept;
pub mod looks;
mod opponent;
mod page;
pub mod records;
mod screen;
mod site;
mod state;
mod version;

pub use browser::Browser;
pub use downloads::{Downloads, Permission};
pub use emulation::{Media, Vision};
pub use engine::Engine;
pub use page::Page;
pub use site::Site;
pub use state::State;
pub use version::Version;
