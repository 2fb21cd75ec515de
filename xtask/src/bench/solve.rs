//! How fast positions near the end are solved: natively by the example `solve`, in a browser by `solve_wasm`.

use super::wasm;
use crate::setup::Web;
use crate::{machine, process};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::process::Command;

/// The sets of forty positions each, with so many empty squares.
const SETS: [&str; 3] = ["bench16", "bench18", "bench20"];

/// The set that is solved in the browser, too.
pub(super) const IN_BROWSER: &str = "bench18";

/// What it took to solve the sets.
pub(super) struct Solved {
    /// Natively, with weights: the last line of the example for each set.
    pub(super) native: Vec<(&'static str, String)>,
    /// In the browser, without weights: the seconds of the best of several runs.
    pub(super) wasm: f64,
}

pub(super) fn measure(web: &Web) -> Result<Solved> {
    let times = wasm::milliseconds(web, "solve_wasm")?;
    let wasm = times.into_iter().fold(f64::INFINITY, f64::min) / 1e3;
    let native = SETS.into_iter().map(|set| Ok((set, native(set)?))).collect::<Result<_>>()?;
    Ok(Solved { native, wasm })
}

fn native(set: &str) -> Result<String> {
    let table = fs::read_to_string(machine::project().join("tests/data/endgame_bench.tsv"))?;
    let rows: Vec<&str> = table.lines().filter(|row| row.starts_with(set)).collect();
    let folder = machine::project().join("target/solve");
    fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{set}.tsv"));
    fs::write(&file, rows.join("\n"))?;
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--release", "--example", "solve", "--"]);
    cargo.args(["classic", "best", "weights=public/weights-most.bin"]).stdin(File::open(file)?);
    let lines = process::output(cargo.current_dir(machine::project()))?;
    Ok(lines.lines().last().context("the example solve printed nothing")?.to_owned())
}
