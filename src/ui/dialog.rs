//! A dialog: the browser's own, which takes the focus and gives it back.

use leptos::{html, prelude::*};

use super::{
    desk::{Desk, Press},
    editor, hearing,
    icon::{Icon, Sign},
    new_game, records,
    redraw::show,
    said::said_in_dialog,
    settings, share, shelf,
};
use crate::{
    i18n::Texts,
    session::{Action, Dialog, Edge, Session},
};

/// A dialog of the session with its head; what is in it is built when it opens.
#[component]
pub(super) fn DialogFrame(
    dialog: Dialog,
    id: &'static str,
    title: fn(&'static Texts) -> &'static str,
) -> impl IntoView {
    let desk = Desk::here();
    let element = NodeRef::<html::Dialog>::new();
    let open = desk.memo(move |session| session.has_open(dialog));
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        match (open.get(), element.open()) {
            // It can only be refused while it is open already.
            (true, false) => drop(element.show_modal()),
            (false, true) => element.close(),
            _ => {}
        }
    });
    // Escape and a tap beside it close the dialog without us.
    let closed = move |_| {
        if open.get_untracked() {
            desk.act(Action::Close);
        }
    };
    let title_id = format!("{id}-title");
    let label = title_id.clone();
    let edge = move || desk.now(|session| session.now.opened_at);
    let inside = show(open, move || {
        provide_context(if edge() == Edge::Far { desk.at_far_edge() } else { desk });
        (head(title, title_id.clone()), content(dialog), said_in_dialog()).into_any()
    });
    let language =
        |session: &Session| (session.now.opened_at == Edge::Far).then(|| session.far_language().tag());
    view! {
        <dialog
            class="dialog"
            node_ref=element
            data-dialog=id
            data-below=desk.flag(move |session| session.now.below == Some(dialog))
            data-faces=desk.memo(|session| session.now.opened_at.id())
            lang=desk.memo(language)
            aria-labelledby=label
            closedby="any"
            on:close=closed
        >
            {inside}
        </dialog>
    }
}

/// What is in a dialog.
fn content(dialog: Dialog) -> AnyView {
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

fn head(title: fn(&'static Texts) -> &'static str, id: String) -> AnyView {
    let desk = Desk::here();
    view! {
        <div class="dialog-head">
            <h2 id=id>{desk.text(title)}</h2>
            {close_button(desk.on_press(|| Action::Close))}
        </div>
    }
    .into_any()
}

/// The button that closes a dialog or panel.
pub(super) fn close_button(close: Press) -> AnyView {
    view! {
        <button
            class="button"
            type="button"
            data-kind="bare"
            data-action="close"
            aria-label=Desk::here().text(|texts| texts.commands.close)
            on:click=close
        >
            <Icon sign=Sign::Close/>
        </button>
    }
    .into_any()
}
