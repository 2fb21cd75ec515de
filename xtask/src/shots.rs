//! `cargo xtask shots`: pictures of the page, for people to look at.

use crate::say::{long_step, say};
use crate::{build, machine, process, setup};
use anyhow::Result;
use std::process::Command;

/// Builds the page and takes its pictures.
///
/// # Errors
/// When the page cannot be built or the browser cannot be had.
pub(crate) fn shots() -> Result<()> {
    setup::chromium()?;
    build::build(build::Pace::Thorough)?;
    long_step("Taking pictures", "about two minutes");
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--package", "browser-tests", "--bin", "shots"]);
    process::run(cargo.current_dir(machine::project()), "The scene that failed is named above.")?;
    say(format_args!("The pictures are in {}.", machine::project().join("target/shots").display()));
    Ok(())
}
