//! What the commands say to the person who called them: plain sentences, one place that prints.
#![allow(clippy::print_stdout, reason = "this is the one place where the commands speak")]

use std::fmt::Display;

/// Says one line.
pub(crate) fn say(line: impl Display) {
    println!("{line}");
}

/// Announces a step that takes a while, and roughly how long on a machine with two cores.
pub(crate) fn long_step(what: impl Display, how_long: &str) {
    say(format_args!("· {what} ({how_long})"));
}
