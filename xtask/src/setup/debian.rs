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
    if missing.is_empty() {
        return Ok(());
    }
    let by_hand = format!("apt-get install {}", missing.join(" "));
    ensure!(apt_may_install(), "{} must be installed. As root on Debian: `{by_hand}`.", missing.join(", "));
    long_step(format_args!("Installing {} with apt-get", missing.join(", ")), how_long);
    let advice = format!("Try `apt-get update`, then `{by_hand}`.");
    if run(&mut apt_get_install(&missing), &advice).is_err() {
        run(Command::new("apt-get").args(["update", "-qq"]), "Is a package registry reachable?")?;
        run(&mut apt_get_install(&missing), &advice)?;
    }
    Ok(())
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
        .args(["install", "-y", "-qq", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive");
    command
}
