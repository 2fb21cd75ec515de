//! One page: a subject in one language.

use super::block::{Block, blocks, plain};
use super::subject::Subject;
use pulldown_cmark::{Event, Tag};
use reversi::i18n::Language;

/// A subject in one language.
pub(super) struct Page {
    pub(super) language: Language,
    pub(super) subject: Subject,
    pub(super) blocks: Vec<Block>,
}

impl Page {
    /// Takes the page apart; whether it is whole is asked of all pages together.
    pub(super) fn new(language: Language, subject: Subject, markdown: &str) -> Self {
        Self { language, subject, blocks: blocks(markdown) }
    }

    /// Its place in `guide/`, for those who mend it.
    pub(super) fn name(&self) -> String {
        format!("{}/{}.md", self.language.tag(), self.subject.id())
    }

    /// What stands over it; empty where that was forgotten.
    pub(super) fn title(&self) -> &str {
        let title = self.blocks.iter().find_map(|block| match block {
            Block::Title(title) => Some(title.as_str()),
            _ => None,
        });
        title.unwrap_or_default()
    }

    /// Its first paragraph without marks.
    pub(super) fn introduction(&self) -> String {
        let first = self.blocks.iter().find_map(|block| match block {
            Block::Text(events) => Some(plain(events)),
            _ => None,
        });
        first.unwrap_or_default()
    }

    /// Id and title of each section that has an id.
    pub(super) fn sections(&self) -> impl Iterator<Item = (&str, &str)> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Heading { id: Some(id), title } => Some((id.as_str(), title.as_str())),
            _ => None,
        })
    }

    /// The names of its figures.
    pub(super) fn figures(&self) -> impl Iterator<Item = &str> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Figure { name, .. } => Some(name.as_str()),
            _ => None,
        })
    }

    /// Where its links lead, as they are written.
    pub(super) fn links(&self) -> impl Iterator<Item = &str> {
        self.tags().filter_map(|tag| match tag {
            Tag::Link { dest_url, .. } => Some(dest_url.as_ref()),
            _ => None,
        })
    }

    /// What begins inside its texts.
    pub(super) fn tags(&self) -> impl Iterator<Item = &Tag<'static>> {
        let texts = self.blocks.iter().filter_map(|block| match block {
            Block::Text(events) => Some(events),
            _ => None,
        });
        texts.flatten().filter_map(|event| match event {
            Event::Start(tag) => Some(tag),
            _ => None,
        })
    }
}
