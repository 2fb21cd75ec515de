//! Dialogs, new games, games that come back.

use super::{
    action::{Chance, Effect},
    clock_draft::ClockDraft,
    draft::{Draft, WhoBegins},
    facing::Edge,
    state::{Dialog, Message, Session, Table},
};
use crate::{
    formats::save::{SavedGame, Unreadable},
    game::{Game, Handicap, Person, Seats, TimeControl},
    rules::{Ruleset, Side, Status},
    scene,
};

impl Session {
    pub(super) fn open(&mut self, dialog: Dialog) -> Vec<Effect> {
        if dialog == Dialog::NewGame {
            self.now.draft = self.draft_like_table();
        }
        (self.now.dialog, self.now.below) = (Some(dialog), None);
        self.now.opened_at = Edge::Near;
        self.now.copied = None;
        // What is read beside the game would lie behind the dialog.
        let mut effects = self.close_rules();
        if dialog == Dialog::Games {
            effects.extend(self.open_shelf());
        }
        effects
    }

    /// The choices that lead to a game like the one on the table.
    pub(super) fn draft_like_table(&self) -> Draft {
        let Table { game, seats, .. } = &self.table;
        Draft {
            clock: ClockDraft::of(self.table.time_control(), seats),
            handicap: Handicap::of(game.start(), seats),
            ..Draft::like(game.ruleset(), seats, self.settings.who_begins)
        }
    }

    /// Opens a dialog that nobody has asked for in the one that is open: that one waits, as it is.
    pub(super) fn open_above(&mut self, dialog: Dialog) -> Vec<Effect> {
        let (below, edge) = (self.now.dialog, self.now.opened_at);
        let effects = self.open(dialog);
        if below.is_some() {
            (self.now.below, self.now.opened_at) = (below, edge);
        }
        effects
    }

    pub(super) fn close(&mut self) -> Vec<Effect> {
        self.now.dialog = self.now.below.take();
        Vec::new()
    }

    /// Closes whatever is open.
    pub(super) const fn close_all(&mut self) {
        (self.now.dialog, self.now.below) = (None, None);
    }

    /// Is a dialog open, on top or below another?
    #[must_use]
    pub fn has_open(&self, dialog: Dialog) -> bool {
        [self.now.dialog, self.now.below].contains(&Some(dialog))
    }

    pub(super) fn start(&mut self, chance: &Chance) -> Vec<Effect> {
        self.start_from(self.drafted_game(chance), chance)
    }

    /// The game that the dialog describes.
    pub(super) fn drafted_game(&self, chance: &Chance) -> Game {
        let draft = &self.now.draft;
        draft.game(&draft.seats(self.next_in_turn(), chance), chance)
    }

    /// Begins with a game as the dialog says.
    pub(super) fn start_from(&mut self, game: Game, chance: &Chance) -> Vec<Effect> {
        let draft = &self.now.draft;
        let seats = draft.seats(self.next_in_turn(), chance);
        let control = draft.clock.control(&seats);
        self.settings.who_begins = draft.who_begins;
        self.close_all();
        let mut table = Table::with(chance.id(), game, seats);
        table.game.set_clock(control);
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
        let mut table = Table::new(chance.id(), ruleset, self.table.seats.clone());
        table.game.set_clock(self.table.time_control());
        self.begin(table)
    }

    pub(super) fn rematch(&mut self, chance: &Chance) -> Vec<Effect> {
        let seats = self.table.seats.exchanged();
        let mut table = Table::with(chance.id(), self.game_from_same_start(&seats), seats);
        table.game.set_clock(self.table.time_control().map(TimeControl::exchanged));
        self.begin(table)
    }

    /// Another game from the position that this one was set up with, unless that leaves nothing to play. A handicap goes
    /// with whom it helps, who sit so now.
    fn game_from_same_start(&self, seats: &Seats) -> Game {
        let start = self.table.game.start();
        let handicap = Handicap::of(start, &self.table.seats);
        if let Some(start) = handicap.and_then(|handicap| handicap.position(start.ruleset(), seats)) {
            return Game::from_position(start);
        }
        match start.status() {
            Status::Over(_) => Game::new(start.ruleset()),
            _ => Game::from_position(*start),
        }
    }

    /// Puts a new game on the table and tells where the one before it is kept.
    fn begin(&mut self, mut table: Table) -> Vec<Effect> {
        let unfinished = self.is_of_use() && !self.is_over();
        let ended = self.match_that_ends(&table);
        table.tally = self.tally_for(&table);
        let before = self.put_on_the_table(table);
        let seated = self.stay_seated(&before);
        if unfinished && self.now.saves_game {
            self.now.messages.push(Message::PreviousKept(before.id));
        }
        self.settle();
        let begins = scene::new_game(&self.moment());
        self.say(self.with_match_over(begins, ended.as_ref()));
        self.now.messages.extend(ended);
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
        self.table.game.is_over()
    }

    /// Has a disc been placed? A pass alone is no beginning.
    pub(super) fn has_begun(&self) -> bool {
        self.table.game.squares().next().is_some()
    }

    /// Has somebody put anything into the game that one would miss?
    pub(super) fn is_of_use(&self) -> bool {
        self.has_begun() || self.table.game.is_set_up()
    }

    fn show_table_afresh(&mut self) {
        self.now.view = None;
        self.now.before = None;
        self.now.arrival = None;
        self.now.ask = None;
        self.now.halted = false;
        self.now.clock.begin();
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
