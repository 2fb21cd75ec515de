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

/// The moves of one of the verified sequences of `tests/data/cases.tsv`, such as `V14`.
///
/// # Panics
/// When there is none of that name.
#[must_use]
pub fn sequence(name: &str) -> &'static str {
    let cases = include_str!("../../data/cases.tsv");
    let after = cases.split_once(&format!("{name}=")).unwrap_or_else(|| panic!("{name} is unknown")).1;
    after.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default()
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

/// A complete game of the historic ruleset.
#[derive(Debug, Default)]
pub struct Golden {
    /// Its name and what it is about.
    pub name: String,
    /// The plies, with `--` for a pass.
    pub record: String,
    /// Discs of Black and Red on the board at the end.
    pub discs: (u64, u64),
    /// Discs of Black and Red in hand at the end.
    pub hands: (u64, u64),
}

/// Every game of `tests/data/golden_historic.txt`.
///
/// # Panics
/// When a line of that file cannot be read.
#[must_use]
pub fn golden_games() -> Vec<Golden> {
    let text = include_str!("../../data/golden_historic.txt");
    let games = text.split("\n\n").filter(|part| part.starts_with("game"));
    games.map(|game| golden(game).unwrap_or_else(|| panic!("no golden game: {game}"))).collect()
}

/// From the lines of one game; the one of its end reads `18-45, 1 empty, hands 0-1`.
fn golden(game: &str) -> Option<Golden> {
    let line = |name: &str| game.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let mut end = line("end")?.split([',', ' ']).filter_map(pair);
    Some(Golden {
        name: line("game")?.to_owned(),
        record: line("moves")?.to_owned(),
        discs: end.next()?,
        hands: end.next()?,
    })
}

fn pair(text: &str) -> Option<(u64, u64)> {
    let (one, other) = text.split_once('-')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::{complete_games, golden_games, sequence};

    #[test]
    fn all_golden_games_are_read() {
        let games = golden_games();
        assert_eq!(games.len(), 6);
        assert_eq!((games[0].discs, games[0].hands), ((18, 45), (0, 1)));
    }

    #[test]
    fn sequences_are_found_by_name() {
        assert_eq!(sequence("V02"), "f5f6d3g5h5h4f7h6");
    }

    #[test]
    fn all_complete_games_are_read() {
        let games = complete_games();
        assert_eq!(games.len(), 58);
        assert!(games.iter().all(|game| game.black + game.white <= 64));
        assert_eq!(games.iter().map(|game| game.passes).max(), Some(23));
    }
}
