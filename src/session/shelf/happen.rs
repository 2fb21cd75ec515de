//! What happens to the shelf.

use super::{
    Adding, Errand, FileFault, Kept, Listing, Shelf, ShelfAction, ShelfEffect, Standing, TextFile, Told,
    errand::is_empty,
};
use crate::{
    formats::{
        archive::{self, NoArchive},
        save::{GameId, SavedGame, Unreadable},
        when::When,
    },
    rules::Status,
    scene,
    session::{
        action::{Chance, Effect},
        keep::keys,
        state::{Dialog, Message, Session, Table},
    },
};

impl Session {
    pub(in crate::session) fn shelf(&mut self, action: ShelfAction) -> Vec<Effect> {
        let shelf = &mut self.now.shelf;
        match action {
            ShelfAction::Listed(listing) => self.listed(listing),
            ShelfAction::Related(linked, kept) => self.set_up_beside(*linked, kept),
            ShelfAction::Elsewhere => self.list_again().into_iter().collect(),
            ShelfAction::Search(text) => {
                (shelf.search, shelf.pages) = (text, 0);
                Vec::new()
            }
            ShelfAction::More => {
                shelf.pages += 1;
                Vec::new()
            }
            ShelfAction::Choose(key) => {
                shelf.is_naming = false;
                shelf.chosen = Some(key).filter(|key| shelf.chosen.as_ref() != Some(key));
                Vec::new()
            }
            ShelfAction::Open(key) => self.open_kept(&key),
            ShelfAction::Opened(game) => self.opened(game),
            ShelfAction::Rename => {
                shelf.is_naming = true;
                Vec::new()
            }
            ShelfAction::Named(name) => self.named(&name),
            ShelfAction::KeepName => {
                shelf.is_naming = false;
                Vec::new()
            }
            ShelfAction::Copy(chance) => self.copy_kept(&chance),
            ShelfAction::Delete => self.delete(),
            ShelfAction::TakeBack => {
                shelf.removed = None;
                self.tell_on_shelf(Told::TakenBack)
            }
            ShelfAction::Text => {
                let key = shelf.chosen.clone().into_iter();
                key.map(|key| errand(Errand::Text(key))).collect()
            }
            ShelfAction::TextFound(text) => self.text_found(text),
            ShelfAction::Export => {
                let table = self.worth_keeping();
                self.now.shelf.carried_away.clone_from(&table);
                vec![errand(Errand::Gather(table))]
            }
            ShelfAction::Gathered(games, now) => self.gathered(&games, now),
            ShelfAction::Import(text, chance) => self.import(text, chance),
            ShelfAction::AddedSome(adding) => self.added_some(adding),
            ShelfAction::StopAdding => {
                if let Some(progress) = &mut shelf.adding {
                    progress.stops = true;
                }
                Vec::new()
            }
            ShelfAction::Done(told) => self.tell_on_shelf(told),
            ShelfAction::Ask => self.ask_to_stay(),
            ShelfAction::Answered(standing) => {
                let refused = standing == Standing::Open && shelf.asked;
                let standing = if refused { Standing::Refused } else { standing };
                let before = std::mem::replace(&mut shelf.standing, standing);
                if shelf.asked && before != standing && self.has_open(Dialog::Games) {
                    let text = self.keeping().join(" ");
                    self.say(text);
                }
                Vec::new()
            }
        }
    }

    /// The shelf is read when it is opened.
    pub(in crate::session) fn open_shelf(&mut self) -> Vec<Effect> {
        let Shelf { standing, asked, unkept, carried_away, adding, .. } = std::mem::take(&mut self.now.shelf);
        self.now.shelf = Shelf { standing, asked, unkept, carried_away, adding, ..Shelf::default() };
        vec![errand(Errand::List), Effect::Shelf(ShelfEffect::Look)]
    }

    /// Once the shelf is closed, what was deleted cannot be brought back any more and is removed.
    pub(in crate::session) fn tidy_shelf(&mut self) -> Vec<Effect> {
        if self.has_open(Dialog::Games) {
            return Vec::new();
        }
        self.now.shelf.listing = Listing::default();
        self.now.shelf.told = None;
        self.remove_deleted()
    }

    /// Once a game has come to its end there is something worth keeping, and time for a question that some browsers put
    /// to their reader.
    pub(in crate::session) fn ask_to_stay_at_the_end(&mut self) -> Vec<Effect> {
        let is_over = matches!(self.table.game.position().status(), Status::Over(_));
        if is_over && self.now.saves_game && !self.now.shelf.asked {
            return self.ask_to_stay();
        }
        Vec::new()
    }

    fn ask_to_stay(&mut self) -> Vec<Effect> {
        self.now.shelf.asked = true;
        vec![Effect::Shelf(ShelfEffect::Ask)]
    }

    fn listed(&mut self, listing: Listing) -> Vec<Effect> {
        let shelf = &mut self.now.shelf;
        let is_there = |key: &String| listing.games.iter().any(|kept| kept.key == *key);
        // The game on the table may be chosen although it is not kept.
        let table = keys::game(&self.table.id);
        shelf.chosen = shelf.chosen.take().filter(|key| is_there(key) || *key == table);
        shelf.is_naming &= shelf.chosen.is_some();
        shelf.listing = listing;
        Vec::new()
    }

    fn open_kept(&mut self, key: &str) -> Vec<Effect> {
        if self.is_table(key) {
            self.close_all();
            return Vec::new();
        }
        let Some(id) = id(key) else { return Vec::new() };
        // The game on the table makes way: a last attempt to keep it.
        let mut effects = if self.worth_keeping().is_some() { self.save_game() } else { Vec::new() };
        self.now.shelf.unkept = None;
        effects.push(errand(Errand::Open(id)));
        effects
    }

    /// There was no room for the game on the table.
    pub(in crate::session) fn remember_unkept(&mut self) {
        self.now.shelf.unkept = Some(self.table.saved());
    }

    /// Would it be lost, kept nowhere and in no file?
    fn would_be_lost(&self) -> bool {
        let Shelf { unkept, carried_away, .. } = &self.now.shelf;
        let is_there = |game: &SavedGame| game.id == self.table.id && game.is_where(&self.table.saved());
        unkept.as_ref().is_some_and(is_there) && !carried_away.as_ref().is_some_and(is_there)
    }

    fn opened(&mut self, game: Option<Result<SavedGame, Unreadable>>) -> Vec<Effect> {
        let Some(game) = game else { return self.tell_on_shelf(Told::Gone) };
        if self.would_be_lost() {
            return self.tell_on_shelf(Told::WouldBeLost);
        }
        self.close_all();
        match game.and_then(Table::try_from) {
            Ok(table) => {
                self.put_on_the_table(table);
                self.say(scene::after_undo(&self.moment(), None));
                self.save_game()
            }
            Err(_) => self.tell(Message::UnusableOther),
        }
    }

    fn named(&mut self, name: &str) -> Vec<Effect> {
        let name = archive::name(name);
        self.now.shelf.is_naming = false;
        let Some(key) = self.now.shelf.chosen.clone() else { return Vec::new() };
        if self.is_table(&key) {
            self.table.name = name;
            let mut effects = self.save_game();
            effects.extend(self.tell_on_shelf(Told::Renamed));
            effects.push(errand(Errand::List));
            return effects;
        }
        id(&key).map(|id| errand(Errand::Name(id, name))).into_iter().collect()
    }

    fn copy_kept(&mut self, chance: &Chance) -> Vec<Effect> {
        let Some(game) = self.now.shelf.chosen.as_ref().and_then(|key| self.kept_game(key)) else {
            return Vec::new();
        };
        let title = scene::game_title(&game, self.texts());
        let name = archive::name(&(self.texts().shelf.copy_of)(&title));
        self.now.shelf.chosen = None;
        vec![errand(Errand::Put(SavedGame { id: chance.id(), revision: 1, name, ..game }))]
    }

    fn delete(&mut self) -> Vec<Effect> {
        let Some(key) = self.now.shelf.chosen.take() else { return Vec::new() };
        let kept = self.now.shelf.listing.games.iter().find(|kept| kept.key == key).cloned();
        // What a newer program wrote is its own affair.
        let may_go = |kept: &Kept| !self.is_table(&kept.key) && kept.game != Err(Unreadable::Newer);
        let Some(kept) = kept.filter(may_go) else { return Vec::new() };
        let title = self.title_of(&kept);
        let effects = self.tell_on_shelf(Told::Deleted(title));
        self.now.shelf.removed = Some(kept);
        effects
    }

    /// Whatever is told next takes the place of the offer to bring a deleted game back.
    fn tell_on_shelf(&mut self, told: Told) -> Vec<Effect> {
        let effects = self.remove_deleted();
        self.now.shelf.told = Some(told);
        let text = self.told_on_shelf();
        self.say(text);
        effects
    }

    fn remove_deleted(&mut self) -> Vec<Effect> {
        let removed = self.now.shelf.removed.take().into_iter();
        removed.map(|kept| errand(Errand::Remove(kept))).collect()
    }

    fn text_found(&mut self, text: Option<String>) -> Vec<Effect> {
        match text {
            Some(text) => vec![download("reversi-text.txt".to_owned(), "text/plain", text)],
            None => self.tell_on_shelf(Told::Gone),
        }
    }

    fn gathered(&mut self, games: &[SavedGame], now: Option<When>) -> Vec<Effect> {
        let date = now.map(|now| format!("-{}", &now.to_string()[..10])).unwrap_or_default();
        let file = download(format!("reversi{date}.json"), "application/json", archive::write(games));
        let mut effects = self.tell_on_shelf(Told::Exported(games.len()));
        effects.push(file);
        effects
    }

    fn import(&mut self, text: Result<String, FileFault>, chance: Chance) -> Vec<Effect> {
        let text = match text {
            Ok(text) => text,
            Err(FileFault::TooLarge) => return self.tell_on_shelf(Told::NoArchive(NoArchive::TooLarge)),
            Err(FileFault::Failed) => return self.tell_on_shelf(Told::FileFailed),
        };
        match archive::read(&text) {
            // One file at a time.
            Ok(_) if self.now.shelf.adding.is_some() => Vec::new(),
            Ok(file) => {
                let adding = Adding::new(file, chance);
                self.now.shelf.adding = Some(adding.progress());
                vec![errand(Errand::Add(adding))]
            }
            Err(fault) => self.tell_on_shelf(Told::NoArchive(fault)),
        }
    }

    fn added_some(&mut self, adding: Adding) -> Vec<Effect> {
        let goes_on = self.now.shelf.adding.is_some_and(|progress| !progress.stops) && !adding.is_done();
        if goes_on {
            self.now.shelf.adding = Some(adding.progress());
            return vec![Effect::Shelf(ShelfEffect::Later(Errand::Add(adding)))];
        }
        self.now.shelf.adding = None;
        let mut effects = self.tell_on_shelf(Told::Added(adding.sum()));
        effects.extend(self.list_again());
        effects
    }

    /// Reads what is kept again, where it is seen.
    fn list_again(&self) -> Option<Effect> {
        self.has_open(Dialog::Games).then(|| errand(Errand::List))
    }

    /// The game on the table, if there is anything in it that anybody would look for.
    pub(super) fn worth_keeping(&self) -> Option<SavedGame> {
        self.is_of_use().then(|| self.table.saved())
    }

    pub(super) fn is_table(&self, key: &str) -> bool {
        keys::game(&self.table.id) == key
    }

    /// A game of the list; the one on the table as it is there.
    pub(super) fn kept_game(&self, key: &str) -> Option<SavedGame> {
        let kept = self.now.shelf.listing.games.iter().find(|kept| kept.key == key);
        let kept = kept.and_then(|kept| kept.game.as_ref().ok());
        if self.is_table(key) {
            let changed = kept.and_then(|kept| kept.changed);
            return Some(SavedGame { changed, ..self.table.saved() });
        }
        kept.cloned()
    }

    /// The games that can be seen: all but the deleted one and those in which nothing has happened.
    pub(super) fn seen(&self) -> impl Iterator<Item = &Kept> {
        let shelf = &self.now.shelf;
        let is_removed = |kept: &Kept| shelf.removed.as_ref().is_some_and(|removed| removed.key == kept.key);
        let is_begun = |kept: &Kept| match &kept.game {
            _ if self.is_table(&kept.key) => self.worth_keeping().is_some(),
            Ok(game) => !is_empty(game),
            Err(_) => true,
        };
        shelf.listing.games.iter().filter(move |kept| !is_removed(kept) && is_begun(kept))
    }
}

fn id(key: &str) -> Option<GameId> {
    key.strip_prefix(keys::GAME).and_then(GameId::from_text)
}

fn errand(errand: Errand) -> Effect {
    Effect::Shelf(ShelfEffect::Errand(errand))
}

fn download(name: String, kind: &'static str, text: String) -> Effect {
    Effect::Shelf(ShelfEffect::Download(TextFile { name, kind, text }))
}
