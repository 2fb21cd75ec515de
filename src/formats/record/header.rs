//! What a record tells besides the moves.

use crate::rules::BySide;

/// The longest name, event, place or date, in characters.
const MOST_LINE: usize = 200;
/// The longest comment, in characters.
const MOST_COMMENT: usize = 10_000;

/// Who played, where and when. Whatever was not written is empty. It is plain text of other people: it is
/// shown as it is, never as markup, and it may say anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The players.
    pub names: BySide<String>,
    /// The tournament or occasion.
    pub event: String,
    /// The town, club or server.
    pub place: String,
    /// The day, and perhaps the time, as it was written.
    pub date: String,
    /// What somebody noted on the game.
    pub comment: String,
}

impl Header {
    /// A text for one line: line breaks and other controls become spaces, what is too long is cut.
    #[must_use]
    pub fn line(text: &str) -> String {
        let plain = |sign: char| if sign.is_control() { ' ' } else { sign };
        cut(text.chars().map(plain).collect::<String>().trim(), MOST_LINE)
    }

    /// A comment, which may have lines; what is too long is cut.
    #[must_use]
    pub fn comment(text: &str) -> String {
        let kept = |sign: &char| *sign == '\n' || !sign.is_control();
        cut(text.chars().filter(kept).collect::<String>().trim(), MOST_COMMENT)
    }

    /// The header as a reader of any form gives it back: its lines are lines, nothing is too long.
    #[must_use]
    pub fn tidied(&self) -> Self {
        Self {
            names: BySide::new(|side| Self::line(&self.names[side])),
            event: Self::line(&self.event),
            place: Self::line(&self.place),
            date: Self::line(&self.date),
            comment: Self::comment(&self.comment),
        }
    }
}

/// So many characters of a text, without space at the end.
fn cut(text: &str, most: usize) -> String {
    let end = text.char_indices().nth(most).map_or(text.len(), |(end, _)| end);
    text[..end].trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_tidied_once_stays_as_it_is() {
        let check = |text: &str, line: &str, comment: &str| {
            assert_eq!(
                (Header::line(text).as_str(), Header::comment(text).as_str()),
                (line, comment),
                "{text:?}"
            );
            assert_eq!((Header::line(line).as_str(), Header::comment(comment).as_str()), (line, comment));
        };
        check(" Anna \n", "Anna", "Anna");
        check("\u{4} A\u{7}\tB", "A  B", "AB");
        check("one\ntwo\n", "one two", "one\ntwo");
        let long = "é".repeat(MOST_COMMENT + 1);
        check(&long, &"é".repeat(MOST_LINE), &"é".repeat(MOST_COMMENT));
        check(&(" a".repeat(MOST_LINE)), &" a".repeat(MOST_LINE / 2)[1..], &" a".repeat(MOST_LINE)[1..]);
    }
}
