//! What a position is worth at a glance: patterns of squares on the 8×8 board, with weights that were found by
//! letting the program play against itself.

mod features;
pub mod patterns;
mod weights;

pub use features::Features;
pub use weights::{STAGES, UNITS_PER_DISC, Weights, stage};
