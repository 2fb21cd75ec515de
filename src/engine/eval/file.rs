//! The file of weights, as short as it gets: the page fetches it.
//!
//! ```text
//! bytes  0..8   "reversi" and the version, 1
//!        8      the goal: m for most discs, f for fewest
//!        9..13  checksum of the goal, the patterns and all weights, the lowest byte first (FNV-1a)
//!       13..    the weights, by the arithmetic coder: stage by stage those of all contents, of two
//!               mirrored ones the first; then the tempo
//! ```
//!
//! A weight is told by how it differs from that of the same contents one stage before: mostly little, and often
//! not at all.

use std::{error::Error, fmt};

use super::{
    coder::{Reader, Writer},
    model,
    patterns::SHAPES,
    weights::Weights,
};
use crate::rules::Goal;

const MAGIC: &[u8; 7] = b"reversi";
const VERSION: u8 = 1;
const HEADER: usize = 13;

/// Why bytes are not weights that this program can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadableWeights {
    /// It is another kind of file.
    NotWeights,
    /// It was written for another version of this program.
    OtherVersion(u8),
    /// Something is missing, too much, or not as it was written.
    Damaged,
}

impl fmt::Display for UnreadableWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWeights => write!(f, "these are no weights"),
            Self::OtherVersion(version) => write!(f, "these are weights of version {version}, not {VERSION}"),
            Self::Damaged => write!(f, "the weights are damaged"),
        }
    }
}

impl Error for UnreadableWeights {}

impl Weights {
    /// The contents of a file with these weights.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = [MAGIC.as_slice(), &[VERSION, sign(self.goal())]].concat();
        bytes.extend(self.checksum().to_le_bytes());
        let mut writer = Writer::new();
        model::pass(&mut writer, self);
        bytes.extend(writer.finish());
        bytes
    }

    /// Reads what [`Weights::to_bytes`] has written.
    ///
    /// # Errors
    ///
    /// Whatever the bytes are, they are weights just as they were written, or an error.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, UnreadableWeights> {
        let (header, body) = bytes.split_at_checked(HEADER).ok_or(UnreadableWeights::NotWeights)?;
        let (magic, rest) = header.split_at(MAGIC.len());
        if magic != MAGIC {
            return Err(UnreadableWeights::NotWeights);
        }
        if rest[0] != VERSION {
            return Err(UnreadableWeights::OtherVersion(rest[0]));
        }
        let goal = goal(rest[1]).ok_or(UnreadableWeights::Damaged)?;
        let mut reader = Reader::new(body);
        let weights = model::pass(&mut reader, &Self::zero(goal)).ok_or(UnreadableWeights::Damaged)?;
        let sound = reader.is_done() && weights.checksum().to_le_bytes() == rest[2..];
        if sound { Ok(weights) } else { Err(UnreadableWeights::Damaged) }
    }

    fn checksum(&self) -> u32 {
        let patterns = SHAPES.iter().flat_map(|shape| shape.bytes());
        let weights = self.stages().iter().flatten().chain(self.tempo()).map(|weight| weight.cast_unsigned());
        let all = [sign(self.goal())].into_iter().chain(patterns).chain(weights);
        all.fold(0x811c_9dc5, |sum: u32, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }
}

const fn sign(goal: Goal) -> u8 {
    match goal {
        Goal::Most => b'm',
        Goal::Fewest => b'f',
    }
}

const fn goal(sign: u8) -> Option<Goal> {
    match sign {
        b'm' => Some(Goal::Most),
        b'f' => Some(Goal::Fewest),
        _ => None,
    }
}
