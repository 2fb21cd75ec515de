//! The settings.

use leptos::{ev, prelude::*};

use super::{
    choice::{Choice, choices},
    desk::Desk,
    dialog::DialogFrame,
    facing, feel, hearing,
    notice::command_button,
    redraw::redraw,
};
use crate::{
    i18n::{Language, Texts},
    session::{Action, Command, Dialog, Pace, Session, Setting, Settings, Theme},
};

/// The settings dialog. Each setting applies at once.
#[component]
pub(super) fn SettingsDialog() -> impl IntoView {
    view! {
        <DialogFrame dialog=Dialog::Settings id="settings" title=|texts| texts.commands.settings/>
    }
}

/// What is in it.
pub(super) fn settings() -> AnyView {
    let desk = Desk::here();
    let (language, theme) =
        (desk.text(|texts| texts.commands.language), desk.text(|texts| texts.settings.theme));
    view! {
        <div class="dialog-form">
            <div class="dialog-body">
                {choices(language, "", Language::ALL.map(language_choice).into())}
                {choices(theme, "", Theme::ALL.map(theme_choice).into())}
                {feel::boards()}
                <fieldset class="field">
                    <legend>{desk.text(|texts| texts.page.game)}</legend>
                    {switch("hints", |texts| texts.settings.legal_moves, |kept| kept.legal_moves, Setting::LegalMoves)}
                    {switch("coordinates", |texts| texts.settings.coordinates, |kept| kept.coordinates, Setting::Coordinates)}
                    {switch("confirm-passes", |texts| texts.settings.confirm_passes, |kept| kept.confirm_passes, Setting::ConfirmPasses)}
                    {switch("animation", |texts| texts.settings.animation, |kept| kept.animation, Setting::Animation)}
                    {switch("patterns", |texts| texts.senses.patterns, |kept| kept.patterns, Setting::Patterns)}
                    {feel::switches()}
                    {switch("awake", |texts| texts.senses.awake, |kept| kept.awake, Setting::Awake)}
                </fieldset>
                {facing::settings()}
                {hearing::settings()}
                {choices(desk.text(|texts| texts.computer.choices.pace), "", Pace::ALL.map(pace_choice).into())}
                {program()}
            </div>
        </div>
    }
    .into_any()
}

/// What there is to know of the program itself.
fn program() -> AnyView {
    let desk = Desk::here();
    let update = |command: Option<Command>| command.map(|command| command_button(command, None));
    view! {
        <div class="program">
            <p data-offline=desk.memo(|session| session.now.offline.id())>{desk.memo(Session::offline)}</p>
            {redraw(desk.memo(Session::update), move |command| update(command).into_any())}
            <a data-action="licences" href="licences.html">{desk.text(|texts| texts.program.licences)}</a>
        </div>
    }
    .into_any()
}

fn language_choice(language: Language) -> AnyView {
    let choice = Choice {
        group: "language",
        value: language.tag(),
        chosen: Desk::here().memo(move |session| session.page_language() == language),
        action: Action::Set(Setting::Language(language)),
        look: "",
    };
    choice.view(view! { <span lang=language.tag()>{language.own_name()}</span> })
}

fn theme_choice(theme: Theme) -> AnyView {
    let name: fn(&'static Texts) -> &'static str = match theme {
        Theme::System => |texts| texts.settings.theme_system,
        Theme::Light => |texts| texts.settings.theme_light,
        Theme::Dark => |texts| texts.settings.theme_dark,
        Theme::Contrast => |texts| texts.senses.contrast,
    };
    let desk = Desk::here();
    let choice = Choice {
        group: "theme",
        value: theme.id(),
        chosen: desk.memo(move |session| session.settings.theme == theme),
        action: Action::Set(Setting::Theme(theme)),
        look: "",
    };
    choice.view(view! { <span>{desk.text(name)}</span> })
}

fn pace_choice(pace: Pace) -> AnyView {
    let name: fn(&'static Texts) -> &'static str = match pace {
        Pace::Quick => |texts| texts.computer.choices.quick,
        Pace::Calm => |texts| texts.computer.choices.calm,
        Pace::Slow => |texts| texts.computer.choices.slow,
    };
    let desk = Desk::here();
    let choice = Choice {
        group: "pace",
        value: pace.id(),
        chosen: desk.memo(move |session| session.settings.pace == pace),
        action: Action::Set(Setting::Pace(pace)),
        look: "",
    };
    choice.view(view! { <span>{desk.text(name)}</span> })
}

pub(super) fn switch(
    id: &'static str,
    name: fn(&'static Texts) -> &'static str,
    on: fn(&Settings) -> bool,
    set: fn(bool) -> Setting,
) -> AnyView {
    let desk = Desk::here();
    let change = move |event: ev::Event| desk.act(Action::Set(set(event_target_checked(&event))));
    view! {
        <label class="switch">
            <span>{desk.text(name)}</span>
            <input
                type="checkbox"
                role="switch"
                data-setting=id
                prop:checked=desk.memo(move |session| on(&session.settings))
                on:change=change
            />
        </label>
    }
    .into_any()
}
