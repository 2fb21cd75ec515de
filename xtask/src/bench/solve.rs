//! How fast positions near the end are solved: natively by the example `solve`, in a browser by `solve_wasm`.

use super::wasm;
use crate::setup::Web;
use crate::{machine, process};
use anyhow::{Context, Result};
use std::fs::{self, File};
use std::process::Command;

/// The sets of positions and the tables they stand in: forty positions each with so many empty squares, and the well-known
/// ones of the French federation.
const SETS: [(&str, &str); 4] = [
    ("bench16", "endgame_bench.tsv"),
    ("bench18", "endgame_bench.tsv"),
    ("bench20", "endgame_bench.tsv"),
    ("FFO 20-39", "ffo.tsv"),
];

/// The set that is solved in the browser, too.
pub(super) const IN_BROWSER: &str = "bench18";

/// What it took to solve the sets.
pub(super) struct Solved {
    /// Natively, with weights: the last line of the example for each set.
    pub(super) native: Vec<(&'static str, String)>,
    /// In the browser, with weights: the seconds of the best of several runs.
    pub(super) wasm: f64,
}

pub(super) fn measure(web: &Web) -> Result<Solved> {
    let times = wasm::milliseconds(web, "solve_wasm")?;
    let wasm = times.into_iter().fold(f64::INFINITY, f64::min) / 1e3;
    let native =
        SETS.into_iter().map(|(set, table)| Ok((set, native(set, table)?))).collect::<Result<_>>()?;
    Ok(Solved { native, wasm })
}

fn native(set: &str, table: &str) -> Result<String> {
    let table = fs::read_to_string(machine::project().join("tests/data").join(table))?;
    let rows: Vec<&str> = table.lines().filter(|row| is_of(set, row)).collect();
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

/// Belongs a row to a set? A set is named by what its rows begin with, or by the range of their numbers.
fn is_of(set: &str, row: &str) -> bool {
    let range = set.strip_prefix("FFO ").and_then(|range| range.split_once('-'));
    let Some((first, last)) = range else { return row.starts_with(set) };
    let number = |text: &str| text.parse::<u32>().ok();
    let of_row = row.split('\t').next().and_then(number);
    of_row.is_some_and(|of_row| number(first) <= Some(of_row) && Some(of_row) <= number(last))
}
