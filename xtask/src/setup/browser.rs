//! The browsers that test the page, one of each engine, and the drivers that take our commands for them.

use super::{cargo_install, debian};
use crate::process::{ask, on_path};
use anyhow::{Context, Result};
use std::path::PathBuf;

const CHROMIUM: [&str; 4] = ["chromium", "google-chrome", "chromium-browser", "google-chrome-stable"];
const FIREFOX: [&str; 2] = ["firefox", "firefox-esr"];

/// Installs Chromium and its driver if either is missing.
///
/// # Errors
/// When they can only be installed by hand; the error says which.
pub(crate) fn chromium() -> Result<()> {
    if is_one_here(&CHROMIUM) && is_one_here(&["chromedriver"]) {
        return Ok(());
    }
    debian::install(&["chromium", "chromium-driver"], "about two minutes").context(
        "The browser tests need Chromium or Chrome and a chromedriver of the same version on the PATH",
    )
}

/// Installs Firefox and its driver if either is missing; answers with the driver's folder for `PATH`, if it needs one.
///
/// # Errors
/// When one can only be installed by hand; the error says which.
pub(crate) fn firefox() -> Result<Option<PathBuf>> {
    if !is_one_here(&FIREFOX) {
        debian::install(&["firefox-esr"], "some seconds").context("The tests in Gecko need Firefox")?;
    }
    let is_right = |program: &str| ask(program, &["--version"]).is_some();
    cargo_install("geckodriver", &["geckodriver", "--locked"], "about two minutes", is_right)
}

/// Installs the driver of WebKit for GTK, with the small browser that it drives, and a screen for it, if either is missing.
///
/// # Errors
/// When they can only be installed by hand; the error says which.
pub(crate) fn webkit() -> Result<()> {
    if is_one_here(&["WebKitWebDriver"]) && is_one_here(&["Xvfb"]) {
        return Ok(());
    }
    debian::install(&["webkit2gtk-driver", "xvfb"], "about a minute")
        .context("The tests in WebKit need WebKitWebDriver and Xvfb on the PATH")
}

fn is_one_here(programs: &[&str]) -> bool {
    programs.iter().any(|program| on_path(program).is_some())
}
