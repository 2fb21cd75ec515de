//! The rule pages as files of their own, readable without the program: `rules/<language>/<ruleset>.html`.

mod block;
mod book;
mod check;
mod figure;
mod frame;
mod languages;
mod page;
mod shell;
mod subject;

use crate::build::style;
use crate::machine;
use anyhow::{Context, Result};
use book::Book;
use std::fs;
use std::path::Path;
pub(crate) use subject::Subject;

/// Reads the Markdown in `guide/`, lets the rules play its figures and writes the pages into `dist/rules/`.
///
/// # Errors
/// Everything that is missing in one of the languages, and every figure that the rules refuse.
pub(crate) fn write(dist: &Path) -> Result<()> {
    let guide = machine::project().join("guide");
    let book = Book::read(&guide)?;
    let rules = dist.join("rules");
    for (name, html) in frame::files(&book) {
        write_file(&rules.join(name), &html)?;
    }
    for sheet in ["rules.css", "reading.css"] {
        write_file(&rules.join(sheet), &style::sheet(sheet)?)?;
    }
    for script in SCRIPTS {
        let text =
            fs::read_to_string(guide.join(script)).with_context(|| format!("guide/{script} is missing"))?;
        write_file(&rules.join(script), &text)?;
    }
    Ok(())
}

/// The scripts in `guide/`. The pages are whole without them.
const SCRIPTS: [&str; 5] = ["theme.js", "place.js", "figures.js", "language.js", "panel.js"];

fn write_file(file: &Path, text: &str) -> Result<()> {
    let written = file.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(file, text));
    written.with_context(|| format!("{} cannot be written", file.display()))
}

/// The text as it stands in HTML, in an attribute too.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most that a page may weigh, in bytes after gzip.
    const HEAVIEST: usize = 30_000;

    #[test]
    fn the_pages_of_this_project_are_whole_and_light() {
        let book = Book::read(&machine::project().join("guide")).expect("nothing is missing");
        for (name, html) in frame::files(&book) {
            let weight = xtask::pages::gzipped(html.as_bytes()).len();
            assert!(weight <= HEAVIEST, "{name} weighs {weight} bytes");
            assert!(!html.contains(" style=") && !html.contains("<style"), "{name} has a style of its own");
        }
    }

    #[test]
    fn every_script_of_the_pages_is_written_and_light() {
        let files = fs::read_dir(machine::project().join("guide")).expect("the folder is there");
        let paths = files.map(|file| file.expect("a file").path());
        let scripts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "js"));
        let mut found: Vec<String> = Vec::new();
        for script in scripts {
            let weight = fs::metadata(&script).expect("a size").len();
            assert!(weight <= 5_000, "{} has {weight} bytes", script.display());
            found.extend(script.file_name().map(|name| name.to_string_lossy().into_owned()));
        }
        found.sort();
        let mut written = SCRIPTS.map(str::to_owned);
        written.sort();
        assert_eq!(found, written);
    }
}
