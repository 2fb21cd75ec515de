//! Chance that can be repeated.

/// A sequence of numbers that a seed decides (SplitMix64).
pub(crate) struct Lot(u64);

impl Lot {
    /// The sequence of one game: no two games of a training share theirs.
    pub(crate) fn of(seed: u64, generation: usize, game: usize) -> Self {
        let mut lot = Self(seed ^ ((generation as u64) << 48) ^ game as u64);
        Self(lot.next())
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(end)) >> 64) as u64
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }
}
