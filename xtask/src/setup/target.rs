//! The standard library for the web: from rustup where it may bring it, else Debian's compiler, which builds it.

use super::{Web, debian};
use crate::machine::rustup_may_install;
use crate::process::{ask, run};
use crate::say::{long_step, say};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name that Rust has for the web.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// A compiler for the web: the active one if it has the target or rustup can add it, else Debian's.
///
/// # Errors
/// When neither can be had; the error says what to install.
pub(crate) fn ready() -> Result<Web> {
    if target_is_here() || (rustup_may_install() && rustup_adds_it()) {
        return Ok(Web::default());
    }
    debian_compiler().with_context(|| {
        format!(
            "No compiler for the web. Where rustup reaches its server, `rustup target add {TARGET}` brings it"
        )
    })
}

fn target_is_here() -> bool {
    sysroot().is_some_and(|sysroot| sysroot.join("lib/rustlib").join(TARGET).is_dir())
}

fn rustup_adds_it() -> bool {
    long_step(format_args!("Adding the target {TARGET} with rustup"), "some seconds");
    let added = run(Command::new("rustup").args(["target", "add", TARGET]), "");
    if added.is_err() {
        say("  rustup cannot bring it here; Debian's compiler will do.");
    }
    added.is_ok()
}

/// Debian's compiler for the web. Cargo builds the standard library from Debian's source with it, and rustup's
/// own linker links.
fn debian_compiler() -> Result<Web> {
    let packages = ["rustc-web", "rust-web-src", "rust-web-clippy"];
    debian::install(&packages, "about a minute")?;
    if !compiler_is_new_enough() {
        debian::bring(&packages, "about a minute")?;
    }
    let mut web = Web { clippy: debian::file("rust-web-clippy", "/cargo-clippy"), ..Web::default() };
    web.add_path(linker_folder());
    web.set("RUSTC", debian_rustc().context("the package rustc-web holds no rustc")?);
    web.set("RUSTC_BOOTSTRAP", "1");
    web.set("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort");
    Ok(web)
}

fn debian_rustc() -> Option<PathBuf> {
    debian::file("rustc-web", "/bin/rustc")
}

/// Is Debian's compiler at least as new as this project asks for?
fn compiler_is_new_enough() -> bool {
    let version = debian_rustc().and_then(|rustc| ask(&rustc.to_string_lossy(), &["--version"]));
    version.and_then(|line| minor_version(&line)) >= minor_version(env!("CARGO_PKG_RUST_VERSION"))
}

/// The `88` of `rustc 1.88.0 (…)` or of `1.88`.
fn minor_version(text: &str) -> Option<u32> {
    let number = text.split(' ').find(|word| word.starts_with("1."))?;
    number.split('.').nth(1)?.parse().ok()
}

/// Where the active toolchain keeps `rust-lld`, the linker for the web.
fn linker_folder() -> Option<PathBuf> {
    let version = ask("rustc", &["-vV"])?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "))?;
    let folder = sysroot()?.join("lib/rustlib").join(host).join("bin");
    folder.join("rust-lld").is_file().then_some(folder)
}

fn sysroot() -> Option<PathBuf> {
    ask("rustc", &["--print", "sysroot"]).map(|path| Path::new(&path).to_owned())
}
