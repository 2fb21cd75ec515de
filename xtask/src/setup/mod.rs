//! Setting up what is missing, one file per thing. What is there already is used as it is, so a second run is fast.

mod axe;
mod bindgen;
mod browser;
mod debian;
mod spelling;
mod target;
mod trunk;
mod wasm_opt;

use crate::machine;
use crate::process::run;
use crate::say::long_step;
use anyhow::Result;
pub(crate) use axe::ready as axe;
pub(crate) use browser::{chromium, firefox, webkit};
pub(crate) use spelling::ready as spelling;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
pub(crate) use target::TARGET;

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
    web.add_path(trunk::ready(machine::reaches_github())?);
    // Trunk fetches it where it can, for itself alone; the engine's worker is built without Trunk.
    web.add_path(bindgen::ready()?);
    web.add_path(wasm_opt::ready()?);
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

/// Installs a program from its crate unless it is here already, in the right version; answers with the folder for
/// `PATH`, if it needs one.
///
/// It goes to cargo's usual place, or, where another version of it stands there, to the project's own. Speed of
/// building it matters more than its own speed.
fn cargo_install(
    program: &str,
    arguments: &[&str],
    how_long: &str,
    is_right: impl Fn(&str) -> bool,
) -> Result<Option<PathBuf>> {
    if is_right(program) {
        return Ok(None);
    }
    let roots = [machine::cargo_home(), machine::tools()];
    let in_root = |root: &Path| root.join("bin").join(program);
    if let Some(root) = roots.iter().find(|root| is_right(&in_root(root).to_string_lossy())) {
        return Ok(Some(root.join("bin")));
    }
    let [usual, own] = roots;
    let root = if in_root(&usual).exists() { own } else { usual };
    long_step(format_args!("Installing {program} with cargo"), how_long);
    let mut cargo = Command::new("cargo");
    cargo.args(["install", "--quiet"]).args(arguments).arg("--root").arg(&root);
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1").env("CARGO_PROFILE_RELEASE_LTO", "off");
    run(&mut cargo, "Is the crates registry reachable?")?;
    Ok(Some(root.join("bin")))
}
