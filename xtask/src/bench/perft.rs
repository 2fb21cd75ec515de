//! How fast games are counted: natively by the example `perft`, in a browser by the example `perft_wasm`, and by the
//! crate `magpie` in both, in the same run.

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
    /// Natively by `magpie`.
    pub(super) magpie: f64,
    /// In the browser by `magpie`.
    pub(super) magpie_wasm: f64,
}

pub(super) fn measure(web: &Web) -> Result<Speeds> {
    Ok(Speeds {
        native: best((0..RUNS).map(|_| native(&["perft", "--", "classic", DEPTH])))?,
        wasm: in_browser(web, "perft_wasm")?,
        magpie: best((0..RUNS).map(|_| native(&["perft_magpie"])))?,
        magpie_wasm: in_browser(web, "perft_magpie")?,
    })
}

fn in_browser(web: &Web, example: &str) -> Result<f64> {
    let times = wasm::milliseconds(web, example)?;
    best(times.into_iter().map(|time| Ok(LEAVES / 1e3 / time)))
}

/// The last number of the last line that an example prints.
fn native(example: &[&str]) -> Result<f64> {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--release", "--example"]).args(example);
    let table = process::output(cargo.current_dir(machine::project()))?;
    let speed = table.split_whitespace().last().context("the example printed nothing")?;
    Ok(speed.parse()?)
}

fn best(speeds: impl Iterator<Item = Result<f64>>) -> Result<f64> {
    let speeds: Vec<f64> = speeds.collect::<Result<_>>()?;
    speeds.into_iter().reduce(f64::max).context("nothing was measured")
}
