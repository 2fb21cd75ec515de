//! `cargo xtask build`: the finished page in `dist/`.

mod engine;
mod licences;
mod parts;
pub(crate) mod style;
mod wasm;

use crate::say::{long_step, say};
use crate::setup::{self, Web};
use crate::{guide, machine, process};
use anyhow::{Context, Result};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use xtask::offline;

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pace {
    /// For those who play: as small and as fast as it gets.
    Thorough,
    /// For those who change it: compiled in some seconds, larger and slower, and the same in all else.
    Quick,
}

/// Sets up what is missing, builds the page and answers with the folder that holds it.
///
/// # Errors
/// When something is missing that cannot be set up, or when the page does not compile.
pub(crate) fn build(pace: Pace) -> Result<PathBuf> {
    build_with(&setup::web()?, pace)
}

/// Builds the engine's worker, the page and the rule pages: static files that work on any host and at any path.
///
/// # Errors
/// When the page does not compile, or the rule pages are not whole.
pub(crate) fn build_with(web: &Web, pace: Pace) -> Result<PathBuf> {
    let dist = machine::project().join("dist");
    long_step("Building the page", pace.takes());
    style::join()?;
    let engine = engine::compile(web, pace)?;
    let mut trunk = web.command("trunk");
    trunk.args(["build", "--quiet"]).env("RUST_BACKTRACE", "0");
    if pace == Pace::Thorough {
        trunk.args(["--release", "--features", "parts"]);
    }
    process::run(&mut trunk, "The lines above say where; `cargo check` may show the same fault sooner.")?;
    if pace == Pace::Thorough {
        parts::take_apart(web, &dist)?;
    }
    engine::add(&dist, &engine)?;
    guide::write(&dist)?;
    licences::write(&dist)?;
    seal(&dist)?;
    say(format_args!("The page is in {}.", dist.display()));
    Ok(dist)
}

impl Pace {
    fn takes(self) -> &'static str {
        match self {
            Self::Thorough => "about 6 minutes the first time, 1 to 2 after a change",
            Self::Quick => "about 3 minutes the first time, some seconds after a change",
        }
    }
}

/// What today's compiler writes, and wasm-opt would refuse without being told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-sign-ext",
    "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// A number for the name of a folder: files of different builds never meet, whatever a cache holds.
fn fingerprint<N: AsRef<str>>(files: &[(N, Vec<u8>)]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for (name, bytes) in files {
        hasher.write(name.as_ref().as_bytes());
        hasher.write(bytes);
    }
    hasher.finish()
}

fn read(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// Makes the finished files work without a network, as they are now.
///
/// # Errors
/// When one of them cannot be read.
pub(crate) fn seal(dist: &Path) -> Result<()> {
    let worker = machine::project().join("offline/sw.js");
    let worker = fs::read_to_string(worker).context("offline/sw.js cannot be read")?;
    offline::seal(dist, &worker).map(drop)
}
