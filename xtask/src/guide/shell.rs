//! What stands around every page of the book: what it says of itself, its policy, its look.

use super::escaped;
use reversi::i18n::Language;
use reversi::rules::Ruleset;
use xtask::POLICY;

/// A page without what is in it.
pub(super) struct Shell<'a> {
    pub(super) language: Language,
    /// The rules whose look it has.
    pub(super) ruleset: Ruleset,
    pub(super) title: &'a str,
    pub(super) description: &'a str,
    /// The way from the page to `rules/`: nothing, or `../`.
    pub(super) to_rules: &'static str,
    /// What else its head holds, a line each.
    pub(super) head: &'a str,
}

impl Shell<'_> {
    /// The page with `body` in it.
    pub(super) fn around(&self, body: &str) -> String {
        let Self { language, ruleset, to_rules, head, .. } = self;
        let (tag, goal, second) = (language.tag(), ruleset.goal.id(), ruleset.second.id());
        let (title, description) = (escaped(self.title), escaped(self.description));
        format!(
            r#"<!DOCTYPE html>
<html lang="{tag}" data-goal="{goal}" data-second="{second}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{description}">
<meta name="color-scheme" content="light dark">
<script src="{to_rules}theme.js"></script>
<link rel="icon" href="{to_rules}../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{to_rules}rules.css">
{head}</head>
<body class="guide">
{body}</body>
</html>
"#
        )
    }
}
