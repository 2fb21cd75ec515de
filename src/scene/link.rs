//! Why a link leads nowhere.

use crate::{formats::link::LinkError, i18n::Texts, rules::Move};

/// What is told of a link that cannot be followed.
#[must_use]
pub fn refused_link(texts: &Texts, error: LinkError) -> String {
    let texts = &texts.links;
    let counted = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    match error {
        LinkError::Ruleset => texts.unknown_rules.to_owned(),
        LinkError::Square { number } => (texts.no_square)(counted(number)),
        LinkError::Illegal(ply) => match ply.mv {
            Move::Place(square) => (texts.illegal)(counted(ply.number), &square.to_string()),
            // A link holds no passes.
            Move::Pass => (texts.no_square)(counted(ply.number)),
        },
        LinkError::Start => texts.no_start.to_owned(),
        LinkError::Ply(ply) => (texts.no_ply)(counted(ply)),
        LinkError::TooLong => texts.too_long.to_owned(),
    }
}
