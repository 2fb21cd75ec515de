//! The page that leads to the rules in each language; where scripts run, it goes to the reader's own at once.

use reversi::i18n::Language;
use xtask::POLICY;

/// Its name inside `rules/`, and what stands in it.
pub(super) fn file() -> (String, String) {
    let links: String = Language::ALL.map(link).concat();
    let page = format!(
        r#"<!DOCTYPE html>
<html lang="{english}" data-goal="most" data-second="white">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{description}">
<meta name="color-scheme" content="light dark">
<script src="theme.js"></script>
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="rules.css">
<script src="language.js" defer></script>
</head>
<body class="guide">
<main class="guide-main reading">
<h1>{title}</h1>
<ul class="guide-choice">
{links}</ul>
</main>
</body>
</html>
"#,
        english = Language::En.tag(),
        title = Language::En.texts().guide.title,
        description = Language::En.texts().guide.description,
    );
    ("index.html".to_owned(), page)
}

fn link(language: Language) -> String {
    let (tag, name, title) = (language.tag(), language.own_name(), language.texts().guide.title);
    format!(
        r#"<li lang="{tag}"><a href="{tag}/index.html" hreflang="{tag}" data-language="{tag}">{name}</a>: {title}</li>
"#
    )
}
