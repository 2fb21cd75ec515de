//! The engine's worker: compiled by itself, for speed, and put into a folder of the page that is named by what is in
//! it. A page and a worker of different builds never meet, whatever a cache holds.

use super::{FEATURES, Pace, fingerprint, read};
use crate::setup::{TARGET, Web};
use crate::{machine, process};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// What `index.html` says of the worker's place until the folder has its name.
const PLACE: &str = "content=\"engine/worker.js\"";

/// Compiles the worker and answers with its files and their names.
///
/// # Errors
/// When it does not compile, or a tool fails.
pub(super) fn compile(web: &Web, pace: Pace) -> Result<Vec<(&'static str, Vec<u8>)>> {
    let target = machine::project().join("target/engine");
    let profile = match pace {
        Pace::Thorough => "worker",
        Pace::Quick => "quick",
    };
    let mut cargo = web.command("cargo");
    cargo.args(["build", "--quiet", "--locked", "--profile", profile, "--target", TARGET]);
    cargo.args(["--no-default-features", "--features", "worker", "--bin", "worker"]);
    // Vectors, as every browser of today has them.
    cargo.env("CARGO_TARGET_DIR", &target).env("RUSTFLAGS", "-Ctarget-feature=+simd128");
    process::run(&mut cargo, "The lines above say where.")?;
    let compiled = target.join(TARGET).join(profile).join("worker.wasm");
    let folder = bind(web, &compiled, &target)?;
    if pace == Pace::Thorough {
        optimise(web, &folder.join("worker_bg.wasm"))?;
    }
    let start = machine::project().join("src/worker/start.js");
    let script = [read(&folder.join("worker.js"))?, read(&start)?].concat();
    Ok(vec![("worker.js", script), ("worker_bg.wasm", read(&folder.join("worker_bg.wasm"))?)])
}

/// Puts the files of the worker into the finished page, and its place into `index.html`.
///
/// # Errors
/// When something cannot be written, or `index.html` names no place for it.
pub(super) fn add(dist: &Path, files: &[(&'static str, Vec<u8>)]) -> Result<()> {
    let name = format!("engine-{:016x}", fingerprint(files));
    let folder = dist.join(&name);
    fs::create_dir_all(&folder)?;
    for (file, bytes) in files {
        fs::write(folder.join(file), bytes).with_context(|| format!("{file} cannot be written"))?;
    }
    let index = dist.join("index.html");
    let page = fs::read_to_string(&index).context("index.html cannot be read")?;
    ensure!(page.contains(PLACE), "index.html has no `{PLACE}`");
    fs::write(&index, page.replace(PLACE, &format!("content=\"{name}/worker.js\"")))?;
    Ok(())
}

/// The script that the worker begins with, as wasm-bindgen writes it, beside what it loads.
fn bind(web: &Web, compiled: &Path, target: &Path) -> Result<PathBuf> {
    let folder = target.join("bound");
    let mut bindgen = web.command("wasm-bindgen");
    bindgen.args(["--target", "no-modules", "--no-typescript", "--out-name", "worker", "--out-dir"]);
    process::run(bindgen.arg(&folder).arg(compiled), "Its version must be that in Cargo.lock.")?;
    Ok(folder)
}

fn optimise(web: &Web, wasm: &Path) -> Result<()> {
    let mut opt = web.command("wasm-opt");
    opt.args(["-O3", "--enable-simd"]).args(FEATURES).arg(wasm).arg("-o").arg(wasm);
    process::run(&mut opt, "Is it 123 or newer?")
}
