//! What to play? Counting, judging, looking ahead, and exact scores near the end.
//!
//! [`rules`](crate::rules) says what is right; here the same is said much faster, and the tests hold the two
//! against each other. [`think`] answers a [`Question`]; everything else serves it.
//!
//! | file | holds |
//! |---|---|
//! | [`kernel`] | the 8×8 board in two words of 64 bits |
//! | `field` | what is searched: every ruleset behind one trait |
//! | [`eval`] | the trained evaluation |
//! | `search` | looking ahead: estimates, and exact scores |
//! | `levels` | how strong it plays |

mod answer;
pub mod eval;
pub mod field;
pub mod kernel;
mod levels;
mod perft;
pub mod search;
mod think;

pub use answer::{Answer, Flow, Question, Value, Verdict, Wish};
pub use field::Scoring;
pub use levels::Level;
pub use perft::perft;
pub use search::{Effort, Scope};
pub use think::{analyse, think};
