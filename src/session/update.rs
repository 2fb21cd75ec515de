//! The one verb: what an action does.

use super::{
    action::{Action, Chance, Effect, Setting, Step},
    draft::Draft,
    keep::SaveError,
    state::{Ask, Dialog, Message, Session, Table},
};
use crate::{
    formats::save::{GameId, SavedGame, Unreadable},
    game::Person,
    rules::{Move, Square, Status},
    scene,
};

/// Lets something happen to the session. Returns what the web has to do about it.
///
/// ```
/// use reversi::{
///     formats::save::GameId, game::Seats, i18n::Language, rules::Ruleset,
///     session::{Action, Effect, Session, Settings, Table, update},
/// };
///
/// let table = Table::new(GameId::from_lot(7), Ruleset::default(), Seats::default());
/// let mut session = Session::new(table, Settings::default(), Language::En);
/// let effects = update(&mut session, Action::Press("d3".parse()?));
/// assert!(matches!(effects[..], [Effect::SaveGame(_)]));
/// assert_eq!(session.now.said.1, "Black plays d3 and turns over 1\u{a0}disc. White to move.");
/// # Ok::<(), reversi::rules::ParseSquareError>(())
/// ```
pub fn update(session: &mut Session, action: Action) -> Vec<Effect> {
    session.now.refused = None;
    match action {
        Action::Press(square) => session.press(square),
        Action::Pass => session.pass(),
        Action::Undo => session.undo(),
        Action::Redo => session.redo(),
        Action::Look(ply) => session.look(ply),
        Action::LookOn(step) => session.look_on(step),
        Action::BackToGame => session.look(session.table.game.ply()),
        Action::PlayFromHere => session.ask_to_play_from_here(None),
        Action::Agree => session.agree(),
        Action::Decline => session.decline(),
        Action::Open(dialog) => session.open(dialog),
        Action::Close => session.close(),
        Action::Draft(change) => {
            session.now.draft.change(change);
            Vec::new()
        }
        Action::Start(chance) => session.start(&chance),
        Action::Rematch(chance) => session.rematch(&chance),
        Action::Restore(id) => vec![Effect::Read(id)],
        Action::Restored(game) => session.restored(game),
        Action::Set(setting) => session.set(setting),
        Action::TurnBoard => session.turn_board(),
        Action::Dismiss => session.dismiss(),
        Action::SaveFailed(error, chance) => session.save_failed(error, &chance),
        Action::GameElsewhere(game, chance) => session.game_elsewhere(game, &chance),
        Action::SettingsElsewhere(settings) => {
            session.settings = settings;
            Vec::new()
        }
    }
}

/// Playing.
impl Session {
    fn press(&mut self, square: Square) -> Vec<Effect> {
        if self.now.view.is_some() {
            return self.press_while_looking(square);
        }
        self.place(square)
    }

    fn place(&mut self, square: Square) -> Vec<Effect> {
        let from = self.table.game.ply();
        self.remember_what_is_shown();
        match self.table.game.place(square) {
            Ok(()) => self.played(from),
            Err(why) => {
                self.now.refused = Some((square, why));
                let sentence = scene::refusal(&self.moment(), square, why).text();
                self.say(sentence);
                Vec::new()
            }
        }
    }

    fn pass(&mut self) -> Vec<Effect> {
        let from = self.table.game.ply();
        self.remember_what_is_shown();
        if self.now.view.is_none() && self.table.game.pass().is_ok() { self.played(from) } else { Vec::new() }
    }

    fn played(&mut self, from: usize) -> Vec<Effect> {
        self.settle();
        self.forget_previous_game();
        self.say(scene::after_play(&self.moment(), from));
        self.save_game()
    }

    /// Makes the pass that is forced now, unless passes are confirmed.
    fn settle(&mut self) {
        if !self.settings.confirm_passes {
            self.table.game.settle();
        }
    }

    fn undo(&mut self) -> Vec<Effect> {
        self.remember_what_is_shown();
        if !self.can_undo() {
            return Vec::new();
        }
        self.table.game.undo();
        let undone = self.square_at(self.table.game.ply());
        self.say(scene::after_undo(&self.moment(), undone));
        self.save_game()
    }

    fn redo(&mut self) -> Vec<Effect> {
        self.remember_what_is_shown();
        if !self.can_redo() {
            return Vec::new();
        }
        let redone = self.square_at(self.table.game.ply());
        self.table.game.redo();
        self.say(scene::after_redo(&self.moment(), redone));
        self.save_game()
    }

    /// The square on which the ply after `ply` others placed a disc.
    fn square_at(&self, ply: usize) -> Option<Square> {
        match self.table.game.ply_before(ply + 1)?.mv {
            Move::Place(square) => Some(square),
            Move::Pass => None,
        }
    }
}

/// Looking at other positions of the game.
impl Session {
    fn look(&mut self, ply: usize) -> Vec<Effect> {
        self.remember_what_is_shown();
        self.now.ask = None;
        let game = &self.table.game;
        let ply = ply.min(game.plies().len());
        self.now.view = (ply != game.ply()).then_some(ply);
        if let Some(place) = self.looked_at() {
            self.say(place);
        }
        Vec::new()
    }

    fn look_on(&mut self, step: Step) -> Vec<Effect> {
        let shown = self.shown_ply();
        self.look(match step {
            Step::First => 0,
            Step::Previous => shown.saturating_sub(1),
            Step::Next => shown + 1,
            Step::Last => self.table.game.plies().len(),
        })
    }

    fn press_while_looking(&mut self, square: Square) -> Vec<Effect> {
        match self.moment().position().place(square) {
            Ok(_) => self.ask_to_play_from_here(Some(square)),
            Err(why) => {
                self.now.refused = Some((square, why));
                let sentence = scene::refusal(&self.moment(), square, why).text();
                self.say(sentence);
                Vec::new()
            }
        }
    }

    /// Where nothing would be lost there is nothing to ask.
    fn ask_to_play_from_here(&mut self, square: Option<Square>) -> Vec<Effect> {
        let Some(ply) = self.now.view else { return Vec::new() };
        self.now.ask = Some(Ask::PlayFromHere(square));
        if ply == self.table.game.plies().len() {
            return self.agree();
        }
        if let Some(question) = self.question() {
            self.say(question.text());
        }
        Vec::new()
    }

    fn agree(&mut self) -> Vec<Effect> {
        let Some(Ask::PlayFromHere(square)) = self.now.ask.take() else { return Vec::new() };
        let Some(ply) = self.now.view.take() else { return Vec::new() };
        self.table.game.cut(ply);
        self.settle();
        match square {
            Some(square) => self.place(square),
            None => {
                self.say(scene::after_undo(&self.moment(), None));
                self.save_game()
            }
        }
    }

    fn decline(&mut self) -> Vec<Effect> {
        self.now.ask = None;
        Vec::new()
    }
}

/// Dialogs and new games.
impl Session {
    fn open(&mut self, dialog: Dialog) -> Vec<Effect> {
        let Table { game, seats, .. } = &self.table;
        if dialog == Dialog::NewGame {
            self.now.draft = Draft::like(game.ruleset(), seats, self.settings.who_begins);
        }
        self.now.dialog = Some(dialog);
        Vec::new()
    }

    fn close(&mut self) -> Vec<Effect> {
        self.now.dialog = None;
        Vec::new()
    }

    fn start(&mut self, chance: &Chance) -> Vec<Effect> {
        let draft = &self.now.draft;
        let seats = draft.seats(self.next_in_turn(), chance);
        let table = Table::new(chance.id(), draft.ruleset(chance), seats);
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

    fn rematch(&mut self, chance: &Chance) -> Vec<Effect> {
        let seats = self.table.seats.exchanged();
        self.begin(Table::new(chance.id(), self.table.game.ruleset(), seats))
    }

    /// Puts a new game on the table and tells where the one before it is kept.
    fn begin(&mut self, table: Table) -> Vec<Effect> {
        let unfinished = self.has_begun() && !matches!(self.table.game.position().status(), Status::Over(_));
        let before = std::mem::replace(&mut self.table, table);
        self.show_table_afresh();
        if unfinished && self.now.saves_game {
            self.now.messages.push(Message::PreviousKept(before.id));
        }
        self.say(scene::new_game(&self.moment()));
        self.save_game()
    }

    fn has_begun(&self) -> bool {
        !self.table.game.plies().is_empty()
    }

    fn show_table_afresh(&mut self) {
        self.now.view = None;
        self.now.before = None;
        self.now.ask = None;
        self.forget_previous_game();
    }

    fn restored(&mut self, kept: Option<Result<SavedGame, Unreadable>>) -> Vec<Effect> {
        let Some(kept) = kept else { return Vec::new() };
        match kept.and_then(Table::try_from) {
            Ok(table) => {
                self.table = table;
                self.show_table_afresh();
                self.tell(Message::PreviousRestored);
                self.save_game()
            }
            Err(_) => self.tell(Message::UnusableOther),
        }
    }
}

/// Settings.
impl Session {
    fn set(&mut self, setting: Setting) -> Vec<Effect> {
        let settings = &mut self.settings;
        match setting {
            Setting::Language(language) => settings.language = Some(language),
            Setting::Theme(theme) => settings.theme = theme,
            Setting::LegalMoves(shown) => settings.legal_moves = shown,
            Setting::Coordinates(shown) => settings.coordinates = shown,
            Setting::ConfirmPasses(confirmed) => settings.confirm_passes = confirmed,
            Setting::Animation(on) => settings.animation = on,
        }
        let mut effects = self.save_settings();
        if setting == Setting::ConfirmPasses(false) {
            effects.extend(self.pass());
        }
        effects
    }

    fn turn_board(&mut self) -> Vec<Effect> {
        self.settings.board_turned = !self.settings.board_turned;
        self.say(self.texts().said.board_turned.to_owned());
        self.save_settings()
    }
}

/// What is kept.
impl Session {
    pub(super) fn save_game(&mut self) -> Vec<Effect> {
        if !self.now.saves_game {
            return Vec::new();
        }
        self.table.revision = self.table.revision.saturating_add(1);
        vec![Effect::SaveGame(self.table.saved())]
    }

    pub(super) fn save_settings(&self) -> Vec<Effect> {
        let save = || Effect::SaveSettings(self.settings.clone());
        self.now.saves_settings.then(save).into_iter().collect()
    }

    fn save_failed(&mut self, error: SaveError, chance: &Chance) -> Vec<Effect> {
        match error {
            SaveError::Full => self.tell(Message::Full),
            SaveError::Overtaken => self.part_from_other_tab(chance),
            SaveError::Newer => {
                self.now.saves_settings = false;
                self.tell(Message::NewerSettings)
            }
        }
    }

    /// Follows another tab where this one has nothing of its own, and parts from it otherwise.
    fn game_elsewhere(&mut self, theirs: SavedGame, chance: &Chance) -> Vec<Effect> {
        if theirs.id != self.table.id || theirs.revision <= self.table.revision {
            return Vec::new();
        }
        let Ok(theirs) = Table::try_from(theirs) else { return Vec::new() };
        if !theirs.goes_on_from(&self.table) {
            return self.part_from_other_tab(chance);
        }
        self.remember_what_is_shown();
        self.table = theirs;
        self.now.view = self.now.view.filter(|&ply| ply != self.table.game.ply());
        self.now.ask = None;
        Vec::new()
    }

    /// From now on this tab keeps its game under an id of its own, so that neither game is lost.
    fn part_from_other_tab(&mut self, chance: &Chance) -> Vec<Effect> {
        let other = std::mem::replace(&mut self.table.id, chance.id());
        self.table.revision = 0;
        self.tell(Message::OtherTab(other));
        self.save_game()
    }

    /// Tells something that is not told already.
    pub(super) fn tell(&mut self, message: Message) -> Vec<Effect> {
        if !self.now.messages.contains(&message) {
            let text = self.message_text(&message);
            self.say(text);
            self.now.messages.insert(0, message);
        }
        Vec::new()
    }

    fn dismiss(&mut self) -> Vec<Effect> {
        if !self.now.messages.is_empty() {
            self.now.messages.remove(0);
        }
        Vec::new()
    }

    /// The way back to the previous game is offered until the first move of the new one.
    fn forget_previous_game(&mut self) {
        let about_games = |message: &Message| {
            matches!(message, Message::PreviousKept(_) | Message::PreviousRestored | Message::OtherTab(_))
        };
        self.now.messages.retain(|message| !about_games(message));
    }
}

impl Session {
    fn remember_what_is_shown(&mut self) {
        self.now.before = Some(*self.moment().position());
    }

    /// Says something aloud.
    fn say(&mut self, text: String) {
        self.now.said = (self.now.said.0.wrapping_add(1), text);
    }
}

impl TryFrom<SavedGame> for Table {
    type Error = Unreadable;

    fn try_from(saved: SavedGame) -> Result<Self, Unreadable> {
        let game = saved.game()?;
        let SavedGame { id, revision, seats, .. } = saved;
        Ok(Self { id, revision, game, seats })
    }
}

impl Message {
    /// What is told of a kept game that cannot be used.
    pub(super) const fn about_game(fault: Unreadable) -> Self {
        match fault {
            Unreadable::Corrupt => Self::UnreadableGame,
            Unreadable::Newer => Self::NewerGame,
        }
    }

    /// What is told of kept settings that cannot be used.
    pub(super) const fn about_settings(fault: Unreadable) -> Self {
        match fault {
            Unreadable::Corrupt => Self::UnreadableSettings,
            Unreadable::Newer => Self::NewerSettings,
        }
    }

    /// The kept game that it offers to show.
    pub(super) fn other_game(&self) -> Option<&GameId> {
        match self {
            Self::OtherTab(id) | Self::PreviousKept(id) => Some(id),
            _ => None,
        }
    }
}
