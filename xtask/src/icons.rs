//! `cargo xtask icons`: the icons that must be PNG, drawn from those that are SVG.

use crate::{machine, process, setup};
use anyhow::Result;
use std::process::Command;

/// Draws them into `public/`, where they are kept with the sources.
///
/// # Errors
/// When the browser cannot be had.
pub(crate) fn icons() -> Result<()> {
    setup::chromium()?;
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--package", "browser-tests", "--bin", "icons"]);
    process::run(cargo.current_dir(machine::project()), "What could not be drawn is named above.")
}
