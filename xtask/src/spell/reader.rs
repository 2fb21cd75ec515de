//! Hunspell, and which of its dictionaries reads a language.

use anyhow::{Context, Result, ensure};
use reversi::i18n::Language;
use std::io::Write;
use std::process::{Command, Stdio};

/// The dictionary of a language.
pub(crate) const fn dictionary(language: Language) -> &'static str {
    match language {
        Language::Sv => "sv_SE",
        Language::De => "de_DE",
        Language::Da => "da_DK",
        Language::Is => "is_IS",
        Language::En => "en_GB",
    }
}

/// Those of the words that the dictionary lacks.
///
/// # Errors
/// When hunspell cannot be asked.
pub(super) fn unknown(language: Language, words: &[&str]) -> Result<Vec<String>> {
    let mut hunspell = Command::new("hunspell")
        .args(["-d", dictionary(language), "-i", "utf-8", "-l"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("hunspell does not start")?;
    let asked = words.join("\n");
    let mut input = hunspell.stdin.take().context("hunspell hears nothing")?;
    // It answers while it is being asked.
    let asking = std::thread::spawn(move || input.write_all(asked.as_bytes()));
    let answer = hunspell.wait_with_output()?;
    ensure!(answer.status.success(), "hunspell cannot read with the dictionary {}", dictionary(language));
    asking.join().ok().context("hunspell was not asked")??;
    Ok(String::from_utf8_lossy(&answer.stdout).lines().map(str::to_owned).collect())
}
