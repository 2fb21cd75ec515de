//! The Markdown of a page, block by block.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A part of a page at its outermost level.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Block {
    /// `# …`
    Title(String),
    /// `## … {#id}`
    Heading {
        /// `None` where it was forgotten.
        id: Option<String>,
        /// What it says.
        title: String,
    },
    /// `![caption](figure:name "legend")` in a paragraph of its own.
    Figure {
        /// The name of its file in `guide/diagrams/`.
        name: String,
        /// What one sees.
        caption: String,
        /// What the marks mean; `None` where nothing is marked.
        legend: Option<String>,
    },
    /// A paragraph, a list or anything else.
    Text(Vec<Event<'static>>),
}

/// The blocks of a Markdown text.
pub(super) fn blocks(markdown: &str) -> Vec<Block> {
    let (mut blocks, mut block, mut depth) = (Vec::new(), Vec::new(), 0);
    for event in Parser::new_ext(markdown, Options::ENABLE_HEADING_ATTRIBUTES) {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        block.push(event.into_static());
        if depth == 0 {
            blocks.push(Block::of(std::mem::take(&mut block)));
        }
    }
    blocks
}

impl Block {
    fn of(events: Vec<Event<'static>>) -> Self {
        match events.as_slice() {
            [Event::Start(Tag::Heading { level: HeadingLevel::H1, .. }), inner @ .., _] => {
                Self::Title(plain(inner))
            }
            [Event::Start(Tag::Heading { level: HeadingLevel::H2, id, .. }), inner @ .., _] => {
                Self::Heading { id: id.as_ref().map(ToString::to_string), title: plain(inner) }
            }
            [
                Event::Start(Tag::Paragraph),
                Event::Start(Tag::Image { dest_url, title, .. }),
                inner @ ..,
                Event::End(TagEnd::Image),
                _,
            ] if dest_url.starts_with("figure:") => Self::Figure {
                name: dest_url.trim_start_matches("figure:").to_owned(),
                caption: plain(inner),
                legend: Some(title.to_string()).filter(|title| !title.is_empty()),
            },
            _ => Self::Text(events),
        }
    }
}

/// What is read, without emphasis and links.
pub(super) fn plain(events: &[Event<'_>]) -> String {
    events
        .iter()
        .map(|event| match event {
            Event::Text(text) | Event::Code(text) => text.as_ref(),
            Event::SoftBreak | Event::HardBreak => " ",
            _ => "",
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_stands_alone_in_its_paragraph() {
        let figure = |name: &str, caption: &str, legend: Option<&str>| Block::Figure {
            name: name.into(),
            caption: caption.into(),
            legend: legend.map(Into::into),
        };
        assert_eq!(blocks("![Black\n*plays*.](figure:a-b)"), [figure("a-b", "Black plays.", None)]);
        assert_eq!(blocks("![x](figure:y \"z\")"), [figure("y", "x", Some("z"))]);
        for other in ["![x](y.png)", "See ![x](figure:y)", "![x](figure:y) here"] {
            assert!(matches!(blocks(other)[..], [Block::Text(_)]), "{other}");
        }
    }

    #[test]
    fn headings_have_their_id() {
        let heading =
            |id: Option<&str>, title: &str| Block::Heading { id: id.map(Into::into), title: title.into() };
        let page = "# A\n\n## B *c* {#d}\n\n## E\n";
        assert_eq!(blocks(page), [Block::Title("A".into()), heading(Some("d"), "B c"), heading(None, "E")]);
    }
}
