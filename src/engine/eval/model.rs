//! What the coder has to know of weights: which values are probable where.

use super::{
    coder::{Bits, Chance},
    patterns::{CLASSES, Class, classes, kept_places},
    weights::Weights,
};

/// Passes all weights through `bits`: writes those of `weights` and gives them back; or reads others, whatever
/// `weights` are, save their goal. `None` if what is read are no weights.
pub(super) fn pass(bits: &mut impl Bits, weights: &Weights) -> Option<Weights> {
    let mut model = Model { classes: classes(), kept: kept_places(), chances: vec![Chances::EVEN; CONTEXTS] };
    let mut stages: Vec<Vec<i8>> = Vec::new();
    for stage in weights.stages() {
        let before = stages.last().cloned().unwrap_or_else(|| vec![0; stage.len()]);
        stages.push(model.stage(bits, stage, &before)?);
    }
    let tempo = model.tempo(bits, weights.tempo())?;
    Weights::new(weights.goal(), stages, tempo)
}

struct Model {
    classes: [Class; CLASSES],
    kept: Vec<usize>,
    chances: Vec<Chances>,
}

/// How probable the bits of a difference are.
#[derive(Clone, Copy)]
struct Chances {
    differs: Chance,
    less: Chance,
    /// Is the difference greater than 1, than 2 …?
    greater: [Chance; SIZES],
}

impl Chances {
    const EVEN: Self = Self { differs: Chance::EVEN, less: Chance::EVEN, greater: [Chance::EVEN; SIZES] };
}
/// Differences from this size on are treated alike.
const SIZES: usize = 16;
/// What a difference depends on: the pattern, the weight one stage before, and the differences of its neighbours.
const CONTEXTS: usize = CLASSES * WORTHS * CHANGES;
const WORTHS: usize = 9;
const CHANGES: usize = 5;

impl Model {
    fn stage(&mut self, bits: &mut impl Bits, weights: &[i8], before: &[i8]) -> Option<Vec<i8>> {
        let mut passed: Vec<i8> = Vec::with_capacity(weights.len());
        for (number, class) in self.classes.into_iter().enumerate() {
            let mut changes = [0; 2];
            for place in class.numbers().map(|number| class.place(number)) {
                if self.kept[place] < place {
                    passed.push(passed[self.kept[place]]);
                    continue;
                }
                let context = context(number, before[place], changes);
                let difference = i16::from(weights[place]) - i16::from(before[place]);
                let difference = self.chances[context].pass(bits, difference)?;
                passed.push(i8::try_from(i16::from(before[place]) + difference).ok()?);
                changes = [changes[1], difference.unsigned_abs()];
            }
        }
        Some(passed)
    }

    /// The tempo: each differs little from the one before the last, which had the same side's turn.
    fn tempo(&mut self, bits: &mut impl Bits, tempo: &[i8]) -> Option<Vec<i8>> {
        let mut passed: Vec<i8> = Vec::with_capacity(tempo.len());
        let mut chances = Chances::EVEN;
        for (i, weight) in tempo.iter().enumerate() {
            let before = i.checked_sub(2).map_or(0, |i| i16::from(passed[i]));
            let difference = chances.pass(bits, i16::from(*weight) - before)?;
            passed.push(i8::try_from(before + difference).ok()?);
        }
        Some(passed)
    }
}

fn context(class: usize, before: i8, changes: [u16; 2]) -> usize {
    let size = match before.unsigned_abs() {
        0 => 0,
        1 => 1,
        2 | 3 => 2,
        4..=7 => 3,
        _ => 4,
    };
    let worth = if before < 0 { size + WORTHS / 2 } else { size };
    let change = match changes[0] + changes[1] {
        small @ 0..=2 => usize::from(small),
        3..=5 => 3,
        _ => 4,
    };
    (class * WORTHS + worth) * CHANGES + change
}

impl Chances {
    fn pass(&mut self, bits: &mut impl Bits, difference: i16) -> Option<i16> {
        if !bits.pass(&mut self.differs, difference != 0)? {
            return Some(0);
        }
        let less = bits.pass(&mut self.less, difference < 0)?;
        let mut size = 1;
        while bits.pass(&mut self.greater[(size as usize).min(SIZES - 1)], difference.abs() > size)? {
            size += 1;
            if size > GREATEST {
                return None;
            }
        }
        Some(if less { -size } else { size })
    }
}

/// Between the lowest and the highest weight.
const GREATEST: i16 = 255;
