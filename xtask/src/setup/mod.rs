//! Setting up what is missing, one file per thing. What is there already is used as it is, so a second run is fast.

mod bindgen;
mod browser;
mod debian;
mod target;
mod trunk;
mod wasm_opt;

use crate::machine;
use crate::process::{on_path, run};
use crate::say::long_step;
use anyhow::Result;
pub(crate) use browser::ready as browser;
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use target::TARGET;

/// Everything that compiles for the web on this machine: folders for `PATH` and variables for the children.
#[derive(Default)]
pub(crate) struct Web {
    path: Vec<PathBuf>,
    variables: Vec<(&'static str, OsString)>,
    clippy: Option<PathBuf>,
}

/// Makes the machine able to compile for the web and to assemble the page.
///
/// # Errors
/// When something is missing that cannot be installed here; the error says what to do.
pub(crate) fn web() -> Result<Web> {
    let mut web = target::ready()?;
    let fetches = machine::reaches_github();
    web.add_path(trunk::ready(fetches)?);
    if fetches {
        web.set("TRUNK_TOOLS_WASM_OPT", wasm_opt::FETCHED);
    } else {
        web.add_path(bindgen::ready()?);
        web.add_path(wasm_opt::ready()?);
    }
    Ok(web)
}

impl Web {
    /// A program called with all of this. Builds for the web have a folder of their own, so that two compilers
    /// never undo each other's work.
    pub(crate) fn command(&self, program: impl Into<OsString>) -> Command {
        let mut command = Command::new(program.into());
        let inherited = env::var_os("PATH").unwrap_or_default();
        let path = self.path.iter().cloned().chain(env::split_paths(&inherited));
        command
            .current_dir(machine::project())
            .env("PATH", env::join_paths(path).unwrap_or(inherited.clone()))
            .env("CARGO_TARGET_DIR", machine::project().join("target/wasm"))
            .envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    /// Clippy for the web, ready for its own arguments.
    pub(crate) fn clippy(&self) -> Command {
        let mut command = self.command(self.clippy.as_deref().unwrap_or("cargo-clippy".as_ref()));
        command.args(["clippy", "--target", TARGET]);
        command
    }

    fn add_path(&mut self, folder: Option<PathBuf>) {
        self.path.extend(folder);
    }

    fn set(&mut self, name: &'static str, value: impl Into<OsString>) {
        self.variables.push((name, value.into()));
    }
}

/// Installs a program from its crate unless it is on the `PATH` already, in the right version.
///
/// It goes to cargo's usual place; where another version of it is in use already, to the project's own folder
/// instead, which is the answer then. Speed of building it matters more than its own speed.
fn cargo_install(
    program: &str,
    arguments: &[&str],
    how_long: &str,
    is_right: impl Fn(&str) -> bool,
) -> Result<Option<PathBuf>> {
    if is_right(program) {
        return Ok(None);
    }
    let own_folder = machine::tools().join("bin");
    if is_right(&own_folder.join(program).to_string_lossy()) {
        return Ok(Some(own_folder));
    }
    long_step(format_args!("Installing {program} with cargo"), how_long);
    let mut cargo = Command::new("cargo");
    cargo.args(["install", "--quiet"]).args(arguments);
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1").env("CARGO_PROFILE_RELEASE_LTO", "off");
    let taken = on_path(program).is_some();
    if taken {
        cargo.arg("--root").arg(machine::tools());
    }
    run(&mut cargo, "Is crates.io reachable?")?;
    Ok(taken.then_some(own_folder))
}
