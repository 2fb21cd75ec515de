//! A server that answers as GitHub Pages does, so that what works here works there: a project's page under a
//! sub-path, gzip, ten minutes of caching, a real 404 for what is not there, and no page in its place.
//!
//! It counts the requests, and it can be stopped for good: whoever connects afterwards is refused.

mod answer;
mod http;

pub use answer::gzipped;

use answer::Folder;
use anyhow::{Context, Result};
use std::collections::HashMap;
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

/// One request that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The path as it was asked for, such as `/reversi/index.html`, without a query.
    pub path: String,
    /// The status of the answer: 200, 301, 404 or 405.
    pub status: u16,
}

/// A running server. It ends when it is dropped.
pub struct Server {
    address: SocketAddr,
    base: String,
    shared: Arc<Shared>,
    listening: Option<JoinHandle<()>>,
}

struct Shared {
    folder: Folder,
    stopping: AtomicBool,
    requests: Mutex<Vec<Request>>,
    connections: Mutex<HashMap<u64, TcpStream>>,
    next_connection: AtomicU64,
}

impl Server {
    /// Serves `folder` on 127.0.0.1 under `base`, a path with a slash at both ends such as `/reversi/` or `/`.
    /// Port 0 takes any free one.
    ///
    /// # Errors
    /// When the port is taken.
    ///
    /// ```
    /// let folder = std::env::temp_dir();
    /// let server = xtask::pages::Server::start(&folder, "/reversi/", 0)?;
    /// assert!(server.address().ends_with("/reversi/"));
    /// # anyhow::Ok(())
    /// ```
    pub fn start(folder: &Path, base: &str, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("port {port} of this machine cannot be opened"))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared {
            folder: Folder { root: PathBuf::from(folder), base: base.to_owned() },
            stopping: AtomicBool::new(false),
            requests: Mutex::default(),
            connections: Mutex::default(),
            next_connection: AtomicU64::new(0),
        });
        let listening = Some(thread::spawn({
            let shared = Arc::clone(&shared);
            move || listen(&listener, &shared)
        }));
        Ok(Self { address, base: base.to_owned(), shared, listening })
    }

    /// The address of the page, with a slash at its end.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}{}", self.address, self.base)
    }

    /// The port, for starting another server in the same place after this one has stopped.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Every request so far, in the order of their answers.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        lock(&self.shared.requests).clone()
    }

    /// Waits until the server is stopped by someone else, which may be never.
    pub fn wait(mut self) {
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.listening.take() {
            // A thread that panicked has nothing left to wait for.
            drop(thread.join());
        }
    }
}

impl Drop for Server {
    /// Closes the port and every open connection.
    fn drop(&mut self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        // The listening thread wakes for one more connection, sees the flag and lets go of the port.
        drop(TcpStream::connect(self.address));
        self.join();
        for connection in lock(&self.shared.connections).values() {
            drop(connection.shutdown(Shutdown::Both));
        }
    }
}

fn listen(listener: &TcpListener, shared: &Arc<Shared>) {
    for connection in listener.incoming() {
        if shared.stopping.load(Ordering::SeqCst) {
            return;
        }
        let Ok(connection) = connection else { continue };
        let shared = Arc::clone(shared);
        thread::spawn(move || shared.serve(&connection));
    }
}

impl Shared {
    /// Answers the requests of one connection until either side closes it.
    fn serve(&self, connection: &TcpStream) {
        let number = self.next_connection.fetch_add(1, Ordering::SeqCst);
        if let Ok(handle) = connection.try_clone() {
            lock(&self.connections).insert(number, handle);
        }
        if self.stopping.load(Ordering::SeqCst) {
            return;
        }
        // A connection that breaks is the browser's own affair: it asks again.
        drop(http::converse(connection, |question| {
            let answer = self.folder.answer(question);
            lock(&self.requests).push(Request { path: question.path.clone(), status: answer.status });
            answer
        }));
        lock(&self.connections).remove(&number);
    }
}

/// The data behind a lock; a thread that panicked while holding it has left nothing half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{Request, Server};
    use std::fs;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    fn ask(port: u16, path: &str) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", port))?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    #[test]
    fn it_counts_what_it_answers_and_stops_for_good_and_starts_again_in_the_same_place() {
        let folder = std::env::temp_dir().join(format!("reversi-pages-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("index.html"), "<p>board").expect("a file");

        let server = Server::start(&folder, "/reversi/", 0).expect("a port");
        let port = server.port();
        assert!(ask(port, "/reversi/").expect("an answer").ends_with("<p>board"));
        assert!(ask(port, "/reversi/d3?x=1").expect("an answer").starts_with("HTTP/1.1 404"));
        let expected = [("/reversi/", 200), ("/reversi/d3", 404)]
            .map(|(path, status)| Request { path: path.into(), status });
        assert_eq!(server.requests(), expected);

        drop(server);
        assert!(ask(port, "/reversi/").is_err(), "a stopped server refuses");

        let server = Server::start(&folder, "/reversi/", port).expect("the same port");
        assert!(ask(port, "/reversi/").expect("an answer").ends_with("<p>board"));
        drop(server);
        fs::remove_dir_all(&folder).expect("the folder goes");
    }
}
