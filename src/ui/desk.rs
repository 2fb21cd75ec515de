//! The way from the page to the session and back.

#[cfg(in_parts)]
use std::cell::RefCell;
use std::time::Duration;

use leptos::{ev, prelude::*, task::spawn_local};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::{parts, shelf};
use crate::{
    browser::{
        address, calendar, chance, clipboard, failure, hand_out, hands,
        incoming::{self, Incoming},
        offline, page, sound,
        store::BrowserStore,
        tabs, time,
    },
    formats::{
        link,
        save::{self, GameId, SavedGame},
    },
    i18n::Texts,
    rules::Square,
    session::{
        Action, Address, ClockAction, Copied, Dialog, Edge, Effect, HandedOut, Opened, Order, RecordAction,
        SaveError, Session, Settings, ShareAction, ShareEffect, ShelfAction, Store, keys, load_game,
        save_game, save_settings, update, update_early,
    },
    worker::{Clerk, Engine, News},
};
#[cfg(in_parts)]
use crate::{i18n::Language, session::save_game_early};

/// An attribute that is there or not.
pub(super) type Flag = Memo<Option<&'static str>>;

/// What happens when a button is pressed.
pub(super) type Press = Box<dyn FnMut(ev::MouseEvent)>;

/// The session, and the verb that changes it. A handle: copies are the same desk, read from one edge of the screen or
/// from the other.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    session: RwSignal<Session>,
    /// Where hands point, told apart from the session: nothing else changes with it.
    aim: RwSignal<Option<Square>>,
    /// What is read at the far edge, while somebody sits there.
    far: RwSignal<Option<Session>>,
    edge: Edge,
    store: StoredValue<BrowserStore, LocalStorage>,
    engine: StoredValue<Engine, LocalStorage>,
    clerk: StoredValue<Clerk, LocalStorage>,
}

#[cfg(in_parts)]
thread_local! {
    /// What this tab has kept last before the rest of the program was there.
    static KEPT_EARLY: RefCell<Option<String>> = const { RefCell::new(None) };
}

impl Desk {
    /// Goes on where the last visit stopped, and listens to other tabs.
    pub(super) fn open() -> Self {
        let store = BrowserStore::probe();
        let fresh = GameId::from_lot(chance::draw().0);
        let Opened { session, effects } = parts::open(&store, page::language(), fresh);
        let desk = Self {
            far: RwSignal::new(None),
            aim: RwSignal::new(None),
            edge: Edge::Near,
            session: RwSignal::new(session),
            store: StoredValue::new_local(store),
            engine: StoredValue::new_local(Engine::at(page::engine_address())),
            clerk: StoredValue::new_local(Clerk::at(page::engine_address())),
        };
        desk.act(Action::StandAt(address::place()));
        offline::listen(move |action| desk.act(action));
        hands::listen(move |square| desk.aim(square));
        parts::attach(desk, effects);
        desk
    }

    /// Listens to all that comes in, and does what is to be done at once.
    pub(super) fn attach(self, effects: Vec<Effect>) {
        self.engine.with_value(|engine| engine.report_to(move |news| self.hear_engine(news)));
        self.clerk.with_value(|clerk| clerk.report_to(move |news| self.act(Action::Clerk(news))));
        self.let_far_edge_read();
        self.carry_out(effects);
        self.now(|session| failure::remember(&session.table.saved()));
        self.follow(&address::hash());
        address::listen(move |hash| self.follow(&hash));
        tabs::listen(move |key, text| self.hear(&key, &text));
        hand_out::listen(move |what| self.act(Action::Share(ShareAction::HandedOut(what))));
        time::on_leave(move || self.act(Action::Clock(ClockAction::Leave)));
        incoming::listen(move |came| match came {
            Incoming::Text(text) => self.act(Action::Record(RecordAction::TakeIn(text))),
            Incoming::Files(files) => self.bring(files),
        });
    }

    /// The desk of the page that a component is in.
    pub(super) fn here() -> Self {
        // `expect_context` would bring along what prints any text for debugging.
        use_context().expect("every component is in a page")
    }

    /// Lets something happen. Where what had the focus is gone after that, the focus goes to where one goes on.
    pub(super) fn act(self, action: Action) {
        // After a panic the session may be in the midst of a change; whatever still comes in, nobody may touch it.
        if !failure::has_happened() {
            parts::act(self, action);
        }
    }

    /// Lets something happen on a first visit, before the rest of the program is there. Returns what is to be done about it by
    /// the rest.
    ///
    /// # Errors
    /// The action itself, where it needs the rest.
    #[cfg(in_parts)]
    pub(super) fn act_early(self, action: Action) -> Result<Vec<Effect>, Box<Action>> {
        let change = |session: &mut Session| update_early(session, action);
        let effects = self.session.try_update(change).unwrap_or_else(|| Ok(Vec::new()))?;
        Ok(effects.into_iter().filter_map(|effect| self.carry_out_early(effect)).collect())
    }

    /// Keeps the game; gives back what else is to be done.
    #[cfg(in_parts)]
    fn carry_out_early(self, effect: Effect) -> Option<Effect> {
        let Effect::SaveGame(game) = effect else { return Some(effect) };
        let keep = |own: &mut _| self.with_store(|store| save_game_early(store, &game, calendar::now(), own));
        let saved = KEPT_EARLY.with_borrow_mut(keep);
        self.is_kept(&game, saved);
        None
    }

    /// Lets something happen, with all that follows from it.
    pub(super) fn act_now(self, action: Action) {
        #[cfg(in_parts)]
        if let Some(language) = action.languages().into_iter().find(|language| !language.is_at_hand()) {
            return self.learn_first(language, action);
        }
        if page::has_focus() {
            // By then the page is drawn, and a dialog that was closed has given the focus back.
            set_timeout(
                || {
                    if !page::has_focus() {
                        page::focus_anew();
                    }
                },
                Duration::ZERO,
            );
        }
        let timely = |session: &mut Session| {
            let mut effects = tell_time(session);
            effects.extend(update(session, action));
            effects
        };
        if let Some(effects) = self.session.try_update(timely) {
            self.let_far_edge_read();
            self.carry_out(effects);
        }
    }

    /// Lets something happen once a language is there that is read then; where it does not come, that is told instead.
    #[cfg(in_parts)]
    fn learn_first(self, language: Language, action: Action) {
        page::set_root("data-fetching", "");
        spawn_local(async move {
            let learnt = parts::learn(language).await;
            page::remove_from_root("data-fetching");
            if learnt.is_ok() {
                return self.act(action);
            }
            self.act(Action::PartMissing);
            let (near, far) = self.now(|session| (session.page_language(), session.far_language()));
            page::choose_again("language", near.tag());
            page::choose_again("far-language", far.tag());
        });
    }

    /// Hands point at a square, or at none. A mouse does so many times in a second: nothing is worked out again but what
    /// depends on it.
    fn aim(self, square: Option<Square>) {
        if failure::has_happened() || self.aim.get_untracked() == square {
            return;
        }
        let aim = |session: &mut Session| update_early(session, Action::Aim(square));
        // Nothing else follows from it.
        if self.session.try_update_untracked(aim).is_some() {
            self.aim.set(square);
        }
    }

    /// The same desk, read from the far edge.
    pub(super) const fn at_far_edge(self) -> Self {
        Self { edge: Edge::Far, ..self }
    }

    /// From which edge is it read?
    pub(super) const fn edge(self) -> Edge {
        self.edge
    }

    /// Opens a dialog, turned to whoever is here.
    pub(super) const fn opening(self, dialog: Dialog) -> Action {
        match self.edge {
            Edge::Near => Action::Open(dialog),
            Edge::Far => Action::OpenFromFar(dialog),
        }
    }

    fn let_far_edge_read(self) {
        if let Some(far) = self.session.with_untracked(far) {
            self.far.set(Some(far));
        }
    }

    /// Has files read.
    pub(super) fn bring(self, files: Vec<File>) {
        self.clerk.with_value(|clerk| clerk.bring(files));
        self.act(Action::Record(RecordAction::ReadFiles));
    }

    /// Goes where an address leads.
    fn follow(self, hash: &str) {
        self.act(Action::Follow(link::read(hash), chance::draw()));
    }

    /// What the session holds at this moment.
    pub(super) fn now<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        untrack(|| self.read(read))
    }

    /// Reads the session, in the language of whoever reads here.
    fn read<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        match self.edge {
            Edge::Near => self.session.with(read),
            Edge::Far => self.far.with(|far| match far {
                Some(far) => read(far),
                None => self.session.with_untracked(read),
            }),
        }
    }

    /// A value that is worked out again when the session changes, and handed on when it differs.
    pub(super) fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        remember(self, Box::new(read))
    }

    /// A value that depends on where hands point, too.
    pub(super) fn memo_of_aim<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| {
            self.aim.track();
            self.session.with(&read)
        })
    }

    /// An attribute that is there or not.
    pub(super) fn flag(self, read: impl Fn(&Session) -> bool + Send + Sync + 'static) -> Flag {
        self.memo(move |session| flag(read(session)))
    }

    /// One of the texts that depend on nothing but the language.
    pub(super) fn text(self, text: fn(&'static Texts) -> &'static str) -> Memo<&'static str> {
        self.memo(move |session| text(session.texts()))
    }

    /// One of the texts that depend on nothing but the language and what is given.
    pub(super) fn text_of(
        self,
        text: impl Fn(&'static Texts) -> &'static str + Send + Sync + 'static,
    ) -> Memo<&'static str> {
        self.memo(move |session| text(session.texts()))
    }

    /// Lets something happen when a button is pressed.
    pub(super) fn on_press(self, action: impl Fn() -> Action + 'static) -> Press {
        Box::new(move |_| self.act(action()))
    }

    fn carry_out(self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::SaveGame(game) => {
                    self.keep(&game);
                }
                Effect::Renew(game) => {
                    if self.keep(&game) {
                        offline::renew();
                    }
                }
                Effect::SaveSettings(settings) => {
                    if let Err(error) = self.with_store(|store| save_settings(store, &settings)) {
                        self.act(Action::SettingsNotSaved(error));
                    }
                }
                Effect::Think(number, question) => {
                    self.engine.with_value(|engine| engine.think(number, &question));
                }
                Effect::StopThinking => self.engine.with_value(Engine::stop),
                Effect::Wait { number, what, milliseconds } => {
                    let wait = Duration::from_millis(milliseconds.into());
                    set_timeout(move || self.act(Action::Waited(number, what)), wait);
                }
                Effect::Wake(number, milliseconds) => {
                    let wait = Duration::from_millis(milliseconds.into());
                    set_timeout(move || self.act(Action::Clock(ClockAction::Woken(number))), wait);
                }
                Effect::Read(id) => {
                    let kept = self.with_store(|store| load_game(store, &id));
                    self.act(Action::Restored(kept));
                }
                Effect::Sound(heard) => sound::play(&heard.id()),
                Effect::Address(Address::Push(place)) => address::push(&link::to_rules(&place)),
                Effect::Address(Address::Replace(place)) => address::replace(&link::to_rules(&place)),
                Effect::Address(Address::Back) => address::back(),
                Effect::Address(Address::Clear) => address::clear(),
                Effect::Clerk(order) => self.clerk.with_value(|clerk| match order {
                    Order::Give(number, language, errand) => clerk.give(number, language, &errand),
                    Order::Stop(number) => clerk.stop(number),
                    Order::GiveUpSearch(number) => clerk.give_up_search(number),
                }),
                Effect::Copy(text) => self.copy(&text),
                Effect::Shelf(effect) => shelf::carry_out(self, effect),
                Effect::Share(effect) => self.hand_out(effect),
            }
        }
    }

    /// Keeps the game, and tells in the page where that is not possible. Does it now outlast the page?
    fn keep(self, game: &SavedGame) -> bool {
        let saved = self.with_store(|store| save_game(store, game, calendar::now()));
        self.is_kept(game, saved)
    }

    /// What became of a game that was to be kept; told where it was not.
    fn is_kept(self, game: &SavedGame, saved: Result<(), SaveError>) -> bool {
        let lasts = saved.is_ok() && self.with_store(Store::lasts);
        failure::game_is_kept(lasts);
        failure::remember(game);
        if let Err(error) = saved {
            self.act(Action::GameNotSaved(error, chance::draw()));
        }
        lasts
    }

    /// Hands something out; where nobody takes it, that is told.
    fn hand_out(self, effect: ShareEffect) {
        let (order, refused) = match &effect {
            ShareEffect::Send(link) => {
                (hand_out::Order { what: "send", text: link, ..Default::default() }, HandedOut::LinkRefused)
            }
            ShareEffect::Save { kind, name, text } => {
                let kind = kind.media_type();
                (hand_out::Order { what: "save", kind, name, text }, HandedOut::FileRefused)
            }
            ShareEffect::Print => {
                (hand_out::Order { what: "print", ..Default::default() }, HandedOut::FileRefused)
            }
        };
        if !hand_out::order(&order) {
            self.act(Action::Share(ShareAction::HandedOut(refused)));
        }
    }

    /// Copies a text, and reports whether that was possible.
    fn copy(self, text: &str) {
        let copying = clipboard::copy(text);
        spawn_local(async move {
            let copied = match copying {
                Some(copying) => JsFuture::from(copying).await.is_ok(),
                None => false,
            };
            self.act(Action::Copied(if copied { Copied::Done } else { Copied::Refused }));
        });
    }

    pub(super) fn with_store<T>(self, with: impl FnOnce(&BrowserStore) -> T) -> T {
        self.store.with_value(with)
    }

    fn hear_engine(self, news: News) {
        self.act(match news {
            News::Progressed(number, answer) => Action::Progressed(number, answer),
            News::Answered(number, answer) => Action::Answered(number, answer),
            News::Failed(number) => Action::EngineFailed(number),
        });
    }

    /// Takes over what another tab has kept, where it concerns this one.
    fn hear(self, key: &str, text: &str) {
        let ours = self.now(|session| keys::game(&session.table.id));
        if key == keys::SETTINGS
            && let Ok(settings) = save::read::<Settings>(text)
        {
            self.act(Action::SettingsElsewhere(settings));
        } else if key == ours
            && let Ok(game) = save::read::<SavedGame>(text)
        {
            self.act(Action::GameElsewhere(game, chance::draw()));
        }
        if self.now(|session| session.now.dialog == Some(Dialog::Games)) {
            self.act(Action::Shelf(ShelfAction::Elsewhere));
        }
    }
}

/// The value of an attribute that is there or not.
pub(super) fn flag(there: bool) -> Option<&'static str> {
    there.then_some("")
}

fn remember<T: PartialEq + Send + Sync + 'static>(
    desk: Desk,
    read: Box<dyn Fn(&Session) -> T + Send + Sync>,
) -> Memo<T> {
    Memo::new(move |_| desk.read(&read))
}

/// Tells a game with a clock what time it is, before anything happens to it.
fn tell_time(session: &mut Session) -> Vec<Effect> {
    if session.table.game.clock().is_some() {
        update(session, Action::Clock(ClockAction::Now(time::now())))
    } else {
        Vec::new()
    }
}

/// What the far edge reads, where somebody reads there.
fn far(session: &Session) -> Option<Session> {
    session.is_read_from_far().then(|| session.read_from_far())
}
