//! The page in one tab: a session, and the web's part in carrying out what it wants.

use std::{cell::Cell, collections::VecDeque};

use reversi::{
    formats::{
        save::{GameId, SavedGame},
        transcript,
        when::When,
    },
    i18n::Language,
    session::{self, Action, Chance, Effect, Errand, Session, Setting, ShelfEffect, TextFile, Theme, update},
};

use crate::browser::{Browser, Tab};

/// The page in one tab.
#[derive(Debug)]
pub(crate) struct Visit {
    tab: Tab,
    pub(crate) session: Session,
    /// The games that were kept and that other tabs have not heard of yet.
    pub(crate) news: Vec<SavedGame>,
    /// Has the page made way for a newer version?
    pub(crate) is_renewed: bool,
    /// What the clock on the wall shows; nothing where there is none.
    pub(crate) clock: Option<When>,
    /// The files that its person was given.
    pub(crate) files: Vec<TextFile>,
    /// How often the browser was asked to keep everything.
    pub(crate) pleas: usize,
    /// What is done when the page has had time for whatever else there is.
    later: VecDeque<Errand>,
}

thread_local! {
    static LOTS: Cell<u64> = const { Cell::new(1) };
}

/// A number that no other draw gives.
pub(crate) fn lot() -> Chance {
    LOTS.set(LOTS.get() + 1);
    Chance(LOTS.get())
}

impl Visit {
    /// Opens the page in a tab that was never here before.
    pub(crate) fn to(browser: &Browser) -> Self {
        Self::in_tab(browser.new_tab())
    }

    /// Opens the page in a tab.
    pub(crate) fn in_tab(tab: Tab) -> Self {
        let opened = session::open(&tab, Language::En, GameId::from_lot(lot().0));
        let mut visit = Self {
            tab,
            session: opened.session,
            news: Vec::new(),
            is_renewed: false,
            clock: None,
            files: Vec::new(),
            pleas: 0,
            later: VecDeque::new(),
        };
        visit.carry_out(opened.effects);
        visit
    }

    /// Loads the page again in the same tab.
    pub(crate) fn reload(self) -> Self {
        Self::in_tab(self.tab)
    }

    /// Lets something happen, and everything that follows from it.
    pub(crate) fn act(&mut self, action: Action) {
        let effects = update(&mut self.session, action);
        self.carry_out(effects);
    }

    /// Presses squares one after another.
    pub(crate) fn play(&mut self, squares: &str) {
        for square in transcript::read(squares).expect("squares one after another") {
            self.act(Action::Press(square));
        }
    }

    /// Changes a setting.
    pub(crate) fn darken(&mut self) {
        self.act(Action::Set(Setting::Theme(Theme::Dark)));
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::SaveGame(game) => self.keep(game),
                Effect::Renew(game) => {
                    let before = self.news.len();
                    self.keep(game);
                    self.is_renewed = self.news.len() > before;
                }
                Effect::SaveSettings(settings) => {
                    if let Err(error) = session::save_settings(&self.tab, &settings) {
                        self.act(Action::SettingsNotSaved(error));
                    }
                }
                Effect::Read(id) => self.act(Action::Restored(session::load_game(&self.tab, &id))),
                Effect::Shelf(effect) => self.mind_shelf(effect),
                // Nobody thinks and no time passes in these stories, and nothing else is kept.
                _ => {}
            }
        }
    }
}

impl Visit {
    fn mind_shelf(&mut self, effect: ShelfEffect) {
        match effect {
            ShelfEffect::Errand(errand) => self.run(errand),
            ShelfEffect::Later(errand) => self.later.push_back(errand),
            ShelfEffect::Download(file) => self.files.push(file),
            ShelfEffect::Look => {}
            ShelfEffect::Ask => self.pleas += 1,
        }
    }

    fn run(&mut self, errand: Errand) {
        for action in session::run_errand(&self.tab, errand, self.clock) {
            self.act(Action::Shelf(action));
        }
    }

    /// Does one thing of those that were put off. Returns whether there was one.
    pub(crate) fn go_on(&mut self) -> bool {
        let errand = self.later.pop_front();
        let was_there = errand.is_some();
        errand.into_iter().for_each(|errand| self.run(errand));
        was_there
    }

    fn keep(&mut self, game: SavedGame) {
        match session::save_game(&self.tab, &game, self.clock) {
            Ok(()) => self.news.push(game),
            Err(error) => self.act(Action::GameNotSaved(error, lot())),
        }
    }
}

/// What one sees.
impl Visit {
    /// The browser it belongs to.
    pub(crate) fn browser(&self) -> &Browser {
        self.tab.browser()
    }

    /// The moves of the game, those that can be redone included.
    pub(crate) fn line(&self) -> String {
        self.session.table.saved().moves
    }

    /// The first words of every message, the most urgent first.
    pub(crate) fn messages(&self) -> Vec<String> {
        let mut session = self.session.clone();
        let mut all = Vec::new();
        while let Some((notice, _)) = session.message() {
            all.push(notice.sentences.join(" "));
            update(&mut session, Action::Dismiss);
        }
        all
    }

    /// The only message there is.
    pub(crate) fn message(&self) -> String {
        let messages = self.messages();
        assert_eq!(messages.len(), 1, "{messages:?}");
        messages.concat()
    }
}
