//! Two people at one screen. Face to face each has an edge of it: a strip, the notices and the commands, turned to them and in
//! their language. The head of the page makes room for that.

use leptos::prelude::*;

use super::{
    choice::{Choice, choices},
    commands::{Commands, after_end, game_command},
    desk::Desk,
    header::{Header, LanguageChoice, Opener, RulesLink},
    icon::Sign,
    notice::NoticeRoom,
    redraw::{redraw, show},
    settings::switch,
    strip::SideStrip,
};
use crate::{
    i18n::{Language, Texts},
    rules::Side,
    session::{Action, BoardTurn, Command, Dialog, Edge, FacingChange, Seating, Session, Setting, Settings},
};

/// The value of `data-seating`: where the two sit in this game.
pub(super) fn seating(session: &Session) -> &'static str {
    if session.is_face_to_face() { Seating::FaceToFace.id() } else { Seating::SameSide.id() }
}

/// The head of the page; face to face only its heading is left, for whoever listens.
pub(super) fn head() -> AnyView {
    let desk = Desk::here();
    redraw(desk.memo(Session::is_face_to_face), move |faces| {
        if faces {
            view! {
                <header class="visually-hidden">
                    <h1>{desk.text(|texts| texts.page.title)}</h1>
                </header>
            }
            .into_any()
        } else {
            view! { <Header/> }.into_any()
        }
    })
}

/// The strip of a side beside the board, unless it sits at the far edge.
pub(super) fn strip(side: Side) -> AnyView {
    let here =
        Desk::here().memo(move |session| !session.is_face_to_face() || session.side_at(Edge::Near) == side);
    show(here, move || view! { <SideStrip side/> }.into_any())
}

/// The far edge, where somebody sits there.
pub(super) fn far_edge() -> AnyView {
    let desk = Desk::here();
    show(desk.memo(Session::is_face_to_face), move || {
        let far = desk.at_far_edge();
        let side = far.memo(|session| session.side_at(Edge::Far));
        provide_context(far);
        view! {
            <div class="edge" data-edge=Edge::Far.id() lang=far.memo(|session| session.language().tag())>
                {redraw(side, |side| view! { <SideStrip side/> }.into_any())}
                <NoticeRoom/>
                <Commands/>
            </div>
        }
        .into_any()
    })
}

/// What each of two people who sit face to face can do; `ends` is what there is after the end, in place of what is of no use then.
pub(super) fn commands(ends: Vec<Command>) -> AnyView {
    let group = Desk::here().text(|texts| texts.page.game);
    let over = !ends.is_empty();
    let redo =
        || game_command("redo", Sign::Redo, |texts| texts.commands.redo, Action::Redo, Session::can_redo);
    let rules_and_language = || view! { <RulesLink/><LanguageChoice/> }.into_any();
    view! {
        <div class="commands" data-mode="edge" role="group" aria-label=group>
            {game_command("undo", Sign::Undo, |texts| texts.commands.undo, Action::Undo, Session::can_undo)}
            {if over { after_end(ends) } else { vec![redo()] }}
            <Opener id="new-game" sign=Sign::New label=|texts| texts.commands.new_game dialog=Dialog::NewGame/>
            {(!over).then(rules_and_language)}
            <Opener id="settings" sign=Sign::Settings label=|texts| texts.commands.settings dialog=Dialog::Settings/>
        </div>
    }
    .into_any()
}

/// In the settings: where the two sit, and what follows from it.
pub(super) fn settings() -> AnyView {
    let desk = Desk::here();
    let heading = desk.text(|texts| texts.facing.heading);
    let faces = desk.memo(|session| session.settings.facing.seating == Seating::FaceToFace);
    view! {
        {choices(heading, "choices-wide", Seating::ALL.map(seating_choice).into())}
        {show(faces, move || {
            let language = desk.text(|texts| texts.facing.far_language);
            choices(language, "", Language::ALL.map(far_language_choice).into())
        })}
        {switch("turn-board", |texts| texts.facing.follow, follows, follow)}
    }
    .into_any()
}

/// The setting of the language at the far edge.
pub(super) const fn far_language(language: Language) -> Setting {
    Setting::Facing(FacingChange::FarLanguage(language))
}

fn follows(settings: &Settings) -> bool {
    settings.facing.board == BoardTurn::Follows
}

fn follow(follows: bool) -> Setting {
    Setting::Facing(FacingChange::Board(if follows { BoardTurn::Follows } else { BoardTurn::Stays }))
}

fn seating_choice(seating: Seating) -> AnyView {
    let name: fn(&'static Texts) -> &'static str = match seating {
        Seating::SameSide => |texts| texts.facing.same_side,
        Seating::FaceToFace => |texts| texts.facing.face_to_face,
    };
    let desk = Desk::here();
    let choice = Choice {
        group: "seating",
        value: seating.id(),
        chosen: desk.memo(move |session| session.settings.facing.seating == seating),
        action: Action::Set(Setting::Facing(FacingChange::Seating(seating))),
        look: "",
    };
    choice.view(view! { <span>{desk.text(name)}</span> })
}

fn far_language_choice(language: Language) -> AnyView {
    let choice = Choice {
        group: "far-language",
        value: language.tag(),
        chosen: Desk::here().memo(move |session| session.far_language() == language),
        action: Action::Set(far_language(language)),
        look: "",
    };
    choice.view(view! { <span lang=language.tag()>{language.own_name()}</span> })
}
