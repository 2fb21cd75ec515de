//! The page that leads to the rules in each language; where scripts run, it goes to the reader's own at once.

use super::shell::Shell;
use reversi::i18n::Language;
use reversi::rules::Ruleset;

/// Its name inside `rules/`, and what stands in it.
pub(super) fn file() -> (String, String) {
    let texts = Language::En.texts();
    let shell = Shell {
        language: Language::En,
        ruleset: Ruleset::default(),
        title: texts.guide.title,
        description: texts.guide.description,
        to_rules: "",
        head: "<script src=\"language.js\" defer></script>\n",
    };
    let page = shell.around(&format!(
        r#"<main class="guide-main reading">
<h1>{title}</h1>
<ul class="guide-choice">
{links}</ul>
</main>
"#,
        title = texts.guide.title,
        links = Language::ALL.map(link).concat(),
    ));
    ("index.html".to_owned(), page)
}

fn link(language: Language) -> String {
    let (tag, name, title) = (language.tag(), language.own_name(), language.texts().guide.title);
    format!(
        r#"<li lang="{tag}"><a href="{tag}/index.html" hreflang="{tag}" data-language="{tag}">{name}</a>: {title}</li>
"#
    )
}
