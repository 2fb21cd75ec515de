//! The small drawings on buttons and notices: lines in a square of 24 units.

use leptos::prelude::*;

use crate::scene::NoticeKind;

/// What an icon stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// A new game.
    New,
    /// The kept games: a box of them.
    Games,
    /// What else can be done with something: three dots.
    More,
    /// Languages.
    Globe,
    /// The rules: an open book.
    Rules,
    /// Settings.
    Settings,
    /// Closes something.
    Close,
    /// Takes a move back.
    Undo,
    /// Plays it again.
    Redo,
    /// Turns the board.
    Turn,
    /// To the start.
    First,
    /// One ply back.
    Previous,
    /// One ply on.
    Next,
    /// To the end.
    Last,
    /// Chance.
    Lot,
    /// Scales in balance.
    Balanced,
    /// A pass.
    Pass,
    /// The best move: a lamp.
    Hint,
    /// What moves are worth.
    Values,
    /// The computer thinks.
    Thinking,
    /// The computer waits, or the clock is to stop.
    Halted,
    /// Something goes out.
    Share,
    /// The clock is to run.
    Start,
    /// A refusal.
    Error,
    /// The end.
    Over,
    /// A question.
    Ask,
    /// Sound: a loudspeaker that speaks.
    Sound,
    /// No sound: one that is crossed out.
    Silence,
    /// Anything else that is told.
    Info,
}

impl Sign {
    /// The sign of a notice.
    pub(super) const fn of(kind: NoticeKind) -> Self {
        match kind {
            NoticeKind::Pass | NoticeKind::MustPass => Self::Pass,
            NoticeKind::Over => Self::Over,
            NoticeKind::Error => Self::Error,
            NoticeKind::Ask => Self::Ask,
            NoticeKind::Thinking => Self::Thinking,
            NoticeKind::Halted => Self::Halted,
            NoticeKind::Advice => Self::Hint,
            NoticeKind::Link => Self::Share,
            NoticeKind::Hint | NoticeKind::View | NoticeKind::Info | NoticeKind::Update => Self::Info,
        }
    }

    const fn path(self) -> &'static str {
        match self {
            Self::New => "M12 5v14M5 12h14",
            Self::Games => "M4 5h16v4H4zM5.5 9v10.5h13V9M10 13h4",
            Self::More => "M12 6v.1M12 12v.1M12 18v.1",
            Self::Globe => {
                "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18"
            }
            Self::Rules => {
                "M12 6.5C10 5.1 7 4.6 4 5v13c3-.4 6 .1 8 1.5c2-1.4 5-1.9 8-1.5V5c-3-.4-6 .1-8 1.5zM12 6.5v13"
            }
            Self::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Undo => "M9 7H15a5 5 0 0 1 0 10H8M9 7l-4 0M9 3 5 7l4 4",
            Self::Redo => "M15 7H9a5 5 0 0 0 0 10h7M19 7h-4M15 3l4 4-4 4",
            Self::Turn => "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5",
            Self::First => "M7 6v12M17 6l-6 6 6 6",
            Self::Previous => "M15 6l-6 6 6 6",
            Self::Next => "M9 6l6 6-6 6",
            Self::Last => "M17 6v12M7 6l6 6-6 6",
            Self::Lot => "M5 5h14v14H5zM9 9v.1M15 15v.1M12 12v.1",
            Self::Balanced => {
                "M12 4v16M8 20h8M5 7h14M5 7l-2.5 6a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6a2.7 2.7 0 0 0 5 0z"
            }
            Self::Pass => "M4 12h12M12 7l5 5-5 5M20 6v12",
            Self::Hint => {
                "M9.5 18h5M10.5 21h3M9.5 15.5c0-2-3-3.4-3-6.6a5.5 5.5 0 0 1 11 0c0 3.2-3 4.6-3 6.6z"
            }
            Self::Values => "M5 8h6M8 5v6M13 17h6M18 5 6 19",
            Self::Thinking => "M6 12v.1M12 12v.1M18 12v.1",
            Self::Halted => "M9 6v12M15 6v12",
            Self::Share => "M12 15V4M8 7.5 12 3.5l4 4M7 11H5.5v9h13v-9H17",
            Self::Start => "M8 5.5v13l11-6.5z",
            Self::Error => "M12 4 3.5 19h17zM12 10v4M12 16.4v.1",
            Self::Over => "M6 21V4M6 5h11l-2.5 3.5L17 12H6",
            Self::Ask => {
                "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M9.6 9.6a2.5 2.5 0 1 1 3.4 2.3c-.7.3-1 .8-1 1.6M12 16.6v.1"
            }
            Self::Sound => {
                "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"
            }
            Self::Silence => "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5",
            Self::Info => "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5M12 7.9v.1",
        }
    }
}

/// An icon; what it means stands beside it in words.
#[component]
pub(super) fn Icon(sign: Sign) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d=sign.path()/>
        </svg>
    }
}
