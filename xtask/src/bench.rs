//! `cargo xtask bench`: the watched figures, measured and not judged.

use crate::say::long_step;
use crate::{build, machine, process, setup};
use anyhow::Result;
use std::process::Command;

/// Builds the page and measures it in a browser: sizes, starts, clicks, memory.
///
/// # Errors
/// When the page cannot be built or the browser cannot be had.
pub(crate) fn bench() -> Result<()> {
    setup::browser()?;
    build::build()?;
    long_step("Measuring the page in a browser", "about a minute");
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--package", "browser-tests", "--bin", "measure"]);
    process::run(cargo.current_dir(machine::project()), "What was being measured is named above.")
}
