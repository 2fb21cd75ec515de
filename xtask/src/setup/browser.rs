//! A browser and the driver that takes our commands for it.

use super::debian;
use crate::process::on_path;
use anyhow::{Context, Result};

const BROWSERS: [&str; 4] = ["chromium", "google-chrome", "chromium-browser", "google-chrome-stable"];

/// Installs Chromium and its driver if either is missing.
///
/// # Errors
/// When they can only be installed by hand; the error says which.
pub(crate) fn ready() -> Result<()> {
    let browser = BROWSERS.iter().any(|name| on_path(name).is_some());
    if browser && on_path("chromedriver").is_some() {
        return Ok(());
    }
    debian::install(&["chromium", "chromium-driver"], "about two minutes").context(
        "The browser tests need Chromium or Chrome and a chromedriver of the same version on the PATH",
    )
}
