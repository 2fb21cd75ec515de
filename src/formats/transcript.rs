//! A game as the names of its squares, one after another: `f5d6c3`. Passes follow from the rules and are
//! left out.

use std::{error::Error, fmt};

use crate::rules::Square;

/// Writes squares without anything between them.
///
/// ```
/// use reversi::formats::transcript;
/// let squares = transcript::read("f5 D6")?;
/// assert_eq!(transcript::write(squares), "f5d6");
/// # Ok::<(), transcript::NoSquare>(())
/// ```
#[must_use]
pub fn write(squares: impl IntoIterator<Item = Square>) -> String {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// Reads squares in either case, with or without white space between them.
///
/// # Errors
/// The first place at which no square stands.
pub fn read(text: &str) -> Result<Vec<Square>, NoSquare> {
    let mut squares = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find(|c: char| !c.is_whitespace()).map(|skipped| at + skipped) {
        let word = first_word(&text[start..]);
        squares.push(word.parse().map_err(|_| NoSquare { at: start })?);
        at = start + word.len();
    }
    Ok(squares)
}

/// One character and the digits behind it.
fn first_word(text: &str) -> &str {
    let letter = text.chars().next().map_or(0, char::len_utf8);
    let digits = text[letter..].bytes().take_while(u8::is_ascii_digit).count();
    &text[..letter + digits]
}

/// The text has something that is no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSquare {
    /// Where it begins, in bytes from the start of the text.
    pub at: usize,
}

impl fmt::Display for NoSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no square at byte {}", self.at)
    }
}

impl Error for NoSquare {}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<&str, usize>) {
        let read = read(text).map(write).map_err(|error| error.at);
        assert_eq!(read, expected.map(String::from), "{text:?}");
    }

    #[test]
    fn squares_are_read_with_and_without_space() {
        check("", Ok(""));
        check("f5d6c3", Ok("f5d6c3"));
        check(" F5\td6\n c3 ", Ok("f5d6c3"));
        check("a10j1j10a1", Ok("a10j1j10a1"));
    }

    #[test]
    fn what_is_no_square_is_pointed_at() {
        check("f", Err(0));
        check("f5d6c", Err(4));
        check("f5 -- d6", Err(3));
        check("f55", Err(0));
        check("f5þ6", Err(2));
        check("55", Err(0));
    }
}
