//! The figures of the rule pages: told as moves, played by the rules, drawn step by step and said in words; and
//! which place in the rules answers a question that comes up during a game.
//!
//! The pages themselves are texts in `guide/`, one folder a language; `guide/diagrams/` has the figures that all
//! languages share. No file is read here: a figure comes in as its text.
//!
//! ```
//! use reversi::{guide::Figure, i18n::Language};
//!
//! let figure = Figure::read("ruleset classic\nmoves f5\nshow move")?;
//! assert_eq!(figure.text_form(Language::En)[1], "1\u{a0}white disc: d4.");
//! let impossible = Figure::read("ruleset classic\nmoves f5a1\nshow position");
//! assert_eq!(impossible.unwrap_err().to_string(), "ply 2, a1: no disc would be turned");
//! # Ok::<(), reversi::guide::FigureError>(())
//! ```

mod drawing;
mod figure;
mod place;
mod steps;
mod words;

pub use drawing::Drawing;
pub use figure::{Figure, FigureError, Marks};
pub use place::{address, heading_for, of_notice, of_rules};
pub use steps::Step;
