//! The head of the page: what is played, and the ways to another game, another language and the settings.

use leptos::{ev, prelude::*};

use super::{
    desk::Desk,
    facing, feel, hearing,
    icon::{Icon, Sign},
    rules_link::rules_link,
    sign_button::SignButton,
};
use crate::{
    guide,
    i18n::{Language, Texts},
    scene,
    session::{Action, Dialog, Edge, Session, Setting},
};

/// The head of the page.
#[component]
pub(super) fn Header() -> impl IntoView {
    view! {
        <header class="header">
            {hearing::by_ear("skip-link")}
            {title()}
            <Opener id="new-game" sign=Sign::New label=|texts| texts.commands.new_game dialog=Dialog::NewGame/>
            <Opener id="games" sign=Sign::Games label=|texts| texts.shelf.heading dialog=Dialog::Games/>
            {feel::sound_switch()}
            <RulesLink/>
            <LanguageChoice/>
            <Opener id="settings" sign=Sign::Settings label=|texts| texts.commands.settings dialog=Dialog::Settings/>
        </header>
    }
}

/// What is played.
pub(super) fn title() -> AnyView {
    let desk = Desk::here();
    let ruleset =
        desk.memo(|session| scene::ruleset_name(session.texts(), session.table.game.ruleset().preset()));
    view! {
        <div class="header-title">
            <h1>{desk.text(|texts| texts.page.title)}</h1>
            <span class="header-ruleset">{ruleset}</span>
        </div>
    }
    .into_any()
}

/// A button that opens a dialog.
#[component]
pub(super) fn Opener(
    id: &'static str,
    sign: Sign,
    label: fn(&'static Texts) -> &'static str,
    dialog: Dialog,
) -> impl IntoView {
    let desk = Desk::here();
    let button = SignButton { action: Some(id), step: None, sign, label };
    button.view(desk.on_press(move || desk.opening(dialog)))
}

/// The way to the rules of the game, in the reader's language.
#[component]
pub(super) fn RulesLink() -> impl IntoView {
    let desk = Desk::here();
    let label = desk.text(|texts| texts.commands.rules);
    let place = |session: &Session| guide::of_rules(session.table.game.ruleset());
    rules_link(place, "bare", Some(label), view! { <Icon sign=Sign::Rules/> })
}

/// The language of whoever reads here, one touch away: a native menu under a globe.
#[component]
pub(super) fn LanguageChoice() -> impl IntoView {
    let desk = Desk::here();
    let tag = desk.memo(|session| session.language().tag());
    let (choice, set): (_, fn(Language) -> Setting) = match desk.edge() {
        Edge::Near => ("language", Setting::Language),
        Edge::Far => ("far-language", facing::far_language),
    };
    let choose = move |event: ev::Event| {
        if let Some(language) = Language::from_tag(&event_target_value(&event)) {
            desk.act(Action::Set(set(language)));
        }
    };
    let options = Language::ALL.map(|language| {
        let own_tag = language.tag();
        let selected = desk.flag(move |session| session.language() == language);
        view! { <option value=own_tag lang=own_tag selected=selected>{language.own_name()}</option> }
    });
    view! {
        <label class="language">
            <Icon sign=Sign::Globe/>
            <span aria-hidden="true">{tag}</span>
            <select
                data-choice=choice
                aria-label=desk.text(|texts| texts.commands.language)
                prop:value=tag
                on:change=choose
            >
                {options.collect_view()}
            </select>
        </label>
    }
}
