//! The dialog in which a position is set up: a board, what lies to hand, and what the rules say of it.

use leptos::prelude::*;

use super::{
    board::Cells,
    desk::Desk,
    dialog::DialogFrame,
    editor_tools::tools,
    grid::{Grid, Hands},
    redraw::redraw,
};
use crate::{
    browser::chance,
    rules::Ruleset,
    scene::{Layout, svg},
    session::{Action, Dialog, EditorAction, Session},
};

/// The dialog.
#[component]
pub(super) fn EditorDialog() -> impl IntoView {
    view! { <DialogFrame dialog=Dialog::Editor id="edit" title=|texts| texts.set_up.heading/> }
}

/// What is in it.
pub(super) fn editor() -> AnyView {
    let desk = Desk::here();
    view! {
        <div
            class="editor"
            data-goal=desk.memo(|session| ruleset(session).goal.id())
            data-second=desk.memo(|session| ruleset(session).second.id())
        >
            <div class="dialog-body editor-body">{board()}{tools(verdict())}</div>
            // The live region of the page is out of reach while a dialog is open.
            <div class="dialog-foot">
                <button class="button" type="button" data-action="close" on:click=desk.on_press(|| Action::Close)>
                    {desk.text(|texts| texts.commands.cancel)}
                </button>
                <button
                    class="button"
                    type="button"
                    data-kind="main"
                    data-action="play-setup"
                    aria-disabled=desk.memo(|session| session.editor_verdict()?.is_err().then_some("true"))
                    on:click=desk.on_press(|| Action::Editor(EditorAction::Play(chance::draw())))
                >
                    {desk.text(|texts| texts.commands.play_from_here)}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// The rules by which the position is set up.
pub(super) fn ruleset(session: &Session) -> Ruleset {
    session.now.editor.as_ref().map_or_else(Ruleset::default, |editor| editor.setup.ruleset)
}

fn board() -> AnyView {
    let desk = Desk::here();
    let layout =
        desk.memo(|session| Layout { shape: ruleset(session).shape, turned: session.settings.board_turned });
    let coordinates = desk.memo(|session| if session.settings.coordinates { "on" } else { "off" });
    view! {
        <div
            class="board"
            id="editor-board"
            data-cells=desk.memo(|session| ruleset(session).shape.width().to_string())
            data-coordinates=coordinates
        >
            {redraw(layout, squares)}
        </div>
    }
    .into_any()
}

fn squares(layout: Layout) -> AnyView {
    let desk = Desk::here();
    let cells = Cells::of(desk.memo(Session::editor_cells));
    let discs = desk.memo(|session| session.editor_picture().as_ref().map(svg::discs).unwrap_or_default());
    let discs = redraw(discs, |discs| view! { <g class="board-discs" inner_html=discs></g> }.into_any());
    view! {
        <svg class="board-picture" viewBox=layout.view_box() aria-hidden="true" focusable="false">
            <g class="board-field" inner_html=svg::field(layout)></g>
            <g class="board-dots" inner_html=svg::dots(layout)></g>
            <g class="board-coordinates" inner_html=svg::coordinates(layout)></g>
            {discs}
        </svg>
        <Grid cells layout stop=layout.first_stop() hands=Hands::SettingUp/>
    }
    .into_any()
}

/// What comes of the position, or everything that keeps it from being played.
fn verdict() -> AnyView {
    let verdict = redraw(Desk::here().memo(Session::editor_verdict), |verdict| match verdict {
        None => ().into_any(),
        Some(Ok(sentences)) => view! { <p>{sentences.join(" ")}</p> }.into_any(),
        Some(Err(mut faults)) => {
            let reasons: Vec<AnyView> =
                faults.split_off(1).into_iter().map(|fault| view! { <li>{fault}</li> }.into_any()).collect();
            view! { <p>{faults}</p><ul data-faults="">{reasons}</ul> }.into_any()
        }
    });
    let state = Desk::here().memo(|session| match session.editor_verdict() {
        Some(Err(_)) => "unplayable",
        _ => "playable",
    });
    view! { <div class="editor-verdict" data-verdict=state>{verdict}</div> }.into_any()
}
