//! The rules of reversi: is it legal, what turns, whose turn is it, who won?
//!
//! Every variant is one value, a [`Ruleset`] of five axes; nothing here knows a variant by name except
//! the table [`Preset`]. A [`Setup`] may be anything; a [`Position`] is one that can be played.
//!
//! ```
//! use reversi::rules::{Position, Ruleset, Square, Status};
//!
//! let start = Position::start(Ruleset::default());
//! let d3: Square = "d3".parse()?;
//! assert_eq!(start.turned(d3).to_string(), "d4");
//! let after = start.place(d3)?;
//! assert!(matches!(after.status(), Status::ToPlace(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod direction;
mod opening;
mod outcome;
mod perft;
mod picture;
mod position;
mod preset;
mod ruleset;
mod setup;
mod shape;
mod side;
mod square;
mod square_set;

pub use opening::Opening;
pub use outcome::{Ending, Outcome};
pub use perft::{Leaves, perft};
pub use picture::PictureError;
pub use position::{Move, PassReason, Position, Refusal, Status};
pub use preset::Preset;
pub use ruleset::{Goal, ParseRulesetError, Ruleset, SecondColour, Supply};
pub use setup::{Fault, ImpossibleSetup, Setup};
pub use shape::Shape;
pub use side::{BySide, Side};
pub use square::{ParseSquareError, Square};
pub use square_set::SquareSet;
