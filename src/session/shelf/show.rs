//! What the shelf shows: its rows, what each game looks like, and what there is to know about keeping them.

use super::{Added, Kept, Progress, ShelfAction, Standing, Told};
use crate::{
    formats::{archive::NoArchive, save::Unreadable},
    i18n::Language,
    scene::{self, GameCard},
    session::{action::Action, keep::keys, show::Command, state::Session},
};

/// So many rows are built at first, and so many more at a time.
const PAGE: usize = 30;
/// What browsers keep for all pages of a host, in letters.
const ROOM: usize = 5 << 20;
/// What a game takes, its name and its people included, in letters.
const GAME: usize = 500;
/// Where there is room for so many more games nobody needs their number.
const PLENTY: usize = 1000;

/// A row of the list: what is shown in it is worked out when it is drawn, and is the same as long as this is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    /// The name under which the game is kept.
    pub key: String,
    /// How often it was written.
    pub revision: u32,
    /// Is it the game on the table?
    pub is_on_table: bool,
    /// The language.
    pub language: Language,
}

/// What is shown in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Card {
    /// A game.
    Game(GameCard),
    /// Something that cannot be read.
    Unreadable {
        /// What it is called.
        title: String,
        /// Why it cannot be read.
        reason: &'static str,
        /// May the reader delete it? Not what a newer program wrote.
        may_be_deleted: bool,
    },
}

impl Session {
    /// The rows of the shelf, as far as they are built, and how many more there are.
    #[must_use]
    pub fn shelf_rows(&self) -> (Vec<Row>, usize) {
        let words: Vec<String> = self.now.shelf.search.split_whitespace().map(str::to_lowercase).collect();
        let found = self.seen().filter(|kept| self.is_found(kept, &words));
        let mut rows: Vec<Row> = found.map(|kept| self.row(&kept.key, kept)).collect();
        rows.extend(self.unkept_table(&words));
        let most = PAGE + PAGE * self.now.shelf.pages;
        let more = rows.len().saturating_sub(most);
        rows.truncate(most);
        (rows, more)
    }

    /// Is there no game at all?
    #[must_use]
    pub fn is_shelf_empty(&self) -> bool {
        self.seen().next().is_none() && self.worth_keeping().is_none()
    }

    /// What is shown of the game that is kept under a name; `None` where there is none.
    #[must_use]
    pub fn shelf_card(&self, key: &str) -> Option<Card> {
        let texts = self.texts();
        if let Some(saved) = self.kept_game(key) {
            let title = scene::game_title(&saved, texts);
            let card = saved.game().map(|game| scene::game_card(&saved, &game, texts));
            return Some(card.map_or_else(|fault| self.unreadable(title, fault), Card::Game));
        }
        let kept = self.now.shelf.listing.games.iter().find(|kept| kept.key == key)?;
        kept.game.as_ref().err().map(|&fault| self.unreadable(self.title_of(kept), fault))
    }

    fn unreadable(&self, title: String, fault: Unreadable) -> Card {
        let texts = &self.texts().shelf;
        let reason = match fault {
            Unreadable::Corrupt => texts.corrupt,
            Unreadable::Newer => texts.newer,
        };
        Card::Unreadable { title, reason, may_be_deleted: fault == Unreadable::Corrupt }
    }

    pub(super) fn title_of(&self, kept: &Kept) -> String {
        match &kept.game {
            Ok(game) => scene::game_title(game, self.texts()),
            Err(_) => self.texts().shelf.unreadable.to_owned(),
        }
    }

    fn row(&self, key: &str, kept: &Kept) -> Row {
        let is_on_table = self.is_table(key);
        let kept = kept.game.as_ref().map_or(0, |game| game.revision);
        let revision = if is_on_table { self.table.revision } else { kept };
        Row { key: key.to_owned(), revision, is_on_table, language: self.language() }
    }

    /// The game on the table stands on the shelf, too, where it could not be kept.
    fn unkept_table(&self, words: &[String]) -> Option<Row> {
        let key = keys::game(&self.table.id);
        let is_kept = self.now.shelf.listing.games.iter().any(|kept| kept.key == key);
        let kept = Kept { key, game: Ok(self.table.saved()) };
        let is_wanted = !is_kept && self.worth_keeping().is_some() && self.is_found(&kept, words);
        is_wanted.then(|| self.row(&kept.key, &kept))
    }

    /// Do all the words stand in its title, its people's names or the name of its rules?
    fn is_found(&self, kept: &Kept, words: &[String]) -> bool {
        if words.is_empty() {
            return true;
        }
        let mut text = self.title_of(kept);
        if let Ok(game) = &kept.game {
            let rules = scene::ruleset_name(self.texts(), game.ruleset.preset());
            text = [&text, rules, &game.seats.first, &game.seats.second].join("\n");
        }
        let text = text.to_lowercase();
        words.iter().all(|word| text.contains(word))
    }

    /// What is happening on the shelf, or happened last; empty where nothing has.
    #[must_use]
    pub fn told_on_shelf(&self) -> String {
        let texts = &self.texts().shelf;
        if let Some(Progress { done, all, .. }) = self.now.shelf.adding {
            return (texts.adding)(number(done), number(all));
        }
        let told = match &self.now.shelf.told {
            None => "",
            Some(Told::Deleted(title)) => return (texts.deleted)(title),
            Some(Told::Exported(games)) => return (texts.exported)(number(*games)),
            Some(Told::Added(added)) => return self.told_of_file(added),
            Some(Told::Renamed) => texts.renamed,
            Some(Told::Copied) => texts.copied,
            Some(Told::TakenBack) => texts.taken_back,
            Some(Told::Full) => texts.full,
            Some(Told::Elsewhere) => texts.elsewhere,
            Some(Told::Gone) => texts.gone,
            Some(Told::WouldBeLost) => texts.would_be_lost,
            Some(Told::NoArchive(NoArchive::TooLarge)) => texts.too_large,
            Some(Told::NoArchive(NoArchive::Newer)) => texts.newer_file,
            Some(Told::NoArchive(NoArchive::Foreign)) => texts.foreign_file,
            Some(Told::FileFailed) => texts.file_failed,
        };
        told.to_owned()
    }

    fn told_of_file(&self, added: &Added) -> String {
        let texts = &self.texts().shelf;
        let others = [
            (texts.known, added.known),
            (texts.flawed, added.flawed),
            (texts.left_out, added.left_out),
            (texts.not_reached, added.not_reached),
        ];
        let others = others.into_iter().filter(|(_, games)| *games > 0);
        let sentences = others.map(|(text, games)| text(number(games)));
        let first = (texts.added)(number(added.added));
        [first].into_iter().chain(sentences).collect::<Vec<_>>().join(" ")
    }

    /// How much room is left, and what the browser may delete: sentences.
    #[must_use]
    pub fn keeping(&self) -> Vec<String> {
        let (texts, shelf) = (&self.texts().shelf, &self.now.shelf);
        if shelf.listing.is_momentary {
            return vec![texts.momentary.to_owned()];
        }
        let room = match ROOM.saturating_sub(shelf.listing.used) / GAME {
            0 => texts.no_room.to_owned(),
            PLENTY.. => texts.plenty.to_owned(),
            games @ 10.. => (texts.room)(number(games / 10 * 10)),
            games => (texts.room)(number(games)),
        };
        let keeping = match shelf.standing {
            Standing::Promised => texts.promised,
            Standing::Refused => texts.refused,
            Standing::Open | Standing::Unknown => texts.may_go,
        };
        vec![room, keeping.to_owned()]
    }

    /// The button that gives the reader a file with all games.
    #[must_use]
    pub fn export(&self) -> Command {
        let action = Action::Shelf(ShelfAction::Export);
        Command::Do { id: "export-games", label: self.texts().shelf.export, action }
    }

    /// Can the browser be asked to keep everything?
    #[must_use]
    pub fn can_ask_to_stay(&self) -> bool {
        self.now.shelf.standing == Standing::Open && !self.now.shelf.listing.is_momentary
    }
}

fn number(games: usize) -> u32 {
    u32::try_from(games).unwrap_or(u32::MAX)
}
