//! What is open: the records of texts, and files of games with the names that belong to them.

use crate::formats::{
    record::{Flaw, Record, Written, usual_rulesets},
    wthor::{self, Entry, File, Games, Kind, Names},
};

/// Games that are open, numbered from 0: those of texts first, then those of the files in their order.
#[derive(Default)]
pub(super) struct Collection {
    /// The games of texts.
    pub(super) records: Vec<Written>,
    /// Files of games.
    files: Vec<GameFile>,
    players: Option<Vec<u8>>,
    tournaments: Option<Vec<u8>>,
}

/// A file of games, and how many there are.
struct GameFile {
    bytes: Vec<u8>,
    games: usize,
}

/// A game of the collection.
pub(super) enum Item<'a> {
    /// Of a text.
    Record(&'a Written),
    /// Of a file of games of this year.
    Entry(Entry<'a>, u16),
}

impl Collection {
    /// How many games there are.
    pub(super) fn len(&self) -> usize {
        self.records.len() + self.files.iter().map(|file| file.games).sum::<usize>()
    }

    /// Takes a file of games.
    pub(super) fn add_games(&mut self, bytes: Vec<u8>) {
        let games = games(&bytes).map_or(0, |games| games.len());
        self.files.push(GameFile { bytes, games });
    }

    /// Takes a file of names; those of before are forgotten.
    pub(super) fn add_names(&mut self, kind: Kind, bytes: Vec<u8>) {
        match kind {
            Kind::Players => self.players = Some(bytes),
            Kind::Tournaments => self.tournaments = Some(bytes),
        }
    }

    /// Takes the names of another collection, where it has any.
    pub(super) fn take_names(&mut self, other: Self) {
        self.players = other.players.or(self.players.take());
        self.tournaments = other.tournaments.or(self.tournaments.take());
    }

    /// Are there names, and no games?
    pub(super) fn is_only_names(&self) -> bool {
        self.len() == 0 && (self.players.is_some() || self.tournaments.is_some())
    }

    /// Has it files of games?
    pub(super) fn has_files(&self) -> bool {
        !self.files.is_empty()
    }

    /// The game of a number.
    pub(super) fn get(&self, number: usize) -> Option<Item<'_>> {
        if let Some(record) = self.records.get(number) {
            return Some(Item::Record(record));
        }
        let mut place = number - self.records.len();
        for file in &self.files {
            if place < file.games {
                let games = games(&file.bytes)?;
                return Some(Item::Entry(games.get(place)?, games.year()));
            }
            place -= file.games;
        }
        None
    }

    /// The names of the players, by their numbers.
    pub(super) fn players(&self) -> Option<Names<'_>> {
        names(self.players.as_deref()?)
    }

    /// The names of the tournaments, by their numbers.
    pub(super) fn tournaments(&self) -> Option<Names<'_>> {
        names(self.tournaments.as_deref()?)
    }

    /// The record of a number, with the names that stand in other files.
    pub(super) fn written(&self, number: usize) -> Option<Written> {
        match self.get(number)? {
            Item::Record(record) => Some(record.clone()),
            Item::Entry(entry, year) => {
                let mut written = entry.written();
                let name = |number: u16| self.players().and_then(|names| names.get(number.into()));
                written.header.names = entry.players.map(|number| name(number).unwrap_or_default());
                let tournament = self.tournaments().and_then(|names| names.get(entry.tournament.into()));
                written.header.event = tournament.unwrap_or_default();
                written.header.date = if year > 0 { year.to_string() } else { String::new() };
                Some(written)
            }
        }
    }

    /// The games that the rules make of the record of a number.
    ///
    /// # Errors
    /// Where not even a part of one can be played.
    pub(super) fn played(&self, number: usize) -> Option<Result<Vec<Record>, Flaw>> {
        Some(self.written(number)?.records(&usual_rulesets()))
    }
}

fn games(bytes: &[u8]) -> Option<Games<'_>> {
    match wthor::open(bytes) {
        Ok(File::Games(games)) => Some(games),
        _ => None,
    }
}

fn names(bytes: &[u8]) -> Option<Names<'_>> {
    match wthor::open(bytes) {
        Ok(File::Names(names)) => Some(names),
        _ => None,
    }
}
