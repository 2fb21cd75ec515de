//! The driver: a small program beside the browser that takes our commands.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running driver. It ends, and its browser with it, when this is dropped.
pub(crate) struct Driver {
    process: Child,
    // Kept open: a driver that cannot speak any more may stop.
    _speech: BufReader<ChildStdout>,
    /// Where it takes commands.
    pub(crate) address: String,
}

impl Driver {
    /// Starts Chromium's driver on a free port.
    pub(crate) fn start() -> Self {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver can be started: `cargo xtask test` installs it");
        let mut speech = BufReader::new(process.stdout.take().expect("its output is ours"));
        let port = port(&mut speech);
        Self { process, _speech: speech, address: format!("http://127.0.0.1:{port}") }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Both fail only when it has ended already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// The port in "ChromeDriver was started successfully on port 41234."
fn port(speech: &mut impl BufRead) -> u16 {
    let mut lines = speech.lines().map_while(Result::ok);
    let said = lines
        .find_map(|line| Some(line.split_once("successfully on port ")?.1.trim_end_matches('.').to_owned()));
    said.and_then(|port| port.parse().ok()).expect("chromedriver says its port")
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn the_port_is_read_from_what_the_driver_says() {
        let mut speech =
            "Starting ChromeDriver 1\nChromeDriver was started successfully on port 41234.\n".as_bytes();
        assert_eq!(port(&mut speech), 41234);
    }
}
