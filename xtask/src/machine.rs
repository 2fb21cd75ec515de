//! What is here? Facts about the machine, found by looking.

use crate::process::{ask, on_path};
use std::env;
use std::net::{TcpStream, ToSocketAddrs};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The folder of the project.
pub(crate) fn project() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The project's own place for tools that cargo does not install.
pub(crate) fn tools() -> PathBuf {
    project().join("target/tools")
}

/// Where cargo keeps what it installs.
pub(crate) fn cargo_home() -> PathBuf {
    let home = || PathBuf::from(env::var_os("HOME").unwrap_or_default()).join(".cargo");
    env::var_os("CARGO_HOME").map_or_else(home, PathBuf::from)
}

/// Whether releases can be fetched from GitHub, as Trunk does for its own tools. Waits two seconds at most.
pub(crate) fn reaches_github() -> bool {
    let Ok(mut addresses) = ("github.com", 443).to_socket_addrs() else { return false };
    addresses.any(|address| TcpStream::connect_timeout(&address, Duration::from_secs(2)).is_ok())
}

/// Whether rustup is here and has not been told to leave the toolchain alone.
pub(crate) fn rustup_may_install() -> bool {
    on_path("rustup").is_some() && env::var_os("RUSTUP_AUTO_INSTALL").is_none_or(|value| value != "0")
}

/// Whether Debian packages can be installed: apt-get is here, and we are root.
pub(crate) fn apt_may_install() -> bool {
    on_path("apt-get").is_some() && ask("id", &["-u"]).is_some_and(|user| user == "0")
}

/// Whether this is a machine that checks submissions, where nothing may be left out.
pub(crate) fn checks_submissions() -> bool {
    env::var_os("CI").is_some_and(|value| value == "true")
}
