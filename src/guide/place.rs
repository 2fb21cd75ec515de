//! Which place in the rules answers a question that comes up in the program.

use crate::{
    formats::link::RulesPlace,
    i18n::Language,
    rules::{Goal, Opening, Preset, Ruleset, Supply},
    scene::NoticeKind,
};

/// The file in which a place stands, from the program's own page.
///
/// ```
/// use reversi::{guide, i18n::Language, rules::Ruleset};
/// let place = guide::of_rules(Ruleset::default());
/// assert_eq!(guide::address(Language::Is, &place), "rules/is/classic.html");
/// ```
#[must_use]
pub fn address(language: Language, place: &RulesPlace) -> String {
    let heading = place.heading.iter().flat_map(|heading| ["#", heading]);
    let page = ["rules/", language.tag(), "/", place.preset.id(), ".html"];
    page.into_iter().chain(heading).collect()
}

/// The page on how to play by keyboard and by ear.
///
/// ```
/// use reversi::{guide, i18n::Language};
/// assert_eq!(guide::by_ear_address(Language::Is), "rules/is/keyboard.html");
/// ```
#[must_use]
pub fn by_ear_address(language: Language) -> String {
    ["rules/", language.tag(), "/keyboard.html"].concat()
}

/// The page of a ruleset; for one's own rules, the page of the preset that is most like them: an opening or a supply
/// of the oldest game weighs most, then the goal.
///
/// ```
/// use reversi::{guide, rules::Preset};
/// let octagon = "octagon.usual.shared.fewest.red".parse()?;
/// assert_eq!(guide::of_rules(octagon).preset, Preset::Reverse);
/// # Ok::<(), reversi::rules::ParseRulesetError>(())
/// ```
#[must_use]
pub fn of_rules(ruleset: Ruleset) -> RulesPlace {
    let preset = match ruleset {
        Ruleset { opening: Opening::Free, .. } | Ruleset { supply: Supply::Own, .. } => Preset::Historic,
        Ruleset { goal: Goal::Fewest, .. } => Preset::Reverse,
        _ => Preset::Classic,
    };
    RulesPlace { preset, heading: None }
}

/// The section that explains what a notice tells, in the rules of a game; the top of the page where none does.
#[must_use]
pub fn of_notice(ruleset: Ruleset, notice: Option<NoticeKind>) -> RulesPlace {
    let heading = notice.and_then(heading_for).map(str::to_owned);
    RulesPlace { heading, ..of_rules(ruleset) }
}

/// The heading of that section: it is the same on every page.
#[must_use]
pub const fn heading_for(notice: NoticeKind) -> Option<&'static str> {
    match notice {
        NoticeKind::Pass | NoticeKind::MustPass => Some("passing"),
        NoticeKind::Over => Some("end"),
        NoticeKind::Hint => Some("start"),
        NoticeKind::Error => Some("move"),
        NoticeKind::Ask
        | NoticeKind::View
        | NoticeKind::Thinking
        | NoticeKind::Halted
        | NoticeKind::Advice
        | NoticeKind::Info
        | NoticeKind::Link
        | NoticeKind::Update => None,
    }
}
