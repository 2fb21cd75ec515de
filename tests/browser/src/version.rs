//! Other versions of the built page, as later builds would leave them, whole or damaged.

use crate::site::dist;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use xtask::offline;

/// The service worker's text, as the build uses it.
const WORKER: &str = include_str!("../../../offline/sw.js");

/// A copy of the built page in a folder of its own, which goes when this is dropped.
pub struct Version {
    folder: PathBuf,
}

impl Version {
    /// A later version: the same page, whose `<html>` says `data-version` with this name.
    ///
    /// # Panics
    /// When the page has not been built.
    #[must_use]
    pub fn named(name: &str) -> Self {
        static COPIES: AtomicU32 = AtomicU32::new(0);
        let number = COPIES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("reversi-version-{}-{number}", std::process::id()));
        copy(&dist(), &folder);
        let version = Self { folder };
        version
            .with("index.html", |page| page.replacen("<html ", &format!("<html data-version=\"{name}\" "), 1))
    }

    /// The same with another text in a file, and a list that knows it.
    ///
    /// # Panics
    /// When there is no such file.
    #[must_use]
    pub fn with(self, file: &str, change: impl Fn(String) -> String) -> Self {
        let path = self.folder.join(file);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
        fs::write(path, change(text)).expect("it can be written");
        offline::seal(&self.folder, WORKER).expect("it can be sealed");
        self
    }

    /// The same with other bytes in a file that the list knows as it was.
    ///
    /// # Panics
    /// When it cannot be written.
    #[must_use]
    pub fn damaged(self, file: &str, bytes: &[u8]) -> Self {
        fs::write(self.folder.join(file), bytes).expect("it can be written");
        self
    }

    /// The same without a file that the list knows.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn without(self, file: &str) -> Self {
        fs::remove_file(self.folder.join(file)).expect("it is there");
        self
    }

    /// A version of which every file is another, and every second one is missing.
    ///
    /// # Panics
    /// When one cannot be changed.
    #[must_use]
    pub fn half(self) -> Self {
        let files: Vec<String> = offline::digests(&self.folder).expect("a list").into_keys().collect();
        for file in &files {
            let path = self.folder.join(file);
            let longer = [fs::read(&path).expect("it can be read"), b"\n".to_vec()].concat();
            fs::write(path, longer).expect("it can be written");
        }
        offline::seal(&self.folder, WORKER).expect("it can be sealed");
        for file in files.iter().filter(|file| *file != "index.html").step_by(2) {
            fs::remove_file(self.folder.join(file)).expect("it is there");
        }
        self
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The path of the only file of the page's program that ends so.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn file(&self, ending: &str) -> String {
        self.part(ending).unwrap_or_else(|| panic!("no file ends with {ending}"))
    }

    /// The same; `None` where there is no such file, as when the program has been built in one piece.
    #[must_use]
    pub fn part(&self, ending: &str) -> Option<String> {
        let files = offline::digests(&self.folder).expect("a list");
        files.into_keys().find(|file| file.starts_with("app-") && file.ends_with(ending))
    }
}

impl Drop for Version {
    fn drop(&mut self) {
        // What cannot be removed stays among the system's temporary files.
        drop(fs::remove_dir_all(&self.folder));
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the page has been built: `cargo xtask build`") {
        let entry = entry.expect("a file");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}
