//! What is read: the pages in `guide/`, the sentences of the program, those of the page before it runs.

use crate::guide::Subject;
use crate::machine;
use anyhow::{Context, Result};
use reversi::i18n::Language;
use std::fs;
use std::path::Path;

/// Every sentence, as the tests of the languages list them.
#[path = "../../../tests/i18n/sentences.rs"]
mod sentences;

/// A text, and where one finds it.
pub(super) struct Text {
    pub(super) place: String,
    pub(super) text: String,
}

/// Everything that is written in a language.
///
/// # Errors
/// When a file is missing.
pub(super) fn of(language: Language) -> Result<Vec<Text>> {
    let project = machine::project();
    let mut texts = said(language);
    texts.extend(before_the_program(&project, language)?);
    for subject in Subject::all() {
        texts.extend(page(&project, language, subject)?);
    }
    Ok(texts)
}

/// The sentences of the program, without the names and squares that stand in them as examples.
fn said(language: Language) -> Vec<Text> {
    let text = |sentence: sentences::Sentence| {
        let without = |text: String, argument: &String| text.replace(argument, " ");
        let text = sentence.arguments.iter().fold(sentence.text, without);
        Text { place: sentence.name.to_owned(), text }
    };
    sentences::sentences(language).into_iter().map(text).collect()
}

/// What the page says where the program cannot start. The rest of what stands in it is said by the program, too.
fn before_the_program(project: &Path, language: Language) -> Result<Vec<Text>> {
    let place = "public/boot.js";
    let script = read(&project.join(place))?;
    let entry = format!("{}: \"", language.tag());
    let said = script.lines().filter_map(|line| line.trim().strip_prefix(&entry));
    Ok(said.map(|text| Text { place: place.to_owned(), text: text.to_owned() }).collect())
}

fn page(project: &Path, language: Language, subject: Subject) -> Result<Vec<Text>> {
    let name = format!("{}/{}.md", language.tag(), subject.id());
    let markdown = read(&project.join("guide").join(&name))?;
    let line = |(i, line): (usize, &str)| Text { place: format!("{name}:{}", i + 1), text: readable(line) };
    Ok(markdown.lines().enumerate().map(line).collect())
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// A line of Markdown without the ids of headings and without what links and figures point to.
fn readable(line: &str) -> String {
    let line = line.split_once("{#").map_or(line, |(text, _)| text);
    let mut parts = line.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let without_target =
        |part: &str| part.find([' ', ')']).map_or(String::new(), |end| part[end..].to_owned());
    parts.fold(first, |text, part| text + &without_target(part))
}

/// The words of a text, in its order. What has a digit in it is none, nor is a single letter; a place at which a word
/// may be broken is not seen.
pub(super) fn words(text: &str) -> impl Iterator<Item = String> {
    let text = text.replace('’', "'").replace('\u{ad}', "");
    let words: Vec<String> = text
        .split(|sign: char| !(sign.is_alphanumeric() || sign == '\''))
        .map(|word| word.trim_matches('\'').to_owned())
        .filter(|word| word.chars().count() > 1 && !word.chars().any(char::is_numeric))
        .collect();
    words.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &[&str]) {
        assert_eq!(words(&readable(line)).collect::<Vec<_>>(), expected, "{line}");
    }

    #[test]
    fn what_a_reader_sees_is_read() {
        check("## Passing {#passing}", &["Passing"]);
        check("See [the *other* page](historic.md#difference).", &["See", "the", "other", "page"]);
        check("![Black plays f5.](figure:first-move \"The ring.\")", &["Black", "plays", "The", "ring"]);
        check("the opponent’s 8×8 board of the 1880s – a", &["the", "opponent's", "board", "of", "the"]);
        check("‘so’ it ends", &["so", "it", "ends"]);
    }
}
