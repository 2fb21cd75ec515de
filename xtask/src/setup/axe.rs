//! axe-core, a script that finds what keeps people out of a page; the browser tests put it into ours.

use super::debian;
use crate::machine;
use crate::process::{on_path, run};
use crate::say::long_step;
use anyhow::Result;
use std::process::Command;

/// The npm package; the version decides which faults are known.
const PACKAGE: &str = "axe-core@4.14.1";

/// Fetches axe-core from npm unless it is here already.
///
/// # Errors
/// When npm cannot be had or reached.
pub(crate) fn ready() -> Result<()> {
    let described = std::fs::read_to_string(machine::tools().join("node_modules/axe-core/package.json"));
    let version = PACKAGE.rsplit('@').next().unwrap_or_default();
    if described.is_ok_and(|described| described.contains(&format!("\"version\": \"{version}\""))) {
        return Ok(());
    }
    if on_path("npm").is_none() {
        debian::install(&["nodejs", "npm"], "about two minutes")?;
    }
    long_step("Fetching axe-core with npm", "some seconds");
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"]);
    run(npm.arg(machine::tools()).arg(PACKAGE), "Is npm's registry reachable?")
}
