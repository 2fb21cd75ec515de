//! A figure as HTML: picture, caption, legend, its steps, and the position in words.

use super::escaped;
use reversi::guide::{Drawing, Figure, Step};
use reversi::i18n::{Language, Texts};

/// Where the program is, from a rule page.
pub(super) const PROGRAM: &str = "../../";

/// A figure in its place on a page. Its ids begin with its name, which a page uses once.
pub(super) fn html(
    name: &str,
    figure: &Figure,
    language: Language,
    caption: &str,
    legend: Option<&str>,
) -> String {
    let Drawing { view_box, turn, board, shown } = figure.drawing();
    let (caption, words) = (escaped(caption), escaped(&figure.text_form(language).join(" ")));
    let legend = legend.map(|legend| format!(r#"<p class="figure-legend">{}</p>"#, escaped(legend)));
    let legend = legend.unwrap_or_default();
    let texts = language.texts();
    let in_words = texts.guide.in_words;
    let steps = figure.steps(language);
    let (shown, controls) =
        if steps.is_empty() { (shown, String::new()) } else { (layers(&steps), controls(texts)) };
    let attempt = figure.try_it().map(|address| attempt(&address, texts)).unwrap_or_default();
    format!(
        r#"<figure class="figure" id="figure-{name}">
<svg class="figure-board" viewBox="{view_box}" data-turn="{turn}" role="img" aria-labelledby="{name}-title" aria-describedby="{name}-words"><title id="{name}-title">{caption}</title><desc id="{name}-words">{words}</desc>{board}{shown}</svg>
<figcaption><p>{caption}</p>{legend}{controls}{attempt}
<details><summary>{in_words}</summary><p>{words}</p></details></figcaption>
</figure>
"#
    )
}

/// Every step as a layer over the board; the last one is seen until a script changes that.
fn layers(steps: &[Step]) -> String {
    let last = steps.len() - 1;
    let layer = |(i, Step { shown, words, link }): (usize, &Step)| {
        let (words, hidden) = (escaped(words), if i == last { "" } else { r#" display="none""# });
        format!(r#"<g class="figure-step" data-said="{words}" data-game="{link}"{hidden}>{shown}</g>"#)
    };
    steps.iter().enumerate().map(layer).collect()
}

/// The buttons that a script needs to walk through the steps; without one they are not there.
fn controls(texts: &Texts) -> String {
    let button = |way: &str, label: &str, path: &str| {
        format!(
            r#"<button class="button" type="button" data-kind="bare" data-way="{way}" aria-label="{label}" title="{label}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/></svg></button>"#
        )
    };
    let previous = button("previous", texts.reading.previous_step, "M15 6l-6 6 6 6");
    let next = button("next", texts.reading.next_step, "M9 6l6 6-6 6");
    format!(r#"<div class="figure-steps" hidden>{previous}<p></p>{next}</div>"#)
}

/// The way from a figure to the same position on the board of the program.
fn attempt(address: &str, texts: &Texts) -> String {
    let label = texts.reading.try_it;
    format!(r#"<p><a class="button figure-try" href="{PROGRAM}{address}">{label}</a></p>"#)
}
