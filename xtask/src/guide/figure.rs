//! A figure as HTML: picture, caption, legend, and the position in words.

use super::escaped;
use reversi::guide::{Drawing, Figure};
use reversi::i18n::Language;

/// A figure in its place on a page. Its ids begin with its name, which a page uses once.
pub(super) fn html(
    name: &str,
    figure: &Figure,
    language: Language,
    caption: &str,
    legend: Option<&str>,
) -> String {
    let Drawing { view_box, turn, inside } = figure.drawing();
    let (caption, words) = (escaped(caption), escaped(&figure.text_form(language).join(" ")));
    let legend = legend.map(|legend| format!(r#"<p class="figure-legend">{}</p>"#, escaped(legend)));
    let legend = legend.unwrap_or_default();
    let in_words = language.texts().guide.in_words;
    format!(
        r#"<figure class="figure" id="figure-{name}">
<svg class="figure-board" viewBox="{view_box}" data-turn="{turn}" role="img" aria-labelledby="{name}-title" aria-describedby="{name}-words"><title id="{name}-title">{caption}</title><desc id="{name}-words">{words}</desc>{inside}</svg>
<figcaption><p>{caption}</p>{legend}
<details><summary>{in_words}</summary><p>{words}</p></details></figcaption>
</figure>
"#
    )
}
