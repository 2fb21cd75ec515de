//! A screen that nobody sees, for browsers that cannot do without.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running X server without a monitor. It ends when this is dropped.
pub(crate) struct Screen {
    process: Child,
    name: String,
}

impl Screen {
    /// Starts one under a name that is free.
    pub(crate) fn start() -> Self {
        let mut process = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb can be started: `cargo xtask test` installs it");
        let mut number = String::new();
        let speech = process.stdout.take().expect("its output is ours");
        BufReader::new(speech).read_line(&mut number).expect("it says its number");
        Self { process, name: format!(":{}", number.trim()) }
    }

    /// The variable by which programs find it.
    pub(crate) fn variable(&self) -> (&'static str, &str) {
        ("DISPLAY", &self.name)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Both fail only when it has ended already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
