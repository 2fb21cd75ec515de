//! The one verb: what an action does.

use super::{
    action::{Action, Effect, Setting},
    clock::ClockAction,
    state::{Dialog, Message, Session},
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
    // Nothing follows from pointing, and a mouse does it many times in a second.
    if matches!(action, Action::Aim(_)) {
        return happen(session, action);
    }
    // That time passes is nothing that was done.
    if !matches!(action, Action::Clock(ClockAction::Now(_) | ClockAction::Woken(_))) {
        session.now.refused = None;
    }
    // While a dialog is open that was opened from the far edge, nobody else hears what is said.
    session.now.reader = session.dialog_is_far().then(|| session.far_language());
    let before = if action.may_be_heard() { session.ear() } else { None };
    let told = session.told_in_sight();
    let mut effects = happen(session, action);
    session.say_what_is_new(told);
    effects.extend(session.attend());
    effects.extend(session.tidy_shelf());
    effects.extend(session.keep_sharing());
    effects.extend(session.attend_clock());
    effects.extend(session.heard_since(before));
    session.now.reader = None;
    effects
}

fn happen(session: &mut Session, action: Action) -> Vec<Effect> {
    match action {
        Action::Press(square) => session.press(square),
        Action::Pass => session.pass_by_person(),
        Action::Undo => session.undo(),
        Action::Redo => session.redo(),
        Action::Look(ply) => session.look(ply),
        Action::LookOn(step) => session.look_on(step),
        Action::BackToGame => session.look(session.table.game.ply()),
        Action::PlayFromHere => session.ask_to_play_from_here(None),
        Action::Agree => session.agree(),
        Action::Decline => session.decline(),
        Action::Open(dialog) => {
            session.get_ready_for(dialog);
            session.open(dialog)
        }
        Action::OpenFromFar(dialog) => {
            session.get_ready_for(dialog);
            session.open_from_far(dialog)
        }
        Action::Close => session.close(),
        Action::Follow(link, chance) => session.follow(link, &chance),
        Action::Read(place) => session.read_rules(place),
        Action::CloseRules => session.close_rules(),
        Action::Draft(change) => {
            session.now.draft.change(change);
            session.edit_by_chosen_rules();
            Vec::new()
        }
        Action::Start(chance) => session.start(&chance),
        Action::Rematch(chance) => session.rematch(&chance),
        Action::Restore(id) => vec![Effect::Read(id)],
        Action::Restored(game) => session.restored(game),
        Action::CopyPosition => session.copy_position(),
        Action::Copied(copied) => session.copied(copied),
        Action::Share(action) => session.share(action),
        Action::Record(action) => session.record(action),
        Action::Clerk(news) => session.hear_clerk(news),
        Action::Shelf(action) => session.shelf(action),
        Action::Editor(action) => session.edit(action),
        Action::Ask(inquiry) => session.answer(&inquiry),
        Action::Set(setting) => session.set(setting),
        Action::TurnBoard => session.turn_board(),
        Action::Dismiss => session.dismiss(),
        Action::GameNotSaved(error, chance) => session.game_not_saved(error, &chance),
        Action::SettingsNotSaved(error) => session.settings_not_saved(error),
        Action::GameElsewhere(game, chance) => session.game_elsewhere(game, &chance),
        Action::SettingsElsewhere(settings) => {
            session.settings = settings;
            Vec::new()
        }
        Action::Progressed(number, answer) => session.progressed(number, answer),
        Action::Answered(number, answer) => session.answered(number, answer),
        Action::EngineFailed(number) => session.engine_failed(number),
        Action::Waited(number, what) => session.waited(number, what),
        Action::MoveNow => session.move_now(),
        Action::Halt => session.halt(),
        Action::GoOn => session.go_on(),
        Action::TakeOver => session.take_over(),
        Action::Hint => session.ask_for_hint(),
        Action::Values => session.toggle_values(),
        Action::StandAt(place) => {
            session.now.sharing.stand_at(place);
            Vec::new()
        }
        Action::Clock(action) => session.clock(action),
        Action::Offline(offline) => {
            session.now.offline = offline;
            Vec::new()
        }
        Action::PartMissing => session.tell(Message::PartMissing),
        Action::NewVersion(new) => session.found_version(new),
        Action::Renew => session.renew(),
        Action::Aim(square) => session.aim(square),
        Action::PartCame => Vec::new(),
    }
}

impl Session {
    /// What a dialog wants done before it opens.
    fn get_ready_for(&mut self, dialog: Dialog) {
        if dialog == Dialog::Editor {
            self.open_editor();
        }
    }

    fn set(&mut self, setting: Setting) -> Vec<Effect> {
        let settings = &mut self.settings;
        match setting {
            Setting::Language(language) => settings.language = Some(language),
            Setting::Theme(theme) => settings.theme = theme,
            Setting::LegalMoves(shown) => settings.legal_moves = shown,
            Setting::Coordinates(shown) => settings.coordinates = shown,
            Setting::ConfirmPasses(confirmed) => settings.confirm_passes = confirmed,
            Setting::Animation(on) => settings.animation = on,
            Setting::NameOrder(order) => settings.naming.order = order,
            Setting::NameLength(length) => settings.naming.length = length,
            Setting::Patterns(on) => settings.patterns = on,
            Setting::Awake(on) => settings.awake = on,
            Setting::Pace(pace) => settings.pace = pace,
            Setting::Facing(change) => settings.facing.change(change),
            Setting::Board(look) => settings.board = look,
            Setting::WouldTurn(marked) => settings.would_turn = marked,
            Setting::Sound(on) => settings.sound = on,
        }
        let mut effects = self.save_settings();
        effects.extend(self.sound_switched(setting));
        if setting == Setting::ConfirmPasses(false) {
            effects.extend(self.pass_by_person());
        }
        effects
    }

    fn turn_board(&mut self) -> Vec<Effect> {
        if !self.can_turn_board() {
            return Vec::new();
        }
        self.settings.board_turned = !self.settings.board_turned;
        // The discs are drawn anew, and they have not changed.
        self.now.before = None;
        self.say(self.texts().said.board_turned.to_owned());
        self.save_settings()
    }
}

impl Session {
    pub(super) fn remember_what_is_shown(&mut self) {
        self.now.before = Some(*self.moment().position());
        self.pass_arrival();
    }

    /// Says something aloud.
    pub(super) fn say(&mut self, text: String) {
        self.now.said = (self.now.said.0.wrapping_add(1), text);
        self.now.said_in = self.language();
    }
}
