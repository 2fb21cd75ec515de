//! What the pages lack, each on its own and beside those of the other languages.

use super::block::Block;
use super::book::Book;
use super::page::Page;
use super::subject::Subject;
use pulldown_cmark::Tag;
use std::collections::BTreeSet;

/// Everything that is missing or differs, a line each; empty when the pages are whole.
pub(super) fn faults(book: &Book) -> Vec<String> {
    let mut faults: Vec<String> = book.pages.iter().flat_map(|page| faults_of(page, book)).collect();
    for subject in Subject::all() {
        let pages: Vec<&Page> = book.pages.iter().filter(|page| page.subject == subject).collect();
        faults.extend(differences(&pages, "heading", |page| page.sections().map(|(id, _)| id).collect()));
        faults.extend(differences(&pages, "figure", |page| page.figures().collect()));
    }
    let shown: BTreeSet<&str> = book.pages.iter().flat_map(Page::figures).collect();
    let unused = book.figures.keys().filter(|name| !shown.contains(name.as_str()));
    faults.extend(unused.map(|name| format!("diagrams/{name}.txt is shown on no page")));
    faults
}

fn faults_of(page: &Page, book: &Book) -> Vec<String> {
    let mut faults = Vec::new();
    if !matches!(page.blocks.first(), Some(Block::Title(_))) {
        faults.push("does not begin with its title, `# …`".to_owned());
    }
    for block in &page.blocks {
        if let Block::Heading { id: None, title } = block {
            faults.push(format!("the heading `{title}` has no `{{#id}}`"));
        }
    }
    if page.tags().any(|tag| matches!(tag, Tag::Image { .. } | Tag::Heading { .. })) {
        faults
            .push("has an image that is no figure in a paragraph of its own, or a lower heading".to_owned());
    }
    let missing = page.figures().filter(|name| !book.figures.contains_key(*name));
    faults.extend(missing.map(|name| format!("diagrams/{name}.txt is missing")));
    let dead = page.links().filter(|link| !leads_somewhere(link, page, book));
    faults.extend(dead.map(|link| format!("the link `{link}` leads nowhere")));
    faults.into_iter().map(|fault| format!("{}: {fault}", page.name())).collect()
}

/// Does a link lead to a page of the same language and, behind `#`, to one of its sections?
fn leads_somewhere(link: &str, from: &Page, book: &Book) -> bool {
    let (file, id) = link.split_once('#').map_or((link, None), |(file, id)| (file, Some(id)));
    let target = match file.strip_suffix(".md") {
        None if file.is_empty() => Some(from),
        None => None,
        Some(name) => book.pages_in(from.language).find(|page| page.subject.id() == name),
    };
    target.is_some_and(|page| id.is_none_or(|id| page.sections().any(|(section, _)| section == id)))
}

/// What some pages have and others lack; where all have the same, pages with another order than the first.
fn differences(pages: &[&Page], what: &str, names: impl Fn(&Page) -> Vec<&str>) -> Vec<String> {
    let all: BTreeSet<&str> = pages.iter().flat_map(|page| names(page)).collect();
    let mut faults = Vec::new();
    for page in pages {
        let own = names(page);
        let missing = all.iter().filter(|name| !own.contains(name));
        faults.extend(missing.map(|name| format!("{}: the {what} `{name}` is missing", page.name())));
    }
    if faults.is_empty() {
        let other = pages.iter().filter(|page| names(page) != names(pages[0]));
        let sentence =
            |page: &&Page| format!("{}: other order of {what}s than {}", page.name(), pages[0].name());
        faults.extend(other.map(sentence));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi::guide::Figure;
    use reversi::i18n::Language;
    use reversi::rules::Preset;

    const WHOLE: &str = "# T\n\nSee [this](#b).\n\n## A {#a}\n\n![c](figure:start)\n\n## B {#b}\n";

    /// The faults of a Swedish page beside a whole German one.
    fn check(markdown: &str, expected: &[&str]) {
        let page = |language, markdown| Page::new(language, Subject::Rules(Preset::Classic), markdown);
        let pages = vec![page(Language::De, WHOLE), page(Language::Sv, markdown)];
        let start = Figure::read("ruleset classic\nshow position").expect("the start is a figure");
        let book = Book { pages, figures: [("start".to_owned(), start)].into() };
        assert_eq!(faults(&book), expected, "{markdown}");
    }

    #[test]
    fn what_is_missing_is_named() {
        check(WHOLE, &[]);
        check(
            "# T\n\n## A {#a}\n\nText.\n",
            &["sv/classic.md: the heading `b` is missing", "sv/classic.md: the figure `start` is missing"],
        );
        check(
            "# T\n\n## B {#b}\n\n## A {#a}\n\n![c](figure:start)\n",
            &["sv/classic.md: other order of headings than de/classic.md"],
        );
        check(
            &WHOLE.replace("# T\n", "T\n").replace("#b)", "reverse.md)"),
            &[
                "sv/classic.md: does not begin with its title, `# …`",
                "sv/classic.md: the link `reverse.md` leads nowhere",
            ],
        );
        check(
            &WHOLE.replace("#b)", "classic.md#z)"),
            &["sv/classic.md: the link `classic.md#z` leads nowhere"],
        );
        check(
            &format!("{WHOLE}\n## C\n\n![d](figure:end)\n\nAn ![image](x.png)\n"),
            &[
                "sv/classic.md: the heading `C` has no `{#id}`",
                "sv/classic.md: has an image that is no figure in a paragraph of its own, or a lower heading",
                "sv/classic.md: diagrams/end.txt is missing",
                "de/classic.md: the figure `end` is missing",
            ],
        );
    }
}
