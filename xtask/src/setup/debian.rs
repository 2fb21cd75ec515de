//! Debian's packages: installing them and finding what is in them.

use crate::machine::apt_may_install;
use crate::process::{ask, run};
use crate::say::long_step;
use anyhow::{Result, ensure};
use std::path::PathBuf;
use std::process::Command;

/// Installs the packages that are missing.
///
/// # Errors
/// When this is no Debian, when we are not root, or when apt-get fails.
pub(crate) fn install(packages: &[&str], how_long: &str) -> Result<()> {
    let missing: Vec<&str> = packages.iter().copied().filter(|package| !installed(package)).collect();
    if missing.is_empty() { Ok(()) } else { bring(&missing, how_long) }
}

/// Brings packages in the newest version that Debian has, those too that are here in an older one.
///
/// # Errors
/// When this is no Debian, when we are not root, or when apt-get fails.
pub(crate) fn bring(packages: &[&str], how_long: &str) -> Result<()> {
    let names = packages.join(" ");
    let by_hand = format!("apt-get update; apt-get install {names}");
    ensure!(apt_may_install(), "Needed, and missing or too old: {names}. As root on Debian: `{by_hand}`.");
    long_step(format_args!("Installing {names} with apt-get"), how_long);
    // A machine's own lists may be old, and name versions that are gone or that are too old for us.
    let listed = run(Command::new("apt-get").args(["update", "-qq"]), "Is a package registry reachable?");
    let installed = run(&mut apt_get_install(packages), &format!("Try `{by_hand}`."));
    installed.or_else(|error| listed.and(Err(error)))
}

/// The file of an installed package whose path ends with `ending`.
pub(crate) fn file(package: &str, ending: &str) -> Option<PathBuf> {
    let list = ask("dpkg", &["-L", package])?;
    list.lines().find(|line| line.ends_with(ending)).map(PathBuf::from)
}

fn installed(package: &str) -> bool {
    ask("dpkg-query", &["-W", "-f=${db:Status-Status}", package]).is_some_and(|status| status == "installed")
}

fn apt_get_install(packages: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command
        // Seconds for another installation, such as the machine's own updates, to end.
        .args(["-o", "DPkg::Lock::Timeout=600"])
        .args(["install", "-y", "-qq", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive");
    command
}
