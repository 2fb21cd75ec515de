//! The games that `cases.tsv` calls by name.

/// The squares of the game called `name`, such as `V01`, one after another.
///
/// # Panics
/// If no situation gives its moves.
pub(crate) fn named(name: &str) -> &'static str {
    let cases = include_str!("../data/cases.tsv");
    let key = format!("{name}=");
    let start =
        cases.find(&key).unwrap_or_else(|| panic!("no situation gives the moves of {name}")) + key.len();
    let moves = &cases[start..];
    let end = moves.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(moves.len());
    &moves[..end]
}
