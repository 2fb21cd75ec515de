//! The files of players and tournaments.

use super::{PLAYER, TOURNAMENT};

/// Names by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    body: &'a [u8],
    kind: Kind,
}

/// Whose names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Of players, 20 bytes each.
    Players,
    /// Of tournaments, 26 bytes each.
    Tournaments,
}

impl<'a> Names<'a> {
    pub(super) const fn new(body: &'a [u8], kind: Kind) -> Self {
        Self { body, kind }
    }

    /// Whose names they are.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.body.len() / self.size()
    }

    /// Is there none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The name of this number, counted from 0.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<String> {
        let bytes = self.body.chunks_exact(self.size()).nth(number)?;
        let name: String = bytes.iter().take_while(|&&byte| byte != 0).copied().map(char::from).collect();
        Some(name.trim().chars().filter(|sign| !sign.is_control()).collect())
    }

    const fn size(&self) -> usize {
        match self.kind {
            Kind::Players => PLAYER,
            Kind::Tournaments => TOURNAMENT,
        }
    }
}
