//! The trained evaluation, as the search asks it.

use super::evaluation::{Discs, Evaluation, Forecast};
use crate::engine::{
    eval::{Features, UNITS_PER_DISC, Weights},
    kernel::Board,
};

impl Evaluation<u64> for Weights {
    type Trace = Features;

    #[inline]
    fn trace(&self, discs: Discs<u64>) -> Features {
        Features::of(Board { own: discs.own, opponent: discs.opponent })
    }

    #[inline]
    fn after(&self, trace: &Features, index: u8, turned: u64) -> Features {
        trace.after(1 << (index & 63), turned)
    }

    #[inline]
    fn pass(&self, trace: &Features) -> Features {
        trace.pass()
    }

    #[inline]
    fn value(&self, discs: Discs<u64>, trace: &Features) -> i32 {
        let value = Self::value(self, trace, 64 - discs.empty.count_ones()) * 100 / UNITS_PER_DISC;
        value.clamp(-6300, 6300)
    }

    /// Foretold by half the plies. The deviations are those that `examples/forecast.rs` prints, give or take a
    /// tenth: the fewer squares are left, and the more plies are left out, the less is certain.
    fn forecast(&self, depth: u8, empty: u32) -> Option<Forecast> {
        if depth < FORETOLD {
            return None;
        }
        let half = depth / 2;
        let shallow = if half % 2 == depth % 2 { half } else { half - 1 };
        let percent = 79 + 7 * (2 * i32::from(depth - shallow) - i32::from(shallow));
        let deviation = (650 - 11 * empty.cast_signed()).max(60) * percent / 100;
        Some(Forecast { depth: shallow, offset: 0, deviation })
    }
}

/// Searches of fewer plies are done in full.
const FORETOLD: u8 = 4;
