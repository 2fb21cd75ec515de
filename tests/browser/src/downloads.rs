//! Words for stories about what leaves the page: files, and texts for the clipboard. In Chromium only.

use crate::page::Page;
use serde_json::json;
use std::fs;
use std::path::PathBuf;

/// A folder for what is downloaded, which goes when this is dropped.
pub struct Downloads {
    folder: PathBuf,
}

impl Downloads {
    /// From now on the page's downloads are found here.
    ///
    /// # Panics
    /// When the folder cannot be made.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        let name = format!("reversi-downloads-{}-{:?}", std::process::id(), std::thread::current().id());
        let folder = std::env::temp_dir().join(name.replace(['(', ')'], ""));
        fs::create_dir_all(&folder).expect("a folder");
        let _ = page.devtools(
            "Browser.setDownloadBehavior",
            &json!({ "behavior": "allow", "downloadPath": folder.display().to_string() }),
        );
        Self { folder }
    }

    /// What is in the file of that name, once it is there.
    #[must_use]
    pub fn file(&self, page: &Page, name: &str) -> Vec<u8> {
        let path = self.folder.join(name);
        page.until(&format!("{name} is downloaded"), || path.exists());
        fs::read(path).expect("it can be read")
    }

    /// Takes the only file away, once it is there. Returns its name and its text.
    ///
    /// # Panics
    /// When it is no text.
    #[must_use]
    pub fn take(&self, page: &Page) -> (String, String) {
        let whole = || {
            let names =
                fs::read_dir(&self.folder).into_iter().flatten().flatten().map(|entry| entry.file_name());
            let mut names = names.map(|name| name.to_string_lossy().into_owned());
            names.find(|name| !name.ends_with(".crdownload") && !name.starts_with('.'))
        };
        page.until("a file is downloaded", || whole().is_some());
        let name = whole().expect("it was there");
        let text = fs::read_to_string(self.folder.join(&name)).expect("it is a text");
        self.remove(&name);
        (name, text)
    }

    /// Takes the file away, so that the next of that name has it to itself.
    ///
    /// # Panics
    /// When there is none.
    pub fn remove(&self, name: &str) {
        fs::remove_file(self.folder.join(name)).expect("there is such a file");
    }
}

impl Drop for Downloads {
    fn drop(&mut self) {
        // What is left behind is in a folder that the system clears.
        drop(fs::remove_dir_all(&self.folder));
    }
}

impl Page {
    /// Whether the page may write to the clipboard and read what it holds.
    pub fn allow_clipboard(&self, allowed: Permission) {
        let setting = match allowed {
            Permission::Granted => "granted",
            Permission::Denied => "denied",
        };
        for name in ["clipboard-write", "clipboard-read"] {
            let permission = json!({ "name": name });
            let _ = self
                .devtools("Browser.setPermission", &json!({ "permission": permission, "setting": setting }));
        }
    }

    /// The text in the clipboard, and the types of all that is in it.
    ///
    /// # Panics
    /// When it cannot be read.
    #[must_use]
    pub fn clipboard(&self) -> (String, Vec<String>) {
        let text = self.awaited("navigator.clipboard.readText()");
        let types =
            self.awaited("navigator.clipboard.read().then((items) => items.flatMap(({ types }) => types))");
        let types =
            types.as_array().expect("types").iter().filter_map(|kind| kind.as_str().map(str::to_owned));
        (text.as_str().expect("a text").to_owned(), types.collect())
    }
}

/// What a person has answered when the browser asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// Yes.
    Granted,
    /// No.
    Denied,
}
