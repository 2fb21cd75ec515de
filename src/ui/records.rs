//! The dialog in which records are opened: a field and files, what was found, and the way to the table.

use leptos::{ev, html, prelude::*};

use super::{
    desk::{Desk, Press},
    dialog::DialogFrame,
    field::labelled,
    record_list::{list, pages},
    redraw::{redraw, show},
    small_board::SmallBoard,
    word_button::WordButton,
};
use crate::{
    browser::{chance, incoming},
    clerk::{Choice, Shown},
    formats::record::Header,
    game::Game,
    i18n::Texts,
    scene::{self, Picture},
    session::{Action, Deed, Dialog, RecordAction, Session},
};

/// The dialog.
#[component]
pub(super) fn RecordsDialog() -> impl IntoView {
    view! { <DialogFrame dialog=Dialog::Records id="import" title=|texts| texts.records.heading/> }
}

/// The button that opens it.
pub(super) fn opener() -> AnyView {
    let desk = Desk::here();
    view! {
        <button
            class="button"
            type="button"
            data-action="import"
            on:click=desk.on_press(|| Action::Open(Dialog::Records))
        >
            {desk.text(|texts| texts.records.heading)}
        </button>
    }
    .into_any()
}

/// What of a record is seen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Nothing,
    List,
    Game,
}

fn stage(session: &Session) -> Stage {
    match (&session.now.records.shown, &session.now.records.listing) {
        (Some(_), _) => Stage::Game,
        (None, Some(_)) => Stage::List,
        (None, None) => Stage::Nothing,
    }
}

/// What is in it.
pub(super) fn content() -> AnyView {
    let desk = Desk::here();
    let stages = desk.memo(stage);
    let name = desk.memo(|session| match stage(session) {
        Stage::Nothing => "nothing",
        Stage::List => "list",
        Stage::Game => "game",
    });
    view! {
        <div class="dialog-form records" data-records=name>
            <div class="dialog-body">
                {entry()}
                {told()}
                {redraw(stages, |stage| match stage {
                    Stage::Nothing => ().into_any(),
                    Stage::List => list(),
                    Stage::Game => game(),
                })}
            </div>
            {redraw(stages, |stage| match stage {
                Stage::Nothing => ().into_any(),
                Stage::List => pages(),
                Stage::Game => foot(),
            })}
        </div>
    }
    .into_any()
}

/// The field, and the files of one's own disk.
fn entry() -> AnyView {
    let desk = Desk::here();
    let field = NodeRef::<html::Textarea>::new();
    let read = move || {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        record(desk, RecordAction::Read(text));
    };
    // What is pasted stands in the field a moment later.
    let pasted: Box<dyn FnMut(ev::ClipboardEvent)> =
        Box::new(move |_| set_timeout(read, std::time::Duration::ZERO));
    let press: Press = Box::new(move |_| read());
    let text = desk.text(|texts| texts.records.text);
    // Once something is found, it is the main thing to open that.
    let main = desk.memo(|session| (stage(session) == Stage::Nothing).then_some("main"));
    view! {
        <div class="record-entry">
            <label class="field-name" for="record-text">{text}</label>
            <textarea
                id="record-text"
                class="text-input"
                rows=desk.memo(|session| if stage(session) == Stage::Nothing { "4" } else { "2" })
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                aria-describedby="record-about"
                node_ref=field
                prop:value=desk.memo(|session| session.now.records.text.to_string())
                on:paste=pasted
            ></textarea>
            <p id="record-about" class="record-about">{desk.text(|texts| texts.records.about)}</p>
            <div class="ways">
                <button class="button" type="button" data-kind=main data-action="read" on:click=press>
                    {desk.text(|texts| texts.records.read)}
                </button>
                {files()}
            </div>
        </div>
    }
    .into_any()
}

fn files() -> AnyView {
    let desk = Desk::here();
    let input = NodeRef::<html::Input>::new();
    let chosen: Box<dyn FnMut(ev::Event)> = Box::new(move |_| {
        let Some(input) = input.get_untracked() else { return };
        let files = input.files().map(|list| incoming::files(&list)).unwrap_or_default();
        // The same file can be chosen again, mended.
        input.set_value("");
        if !files.is_empty() {
            desk.bring(files);
        }
    });
    view! {
        <label class="button file-button">
            <input type="file" multiple="multiple" data-files="" node_ref=input on:change=chosen/>
            {desk.text(|texts| texts.records.files)}
        </label>
    }
    .into_any()
}

/// What there is to say, and how far the clerk is.
fn told() -> AnyView {
    let desk = Desk::here();
    let sentences = |told: Vec<String>| {
        told.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view().into_any()
    };
    let works = |session: &Session| {
        let doing = session.now.records.doing;
        doing.is_some_and(|doing| doing.what != Deed::Turning)
    };
    view! {
        <div class="record-told" data-told="">{redraw(desk.memo(Session::told_of_records), sentences)}</div>
        {show(desk.memo(works), progress)}
    }
    .into_any()
}

fn progress() -> AnyView {
    let desk = Desk::here();
    let done = desk.memo(|session| session.now.records.doing.map_or(0, |doing| doing.hundredths).to_string());
    view! {
        <div class="ways record-progress">
            <progress max="100" value=done aria-label=desk.text(|texts| texts.records.reading)></progress>
            {button("give-up", |texts| texts.commands.cancel, || RecordAction::GiveUp)}
        </div>
    }
    .into_any()
}

/// The game that is shown: its board, its people, and what is left open.
fn game() -> AnyView {
    let desk = Desk::here();
    let top = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if let Some(top) = top.get() {
            // Whatever was pressed is gone; what cannot have the focus leaves it where it is.
            let _ = top.focus();
        }
    });
    let several = desk.memo(|session| session.now.records.listing.is_some());
    let position = desk.memo(|session| session.now.records.choice().map(|choice| *choice.game.position()));
    let board = |position: Option<_>| match position {
        Some(position) => {
            view! { <SmallBoard picture=Picture::of(&position) class="record-board"/> }.into_any()
        }
        None => ().into_any(),
    };
    let header = desk.memo(|session| session.now.records.shown.as_ref().map(|shown| shown.header.clone()));
    let facts = desk.memo(Session::shown_record);
    view! {
        <div class="record-game" tabindex="-1" node_ref=top>
            {show(several, || button("back-to-list", |texts| texts.records.back_to_list, || RecordAction::BackToList))}
            {redraw(position, board)}
            <div class="record-words">
                {redraw(desk.memo(names), |names| view! { <h3 class="record-names">{names}</h3> }.into_any())}
                {redraw(facts, |facts| facts.into_iter().map(|fact| view! { <p>{fact}</p> }).collect_view().into_any())}
                {redraw(header, |header| header.map(about).into_any())}
                {redraw(desk.memo(labels), choices)}
            </div>
        </div>
    }
    .into_any()
}

/// Who played; where that is not written, the colours.
fn names(session: &Session) -> String {
    let Some(choice) = session.now.records.choice() else { return String::new() };
    let header = session.now.records.shown.as_ref().map(|shown| &shown.header.names);
    let colours = scene::colour_names(session.texts(), choice.game.ruleset());
    match header {
        Some(names) => {
            let players = session.texts().shelf.players;
            players(or(&names.black, colours.black), or(&names.second, colours.second))
        }
        None => String::new(),
    }
}

/// A name, or what stands where there is none.
pub(super) fn or<'a>(name: &'a str, other: &'a str) -> &'a str {
    if name.is_empty() || name == "?" { other } else { name }
}

/// Occasion, place and date in a line, the comment in another. They are other people's texts.
fn about(header: Header) -> AnyView {
    let Header { event, place, date, comment, .. } = header;
    let parts: Vec<String> =
        [event, place, date].into_iter().filter(|part| !part.is_empty() && part != "?").collect();
    let line = (!parts.is_empty()).then(|| view! { <p class="record-about">{parts.join(", ")}</p> });
    let comment = (!comment.is_empty()).then(|| view! { <p class="record-comment">{comment}</p> });
    view! {
        {line}
        {comment}
    }
    .into_any()
}

/// What the choices are called that a record leaves open; none where there is only one.
fn labels(session: &Session) -> Vec<String> {
    let texts = session.texts();
    let choices = |shown: &Shown| match shown.choices.as_slice() {
        [_] => Vec::new(),
        several => several.iter().map(|Choice { game, .. }| label(texts, game)).collect(),
    };
    session.now.records.shown.as_ref().map(choices).unwrap_or_default()
}

/// The rules; where the game begins in the midst of one, whose turn it is, too.
fn label(texts: &'static Texts, game: &Game) -> String {
    let rules = scene::ruleset_in_full(texts, game.ruleset());
    if game.is_set_up() {
        let mover = scene::colour_names(texts, game.ruleset())[game.start().to_move()];
        format!("{rules}, {}", (texts.strips.turn)(mover))
    } else {
        rules
    }
}

fn choices(labels: Vec<String>) -> AnyView {
    if labels.is_empty() {
        return ().into_any();
    }
    let desk = Desk::here();
    let choose: Box<dyn FnMut(ev::Event)> = Box::new(move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            record(desk, RecordAction::Choose(place));
        }
    });
    let options = labels.into_iter().enumerate();
    let options = options.map(|(place, label)| view! { <option value=place.to_string()>{label}</option> });
    let menu = view! {
        <select
            class="text-input"
            data-choice="record"
            prop:value=desk.memo(|session| session.now.records.chosen.to_string())
            on:change=choose
        >
            {options.collect_view()}
        </select>
    };
    labelled(desk.text(|texts| texts.records.which), menu)
}

fn foot() -> AnyView {
    let desk = Desk::here();
    let open: Press = Box::new(move |_| record(desk, RecordAction::Open(chance::draw())));
    view! {
        <div class="dialog-foot">
            <button class="button" type="button" data-kind="main" data-action="open-record" on:click=open>
                {desk.memo(Session::open_record_label)}
            </button>
        </div>
    }
    .into_any()
}

/// A button that does something about records.
pub(super) fn button(
    id: &'static str,
    label: fn(&'static Texts) -> &'static str,
    action: fn() -> RecordAction,
) -> AnyView {
    let press = Desk::here().on_press(move || Action::Record(action()));
    WordButton::new(id, label).view(press)
}

/// Lets something happen to records.
pub(super) fn record(desk: Desk, action: RecordAction) {
    desk.act(Action::Record(action));
}
