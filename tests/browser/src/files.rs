//! Words for stories about files: those that the page gives, and those that it is given. Downloads are caught in Chromium only.

use crate::page::Page;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of one's own, which goes when this is dropped.
pub struct Folder(PathBuf);

impl Folder {
    /// A new one, empty.
    ///
    /// # Panics
    /// When it cannot be made.
    #[must_use]
    pub fn new() -> Self {
        static FOLDERS: AtomicU32 = AtomicU32::new(0);
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("reversi-files-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Puts a file into it. Returns where that is.
    ///
    /// # Panics
    /// When it cannot be written.
    #[must_use]
    pub fn with(&self, name: &str, text: &str) -> PathBuf {
        let file = self.0.join(name);
        fs::write(&file, text).expect("it can be written");
        file
    }

    /// The names of what is in it, those of unfinished downloads left out.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        names.filter(|name| !name.ends_with(".crdownload") && !name.starts_with('.')).collect()
    }
}

impl Default for Folder {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed stays among the system's temporary files.
        drop(fs::remove_dir_all(&self.0));
    }
}

impl Page {
    /// What the page gives from now on goes into this folder.
    pub fn downloads_go_to(&self, folder: &Folder) {
        let _ = self.devtools(
            "Browser.setDownloadBehavior",
            &json!({ "behavior": "allow", "downloadPath": folder.path() }),
        );
    }

    /// Name and text of the one file that the page has given.
    ///
    /// # Panics
    /// When there is none, or more than one.
    #[must_use]
    pub fn downloaded(&self, folder: &Folder) -> (String, String) {
        self.until("the file is there", || folder.names().len() == 1);
        let name = folder.names().remove(0);
        let text = fs::read_to_string(folder.path().join(&name)).expect("it can be read");
        fs::remove_file(folder.path().join(&name)).expect("it can be removed");
        (name, text)
    }

    /// Chooses a file in an input for files.
    pub fn choose_file(&self, selector: &str, file: &Path) {
        self.type_into(selector, &file.to_string_lossy());
    }
}
