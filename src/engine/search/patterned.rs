//! The trained evaluation, as the search asks it.

use super::evaluation::{Discs, Evaluation};
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
}
