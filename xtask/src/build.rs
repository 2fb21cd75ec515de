//! `cargo xtask build`: the finished page in `dist/`.

use crate::say::{long_step, say};
use crate::{machine, process, setup};
use anyhow::Result;
use std::path::PathBuf;

/// Builds the page and answers with the folder that holds it: static files that work on any host and at any path.
///
/// # Errors
/// When something is missing that cannot be set up, or when the page does not compile.
pub(crate) fn build() -> Result<PathBuf> {
    let web = setup::web()?;
    let dist = machine::project().join("dist");
    long_step("Building the page", "about 4 minutes the first time, half a minute after a change");
    let mut trunk = web.command("trunk");
    trunk.args(["build", "--release"]).env("RUST_BACKTRACE", "0");
    process::run(&mut trunk, "The lines above say where; `cargo check` may show the same fault sooner.")?;
    say(format_args!("The page is in {}.", dist.display()));
    Ok(dist)
}
