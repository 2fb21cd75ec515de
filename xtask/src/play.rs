//! `cargo xtask play`: the finished page on this machine.

use crate::build::{self, Pace};
use crate::say::say;
use anyhow::Result;
use xtask::pages::Server;

/// The port that one finds in the browser's history again; another one is taken when it is busy.
const PORT: u16 = 8080;

/// Builds the page and serves it on 127.0.0.1 until the command is interrupted.
///
/// # Errors
/// When the page cannot be built or no port can be opened.
pub(crate) fn play(pace: Pace) -> Result<()> {
    let dist = build::build(pace)?;
    let server = Server::start(&dist, "/", PORT).or_else(|_| Server::start(&dist, "/", 0))?;
    say(format_args!("\nPlay at {}   (Ctrl+C ends it)", server.address()));
    server.wait();
    Ok(())
}
