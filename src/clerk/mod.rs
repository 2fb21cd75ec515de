//! The clerk: reads and writes records at the word of the page, keeps what was opened last, and searches in it.
//!
//! It works in a worker of its own, so that no reader, no writer and none of its sentences weighs on the page; what the
//! page knows of it is an [`Errand`] and an [`Answer`]. Nothing here reaches the web: the bytes of files come in as values.
//!
//! ```
//! use reversi::{clerk::{Answer, Clerk, Errand, Step}, i18n::Language};
//!
//! let mut clerk = Clerk::default();
//! let mut task = clerk.take(Language::En, Errand::Read("F5 d6".into()), Vec::new());
//! let Step::Done(Answer::Shown(record)) = clerk.work(&mut task) else { panic!("one game") };
//! assert_eq!(record.choices[0].game.ply(), 2);
//! ```

mod collection;
mod desk;
mod errand;
mod qr;
mod rows;
mod search;
mod tell;
pub mod words;
mod write;

pub use desk::{Clerk, Step, Task};
pub use errand::{
    Answer, Brought, Choice, Contents, Errand, Listing, News, QrCode, Query, Row, Shown, Written,
};
