//! The program apart: what is fetched when it is wanted, and what happens until it comes. `parts.rs` says what that is.

use std::{cell::RefCell, mem};

use leptos::{prelude::*, task::spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{
    desk::Desk,
    header,
    parts::{Piece, draw, is_whole},
    redraw::redraw,
};
use crate::{
    browser::{address, page, store::BrowserStore},
    formats::save::GameId,
    i18n::{self, Language, Texts},
    scene::Notice,
    session::{self, Action, Effect, Opened, Session},
};

/// A part could not be fetched.
pub(super) struct Missing;

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
pub(super) async fn bring_first() -> Result<(), Missing> {
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
pub(super) fn open(store: &BrowserStore, language: Language, fresh: GameId) -> Opened {
    match here() {
        Some(rest) => (rest.open)(store, language, fresh),
        None => Opened { session: session::open_early(language, fresh), effects: Vec::new() },
    }
}

/// Lets the desk listen to all that comes in, and do what is to be done at once, if that is possible yet.
pub(super) fn attach(desk: Desk, effects: Vec<Effect>) {
    if let Some(rest) = here() {
        (rest.attach)(desk, effects);
    }
}

/// Has the rest of the program fetched, as soon as the page that is being built is there.
pub(super) fn bring_rest() {
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
pub(super) fn act(desk: Desk, action: Action) {
    match here() {
        Some(rest) => (rest.act)(desk, action),
        None => match desk.act_early(action) {
            Ok(effects) => WAITING.with_borrow_mut(|waiting| waiting.effects.extend(effects)),
            Err(action) => fetch(desk, *action),
        },
    }
}

/// Draws a piece of the page, as soon as it can.
pub(super) fn piece(piece: Piece) -> AnyView {
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
fn told_early(message: Option<Notice>) -> AnyView {
    let card = |notice: Notice| {
        view! {
            <div class="notice" data-notice=notice.kind.id()>
                <div class="notice-text">{notice.text()}</div>
            </div>
        }
    };
    message.map(card).into_any()
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
        pub(super) async fn learn(language: Language) -> Result<(), Missing> {
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
