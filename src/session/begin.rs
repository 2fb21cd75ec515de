//! Dialogs, new games, games that come back.

use super::{
    action::{Chance, Effect},
    draft::{Draft, WhoBegins},
    facing::Edge,
    state::{Dialog, Message, Session, Table},
};
use crate::{
    formats::save::{SavedGame, Unreadable},
    game::Person,
    rules::{Ruleset, Side, Status},
    scene,
};

impl Session {
    pub(super) fn open(&mut self, dialog: Dialog) -> Vec<Effect> {
        let Table { game, seats, .. } = &self.table;
        if dialog == Dialog::NewGame {
            self.now.draft = Draft::like(game.ruleset(), seats, self.settings.who_begins);
        }
        self.now.dialog = Some(dialog);
        self.now.opened_at = Edge::Near;
        self.now.copied = None;
        // What is read beside the game would lie behind the dialog.
        self.close_rules()
    }

    pub(super) fn close(&mut self) -> Vec<Effect> {
        self.now.dialog = None;
        Vec::new()
    }

    pub(super) fn start(&mut self, chance: &Chance) -> Vec<Effect> {
        let draft = &self.now.draft;
        let seats = draft.seats(self.next_in_turn(), chance);
        let mut table = Table::new(chance.id(), draft.ruleset(chance), seats);
        for square in draft.opening_moves(chance) {
            // The moves of an opening are legal, one after another.
            let _ = table.game.place(square);
        }
        self.settings.who_begins = draft.who_begins;
        self.now.dialog = None;
        let mut effects = self.begin(table);
        effects.extend(self.save_settings());
        effects
    }

    /// Who has Black next where the people take turns; a game without a move does not count.
    fn next_in_turn(&self) -> Person {
        let black = self.table.seats.black;
        if self.has_begun() { black.other() } else { black }
    }

    /// The side that a place has in the game that the dialog describes; while the lot decides, the first has Black.
    #[must_use]
    pub fn side_in_draft(&self, person: Person) -> Side {
        let black = match self.now.draft.who_begins {
            WhoBegins::First | WhoBegins::ByLot => Person::First,
            WhoBegins::Second => Person::Second,
            WhoBegins::InTurn => self.next_in_turn(),
        };
        if person == black { Side::Black } else { Side::Second }
    }

    /// A game from another start of the same preset is one by its rules, too.
    pub(super) fn play_by(&mut self, ruleset: Ruleset, chance: &Chance) -> Vec<Effect> {
        let current = self.table.game.ruleset();
        let is_so = current == ruleset || current.preset().is_some_and(|preset| preset.ruleset() == ruleset);
        if is_so && !self.is_over() {
            return Vec::new();
        }
        self.begin(Table::new(chance.id(), ruleset, self.table.seats.clone()))
    }

    pub(super) fn rematch(&mut self, chance: &Chance) -> Vec<Effect> {
        let seats = self.table.seats.exchanged();
        self.begin(Table::new(chance.id(), self.table.game.ruleset(), seats))
    }

    /// Puts a new game on the table and tells where the one before it is kept.
    fn begin(&mut self, table: Table) -> Vec<Effect> {
        let unfinished = self.has_begun() && !self.is_over();
        let before = self.put_on_the_table(table);
        let seated = self.stay_seated(&before);
        if unfinished && self.now.saves_game {
            self.now.messages.push(Message::PreviousKept(before.id));
        }
        self.say(scene::new_game(&self.moment()));
        let mut effects = self.save_game();
        effects.extend(seated);
        effects
    }

    /// Puts another game on the table. Returns the one before.
    pub(super) fn put_on_the_table(&mut self, table: Table) -> Table {
        let before = std::mem::replace(&mut self.table, table);
        self.show_table_afresh();
        before
    }

    fn is_over(&self) -> bool {
        matches!(self.table.game.position().status(), Status::Over(_))
    }

    pub(super) fn has_begun(&self) -> bool {
        !self.table.game.plies().is_empty()
    }

    fn show_table_afresh(&mut self) {
        self.now.view = None;
        self.now.before = None;
        self.now.ask = None;
        self.now.halted = false;
        self.now.messages.retain(|message| !message.is_about_games());
    }

    pub(super) fn restored(&mut self, kept: Option<Result<SavedGame, Unreadable>>) -> Vec<Effect> {
        let Some(kept) = kept else { return Vec::new() };
        match kept.and_then(Table::try_from) {
            Ok(table) => {
                self.put_on_the_table(table);
                self.tell(Message::PreviousRestored);
                self.save_game()
            }
            Err(_) => self.tell(Message::UnusableOther),
        }
    }
}
