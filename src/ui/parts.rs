//! The parts of the program that are not there from the start: all that a first visit does not begin with, and each language.
//!
//! `cargo xtask build` takes the program apart at the functions marked here: what nothing else needs than one of them goes
//! into a file of its own. The main part draws the head of the page, the strips and the board, and plays on it
//! (`session/early.rs`); the rest comes as soon as the board is there. Where something is kept, the rest comes first: it
//! alone can read that. In one piece, the program has it all.

#[cfg(in_parts)]
pub(super) use apart::{Missing, act, attach, bring_first, bring_rest, learn, open, piece};
use leptos::prelude::*;
#[cfg(not(in_parts))]
pub(super) use whole::{act, attach, bring_rest, open, piece};

use super::{
    commands::Commands,
    editor::EditorDialog,
    facing,
    hearing::{KeysDialog, PositionDialog},
    moves::Moves,
    new_game::NewGameDialog,
    notice::NoticeRoom,
    records::RecordsDialog,
    rules_panel::RulesPanel,
    settings::SettingsDialog,
    share::{ScoreSheet, ShareDialog},
    shelf::GamesDialog,
    strip,
};
use crate::{browser::page, rules::Side};

/// A piece of the page that comes with the rest of the program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece {
    /// The head of the page.
    Head,
    /// The far edge, where somebody sits there.
    FarEdge,
    /// What a side has in a match.
    Points(Side),
    /// What a side has beside the board: its clock, and its discs in hand.
    Aids(Side),
    /// The room for what there is to tell.
    Notices,
    /// What one does with a game.
    Commands,
    /// The list of moves.
    Moves,
    /// What lies over the page or is only printed.
    Dialogs,
}

fn draw(piece: Piece) -> AnyView {
    match piece {
        Piece::Head => facing::head(),
        Piece::FarEdge => facing::far_edge(),
        Piece::Points(side) => strip::points(side),
        Piece::Aids(side) => strip::aids(side),
        Piece::Notices => view! { <NoticeRoom/> }.into_any(),
        Piece::Commands => view! { <Commands/> }.into_any(),
        Piece::Moves => view! { <Moves/> }.into_any(),
        Piece::Dialogs => view! {
            <NewGameDialog/>
            <SettingsDialog/>
            <KeysDialog/>
            <PositionDialog/>
            <GamesDialog/>
            <ShareDialog/>
            <RecordsDialog/>
            <EditorDialog/>
            <RulesPanel/>
            <ScoreSheet/>
        }
        .into_any(),
    }
}

/// Says that all of the page is there.
fn is_whole() {
    page::set_root("data-whole", "");
}

#[cfg(not(in_parts))]
mod whole {
    use super::{AnyView, Piece, draw, is_whole};
    use crate::{
        browser::store::BrowserStore,
        formats::save::GameId,
        i18n::Language,
        session::{self, Action, Effect, Opened},
        ui::desk::Desk,
    };

    /// Goes on where the last visit stopped.
    pub(in crate::ui) fn open(store: &BrowserStore, language: Language, fresh: GameId) -> Opened {
        session::open(store, language, fresh)
    }

    /// Lets the desk listen to all that comes in, and do what is to be done at once.
    pub(in crate::ui) fn attach(desk: Desk, effects: Vec<Effect>) {
        desk.attach(effects);
    }

    /// Lets something happen.
    pub(in crate::ui) fn act(desk: Desk, action: Action) {
        desk.act_now(action);
    }

    /// Draws a piece of the page.
    pub(in crate::ui) fn piece(piece: Piece) -> AnyView {
        draw(piece)
    }

    /// It is here.
    pub(in crate::ui) fn bring_rest() {
        is_whole();
    }
}

#[cfg(in_parts)]
mod apart {
    use std::{cell::RefCell, mem};

    use leptos::{prelude::*, task::spawn_local};
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::{Piece, draw, is_whole};
    use crate::{
        browser::{address, page, store::BrowserStore},
        formats::save::GameId,
        i18n::{self, Language, Texts},
        session::{self, Action, Effect, Opened, Session},
        ui::{desk::Desk, header, redraw::redraw},
    };

    /// A part could not be fetched.
    pub(in crate::ui) struct Missing;

    impl From<SplitLoaderError> for Missing {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    /// What is in the rest of the program.
    #[derive(Clone, Copy)]
    struct Rest {
        languages: fn(&BrowserStore, Language) -> Vec<Language>,
        open: fn(&BrowserStore, Language, GameId) -> Opened,
        attach: fn(Desk, Vec<Effect>),
        act: fn(Desk, Action),
        draw: fn(Piece) -> AnyView,
    }

    #[wasm_split(rest, fallible)]
    fn rest() -> Result<Rest, Missing> {
        Ok(Rest {
            languages: session::languages,
            open: session::open,
            attach: Desk::attach,
            act: Desk::act_now,
            draw,
        })
    }

    /// How far it is.
    #[derive(Clone, Copy)]
    enum Arrival {
        Coming,
        Here(Rest),
        Missing,
    }

    /// What is to happen once the rest is here.
    struct Waiting {
        /// What is wanted of it, as long as it is being fetched.
        actions: Vec<Action>,
        /// What is to be done whenever it comes.
        effects: Vec<Effect>,
    }

    thread_local! {
        static ARRIVAL: ArcRwSignal<Arrival> = ArcRwSignal::new(Arrival::Coming);
        static WAITING: RefCell<Waiting> =
            const { RefCell::new(Waiting { actions: Vec::new(), effects: Vec::new() }) };
    }

    fn arrival() -> ArcRwSignal<Arrival> {
        ARRIVAL.with(Clone::clone)
    }

    /// The rest, if it is here.
    fn here() -> Option<Rest> {
        match arrival().get_untracked() {
            Arrival::Here(rest) => Some(rest),
            Arrival::Coming | Arrival::Missing => None,
        }
    }

    /// Has fetched what the program begins with: the languages that are read, and the rest of the program first, unless there
    /// is nothing to go on with.
    ///
    /// # Errors
    /// When something does not come.
    pub(in crate::ui) async fn bring_first() -> Result<(), Missing> {
        let (store, language) = (BrowserStore::probe(), page::language());
        let mut languages = vec![language];
        if !session::is_first_visit(&store) || !address::hash().is_empty() {
            let rest = rest().await?;
            arrival().set(Arrival::Here(rest));
            languages = (rest.languages)(&store, language);
        }
        for language in languages {
            learn(language).await?;
        }
        Ok(())
    }

    /// Goes on where the last visit stopped, if there was one.
    pub(in crate::ui) fn open(store: &BrowserStore, language: Language, fresh: GameId) -> Opened {
        match here() {
            Some(rest) => (rest.open)(store, language, fresh),
            None => Opened { session: session::open_early(language, fresh), effects: Vec::new() },
        }
    }

    /// Lets the desk listen to all that comes in, and do what is to be done at once, if that is possible yet.
    pub(in crate::ui) fn attach(desk: Desk, effects: Vec<Effect>) {
        if let Some(rest) = here() {
            (rest.attach)(desk, effects);
        }
    }

    /// Has the rest of the program fetched, as soon as the page that is being built is there.
    pub(in crate::ui) fn bring_rest() {
        let desk = Desk::here();
        leptos::prelude::Effect::new(move |_| match here() {
            Some(_) => is_whole(),
            None => fetch(desk, Action::PartCame),
        });
    }

    /// Lets something happen as soon as the rest of the program is there; where that does not come, this is told instead, once
    /// for all that was wanted of it meanwhile.
    fn fetch(desk: Desk, action: Action) {
        let is_coming = WAITING.with_borrow_mut(|waiting| {
            waiting.actions.push(action);
            waiting.actions.len() > 1
        });
        if is_coming {
            return;
        }
        page::set_root("data-fetching", "");
        spawn_local(async move {
            let came = rest().await;
            page::remove_from_root("data-fetching");
            let actions = WAITING.with_borrow_mut(|waiting| mem::take(&mut waiting.actions));
            match came {
                Ok(rest) => {
                    receive(desk, rest);
                    actions.into_iter().for_each(|action| desk.act(action));
                }
                Err(Missing) => {
                    arrival().set(Arrival::Missing);
                    desk.act(Action::PartMissing);
                }
            }
        });
    }

    /// The rest is here.
    fn receive(desk: Desk, rest: Rest) {
        arrival().set(Arrival::Here(rest));
        (rest.attach)(desk, WAITING.with_borrow_mut(|waiting| mem::take(&mut waiting.effects)));
        is_whole();
    }

    /// Lets something happen, as soon as it can.
    pub(in crate::ui) fn act(desk: Desk, action: Action) {
        match here() {
            Some(rest) => (rest.act)(desk, action),
            None => match desk.act_early(action) {
                Ok(effects) => WAITING.with_borrow_mut(|waiting| waiting.effects.extend(effects)),
                Err(action) => fetch(desk, action),
            },
        }
    }

    /// Draws a piece of the page, as soon as it can.
    pub(in crate::ui) fn piece(piece: Piece) -> AnyView {
        (move || match arrival().get() {
            Arrival::Here(rest) => (rest.draw)(piece),
            Arrival::Coming => room(piece, None),
            Arrival::Missing => room(piece, (piece == Piece::Notices).then(missing)),
        })
        .into_any()
    }

    /// The room that is kept free for a piece, and what is told in its place.
    fn room(piece: Piece, told: Option<AnyView>) -> AnyView {
        match piece {
            Piece::Head => view! { <header class="header">{header::title()}</header> }.into_any(),
            Piece::Notices => {
                let message = Desk::here().memo(Session::early_message);
                view! { <div class="notice-room">{redraw(message, told_early)}{told}</div> }.into_any()
            }
            Piece::Commands => view! { <div class="commands"></div> }.into_any(),
            _ => ().into_any(),
        }
    }

    /// A message, without what can be done about it.
    fn told_early(message: Option<String>) -> AnyView {
        let notice = |text| {
            view! {
                <div class="notice" data-notice="info">
                    <div class="notice-text">{text}</div>
                </div>
            }
        };
        message.map(notice).into_any()
    }

    /// That the rest could not be fetched, and the way to ask for it again.
    fn missing() -> AnyView {
        let desk = Desk::here();
        view! {
            <div class="notice" data-part="missing">
                <div class="notice-text">{desk.text(|texts| texts.program.part_missing)}</div>
                <button
                    class="button"
                    type="button"
                    data-action="fetch-again"
                    on:click=move |_| fetch(desk, Action::PartCame)
                >
                    {desk.text(|texts| texts.program.fetch_again)}
                </button>
            </div>
        }
        .into_any()
    }

    /// Each language is a part of the program, named by its tag.
    macro_rules! languages {
        ($($tag:ident: $language:ident, $texts:ident;)*) => {
            $(
                #[wasm_split($tag, fallible)]
                fn $tag() -> Result<&'static Texts, Missing> {
                    Ok(&i18n::$texts)
                }
            )*

            /// Has a language fetched and learnt.
            ///
            /// # Errors
            /// When it does not come.
            pub(in crate::ui) async fn learn(language: Language) -> Result<(), Missing> {
                let texts = match language {
                    $(Language::$language => $tag().await,)*
                };
                texts.map(|texts| language.learn(texts))
            }
        };
    }

    languages! {
        sv: Sv, SV;
        de: De, DE;
        da: Da, DA;
        is: Is, IS;
        en: En, EN;
    }
}
