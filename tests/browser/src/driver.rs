//! The driver: a small program beside the browser that takes our commands.

use crate::engine::Engine;
use crate::screen::Screen;
use std::io::{BufRead, BufReader, PipeReader, pipe};
use std::mem;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running driver. It ends, and its browser with it, when this is dropped.
pub(crate) struct Driver {
    process: Child,
    said: Arc<Mutex<Vec<String>>>,
    _screen: Option<Screen>,
    /// Where it takes commands.
    pub(crate) address: String,
}

impl Driver {
    /// Starts the driver of an engine on a free port.
    pub(crate) fn start(engine: Engine) -> Self {
        let screen = engine.wants_a_screen().then(Screen::start);
        let (speech, mouth) = pipe().expect("a pipe");
        let port = free_port();
        let mut command = ending_with_us(engine.driver());
        command
            .arg(format!("--port={port}"))
            .envs(screen.as_ref().map(Screen::variable))
            .stdout(mouth.try_clone().expect("both outputs in one"))
            .stderr(mouth);
        let mut process = command.spawn().expect("a shell can be started");
        let said = heard(speech);
        until_answered(port, || {
            let ended = process.try_wait().is_ok_and(|status| status.is_some());
            assert!(!ended, "{} can be started, `cargo xtask test` installs it", engine.driver());
        });
        Self { process, said, _screen: screen, address: format!("http://127.0.0.1:{port}") }
    }

    /// What it and its browser have said since the last look, line by line.
    pub(crate) fn said(&self) -> Vec<String> {
        mem::take(&mut *self.said.lock().expect("nobody fails while holding it"))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        // Fails only when it has ended already.
        drop(self.process.wait());
    }
}

/// A program that ends, with all that it has started, when its standard input is closed. That is so when we end, however
/// we do: a driver that is left alone leaves its browser alone, too.
fn ending_with_us(program: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", r#"("$@"; kill -KILL 0) & read -r _; kill -KILL 0"#, "sh", program]);
    command.process_group(0).stdin(Stdio::piped());
    command
}

/// A port that nobody listens on. Not every driver can choose one itself and say which.
fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("its address").port()
}

fn until_answered(port: u16, mut assert_alive: impl FnMut()) {
    let start = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert_alive();
        assert!(start.elapsed() < PATIENCE, "the driver does not listen");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Listens as long as anybody speaks: whoever is not heard may stop.
fn heard(speech: PipeReader) -> Arc<Mutex<Vec<String>>> {
    let said = Arc::<Mutex<Vec<String>>>::default();
    let ear = Arc::clone(&said);
    thread::spawn(move || {
        for line in BufReader::new(speech).lines().map_while(Result::ok) {
            ear.lock().expect("nobody fails while holding it").push(line);
        }
    });
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_a_driver_has_started_ends_with_us() {
        let (mut speech, mouth) = pipe().expect("a pipe");
        let mut command = ending_with_us("sh");
        command.args(["-c", "(echo started; sleep 5; echo left alone) & wait"]).stdout(mouth);
        let mut process = command.spawn().expect("a shell");
        drop(command);
        let mut started = [0; 8];
        speech.read_exact(&mut started).expect("it has started");
        drop(process.stdin.take());
        let mut more = String::new();
        speech.read_to_string(&mut more).expect("everybody who could speak has ended");
        assert_eq!(more, "");
        assert!(!process.wait().expect("it has ended").success());
    }
}
