//! The built page on a server like GitHub Pages, under a sub-path.

use std::path::Path;
use xtask::pages::{Request, Server};

/// The path of a project's page on a host that it shares with others.
const BASE: &str = "/reversi/";

/// The release build, served for one test.
pub struct Site {
    server: Server,
}

impl Site {
    /// Serves `dist/`.
    ///
    /// # Panics
    /// When the page has not been built.
    #[must_use]
    pub fn open() -> Self {
        let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
        assert!(dist.join("index.html").is_file(), "there is no dist/: `cargo xtask build` makes it");
        Self { server: Server::start(&dist, BASE, 0).expect("a port is free") }
    }

    /// The address of a file of the site, relative to its start page.
    #[must_use]
    pub fn address(&self, relative: &str) -> String {
        self.server.address() + relative
    }

    /// Every request that the server has answered.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.server.requests()
    }
}
