//! The settings.

use leptos::prelude::*;

use super::{
    choice::{Choice, Choices},
    desk::Desk,
    dialog::DialogFrame,
};
use crate::{
    i18n::{Language, Texts},
    session::{Action, Dialog, Session, Setting, Settings, Theme},
};

/// The settings dialog. Each setting applies at once.
#[component]
pub(super) fn SettingsDialog() -> impl IntoView {
    view! {
        <DialogFrame dialog=Dialog::Settings id="settings" title=|texts| texts.commands.settings>
            <div class="dialog-form">
                <div class="dialog-body">
                    <Languages/>
                    <Themes/>
                    <Switches/>
                </div>
            </div>
        </DialogFrame>
    }
}

#[component]
fn Languages() -> impl IntoView {
    let desk = Desk::here();
    let choices = Language::ALL.map(|language| {
        let chosen = desk.memo(move |session| session.language() == language);
        let choose = move || desk.act(Action::Set(Setting::Language(language)));
        view! {
            <Choice group="language" value=language.tag() chosen choose>
                <span lang=language.tag()>{language.own_name()}</span>
            </Choice>
        }
    });
    view! { <Choices legend=desk.text(|texts| texts.commands.language)>{choices.collect_view()}</Choices> }
}

#[component]
fn Themes() -> impl IntoView {
    let desk = Desk::here();
    let choices = Theme::ALL.map(|theme| {
        let chosen = desk.memo(move |session| session.settings.theme == theme);
        let choose = move || desk.act(Action::Set(Setting::Theme(theme)));
        let name = desk.text(match theme {
            Theme::System => |texts| texts.settings.theme_system,
            Theme::Light => |texts| texts.settings.theme_light,
            Theme::Dark => |texts| texts.settings.theme_dark,
        });
        view! { <Choice group="theme" value=theme.id() chosen choose><span>{name}</span></Choice> }
    });
    view! { <Choices legend=desk.text(|texts| texts.settings.theme)>{choices.collect_view()}</Choices> }
}

#[component]
fn Switches() -> impl IntoView {
    let desk = Desk::here();
    view! {
        <fieldset class="field">
            <legend>{desk.text(|texts| texts.page.game)}</legend>
            <Switch id="hints" name=|texts| texts.settings.legal_moves on=|settings| settings.legal_moves set=Setting::LegalMoves/>
            <Switch id="coordinates" name=|texts| texts.settings.coordinates on=|settings| settings.coordinates set=Setting::Coordinates/>
            <Switch id="confirm-passes" name=|texts| texts.settings.confirm_passes on=|settings| settings.confirm_passes set=Setting::ConfirmPasses/>
            <Switch id="animation" name=|texts| texts.settings.animation on=|settings| settings.animation set=Setting::Animation/>
        </fieldset>
    }
}

#[component]
fn Switch(
    id: &'static str,
    name: fn(&'static Texts) -> &'static str,
    on: fn(&Settings) -> bool,
    set: fn(bool) -> Setting,
) -> impl IntoView {
    let desk = Desk::here();
    let checked = desk.memo(move |session: &Session| on(&session.settings));
    view! {
        <label class="switch">
            <span>{desk.text(name)}</span>
            <input
                type="checkbox"
                role="switch"
                data-setting=id
                prop:checked=checked
                on:change:target=move |event| desk.act(Action::Set(set(event.target().checked())))
            />
        </label>
    }
}
