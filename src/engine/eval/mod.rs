//! What a position is worth at a glance: patterns of squares on the 8×8 board, with weights that were found by
//! letting the program play against itself.

mod coder;
mod features;
mod file;
mod model;
pub mod patterns;
mod weights;

pub use features::Features;
pub use file::UnreadableWeights;
pub use weights::{STAGES, UNITS_PER_DISC, Weights, stage};
