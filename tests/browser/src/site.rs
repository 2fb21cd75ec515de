//! The built page on a server like GitHub Pages, under a sub-path.

use std::env;
use std::path::{Path, PathBuf};
use xtask::pages::{Request, Server};

/// The built page, served for one test. It can be stopped for good, go on, and be replaced by another version.
pub struct Site {
    folder: PathBuf,
    base: String,
    origin: String,
    port: u16,
    server: Option<Server>,
}

impl Site {
    /// Serves `dist/`, which `cargo xtask build` makes, as a project's page on a host that it shares with others:
    /// under `/reversi/`, or under the path that the variable `SITE_PATH` names.
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
        Self::start(folder, &env::var("SITE_PATH").unwrap_or_else(|_| "/reversi/".to_owned()))
    }

    /// Serves `dist/` under a path with a slash at both ends.
    ///
    /// # Panics
    /// When the page has not been built.
    #[must_use]
    pub fn under(base: &str) -> Self {
        Self::start(&dist(), base)
    }

    fn start(folder: &Path, base: &str) -> Self {
        let server = start(folder, base, 0);
        let (address, port) = (server.address(), server.port());
        let origin = address.strip_suffix(base).expect("the address ends with its path").to_owned();
        Self { folder: folder.to_owned(), base: base.to_owned(), origin, port, server: Some(server) }
    }

    /// Closes the port and every connection: from now on there is no such site.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Serves again, in the same place, what was served before.
    pub fn go_on(&mut self) {
        self.deploy(&self.folder.clone());
    }

    /// Serves another folder in the same place; requests are counted anew.
    pub fn deploy(&mut self, folder: &Path) {
        self.stop();
        self.server = Some(start(folder, &self.base, self.port));
        self.folder = folder.to_owned();
    }

    /// The address of a file of the site, relative to its start page.
    #[must_use]
    pub fn address(&self, relative: &str) -> String {
        self.origin.clone() + &self.path(relative)
    }

    /// The path of a file of the site, relative to its start page.
    #[must_use]
    pub fn path(&self, relative: &str) -> String {
        self.base.clone() + relative
    }

    /// Scheme, host and port.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The folder that is served.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The bytes of the file that a path stands for.
    ///
    /// # Panics
    /// When there is no such file.
    #[must_use]
    pub fn file(&self, path: &str) -> Vec<u8> {
        let name = path.strip_prefix(&self.base).filter(|name| !name.is_empty()).unwrap_or("index.html");
        std::fs::read(self.folder.join(name)).unwrap_or_else(|error| panic!("{path}: {error}"))
    }

    /// Every request that the server has answered since it began or was replaced.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.server.as_ref().map(Server::requests).unwrap_or_default()
    }
}

fn start(folder: &Path, base: &str, port: u16) -> Server {
    assert!(folder.join("index.html").is_file(), "there is no page in {}", folder.display());
    Server::start(folder, base, port).expect("the port is free")
}

/// The folder of the built page.
pub(crate) fn dist() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist")
}
