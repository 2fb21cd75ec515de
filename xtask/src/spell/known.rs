//! Words that are right although the dictionary lacks them.

use super::Places;
use anyhow::{Context, Result};
use reversi::i18n::Language;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The list of a language. A word in lower case may also begin a sentence.
pub(super) struct Known {
    name: String,
    words: BTreeSet<String>,
}

impl Known {
    /// Reads the list of a language.
    ///
    /// # Errors
    /// When there is none.
    pub(super) fn read(guide: &Path, language: Language) -> Result<Self> {
        let name = format!("words/{}.txt", language.tag());
        let list =
            fs::read_to_string(guide.join(&name)).with_context(|| format!("guide/{name} is missing"))?;
        Ok(Self::of(&name, &list))
    }

    /// A word a line; `#` begins a remark.
    pub(super) fn of(name: &str, list: &str) -> Self {
        let lines = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        Self { name: name.to_owned(), words: lines.map(str::to_owned).collect() }
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    pub(super) fn has(&self, word: &str) -> bool {
        self.words.contains(word) || self.words.contains(&uncapitalised(word))
    }

    /// The words of the list that stand nowhere.
    pub(super) fn unused<'a>(&'a self, words: &Places) -> impl Iterator<Item = &'a str> {
        let used: BTreeSet<String> =
            words.keys().flat_map(|word| [word.clone(), uncapitalised(word)]).collect();
        self.words.iter().map(String::as_str).filter(move |word| !used.contains(*word))
    }
}

fn uncapitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
