//! A spelling checker and its dictionaries.

use super::debian;
use crate::spell::dictionary;
use anyhow::{Context, Result};
use reversi::i18n::Language;
use std::process::{Command, Stdio};

const PACKAGES: [&str; 6] =
    ["hunspell", "hunspell-sv", "hunspell-de-de", "hunspell-da", "hunspell-is", "hunspell-en-gb"];

/// Installs hunspell and its dictionaries if any of them is missing.
///
/// # Errors
/// When they can only be installed by hand; the error says which.
pub(crate) fn ready() -> Result<()> {
    if Language::ALL.into_iter().all(has_dictionary) {
        return Ok(());
    }
    let names = Language::ALL.map(dictionary).join(", ");
    debian::install(&PACKAGES, "some seconds")
        .with_context(|| format!("The spelling is checked by hunspell with the dictionaries {names}"))
}

fn has_dictionary(language: Language) -> bool {
    let mut hunspell = Command::new("hunspell");
    hunspell.args(["-d", dictionary(language), "-l"]);
    hunspell.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    hunspell.status().is_ok_and(|status| status.success())
}
