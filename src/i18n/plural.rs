//! A number with its noun. Which numbers take the singular differs from language to language.

/// `n` and the form of the noun that goes with it, where only 1 is singular: Swedish, German, Danish, English.
///
/// The space between them does not break, so that a number never stands alone at the end of a line.
pub(super) fn counted(n: u32, one: &str, many: &str) -> String {
    joined(n, if n == 1 { one } else { many })
}

/// The same in Icelandic, where every number that ends in 1 is singular, save those that end in 11.
pub(super) fn counted_is(n: u32, one: &str, many: &str) -> String {
    joined(n, if n % 10 == 1 && n % 100 != 11 { one } else { many })
}

fn joined(n: u32, noun: &str) -> String {
    format!("{n}\u{a0}{noun}")
}
