//! What one does with a game; while an earlier position is shown, the bar to look on takes its place.

use leptos::prelude::*;

use super::{
    desk::Desk,
    facing,
    header::Opener,
    icon::{Icon, Sign},
    notice::command_button,
    redraw::redraw,
    sign_button::{SignButton, disabled},
};
use crate::{
    i18n::Texts,
    session::{Action, Command, Dialog, Session, Step},
};

/// Which commands stand in the bar.
#[derive(Clone, PartialEq, Eq)]
enum Bar {
    /// Those of the game, with what can be done once it is over.
    Game(Vec<Command>),
    /// Those of one of two people who sit face to face, likewise.
    Edge(Vec<Command>),
    /// Those to look at other positions.
    Look,
}

impl Bar {
    fn of(session: &Session) -> Self {
        match session.now.view {
            Some(_) => Self::Look,
            None if session.is_face_to_face() => Self::Edge(session.ways_from_end()),
            None => Self::Game(session.ways_from_end()),
        }
    }
}

/// The commands of the game, or the bar of an earlier position.
#[component]
pub(super) fn Commands() -> impl IntoView {
    redraw(Desk::here().memo(Bar::of), |bar| match bar {
        Bar::Game(ends) => view! { <GameCommands ends/> }.into_any(),
        Bar::Edge(ends) => facing::commands(ends),
        Bar::Look => view! { <LookBar/> }.into_any(),
    })
}

#[component]
fn GameCommands(ends: Vec<Command>) -> impl IntoView {
    let group = Desk::here().text(|texts| texts.page.game);
    // After the end there is nothing to redo and nothing to advise.
    let middle = if ends.is_empty() {
        let hint = |texts: &'static Texts| texts.computer.choices.hint;
        vec![
            game_command("redo", Sign::Redo, |texts| texts.commands.redo, Action::Redo, Session::can_redo),
            game_command("hint", Sign::Hint, hint, Action::Hint, Session::can_ask),
            values_command(),
        ]
    } else {
        after_end(ends)
    };
    view! {
        <div class="commands" role="group" aria-label=group>
            {game_command("undo", Sign::Undo, |texts| texts.commands.undo, Action::Undo, Session::can_undo)}
            {middle}
            {game_command("flip-board", Sign::Turn, |texts| texts.commands.turn_board, Action::TurnBoard, Session::can_turn_board)}
            {game_command("share", Sign::Share, |texts| texts.sharing.share, Action::Open(Dialog::Share), |_| true)}
        </div>
    }
}

/// What can be done after the end; the first of it is the main thing.
pub(super) fn after_end(ends: Vec<Command>) -> Vec<AnyView> {
    let kinds = [Some("main")].into_iter().chain(std::iter::repeat(None));
    ends.into_iter().zip(kinds).map(|(command, kind)| command_button(command, kind)).collect()
}

/// A command with its word. One that cannot be done now keeps the focus: it is only marked as disabled.
pub(super) fn game_command(
    id: &'static str,
    sign: Sign,
    label: fn(&'static Texts) -> &'static str,
    action: Action,
    can: fn(&Session) -> bool,
) -> AnyView {
    let desk = Desk::here();
    view! {
        <button
            class="button"
            type="button"
            data-kind="bare"
            data-action=id
            aria-disabled=desk.memo(move |session| disabled(!can(session)))
            on:click=desk.on_press(move || action.clone())
        >
            <Icon sign/>
            <span>{desk.text(label)}</span>
        </button>
    }
    .into_any()
}

/// Switches on and off that every move shows what it is worth.
fn values_command() -> AnyView {
    let desk = Desk::here();
    let pressed = desk.memo(|session| if session.shows_values() { "true" } else { "false" });
    view! {
        <button
            class="button"
            type="button"
            data-kind="bare"
            data-action="values"
            aria-pressed=pressed
            on:click=desk.on_press(|| Action::Values)
        >
            <Icon sign=Sign::Values/>
            <span>{desk.text(|texts| texts.computer.choices.values)}</span>
        </button>
    }
    .into_any()
}

/// Steps from position to position.
#[component]
fn LookBar() -> impl IntoView {
    let desk = Desk::here();
    view! {
        <div class="commands" data-mode="review" role="group" aria-label=desk.text(|texts| texts.moves.heading)>
            {step_button(Step::First, "first", Sign::First, |texts| texts.commands.first_move)}
            {step_button(Step::Previous, "previous", Sign::Previous, |texts| texts.commands.previous_move)}
            {step_button(Step::Next, "next", Sign::Next, |texts| texts.commands.next_move)}
            {step_button(Step::Last, "last", Sign::Last, |texts| texts.commands.last_move)}
            <Opener id="share" sign=Sign::Share label=|texts| texts.sharing.share dialog=Dialog::Share/>
        </div>
    }
}

fn step_button(
    step: Step,
    id: &'static str,
    sign: Sign,
    label: fn(&'static Texts) -> &'static str,
) -> AnyView {
    let press = Desk::here().on_press(move || Action::LookOn(step));
    let button = SignButton { action: None, step: Some(id), sign, label };
    button.view_where(move |session| session.can_look_on(step), press)
}
