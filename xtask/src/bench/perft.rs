//! How fast games are counted: natively by the example `perft`, in a browser by the example `perft_wasm`.

use super::wasm;
use crate::setup::Web;
use crate::{machine, process};
use anyhow::{Context, Result};
use std::process::Command;

/// How deep both count, from the usual start.
pub(super) const DEPTH: &str = "11";

/// The leaves at that depth.
const LEAVES: f64 = 212_258_800.0;

/// How often the native program is run.
const RUNS: usize = 3;

/// Million leaves a second, the best of several runs.
pub(super) struct Speeds {
    pub(super) native: f64,
    pub(super) wasm: f64,
}

pub(super) fn measure(web: &Web) -> Result<Speeds> {
    let times = wasm::milliseconds(web, "perft_wasm")?;
    let native = best((0..RUNS).map(|_| native()))?;
    let wasm = best(times.into_iter().map(|time| Ok(LEAVES / 1e3 / time)))?;
    Ok(Speeds { native, wasm })
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
