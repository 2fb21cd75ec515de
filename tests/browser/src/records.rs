//! Written games, as far as the stories need them.

/// The squares of a record such as `f5d6c3` or `f5 d6 -- c3`. Passes are left out: they happen by themselves.
///
/// ```
/// assert_eq!(browser_tests::records::squares("f5d6 -- c10"), ["f5", "d6", "c10"]);
/// ```
#[must_use]
pub fn squares(record: &str) -> Vec<String> {
    let mut squares: Vec<String> = Vec::new();
    for letter in record.chars().filter(char::is_ascii_alphanumeric) {
        match squares.last_mut() {
            Some(square) if letter.is_ascii_digit() => square.push(letter),
            _ => squares.push(letter.to_string()),
        }
    }
    squares
}

/// A complete game from the usual start.
#[derive(Debug)]
pub struct Complete {
    /// The squares in their order, without passes.
    pub record: String,
    /// Black's discs at the end.
    pub black: u64,
    /// White's discs at the end.
    pub white: u64,
    /// How many passes there were.
    pub passes: u64,
}

/// Every complete game of `tests/data/transcripts.txt`.
///
/// # Panics
/// When a line of that file cannot be read.
#[must_use]
pub fn complete_games() -> Vec<Complete> {
    let lines = include_str!("../../data/transcripts.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| complete(line).unwrap_or_else(|| panic!("no complete game: {line}"))).collect()
}

fn complete(line: &str) -> Option<Complete> {
    let fact = |name: &str| line.split([' ', '\t', ';', '[', ']']).find_map(|word| word.strip_prefix(name));
    let (black, white) = fact("board=")?.split_once('-')?;
    Some(Complete {
        record: line.split('\t').next()?.to_owned(),
        black: black.parse().ok()?,
        white: white.parse().ok()?,
        passes: fact("passes=")?.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::complete_games;

    #[test]
    fn all_complete_games_are_read() {
        let games = complete_games();
        assert_eq!(games.len(), 58);
        assert!(games.iter().all(|game| game.black + game.white <= 64));
        assert_eq!(games.iter().map(|game| game.passes).max(), Some(23));
    }
}
