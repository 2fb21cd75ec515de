//! From samples to weights: gradient descent, stage by stage.

use std::thread;

use reversi::{
    engine::eval::{
        Features, STAGES, UNITS_PER_DISC, Weights,
        patterns::{CONTENTS, COUNTS, EMPTY, PLACES, kept_places},
        stage,
    },
    rules::Goal,
};

use crate::{board::discs, lot::Lot, play::Sample};

/// How often each sample is looked at.
const EPOCHS: u8 = 5;
/// Which part of an error is put right at once, in the first epoch and in the last.
const RATES: (f32, f32) = (0.2, 0.02);
/// A stage learns from samples with so many discs more or fewer than its own, too.
const OVERLAP: u32 = 2;

/// Weights while they are being learnt, in discs.
#[derive(Clone)]
pub(crate) struct Draft(Vec<Stage>);

#[derive(Clone)]
struct Stage {
    /// Of two mirrored contents only the first has a weight.
    contents: Vec<f32>,
    tempo: [f32; COUNTS],
}

impl Draft {
    pub(crate) fn new() -> Self {
        Self(vec![Stage { contents: vec![0.0; CONTENTS], tempo: [0.0; COUNTS] }; STAGES])
    }

    /// Learns from `samples`, two stages at a time.
    pub(crate) fn learn(&mut self, samples: &[Sample], seed: u64) {
        let kept = &kept_places();
        for (pair, stages) in self.0.chunks_mut(2).enumerate() {
            thread::scope(|scope| {
                for (i, weights) in stages.iter_mut().enumerate() {
                    let number = 2 * pair + i;
                    scope.spawn(move || {
                        weights.learn(&mut chosen(samples, number), kept, Lot::of(seed, number, 0));
                    });
                }
            });
        }
    }

    /// By how many discs the draft is usually wrong about `samples`: the root of the mean square.
    pub(crate) fn error(&self, samples: &[Sample]) -> f32 {
        let kept = kept_places();
        let square = |sample: &Sample| {
            let weights = &self.0[stage(discs(sample.board))];
            f64::from(sample.worth - weights.value(discs(sample.board), &speakers(sample, &kept))).powi(2)
        };
        (samples.iter().map(square).sum::<f64>() / samples.len().max(1) as f64).sqrt() as f32
    }

    /// The weights as the program uses them.
    pub(crate) fn weights(&self, goal: Goal) -> Weights {
        let kept = kept_places();
        let stages =
            self.0.iter().map(|stage| kept.iter().map(|&place| in_units(stage.contents[place])).collect());
        let tempo = (0..COUNTS).map(|discs| in_units(self.0[stage(discs as u32)].tempo[discs])).collect();
        Weights::new(goal, stages.collect(), tempo).expect("as many as there must be")
    }
}

fn in_units(discs: f32) -> i8 {
    (discs * UNITS_PER_DISC as f32).round() as i8
}

/// The samples from which a stage learns.
fn chosen(samples: &[Sample], number: usize) -> Vec<Sample> {
    let near = |sample: &&Sample| {
        let discs = discs(sample.board);
        (stage(discs.saturating_sub(OVERLAP))..=stage(discs + OVERLAP)).contains(&number)
    };
    samples.iter().filter(near).copied().collect()
}

impl Stage {
    fn learn(&mut self, samples: &mut [Sample], kept: &[usize], mut lot: Lot) {
        let (first, last) = RATES;
        for epoch in 0..EPOCHS {
            let rate = first * (last / first).powf(f32::from(epoch) / f32::from(EPOCHS - 1));
            lot.shuffle(samples);
            for sample in &*samples {
                self.put_right(sample, kept, rate);
            }
        }
    }

    /// Moves every weight that spoke for the sample a little towards what it should have said.
    fn put_right(&mut self, sample: &Sample, kept: &[usize], rate: f32) {
        let (discs, places) = (discs(sample.board), speakers(sample, kept));
        let step = (sample.worth - self.value(discs, &places)) * rate / (PLACES + 1) as f32;
        self.tempo[discs as usize] += step;
        for place in places {
            self.contents[place] += step;
        }
    }

    fn value(&self, discs: u32, places: &[usize; PLACES]) -> f32 {
        self.tempo[discs as usize] + places.iter().map(|&place| self.contents[place]).sum::<f32>()
    }
}

/// Where the weights stand that speak for a sample.
fn speakers(sample: &Sample, kept: &[usize]) -> [usize; PLACES] {
    let features = Features::of(sample.board);
    std::array::from_fn(|lane| kept[EMPTY[lane].wrapping_add_signed(isize::from(features.lanes()[lane]))])
}
