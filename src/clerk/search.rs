//! The search in what is open, a part at a time, so that it can be told how far it is and be given up.

use std::collections::HashSet;

use super::{
    collection::{Collection, Item},
    errand::Query,
    tell::counted,
};
use crate::{
    formats::{
        record::Header,
        wthor::{Entry, Names},
    },
    rules::{Position, Shape},
};

/// So much work is done at a time: about a hundredth of a second.
const AT_A_TIME: usize = 20_000;
/// So much work a game of a text is, where its moves are played; a game of a file is one.
const PLAYED: usize = 60;

/// A search, as far as it has come.
pub(super) struct Search {
    query: Query,
    /// The name in lower case.
    name: String,
    /// The numbers of the players and of the tournaments with that name.
    named: Option<[HashSet<u16>; 2]>,
    next: usize,
    found: Vec<u32>,
}

impl Search {
    pub(super) fn new(query: Query) -> Self {
        let name = query.name.trim().to_lowercase();
        Self { query, name, named: None, next: 0, found: Vec::new() }
    }

    /// Looks at some more games. Returns the hundredths that are done, and all that was found at the end.
    pub(super) fn go_on(&mut self, collection: &Collection) -> Result<Vec<u32>, u8> {
        let named = self.named.take().unwrap_or_else(|| self.numbers(collection));
        let mut work = 0;
        while work < AT_A_TIME {
            let Some(item) = collection.get(self.next) else { return Ok(std::mem::take(&mut self.found)) };
            let fits = match item {
                Item::Entry(entry, year) => self.fits(&entry, year, &named),
                Item::Record(record) => self.fits_header(&record.header) && self.is_reached(collection),
            };
            work += if matches!(item, Item::Record(_)) && self.query.position.is_some() { PLAYED } else { 1 };
            if fits {
                self.found.push(counted(self.next));
            }
            self.next += 1;
        }
        self.named = Some(named);
        Err((self.next * 100 / collection.len().max(1)).min(100) as u8)
    }

    /// The players and tournaments whose names have the part that is looked for.
    fn numbers(&self, collection: &Collection) -> [HashSet<u16>; 2] {
        [collection.players(), collection.tournaments()]
            .map(|names| names.map(|names| self.those_of(names)).unwrap_or_default())
    }

    fn those_of(&self, names: Names<'_>) -> HashSet<u16> {
        let has = |number: &u16| names.get(usize::from(*number)).is_some_and(|name| self.is_in(&name));
        (0..u16::try_from(names.len()).unwrap_or(u16::MAX)).filter(has).collect()
    }

    fn is_in(&self, text: &str) -> bool {
        text.to_lowercase().contains(&self.name)
    }

    fn fits(&self, entry: &Entry<'_>, year: u16, [players, tournaments]: &[HashSet<u16>; 2]) -> bool {
        let named = self.name.is_empty()
            || players.contains(&entry.players.black)
            || players.contains(&entry.players.second)
            || tournaments.contains(&entry.tournament);
        named
            && self.query.year.is_none_or(|wanted| wanted == year)
            && self.query.position.is_none_or(|position| reaches(entry, &position))
    }

    fn fits_header(&self, header: &Header) -> bool {
        let Header { names, event, place, date, .. } = header;
        let named = self.name.is_empty()
            || [&names.black, &names.second, event, place].into_iter().any(|text| self.is_in(text));
        named && self.query.year.is_none_or(|year| has_year(date, year))
    }

    /// Does the game that is looked at reach the position, by any of the rules that it may be played by?
    fn is_reached(&self, collection: &Collection) -> bool {
        let Some(wanted) = self.query.position else { return true };
        let records = collection.played(self.next).and_then(Result::ok).unwrap_or_default();
        records
            .iter()
            .any(|record| (0..=record.game.plies().len()).any(|ply| *record.game.position_at(ply) == wanted))
    }
}

/// Files have games of the usual board alone.
fn reaches(entry: &Entry<'_>, wanted: &Position) -> bool {
    wanted.ruleset().shape == Shape::Square8 && entry.reaches(wanted).is_some()
}

/// Is the year one of the numbers of a date?
fn has_year(date: &str, year: u16) -> bool {
    date.split(|sign: char| !sign.is_ascii_digit()).any(|number| number.parse() == Ok(year))
}
