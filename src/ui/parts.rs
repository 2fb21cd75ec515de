//! The parts of the program that are not there from the start: what is in the dialogs, and each language.
//!
//! `cargo xtask build` takes the program apart at the functions marked here: what nothing else needs than one of them goes
//! into a file of its own. The dialogs come as soon as the board is there. In one piece, the program has them all.

#[cfg(in_parts)]
pub(super) use apart::{
    Missing, are_here, bring, bring_dialogs, carry_out, content, learn, learn_first_languages,
};
use leptos::prelude::*;
#[cfg(not(in_parts))]
pub(super) use whole::{bring_dialogs, carry_out, content};

use super::{editor, hearing, new_game, records, settings, share, shelf};
use crate::{browser::page, session::Dialog};

/// What is in a dialog.
fn draw(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::NewGame => new_game::form(),
        Dialog::Settings => settings::settings(),
        Dialog::Keys => hearing::keys(),
        Dialog::Position => hearing::position(),
        Dialog::Games => shelf::shelf(),
        Dialog::Share => share::share(),
        Dialog::Records => records::content(),
        Dialog::Editor => editor::editor(),
    }
}

/// Says that dialogs can be opened.
fn are_ready() {
    page::set_root("data-dialogs-ready", "");
}

#[cfg(not(in_parts))]
mod whole {
    use super::{AnyView, Dialog, are_ready, draw};
    use crate::{session::Effect, ui::desk::Desk};

    /// What is in a dialog.
    pub(in crate::ui) fn content(dialog: Dialog) -> AnyView {
        draw(dialog)
    }

    /// They are here.
    pub(in crate::ui) fn bring_dialogs() {
        are_ready();
    }

    /// Carries out what only dialogs want.
    pub(in crate::ui) fn carry_out(desk: Desk, effect: Effect) {
        desk.carry_out_later(effect);
    }
}

#[cfg(in_parts)]
mod apart {
    use leptos::{prelude::*, task::spawn_local};
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::{are_ready, draw};
    use crate::{
        browser::{page, store::BrowserStore},
        i18n::{self, Language, Texts},
        session::{self, Action, Dialog, Effect, Verbs},
        ui::desk::Desk,
    };

    /// A part could not be fetched.
    pub(in crate::ui) struct Missing;

    impl From<SplitLoaderError> for Missing {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    /// What is in the part of the dialogs.
    #[derive(Clone, Copy)]
    struct Dialogs {
        verbs: Verbs,
        draw: fn(Dialog) -> AnyView,
        carry_out: fn(Desk, Effect),
    }

    #[wasm_split(dialogs, fallible)]
    fn dialogs() -> Result<Dialogs, Missing> {
        Ok(Dialogs { verbs: Verbs::here(), draw, carry_out: Desk::carry_out_later })
    }

    /// How far that part is.
    #[derive(Clone, Copy)]
    enum Arrival {
        Coming,
        Here(Dialogs),
        Missing,
    }

    thread_local! {
        static ARRIVAL: ArcRwSignal<Arrival> = ArcRwSignal::new(Arrival::Coming);
    }

    fn arrival() -> ArcRwSignal<Arrival> {
        ARRIVAL.with(Clone::clone)
    }

    /// Has the part of the dialogs fetched, as soon as the page that is being built is there.
    pub(in crate::ui) fn bring_dialogs() {
        let desk = Desk::here();
        leptos::prelude::Effect::new(move |_| fetch(desk));
    }

    fn fetch(desk: Desk) {
        arrival().set(Arrival::Coming);
        spawn_local(async move {
            if bring().await.is_ok() {
                desk.act(Action::PartCame);
            }
        });
    }

    /// Has the part of the dialogs fetched and taken in.
    ///
    /// # Errors
    /// When it does not come.
    pub(in crate::ui) async fn bring() -> Result<(), Missing> {
        let came = dialogs().await;
        arrival().set(match came {
            Ok(dialogs) => Arrival::Here(dialogs),
            Err(Missing) => Arrival::Missing,
        });
        let Dialogs { verbs, .. } = came?;
        verbs.take_in();
        are_ready();
        Ok(())
    }

    /// Can everything happen that has to do with dialogs?
    pub(in crate::ui) fn are_here() -> bool {
        matches!(arrival().get_untracked(), Arrival::Here(_))
    }

    /// Carries out what only dialogs want, as soon as they are here; without them nobody misses it.
    pub(in crate::ui) fn carry_out(desk: Desk, effect: Effect) {
        if let Arrival::Here(dialogs) = arrival().get_untracked() {
            return (dialogs.carry_out)(desk, effect);
        }
        spawn_local(async move {
            if let Ok(dialogs) = dialogs().await {
                (dialogs.carry_out)(desk, effect);
            }
        });
    }

    /// What is in a dialog, as soon as it is here. Where it could not be fetched, opening the dialog tries again.
    pub(in crate::ui) fn content(dialog: Dialog) -> AnyView {
        if matches!(arrival().get_untracked(), Arrival::Missing) {
            fetch(Desk::here());
        }
        (move || match arrival().get() {
            Arrival::Here(dialogs) => (dialogs.draw)(dialog),
            // Whoever waits is told in passing, whoever waits in vain at once.
            Arrival::Coming => told("coming", "status", |texts| texts.program.part_coming),
            Arrival::Missing => told("missing", "alert", |texts| texts.program.part_missing),
        })
        .into_any()
    }

    fn told(part: &'static str, role: &'static str, sentence: fn(&'static Texts) -> &'static str) -> AnyView {
        let sentence = Desk::here().text(sentence);
        view! { <p class="dialog-body" role=role data-part=part>{sentence}</p> }.into_any()
    }

    #[wasm_split(sv, fallible)]
    fn sv() -> Result<&'static Texts, Missing> {
        Ok(&i18n::SV)
    }

    #[wasm_split(de, fallible)]
    fn de() -> Result<&'static Texts, Missing> {
        Ok(&i18n::DE)
    }

    #[wasm_split(da, fallible)]
    fn da() -> Result<&'static Texts, Missing> {
        Ok(&i18n::DA)
    }

    #[wasm_split(is, fallible)]
    fn is() -> Result<&'static Texts, Missing> {
        Ok(&i18n::IS)
    }

    #[wasm_split(en, fallible)]
    fn en() -> Result<&'static Texts, Missing> {
        Ok(&i18n::EN)
    }

    /// Has a language fetched and learnt.
    ///
    /// # Errors
    /// When it does not come.
    pub(in crate::ui) async fn learn(language: Language) -> Result<(), Missing> {
        let texts = match language {
            Language::Sv => sv().await,
            Language::De => de().await,
            Language::Da => da().await,
            Language::Is => is().await,
            Language::En => en().await,
        };
        texts.map(|texts| language.learn(texts))
    }

    /// Has the languages fetched in which the program begins.
    ///
    /// # Errors
    /// When one does not come.
    pub(in crate::ui) async fn learn_first_languages() -> Result<(), Missing> {
        for language in session::languages(&BrowserStore::probe(), page::language()) {
            learn(language).await?;
        }
        Ok(())
    }
}
