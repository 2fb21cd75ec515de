//! Games that go out, as links, texts, pictures and on paper; and games that come by link.

/// Games that go out, and games that come by link.
#[derive(Debug)]
pub struct Sharing {
    /// "Share", a button.
    pub share: &'static str,
    /// "Share the game", over the dialog.
    pub heading: &'static str,
    /// "Whoever opens the link sees the game as it stands, can play on and send a link back."
    pub about: &'static str,
    /// "Link to the game", the name of the field that it stands in.
    pub link: &'static str,
    /// "Send link", by whatever the system offers.
    pub send_link: &'static str,
    /// "Copy link".
    pub copy_link: &'static str,
    /// "The link has been copied."
    pub link_copied: &'static str,
    /// "The link could not be copied here. Select it and copy it yourself."
    pub link_refused: &'static str,
    /// "QR code".
    pub code: &'static str,
    /// "QR code of the link", the name of the picture.
    pub code_about: &'static str,
    /// "As a text or picture".
    pub forms: &'static str,
    /// "List of moves".
    pub transcript: &'static str,
    /// "Board as text".
    pub board: &'static str,
    /// "Picture".
    pub picture: &'static str,
    /// "Picture with numbers".
    pub numbered_picture: &'static str,
    /// "The game as text", the name of the field that it stands in.
    pub text: &'static str,
    /// "One moment…", while it is written.
    pub writing: &'static str,
    /// "This cannot be made at the moment."
    pub not_written: &'static str,
    /// "Save as a file".
    pub save: &'static str,
    /// "Save as PNG".
    pub save_as: fn(kind: &str) -> String,
    /// "The file could not be saved here."
    pub not_saved: &'static str,
    /// "On paper".
    pub paper: &'static str,
    /// "Print the game".
    pub print_game: &'static str,
    /// "Print the score sheet".
    pub print_sheet: &'static str,
    /// "Print an empty score sheet".
    pub print_empty: &'static str,
    /// "Played on", on a score sheet.
    pub date: &'static str,
    /// "Result", on a score sheet.
    pub result: &'static str,
    /// "33–31", on a score sheet.
    pub score: fn(black: u32, second: u32) -> String,
    /// "Your game has 7 moves, the one in the link has 6. Which one do you want?"
    pub longer_here: fn(own: u32, linked: u32) -> String,
    /// "My game", the answer.
    pub keep_mine: &'static str,
    /// "The game in the link", the other answer.
    pub take_link: &'static str,
    /// "Send the link back, and the other player will see your move."
    pub send_answer: &'static str,
}
