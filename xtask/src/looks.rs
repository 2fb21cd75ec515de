//! `cargo xtask looks`: the fixed pictures of the page, taken anew.

use crate::say::{long_step, say};
use crate::{build, machine, process, setup};
use anyhow::Result;
use std::process::Command;

/// Builds the page quickly, which looks as the thorough one does, and takes its pictures.
///
/// # Errors
/// When the page cannot be built or the browser cannot be had.
pub(crate) fn looks() -> Result<()> {
    setup::chromium()?;
    build::build(build::Pace::Quick)?;
    long_step("Taking pictures", "about a minute");
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--package", "browser-tests", "--bin", "looks"]);
    process::run(cargo.current_dir(machine::project()), "The picture that failed is named above.")?;
    say("Look at those that have changed, in tests/data/looks/, before you commit them.");
    Ok(())
}
