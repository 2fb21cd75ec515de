//! How fast games are counted: natively by the example `perft`, in a browser by the example `perft_wasm`.

use super::in_browser;
use crate::setup::Web;
use crate::{machine, process};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// How deep both count, from the usual start.
pub(super) const DEPTH: &str = "11";

/// The leaves at that depth.
const LEAVES: f64 = 212_258_800.0;

/// How often the native program is run.
const RUNS: usize = 3;

/// A page for the browser to stand on.
const PAGE: &str = "<!DOCTYPE html><title>perft</title><link rel=\"icon\" href=\"data:,\">";

/// Million leaves a second, the best of several runs.
pub(super) struct Speeds {
    pub(super) native: f64,
    pub(super) wasm: f64,
}

pub(super) fn measure(web: &Web) -> Result<Speeds> {
    let folder = build_wasm(web)?;
    let native = best((0..RUNS).map(|_| native()))?;
    let milliseconds = process::output(in_browser("perft").arg(&folder))?;
    let wasm = best(milliseconds.lines().map(|time| Ok(LEAVES / 1e3 / time.parse::<f64>()?)))?;
    Ok(Speeds { native, wasm })
}

/// Compiles for the web with vectors, as every browser of today has them, and answers with a folder to serve.
fn build_wasm(web: &Web) -> Result<PathBuf> {
    let target = machine::project().join("target/perft");
    let mut cargo = web.command("cargo");
    cargo.args(["build", "--quiet", "--release", "--no-default-features", "--example", "perft_wasm"]);
    cargo.args(["--target", "wasm32-unknown-unknown"]);
    cargo.env("CARGO_TARGET_DIR", &target).env("RUSTFLAGS", "-Ctarget-feature=+simd128");
    process::run(&mut cargo, "The lines above say where.")?;
    let folder = target.join("page");
    fs::create_dir_all(&folder)?;
    let wasm = target.join("wasm32-unknown-unknown/release/examples/perft_wasm.wasm");
    fs::copy(wasm, folder.join("perft_wasm.wasm")).context("the example's wasm cannot be copied")?;
    fs::write(folder.join("index.html"), PAGE)?;
    Ok(folder)
}

/// The last number of the last line that the example prints.
fn native() -> Result<f64> {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--release", "--example", "perft", "--", "classic", DEPTH]);
    let table = process::output(cargo.current_dir(machine::project()))?;
    let speed = table.split_whitespace().last().context("the example perft printed nothing")?;
    Ok(speed.parse()?)
}

fn best(speeds: impl Iterator<Item = Result<f64>>) -> Result<f64> {
    let speeds: Vec<f64> = speeds.collect::<Result<_>>()?;
    speeds.into_iter().reduce(f64::max).context("nothing was measured")
}
