//! The built page on a server like GitHub Pages, under a sub-path.

use std::path::{Path, PathBuf};
use xtask::pages::{Request, Server};

/// The path of a project's page on a host that it shares with others.
const BASE: &str = "/reversi/";

/// The release build, served for one test.
pub struct Site {
    server: Server,
}

impl Site {
    /// Serves `dist/`, which `cargo xtask build` makes.
    ///
    /// # Panics
    /// When the page has not been built.
    #[must_use]
    pub fn open() -> Self {
        Self::of(&dist())
    }

    /// Serves a folder with an `index.html`.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        assert!(folder.join("index.html").is_file(), "there is no page in {}", folder.display());
        Self { server: Server::start(folder, BASE, 0).expect("a port is free") }
    }

    /// The address of a file of the site, relative to its start page.
    #[must_use]
    pub fn address(&self, relative: &str) -> String {
        self.server.address() + relative
    }

    /// The bytes of the file that a path stands for.
    ///
    /// # Panics
    /// When there is no such file.
    #[must_use]
    pub fn file(&self, path: &str) -> Vec<u8> {
        let name = path.strip_prefix(BASE).filter(|name| !name.is_empty()).unwrap_or("index.html");
        std::fs::read(dist().join(name)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Every request that the server has answered.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.server.requests()
    }
}

fn dist() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist")
}
