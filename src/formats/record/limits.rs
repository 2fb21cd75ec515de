//! How much is read. A longer text is refused with [`Reason::TooLong`](super::Reason::TooLong) before anything
//! is made of it; of more games or moves those within the limit are kept, and the last of them has the flaw
//! [`Reason::TooMany`](super::Reason::TooMany).

/// The longest text or file, in bytes. All games of a year on a busy server fit in.
pub const MOST_BYTES: usize = 16 << 20;
/// The longest transcript, in bytes. The longest game fits in a hundred times, with room for any separators.
pub const MOST_TRANSCRIPT: usize = 100_000;
/// The most games of one text.
pub const MOST_GAMES: usize = 50_000;
/// The most moves of one game, passes included. The largest board has 96 squares to fill, and no two passes
/// follow each other.
pub const MOST_MOVES: usize = 200;
