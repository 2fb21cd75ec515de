//! All pages and figures, whole: what is missing anywhere is told at once.

use super::check;
use super::page::Page;
use super::subject::Subject;
use anyhow::{Context, Result, ensure};
use reversi::guide::Figure;
use reversi::i18n::Language;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The rule pages in every language, and their figures by name.
pub(super) struct Book {
    pub(super) pages: Vec<Page>,
    pub(super) figures: BTreeMap<String, Figure>,
}

impl Book {
    /// Reads the folder `guide/`.
    ///
    /// # Errors
    /// Everything that is missing, differs between the languages or cannot be played.
    pub(super) fn read(guide: &Path) -> Result<Self> {
        let mut faults = Vec::new();
        let figures = read_figures(&guide.join("diagrams"), &mut faults)?;
        let book = Self { pages: read_pages(guide, &mut faults), figures };
        faults.extend(check::faults(&book));
        ensure!(faults.is_empty(), "the rule pages in guide/ are not whole:\n  {}", faults.join("\n  "));
        Ok(book)
    }

    /// The pages of a language, in the order of the rulesets.
    pub(super) fn pages_in(&self, language: Language) -> impl Iterator<Item = &Page> {
        self.pages.iter().filter(move |page| page.language == language)
    }
}

fn read_pages(guide: &Path, faults: &mut Vec<String>) -> Vec<Page> {
    let mut pages = Vec::new();
    for language in Language::ALL {
        for subject in Subject::all() {
            let name = format!("{}/{}.md", language.tag(), subject.id());
            match fs::read_to_string(guide.join(&name)) {
                Ok(markdown) => pages.push(Page::new(language, subject, &markdown)),
                Err(error) => faults.push(format!("{name}: {error}")),
            }
        }
    }
    pages
}

fn read_figures(folder: &Path, faults: &mut Vec<String>) -> Result<BTreeMap<String, Figure>> {
    let mut figures = BTreeMap::new();
    let files = fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    for file in files {
        let path = file?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match Figure::read(&fs::read_to_string(&path)?) {
            Ok(figure) => {
                figures.insert(name, figure);
            }
            Err(error) => faults.push(format!("diagrams/{name}.txt: {error}")),
        }
    }
    Ok(figures)
}
