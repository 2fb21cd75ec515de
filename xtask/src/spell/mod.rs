//! `cargo xtask spell`: the rule pages and the sentences of the program, read by a spelling checker in each language.
//!
//! What its dictionary lacks and is right all the same stands in `guide/words/`, a word a line.

mod known;
mod reader;
mod texts;

use crate::machine;
use crate::say::say;
use crate::setup;
use anyhow::{Result, ensure};
use known::Known;
pub(crate) use reader::dictionary;
use reversi::i18n::Language;
use std::collections::BTreeMap;
use texts::Text;

/// Where each word stands.
type Places = BTreeMap<String, Vec<String>>;

/// Reads everything in every language.
///
/// # Errors
/// Each word that neither the dictionary nor the list knows, with its places, and each word of a list that stands in
/// no text; or what is missing for the check.
pub(crate) fn spell() -> Result<()> {
    setup::spelling()?;
    let mut faults = Vec::new();
    for language in Language::ALL {
        let words = words(texts::of(language)?);
        let known = Known::read(&machine::project().join("guide"), language)?;
        let found = faults_in(&words, &known, |words| reader::unknown(language, words))?;
        say(format_args!("{language:?}: {} words, {} of them from the list", words.len(), known.len()));
        faults.extend(found);
    }
    ensure!(
        faults.is_empty(),
        "words that are wrong, or right and missing in guide/words/:\n  {}",
        faults.join("\n  ")
    );
    Ok(())
}

/// The words of texts, each with its places.
fn words(texts: Vec<Text>) -> Places {
    let mut words = Places::new();
    for Text { place, text } in texts {
        for word in texts::words(&text) {
            let places = words.entry(word).or_default();
            if places.last() != Some(&place) {
                places.push(place.clone());
            }
        }
    }
    words
}

/// What is wrong with the words; `unknown` says which of some words the dictionary lacks.
fn faults_in(
    words: &Places,
    known: &Known,
    unknown: impl FnOnce(&[&str]) -> Result<Vec<String>>,
) -> Result<Vec<String>> {
    let asked: Vec<&str> = words.keys().map(String::as_str).filter(|word| !known.has(word)).collect();
    let wrong = unknown(&asked)?.into_iter().map(|word| {
        let places = words.get(&word).map(|places| places.join(", ")).unwrap_or_default();
        format!("`{word}` in {places}")
    });
    let unused = known.unused(words).map(|word| format!("`{word}` in {} stands in no text", known.name()));
    Ok(wrong.chain(unused).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, list: &str, expected: &[&str]) {
        let words = words(vec![Text { place: "sv/a.md:1".into(), text: text.into() }]);
        let known = Known::of("words/sv.txt", list);
        let dictionary = ["svart", "lägger", "bricka"];
        let unknown = |asked: &[&str]| {
            let lacks = |word: &&&str| !dictionary.contains(&word.to_lowercase().as_str());
            Ok(asked.iter().filter(lacks).map(ToString::to_string).collect())
        };
        assert_eq!(faults_in(&words, &known, unknown).expect("it can be read"), expected);
    }

    #[test]
    fn a_word_that_nobody_knows_is_named_with_its_place() {
        check("Svart lägger en brikca.", "en", &["`brikca` in sv/a.md:1"]);
        check("Svart lägger bricka på d3.", "# small words\npå\n", &[]);
    }

    #[test]
    fn a_list_keeps_no_word_that_stands_in_no_text() {
        check("svart", "Waterman", &["`Waterman` in words/sv.txt stands in no text"]);
    }
}
