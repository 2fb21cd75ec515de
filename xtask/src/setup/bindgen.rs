//! wasm-bindgen's command line, which must be of exactly the version in Cargo.lock.

use super::cargo_install;
use crate::machine;
use crate::process::ask;
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

/// Installs wasm-bindgen's command line if it is missing; answers with the folder for `PATH`, if it needs one.
///
/// # Errors
/// When Cargo.lock names no version, or when cargo cannot install it.
pub(crate) fn ready() -> Result<Option<PathBuf>> {
    let lock =
        fs::read_to_string(machine::project().join("Cargo.lock")).context("Cargo.lock cannot be read")?;
    let version = locked(&lock, "wasm-bindgen").context("Cargo.lock names no wasm-bindgen")?;
    let right = format!("wasm-bindgen {version}");
    cargo_install("wasm-bindgen", &["wasm-bindgen-cli", "--version", version], "about 2 minutes", |program| {
        ask(program, &["--version"]).is_some_and(|said| said == right)
    })
}

/// The version of a package in the text of a Cargo.lock.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::locked;

    const LOCK: &str = r#"
[[package]]
name = "wasm-bindgen-macro"
version = "0.2.1"

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
"#;

    #[test]
    fn the_version_is_that_of_the_package_with_exactly_this_name() {
        assert_eq!(locked(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(LOCK, "wasm"), None);
    }
}
