//! What rulesets and their values are called.

use crate::{
    i18n::Texts,
    rules::{Opening, Preset, Ruleset, Shape},
};

/// The name in attributes: a preset's, or `custom`.
#[must_use]
pub fn ruleset_id(ruleset: Ruleset) -> &'static str {
    ruleset.preset().map_or("custom", Preset::id)
}

/// What a preset is called; `None` stands for one's own rules.
#[must_use]
pub const fn ruleset_name(texts: &Texts, preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::Classic) => texts.rulesets.classic,
        Some(Preset::Reverse) => texts.rulesets.reverse,
        Some(Preset::Historic) => texts.rulesets.historic,
        None => texts.rulesets.custom,
    }
}

/// A sentence about a preset; `None` stands for one's own rules.
#[must_use]
pub const fn ruleset_about(texts: &Texts, preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::Classic) => texts.rulesets.classic_about,
        Some(Preset::Reverse) => texts.rulesets.reverse_about,
        Some(Preset::Historic) => texts.rulesets.historic_about,
        None => texts.rulesets.custom_about,
    }
}

/// What a start is called; `None` stands for one by lot.
#[must_use]
pub const fn start_name(texts: &Texts, opening: Option<Opening>) -> &'static str {
    match opening {
        Some(Opening::Usual) => texts.starts.usual,
        Some(Opening::Exchanged) => texts.starts.exchanged,
        Some(Opening::ParallelTop) => texts.starts.parallel_top,
        Some(Opening::ParallelBottom) => texts.starts.parallel_bottom,
        Some(Opening::ParallelLeft) => texts.starts.parallel_left,
        Some(Opening::ParallelRight) => texts.starts.parallel_right,
        Some(Opening::Free) => texts.starts.free,
        None => texts.starts.lot,
    }
}

/// What a shape is called.
#[must_use]
pub fn shape_name(texts: &Texts, shape: Shape) -> String {
    match shape {
        Shape::Octagon => texts.own_rules.octagon.to_owned(),
        square => (texts.own_rules.square_shape)(u32::from(square.width())),
    }
}
