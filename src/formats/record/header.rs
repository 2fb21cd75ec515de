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
        text.trim().chars().take(MOST_LINE).map(plain).collect::<String>().trim_end().to_owned()
    }

    /// A comment, which may have lines; what is too long is cut.
    #[must_use]
    pub fn comment(text: &str) -> String {
        let kept = |sign: &char| *sign == '\n' || !sign.is_control();
        text.trim().chars().filter(kept).take(MOST_COMMENT).collect::<String>().trim_end().to_owned()
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
