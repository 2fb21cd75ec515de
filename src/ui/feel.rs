//! What playing feels like: the look of the board, marks before a move, sound and its switch beside the game.

use leptos::prelude::*;

use super::{
    choice::{Choice, choices},
    desk::Desk,
    icon::{Icon, Sign},
    redraw::{redraw, show},
    settings::switch,
};
use crate::{
    i18n::Texts,
    rules::Ruleset,
    scene::{Picture, svg},
    session::{Action, BoardLook, Session, Setting},
};

/// The boards to choose from, each as it looks.
pub(super) fn boards() -> AnyView {
    let legend = Desk::here().text(|texts| texts.feel.board);
    choices(legend, "boards", BoardLook::ALL.map(board).into())
}

fn board(look: BoardLook) -> AnyView {
    let name: fn(&'static Texts) -> &'static str = match look {
        BoardLook::Rules => |texts| texts.feel.board_rules,
        BoardLook::Walnut => |texts| texts.feel.board_walnut,
        BoardLook::Slate => |texts| texts.feel.board_slate,
    };
    let desk = Desk::here();
    let choice = Choice {
        group: "board",
        value: look.id(),
        chosen: desk.memo(move |session| session.settings.board == look),
        action: Action::Set(Setting::Board(look)),
        look: "board-look",
    };
    let picture = Picture::of_start(Ruleset::default());
    let (look, view_box) = (look.id(), picture.layout.centre_view_box());
    let drawing = svg::board(&picture);
    choice.view(view! {
        <svg
            class="start-picture"
            data-look=look
            data-goal="most"
            data-second="white"
            viewBox=view_box
            aria-hidden="true"
            focusable="false"
            inner_html=drawing
        ></svg>
        <span>{desk.text(name)}</span>
    })
}

/// The switches of marks before a move, and of sound.
pub(super) fn switches() -> Vec<AnyView> {
    vec![
        switch("would-turn", |texts| texts.feel.would_turn, |kept| kept.would_turn, Setting::WouldTurn),
        switch("sound", |texts| texts.feel.sound, |kept| kept.sound, Setting::Sound),
    ]
}

/// Sound off and on again with one touch, for whoever has it on.
pub(super) fn sound_switch() -> AnyView {
    show(Desk::here().memo(Session::has_sound_switch), || {
        let desk = Desk::here();
        let label = desk.text(|texts| texts.feel.sound);
        let on = desk.memo(|session| session.settings.sound);
        let change = desk.on_press(move || Action::Set(Setting::Sound(!on.get_untracked())));
        view! {
            <button
                class="button"
                type="button"
                data-kind="bare"
                data-action="sound"
                aria-pressed=desk.memo(|session| if session.settings.sound { "true" } else { "false" })
                aria-label=label
                title=label
                on:click=change
            >
                {redraw(on, |on| {
                    let sign = if on { Sign::Sound } else { Sign::Silence };
                    view! { <Icon sign/> }.into_any()
                })}
            </button>
        }
        .into_any()
    })
}
