//! wasm-opt, which makes the compiled page a good deal smaller.

use super::debian;
use crate::machine;
use crate::process::{ask, on_path, run};
use crate::say::long_step;
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;

/// The npm package that brings it.
const PACKAGE: &str = "binaryen@132.0.0";

/// Older ones refuse what today's compiler writes.
const OLDEST: u32 = 123;

/// Installs wasm-opt from npm if it is missing or too old; answers with the folder for `PATH`, if it needs one.
///
/// # Errors
/// When neither npm nor Debian's package of it can be had.
pub(crate) fn ready() -> Result<Option<PathBuf>> {
    if is_right("wasm-opt") {
        return Ok(None);
    }
    let folder = machine::tools().join("node_modules/.bin");
    if !is_right(&folder.join("wasm-opt").to_string_lossy()) {
        install()?;
    }
    Ok(Some(folder))
}

fn install() -> Result<()> {
    if on_path("npm").is_none() {
        debian::install(&["nodejs", "npm"], "about two minutes")?;
    }
    long_step("Fetching wasm-opt with npm", "some seconds");
    let mut npm = Command::new("npm");
    npm.args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"]);
    run(
        npm.arg(machine::tools()).arg(PACKAGE),
        "Install binaryen 123 or newer, so that `wasm-opt` is on the PATH.",
    )
}

fn is_right(program: &str) -> bool {
    ask(program, &["--version"]).and_then(|said| version(&said)).is_some_and(|version| version >= OLDEST)
}

/// The number in `wasm-opt version 123 (version_123)`.
fn version(said: &str) -> Option<u32> {
    said.strip_prefix("wasm-opt version ")?.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn the_version_is_the_number_after_the_word() {
        assert_eq!(version("wasm-opt version 108"), Some(108));
        assert_eq!(version("wasm-opt version 132 (version_132)"), Some(132));
        assert_eq!(version("wasm-bindgen 0.2.130"), None);
    }
}
