//! The driver: a small program beside the browser that takes our commands.

use crate::engine::Engine;
use crate::screen::Screen;
use std::io::{BufRead, BufReader, PipeReader, pipe};
use std::mem;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
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
        let mut command = Command::new(engine.driver());
        command
            .arg(format!("--port={port}"))
            .envs(screen.as_ref().map(Screen::variable))
            .stdin(Stdio::null())
            .stdout(mouth.try_clone().expect("both outputs in one"))
            .stderr(mouth);
        let process = command.spawn().unwrap_or_else(|error| {
            panic!("{} can be started, `cargo xtask test` installs it: {error}", engine.driver())
        });
        until_answered(port);
        Self { process, said: heard(speech), _screen: screen, address: format!("http://127.0.0.1:{port}") }
    }

    /// What it and its browser have said since the last look, line by line.
    pub(crate) fn said(&self) -> Vec<String> {
        mem::take(&mut *self.said.lock().expect("nobody fails while holding it"))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Both fail only when it has ended already.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// A port that nobody listens on. Not every driver can choose one itself and say which.
fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("its address").port()
}

fn until_answered(port: u16) {
    let start = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
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
