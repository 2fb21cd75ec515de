//! How a game ended, as numbers alone: Black's discs first.

/// With a dash between them: Swedish, Danish, Icelandic, English.
pub(super) fn score(black: u32, second: u32) -> String {
    format!("{black}–{second}")
}

/// The same in German, with a colon.
pub(super) fn score_de(black: u32, second: u32) -> String {
    format!("{black}:{second}")
}
