//! The list of everything that is kept for use without a network, written in front of the service worker's text.
//!
//! Whatever is in the folder is in the list; a new file needs nothing more. Browsers compare `sw.js` byte by byte:
//! where one file of the build differs, its digest does, and so a new version is found.

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// What browsers never ask for by the program's own word: the worker itself, and what hosts read.
const NOT_KEPT: [&str; 4] = ["sw.js", "404.html", "CNAME", "robots.txt"];

/// Writes `sw.js` into a folder of finished files: their version and digests, and then `worker`, the text that
/// uses them. Answers with the version.
///
/// # Errors
/// When a file cannot be read, or `sw.js` cannot be written.
///
/// ```
/// let folder = std::env::temp_dir().join(format!("reversi-seal-{}", std::process::id()));
/// std::fs::create_dir_all(&folder)?;
/// std::fs::write(folder.join("index.html"), "a board")?;
/// xtask::offline::seal(&folder, "// the worker")?;
/// let sealed = std::fs::read_to_string(folder.join("sw.js"))?;
/// assert!(sealed.contains("\"index.html\": \"2a7d86c5"), "{sealed}");
/// # std::fs::remove_dir_all(&folder)?;
/// # anyhow::Ok(())
/// ```
pub fn seal(folder: &Path, worker: &str) -> Result<String> {
    let files = digests(folder)?;
    let version = version(&files, worker);
    let sealed = format!("const VERSION = \"{version}\";\nconst FILES = {};\n\n{worker}", written(&files));
    fs::write(folder.join("sw.js"), sealed).context("sw.js cannot be written")?;
    Ok(version)
}

/// The SHA-256 of every file that is kept, by its path from the folder, with `/` between its parts.
///
/// # Errors
/// When a file cannot be read.
pub fn digests(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    collect(folder, "", &mut files)?;
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if NOT_KEPT.contains(&path.as_str()) || entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, digest(&fs::read(entry.path())?));
        }
    }
    Ok(())
}

/// The SHA-256 of some bytes in hexadecimal digits.
fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut digits, byte| {
        // Writing to memory does not fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// Sixteen digits that are others as soon as a file or the worker is.
fn version(files: &BTreeMap<String, String>, worker: &str) -> String {
    let mut version = digest((written(files) + worker).as_bytes());
    version.truncate(16);
    version
}

/// The list as JavaScript reads it, a line for each file.
fn written(files: &BTreeMap<String, String>) -> String {
    let lines: String = files.iter().map(|(path, digest)| format!("  {path:?}: \"{digest}\",\n")).collect();
    format!("{{\n{lines}}}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The folder with these files, its version, and its list.
    fn sealed(name: &str, files: &[(&str, &str)], worker: &str) -> (String, Vec<String>) {
        let folder = std::env::temp_dir().join(format!("reversi-sealed-{name}-{}", std::process::id()));
        for (path, text) in files {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }
        let version = seal(&folder, worker).expect("it is sealed");
        assert_eq!(seal(&folder, worker).expect("again"), version, "a sealed folder is sealed as before");
        let list = digests(&folder).expect("a list").into_keys().collect();
        fs::remove_dir_all(&folder).expect("the folder goes");
        (version, list)
    }

    #[test]
    fn everything_is_kept_but_the_worker_and_what_hosts_read() {
        let files = ["index.html", "a/b/c.wasm", "a/404.html", "404.html", "sw.js", ".nojekyll", "CNAME"];
        let (_, list) = sealed("list", &files.map(|file| (file, "x")), "");
        assert_eq!(list, ["a/404.html", "a/b/c.wasm", "index.html"]);
    }

    #[test]
    fn one_byte_anywhere_makes_another_version() {
        let of = |text, worker| sealed("version", &[("index.html", text), ("b", "b")], worker).0;
        assert_eq!(of("a", "w"), of("a", "w"));
        assert_ne!(of("a", "w"), of("A", "w"));
        assert_ne!(of("a", "w"), of("a", "W"));
        assert_eq!(of("a", "w").len(), 16);
    }
}
