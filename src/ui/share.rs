//! The dialog by which a game goes out: link, QR code, written forms, paper. And the score sheet, which only paper shows.

use leptos::prelude::*;

use super::{
    choice::{Choice, choices},
    desk::{Desk, Press},
    dialog::DialogFrame,
    redraw::redraw,
    word_button::WordButton,
};
use crate::{
    browser::hand_out,
    clerk::{QrCode, Written},
    i18n::Texts,
    session::{Action, Copied, Dialog, FileKind, Printout, Session, ShareAction, Sheet},
};

/// The dialog.
#[component]
pub(super) fn ShareDialog() -> impl IntoView {
    view! { <DialogFrame dialog=Dialog::Share id="share" title=|texts| texts.sharing.heading/> }
}

/// What is in it.
pub(super) fn share() -> AnyView {
    let desk = Desk::here();
    hand_out::bring();
    let told = desk.memo(|session| match session.now.copied {
        None => "",
        Some(Copied::Done) => "done",
        Some(Copied::Refused) => "refused",
    });
    view! {
        <div class="dialog-body">
            {link()}
            {forms()}
            {paper()}
        </div>
        <div class="dialog-foot share-told">
            <p data-copied=told>{desk.memo(Session::handed_out)}</p>
        </div>
    }
    .into_any()
}

fn link() -> AnyView {
    let desk = Desk::here();
    let send = hand_out::can_send()
        .then(|| button("send-link", Some("main"), |texts| texts.sharing.send_link, ShareAction::SendLink));
    let copy = if send.is_some() { None } else { Some("main") };
    let pressed = desk.memo(|session| if session.now.sharing.shows_code { "true" } else { "false" });
    let code = desk.memo(|session| session.code().cloned());
    view! {
        <section class="field">
            <p>{desk.text(|texts| texts.sharing.about)}</p>
            <input
                class="share-link"
                readonly
                data-link=""
                aria-label=desk.text(|texts| texts.sharing.link)
                prop:value=desk.memo(Session::link)
            />
            <div class="ways">
                {send}
                {button("copy-link", copy, |texts| texts.sharing.copy_link, ShareAction::CopyLink)}
                <button
                    class="button"
                    type="button"
                    data-action="qr"
                    aria-pressed=pressed
                    on:click=act(desk, ShareAction::Code)
                >
                    {desk.text(|texts| texts.sharing.code)}
                </button>
            </div>
            {redraw(code, drawn)}
        </section>
    }
    .into_any()
}

/// The code, as large as the dialog allows: it is held out to another device.
fn drawn(code: Option<QrCode>) -> AnyView {
    let Some(QrCode { side, path }) = code else { return ().into_any() };
    let label = Desk::here().text(|texts| texts.sharing.code_about);
    view! {
        <svg class="qr" data-qr="" role="img" aria-label=label viewBox=format!("0 0 {side} {side}")>
            <path d=path></path>
        </svg>
    }
    .into_any()
}

fn forms() -> AnyView {
    let desk = Desk::here();
    let form = desk.memo(|session| session.now.sharing.form);
    let forms = FORMS.map(form_choice).into();
    view! {
        {choices(desk.text(|texts| texts.sharing.forms), "forms", forms)}
        {redraw(form, written)}
    }
    .into_any()
}

/// The forms in the order of the dialog.
const FORMS: [Written; 7] = [
    Written::Transcript,
    Written::Board,
    Written::Picture,
    Written::NumberedPicture,
    Written::Sgf,
    Written::Ggf,
    Written::Obf,
];

fn form_choice(form: Written) -> AnyView {
    let desk = Desk::here();
    let name = desk.text_of(move |texts| match form {
        Written::Transcript => texts.sharing.transcript,
        Written::Board => texts.sharing.board,
        Written::Picture => texts.sharing.picture,
        Written::NumberedPicture => texts.sharing.numbered_picture,
        Written::Sheet => texts.sharing.print_sheet,
        // These are called the same everywhere.
        Written::Sgf => "SGF",
        Written::Ggf => "GGF",
        Written::Obf => "OBF",
    });
    let choice = Choice {
        group: "form",
        value: form.id(),
        chosen: desk.memo(move |session| session.now.sharing.form == form),
        action: Action::Share(ShareAction::Form(form)),
        look: "",
    };
    choice.view(view! { <span>{name}</span> })
}

/// What was written in a form, and what can be done with it; or why it cannot be.
fn written(form: Written) -> AnyView {
    let desk = Desk::here();
    let is_picture = matches!(form, Written::Picture | Written::NumberedPicture);
    let text = desk.memo(|session| session.written().cloned());
    let ways = move |is_there: bool| if is_there { ways(form) } else { ().into_any() };
    view! {
        <div class="field" data-form=form.id()>
            {redraw(text, move |text| match text {
                None => view! { <p class="share-note">{desk.text(|texts| texts.sharing.writing)}</p> }.into_any(),
                Some(Err(why)) => view! { <p class="share-note" data-refused="">{why}</p> }.into_any(),
                Some(Ok(text)) if is_picture => picture(text),
                Some(Ok(text)) => as_text(text),
            })}
            {redraw(desk.memo(|session| matches!(session.written(), Some(Ok(_)))), ways)}
        </div>
    }
    .into_any()
}

fn picture(svg: String) -> AnyView {
    let label = Desk::here().text(|texts| texts.sharing.picture);
    view! { <div class="share-picture" data-written="" role="img" aria-label=label inner_html=svg></div> }
        .into_any()
}

fn as_text(text: String) -> AnyView {
    let label = Desk::here().text(|texts| texts.sharing.text);
    view! { <textarea class="share-text" readonly rows="3" data-written="" aria-label=label prop:value=text></textarea> }
        .into_any()
}

fn ways(form: Written) -> AnyView {
    let kinds = FileKind::of(form);
    let is_text = kinds.len() == 1;
    let copy = is_text.then(|| button("copy-text", None, |texts| texts.position.copy, ShareAction::CopyText));
    let save = |&kind: &FileKind| {
        let desk = Desk::here();
        let label = desk.memo(move |session| {
            let texts = &session.texts().sharing;
            if is_text { texts.save.to_owned() } else { (texts.save_as)(kind.name()) }
        });
        let press = act(desk, ShareAction::Save(kind));
        view! { <button class="button" type="button" data-action="save" data-file=kind.extension() on:click=press>{label}</button> }
            .into_any()
    };
    let save: Vec<AnyView> = kinds.iter().map(save).collect();
    view! { <div class="ways">{copy}{save}</div> }.into_any()
}

fn paper() -> AnyView {
    let desk = Desk::here();
    view! {
        <fieldset class="field">
            <legend>{desk.text(|texts| texts.sharing.paper)}</legend>
            <div class="ways">
                {button("print-game", None, |texts| texts.sharing.print_game, ShareAction::Print(Printout::Game))}
                {button("print-sheet", None, |texts| texts.sharing.print_sheet, ShareAction::Print(Printout::Sheet))}
                {button("print-empty", None, |texts| texts.sharing.print_empty, ShareAction::Print(Printout::EmptySheet))}
            </div>
        </fieldset>
    }
    .into_any()
}

fn button(
    id: &'static str,
    kind: Option<&'static str>,
    label: fn(&'static Texts) -> &'static str,
    action: ShareAction,
) -> AnyView {
    WordButton::new(id, label).of_kind(kind).view(act(Desk::here(), action))
}

fn act(desk: Desk, action: ShareAction) -> Press {
    desk.on_press(move || Action::Share(action.clone()))
}

/// The score sheet while it is being printed: beside it, paper shows nothing.
#[component]
pub(super) fn ScoreSheet() -> impl IntoView {
    let sheet = Desk::here().memo(|session| session.sheet().cloned());
    redraw(sheet, |sheet| match sheet {
        Some(sheet) => on_paper(sheet),
        None => ().into_any(),
    })
}

fn on_paper(Sheet { heading, lines, drawing }: Sheet) -> AnyView {
    let line = |(label, text): (&'static str, String)| {
        view! {
            <dt>{label}</dt>
            <dd>{text}</dd>
        }
    };
    view! {
        <section class="sheet" data-sheet="" aria-hidden="true">
            <h2>{heading}</h2>
            <dl>{lines.into_iter().map(line).collect_view()}</dl>
            <div class="sheet-board" inner_html=drawing></div>
        </section>
    }
    .into_any()
}
