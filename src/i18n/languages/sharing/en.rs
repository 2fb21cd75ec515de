//! English, for games that go out and games that come by link.

use crate::i18n::{Sharing, plural::counted, score::score};

pub(in crate::i18n::languages) const SHARING: Sharing = Sharing {
    share: "Share",
    heading: "Share the game",
    about: "Whoever opens the link sees the game as it stands, can play on and send a link back.",
    link: "Link to the game",
    send_link: "Send link",
    copy_link: "Copy link",
    link_copied: "The link has been copied.",
    link_refused: "The link could not be copied here. Select it and copy it yourself.",
    code: "QR code",
    code_about: "QR code of the link",
    forms: "As a text or picture",
    transcript: "List of moves",
    board: "Board as text",
    picture: "Picture",
    numbered_picture: "Picture with numbers",
    text: "The game as text",
    writing: "One moment…",
    not_written: "This cannot be made at the moment.",
    save: "Save as a file",
    save_as: |kind| format!("Save as {kind}"),
    not_saved: "The file could not be saved here.",
    paper: "On paper",
    print_game: "Print the game",
    print_sheet: "Print the score sheet",
    print_empty: "Print an empty score sheet",
    date: "Played on",
    result: "Result",
    score,
    longer_here: |own, linked| {
        let own = counted(own, "move", "moves");
        format!("Your game has {own}, the one in the link has {linked}. Which one do you want?")
    },
    keep_mine: "My game",
    take_link: "The game in the link",
    send_answer: "Send the link back, and the other player will see your move.",
};
