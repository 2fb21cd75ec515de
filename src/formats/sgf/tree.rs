//! The grammar: nodes, properties and values of the main line. It is read flat, so that no depth of brackets
//! costs more than the brackets.

use super::super::record::{Flaw, Place, Reason, Scanner};

/// The most values of one property: twice the squares of the largest board.
const MOST_VALUES: usize = 200;

/// A value of a property, its escapes resolved.
pub(super) struct Value {
    pub(super) text: String,
    pub(super) place: Place,
}

/// The properties of one game's main line, one after another.
pub(super) struct Properties<'t, 'a> {
    text: &'t mut Scanner<'a>,
    depth: usize,
    in_main_line: bool,
    variations: usize,
}

impl<'t, 'a> Properties<'t, 'a> {
    /// The game that begins at the next `(`; `None` where there is none.
    pub(super) fn of_next_game(text: &'t mut Scanner<'a>) -> Option<Self> {
        text.take_while(|sign| sign != '(');
        text.eat("(").then_some(Self { text, depth: 1, in_main_line: true, variations: 0 })
    }

    /// How many lines beside the main one have been passed over.
    pub(super) const fn variations(&self) -> usize {
        self.variations
    }

    /// The next property; `None` at the end of the game. The main line ends at its first `)`.
    pub(super) fn next(&mut self) -> Result<Option<(String, Vec<Value>)>, Flaw> {
        while self.depth > 0 {
            self.text.skip_space();
            match self.text.peek() {
                Some('(') => self.open(),
                Some(')') => self.close(),
                Some(';') => {
                    self.text.next();
                }
                Some(sign) if sign.is_ascii_alphabetic() => {
                    let property = self.property()?;
                    if self.in_main_line {
                        return Ok(Some(property));
                    }
                }
                _ => return Err(self.text.unknown()),
            }
        }
        Ok(None)
    }

    fn open(&mut self) {
        self.text.next();
        self.depth += 1;
        self.variations += usize::from(!self.in_main_line);
    }

    fn close(&mut self) {
        self.text.next();
        self.depth -= 1;
        self.in_main_line = false;
    }

    /// Small letters in a name are those of older versions, and mean nothing.
    fn property(&mut self) -> Result<(String, Vec<Value>), Flaw> {
        let name = self.text.take_while(|sign| sign.is_ascii_alphabetic());
        let mut values = Vec::new();
        loop {
            self.text.skip_space();
            if !self.text.eat("[") {
                break;
            }
            if values.len() == MOST_VALUES {
                return Err(self.text.flaw(Reason::TooMany { most: MOST_VALUES }));
            }
            values.push(self.value()?);
        }
        if values.is_empty() {
            return Err(self.text.unknown());
        }
        Ok((name.chars().filter(char::is_ascii_uppercase).collect(), values))
    }

    fn value(&mut self) -> Result<Value, Flaw> {
        let place = self.text.place();
        let mut text = String::new();
        loop {
            match self.text.next() {
                Some(']') => return Ok(Value { text, place }),
                Some('\\') => text.extend(self.text.next().filter(|sign| *sign != '\n')),
                Some(sign) => text.push(sign),
                None => return Err(self.text.flaw(Reason::Unclosed)),
            }
        }
    }
}
