//! The files: each page in its frame, and for each language a page that leads to the others.

use super::block::Block;
use super::book::Book;
use super::page::Page;
use super::shell::Shell;
use super::subject::Subject;
use super::{escaped, figure, figure::PROGRAM, languages};
use pulldown_cmark::{CowStr, Event, Tag, html};
use reversi::formats::link;
use reversi::i18n::{Language, Texts};
use reversi::rules::{Preset, Ruleset};
use reversi::scene::{Picture, ruleset_about, ruleset_name, svg};

/// Every file of the book: its name inside `rules/`, and what stands in it.
pub(super) fn files(book: &Book) -> Vec<(String, String)> {
    let pages = book.pages.iter().map(|page| frame_of(page, book));
    let indexes = Language::ALL.into_iter().map(index);
    let pages = pages.chain(indexes).map(|frame| (frame.address(), frame.html()));
    pages.chain([languages::file()]).collect()
}

/// What a file says, and what it says of itself.
struct Frame {
    language: Language,
    /// The file's name without its ending: a ruleset's id, or `index`.
    name: &'static str,
    /// The rules whose look it has.
    ruleset: Ruleset,
    title: String,
    description: String,
    main: String,
}

impl Frame {
    fn address(&self) -> String {
        format!("{}/{}.html", self.language.tag(), self.name)
    }

    fn html(&self) -> String {
        let Self { language, ruleset, title, description, main, .. } = self;
        let texts = language.texts();
        let scripts = r#"<script src="../place.js" defer></script>
<script src="../figures.js" type="module"></script>
"#;
        let head = self.alternates() + scripts;
        let (language, ruleset) = (*language, *ruleset);
        let shell = Shell { language, ruleset, title, description, to_rules: "../", head: &head };
        shell.around(&format!(
            r#"<header class="guide-header">{languages}</header>
<main class="guide-main reading">
{main}</main>
<footer class="guide-footer">{rules}</footer>
"#,
            languages = self.languages(texts),
            rules = self.rules(texts),
        ))
    }

    /// The same page in every language, for search engines.
    fn alternates(&self) -> String {
        let address = |language: Language| format!("../{}/{}.html", language.tag(), self.name);
        let link = |tag: &str, language| {
            let address = address(language);
            format!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{address}\">\n")
        };
        let links = Language::ALL.map(|language| link(language.tag(), language));
        links.concat() + &link("x-default", Language::En)
    }

    /// The same page in every language, for readers.
    fn languages(&self, texts: &Texts) -> String {
        let link = |language: Language| {
            let (tag, name, file) = (language.tag(), language.own_name(), self.name);
            let current = current(language == self.language);
            format!(
                r#"<a href="../{tag}/{file}.html" hreflang="{tag}" lang="{tag}" data-language="{tag}"{current}>{name}</a>"#
            )
        };
        nav("guide-languages", texts.commands.language, &Language::ALL.map(link))
    }

    /// The pages of all rulesets, and the one that leads to them.
    fn rules(&self, texts: &Texts) -> String {
        let link = |name: &str, title: &str| {
            format!(r#"<a href="{name}.html"{}>{title}</a>"#, current(name == self.name))
        };
        let mut links = vec![link("index", texts.guide.title)];
        links.extend(Subject::all().map(|subject| link(subject.id(), subject.name(texts))));
        nav("guide-rules", texts.guide.title, &links)
    }
}

const fn current(is_here: bool) -> &'static str {
    if is_here { r#" aria-current="page""# } else { "" }
}

fn nav(class: &str, label: &str, links: &[String]) -> String {
    let items: String = links.iter().map(|link| format!("<li>{link}</li>")).collect();
    format!(r#"<nav class="{class}" aria-label="{label}"><ul>{items}</ul></nav>"#)
}

/// The page of a language that leads to its others.
fn index(language: Language) -> Frame {
    let texts = language.texts();
    let entries: String = Preset::ALL.iter().map(|&preset| entry(preset, texts)).collect();
    let (title, description) = (texts.guide.title.to_owned(), texts.guide.description.to_owned());
    let (keyboard, by_ear) = (Subject::Keyboard.id(), texts.senses.by_ear);
    let main = format!(
        "<h1>{title}</h1>\n<ul class=\"guide-index\">\n{entries}</ul>\n<p><a href=\"{keyboard}.html\">{by_ear}</a></p>\n"
    );
    Frame { language, name: "index", ruleset: Ruleset::default(), title, description, main }
}

fn entry(preset: Preset, texts: &Texts) -> String {
    let ruleset = preset.ruleset();
    let picture = Picture::of_ruleset(ruleset);
    let (id, goal, second) = (preset.id(), ruleset.goal.id(), ruleset.second.id());
    let (name, about) = (ruleset_name(texts, Some(preset)), ruleset_about(texts, Some(preset)));
    let (view_box, board) = (picture.layout.view_box(), svg::board(&picture));
    format!(
        r#"<li data-goal="{goal}" data-second="{second}"><a href="{id}.html"><svg class="figure-board" viewBox="{view_box}" aria-hidden="true">{board}</svg><b>{name}</b></a><p>{about}</p></li>
"#
    )
}

fn frame_of(page: &Page, book: &Book) -> Frame {
    Frame {
        language: page.language,
        name: page.subject.id(),
        ruleset: page.subject.ruleset(),
        title: page.title().to_owned(),
        description: page.introduction(),
        main: main(page, book),
    }
}

/// The text of a page; its contents stand before the first section.
fn main(page: &Page, book: &Book) -> String {
    let first = page.blocks.iter().position(|block| matches!(block, Block::Heading { .. }));
    let (introduction, sections) = page.blocks.split_at(first.unwrap_or(page.blocks.len()));
    let written = |blocks: &[Block]| -> String { blocks.iter().map(|b| block(b, page, book)).collect() };
    let Subject::Rules(_) = page.subject else {
        return written(introduction) + &contents(page) + &written(sections);
    };
    let play = page.language.texts().guide.play;
    let address = format!("{PROGRAM}{}", link::to_ruleset(page.subject.ruleset()));
    let play = format!("<p><a class=\"button\" data-kind=\"main\" href=\"{address}\">{play}</a></p>\n");
    written(introduction) + &play + &contents(page) + &written(sections)
}

fn contents(page: &Page) -> String {
    let label = page.language.texts().guide.contents;
    let link = |(id, title): (&str, &str)| format!(r##"<li><a href="#{id}">{}</a></li>"##, escaped(title));
    let links: String = page.sections().map(link).collect();
    format!("<nav class=\"guide-contents\" aria-label=\"{label}\"><p>{label}</p><ol>{links}</ol></nav>\n")
}

fn block(block: &Block, page: &Page, book: &Book) -> String {
    match block {
        Block::Title(title) => format!("<h1>{}</h1>\n", escaped(title)),
        Block::Heading { id, title } => {
            let (id, title) = (id.as_deref().unwrap_or_default(), escaped(title));
            format!("<h2 id=\"{id}\"><a href=\"#{id}\">{title}</a></h2>\n")
        }
        Block::Figure { name, caption, legend } => {
            // A book that was read has all its figures.
            let figure = book.figures.get(name);
            let draw = |figure| figure::html(name, figure, page.language, caption, legend.as_deref());
            figure.map(draw).unwrap_or_default()
        }
        Block::Text(events) => text(events),
    }
}

fn text(events: &[Event<'static>]) -> String {
    let mut written = String::new();
    html::push_html(&mut written, events.iter().cloned().map(with_address));
    written
}

/// A link between texts leads to the file that is made of the text.
fn with_address(event: Event<'static>) -> Event<'static> {
    match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = CowStr::from(dest_url.replacen(".md", ".html", 1));
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        other => other,
    }
}
