//! Trunk, which turns `index.html` and the crate into a folder of files.

use super::cargo_install;
use crate::process::ask;
use anyhow::Result;
use std::path::PathBuf;

/// The newest Trunk that the compiler named in Cargo.toml can build.
const VERSION: &str = "0.21.14";

/// Installs Trunk if it is missing; answers with the folder for `PATH`, if it needs one.
///
/// `fetches`: whether it will fetch wasm-bindgen itself, for which it needs its network features.
///
/// # Errors
/// When cargo cannot install it.
pub(crate) fn ready(fetches: bool) -> Result<Option<PathBuf>> {
    let features: &[&str] = if fetches { &[] } else { &["--no-default-features"] };
    let arguments = [&["trunk", "--version", VERSION, "--locked"], features].concat();
    cargo_install("trunk", &arguments, "about 4 minutes", is_right)
}

/// Any Trunk of the same line does.
fn is_right(program: &str) -> bool {
    let line = VERSION.rsplit_once('.').map_or(VERSION, |(line, _)| line);
    ask(program, &["--version"]).is_some_and(|said| said.starts_with(&format!("trunk {line}.")))
}
