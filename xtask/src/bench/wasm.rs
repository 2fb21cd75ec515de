//! Examples as WebAssembly, timed in a browser.

use super::in_browser;
use crate::setup::Web;
use crate::{machine, process};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

/// A page for the browser to stand on.
const PAGE: &str = "<!DOCTYPE html><title>bench</title><link rel=\"icon\" href=\"data:,\">";

/// The milliseconds of several runs of an example that imports nothing.
pub(super) fn milliseconds(web: &Web, example: &str) -> Result<Vec<f64>> {
    let folder = build(web, example)?;
    let lines = process::output(in_browser("run_wasm").arg(&folder).arg(format!("{example}.wasm")))?;
    lines.lines().map(|time| Ok(time.parse()?)).collect()
}

/// Compiles for the web with vectors, as every browser of today has them, and answers with a folder to serve.
fn build(web: &Web, example: &str) -> Result<PathBuf> {
    let target = machine::project().join("target/perft");
    let mut cargo = web.command("cargo");
    cargo.args(["build", "--quiet", "--release", "--no-default-features", "--example", example]);
    cargo.args(["--target", "wasm32-unknown-unknown"]);
    cargo.env("CARGO_TARGET_DIR", &target).env("RUSTFLAGS", "-Ctarget-feature=+simd128");
    process::run(&mut cargo, "The lines above say where.")?;
    let folder = target.join("page");
    fs::create_dir_all(&folder)?;
    let file = format!("{example}.wasm");
    let wasm = target.join("wasm32-unknown-unknown/release/examples").join(&file);
    fs::copy(wasm, folder.join(&file)).context("the example's wasm cannot be copied")?;
    fs::write(folder.join("index.html"), PAGE)?;
    Ok(folder)
}
