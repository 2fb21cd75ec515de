//! A text read from its start to its end, with the place of each character.

use super::{
    flaw::{Flaw, Place, Reason},
    text::is_space,
};

/// What is left of a text, and where that begins. Copies are cheap: to look ahead, read on in a copy.
#[derive(Clone, Copy)]
pub(in crate::formats) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(in crate::formats) const fn new(text: &'a str) -> Self {
        Self { rest: text, place: Place::START }
    }

    /// A text that stands at a place of another.
    pub(in crate::formats) const fn at(text: &'a str, place: Place) -> Self {
        Self { rest: text, place }
    }

    pub(in crate::formats) const fn rest(&self) -> &'a str {
        self.rest
    }

    pub(in crate::formats) const fn place(&self) -> Place {
        self.place
    }

    pub(in crate::formats) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(in crate::formats) fn next(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.rest = &self.rest[sign.len_utf8()..];
        if sign == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(sign)
    }

    /// Reads on behind `word`, if that is what follows.
    pub(in crate::formats) fn eat(&mut self, word: &str) -> bool {
        let follows = self.rest.starts_with(word);
        if follows {
            for _ in word.chars() {
                self.next();
            }
        }
        follows
    }

    /// The characters from here on that are as asked.
    pub(in crate::formats) fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let whole = self.rest;
        while self.peek().is_some_and(&fits) {
            self.next();
        }
        &whole[..whole.len() - self.rest.len()]
    }

    pub(in crate::formats) fn skip_space(&mut self) {
        self.take_while(is_space);
    }

    /// Reads on to the next line. Returns the rest of this one.
    pub(in crate::formats) fn line(&mut self) -> &'a str {
        let line = self.take_while(|sign| sign != '\n');
        self.next();
        line
    }

    /// A flaw of what follows.
    pub(in crate::formats) const fn flaw(&self, why: Reason) -> Flaw {
        Flaw::new(self.place, why)
    }

    /// The flaw that this sign, or the end of the text, is here.
    pub(in crate::formats) fn unknown(&self) -> Flaw {
        self.flaw(self.peek().map_or(Reason::Unclosed, Reason::UnknownSign))
    }
}
