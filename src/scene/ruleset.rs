//! What rulesets and their values are called.

use super::moment::colour_of;
use crate::{
    i18n::Texts,
    rules::{BySide, Opening, Preset, Ruleset, Shape},
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

/// The ruleset with whatever makes it differ from its preset: the start, the shape of the board.
#[must_use]
pub fn ruleset_in_full(texts: &Texts, ruleset: Ruleset) -> String {
    let plain = Preset::ALL.into_iter().find(|preset| {
        let Ruleset { supply, goal, second, .. } = preset.ruleset();
        (supply, goal, second) == (ruleset.supply, ruleset.goal, ruleset.second)
    });
    let preset = plain.map(Preset::ruleset).unwrap_or_default();
    let start =
        (ruleset.opening != preset.opening).then(|| start_name(texts, Some(ruleset.opening)).to_owned());
    let shape = (ruleset.shape != preset.shape).then(|| shape_name(texts, ruleset.shape));
    let name = ruleset_name(texts, plain).to_owned();
    [Some(name), start, shape].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// What the sides are called by their colours.
#[must_use]
pub fn colour_names(texts: &Texts, ruleset: Ruleset) -> BySide<&'static str> {
    BySide::new(|side| texts.colours.of(colour_of(side, ruleset.second)))
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
