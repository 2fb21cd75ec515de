//! Games that go out: what the dialog shows, what the clerk is asked, what is copied, saved and printed.

use reversi::{
    clerk::{Answer, Errand, News, QrCode, Written},
    i18n::Language,
    session::{
        Action, Copied, Dialog, Effect, FileKind, HandedOut, Order, Printout, ShareAction, ShareEffect,
    },
};

use crate::{
    named::named,
    story::{Story, plain},
};

const PLACE: &str = "https://example.org/reversi/";

fn share(story: &mut Story, action: ShareAction) -> Vec<Effect> {
    story.act(Action::Share(action))
}

/// A story after these moves, with the dialog open. What the clerk was asked comes with it.
fn sharing(squares: &str) -> (Story, Vec<Effect>) {
    let mut story = Story::after(squares);
    story.act(Action::StandAt(PLACE.into()));
    let asked = story.act(Action::Open(Dialog::Share));
    (story, asked)
}

/// The errands that the clerk is given, with their numbers.
fn errands(effects: &[Effect]) -> Vec<(u32, Errand)> {
    let errand = |effect: &Effect| match effect {
        Effect::Clerk(Order::Give(number, _, errand)) => Some((*number, errand.clone())),
        _ => None,
    };
    effects.iter().filter_map(errand).collect()
}

fn answer(story: &mut Story, number: u32, answer: Answer) -> Vec<Effect> {
    story.act(Action::Clerk(News::Answered(number, answer)))
}

/// The only game that is to be written: its form, its length and where it stands.
fn written(effects: &[Effect]) -> (u32, Written, usize, usize) {
    match &errands(effects)[..] {
        [(number, Errand::Write(form, game, _))] => (*number, *form, game.plies().len(), game.ply()),
        other => panic!("one game should be written, not {other:?}"),
    }
}

#[test]
fn the_link_is_that_of_the_game_as_it_is_shown() {
    let (mut story, _) = sharing("f5d6c3");
    assert_eq!(story.session.link(), format!("{PLACE}#/game/classic/f5d6c3"));
    story.act(Action::Look(1));
    assert_eq!(story.session.link(), format!("{PLACE}#/game/classic/f5d6c3/1"));
    story.act(Action::BackToGame);
    story.undo(1);
    assert_eq!(story.session.link(), format!("{PLACE}#/game/classic/f5d6"), "what was undone stays here");
    story.act(Action::Look(3));
    assert_eq!(story.session.link(), format!("{PLACE}#/game/classic/f5d6c3"), "unless it is looked at");
}

#[test]
fn what_is_shown_is_written_anew_when_the_game_goes_on() {
    let (mut story, asked) = sharing("f5d6c3");
    let (first, form, ..) = written(&asked);
    assert_eq!(form, Written::Transcript);
    assert_eq!(story.session.written(), None);
    assert_eq!(answer(&mut story, first, Answer::Written("f5d6c3".into())), []);
    assert_eq!(story.session.written(), Some(&Ok("f5d6c3".into())));
    let effects = story.press("d3");
    let (second, ..) = match &errands(&effects)[..] {
        [(number, Errand::Write(_, game, _))] => (*number, game.ply()),
        other => panic!("{other:?}"),
    };
    assert_eq!(story.session.written(), None, "the old text is of another game");
    answer(&mut story, first, Answer::Written("late".into()));
    assert_eq!(story.session.written(), None, "late answers change nothing");
    answer(&mut story, second, Answer::Refused("No.".into()));
    assert_eq!(story.session.written(), Some(&Err("No.".into())));
    story.act(Action::Close);
    answer(&mut story, second, Answer::Written("later".into()));
    assert_eq!(story.session.written(), None);
}

#[test]
fn records_hold_the_game_and_boards_what_is_shown() {
    let (mut story, _) = sharing("f5d6c3d3");
    story.act(Action::Look(2));
    for form in Written::ALL {
        let effects = share(&mut story, ShareAction::Form(form));
        let effects = if effects.is_empty() {
            share(&mut story, ShareAction::Form(Written::Sgf));
            share(&mut story, ShareAction::Form(form))
        } else {
            effects
        };
        let (_, asked, plies, ply) = written(&effects);
        let is_record = matches!(form, Written::Transcript | Written::Sgf | Written::Ggf | Written::Sheet);
        assert_eq!((asked, plies, ply), (form, 4, if is_record { 4 } else { 2 }));
    }
}

#[test]
fn names_go_out_with_the_game() {
    let mut story = Story::after("f5");
    story.session.table.seats.first = "Anna".into();
    story.session.table.seats.players.second = "level-1".parse().expect("a level");
    story.act(Action::Open(Dialog::Share));
    let effects = share(&mut story, ShareAction::Form(Written::Sgf));
    let [(_, Errand::Write(_, _, header))] = &errands(&effects)[..] else { panic!("{effects:?}") };
    assert_eq!(header.names.black, "Anna");
    assert!(!header.names.second.is_empty(), "the computer has a name");
}

#[test]
fn a_code_is_drawn_when_it_is_to_be_seen() {
    let (mut story, _) = sharing("f5");
    let asked = errands(&share(&mut story, ShareAction::Code));
    let [(number, Errand::Draw(text))] = &asked[..] else { panic!("{asked:?}") };
    assert_eq!(*text, story.session.link());
    let code = QrCode { side: 29, path: "M0 0h1v1h-1z".into() };
    answer(&mut story, *number, Answer::Drawn(code.clone()));
    assert_eq!(story.session.code(), Some(&code));
    share(&mut story, ShareAction::Code);
    assert_eq!(story.session.code(), None);
}

#[test]
fn what_cannot_be_handed_out_is_told() {
    let (mut story, asked) = sharing("f5");
    let link = story.session.link();
    assert_eq!(share(&mut story, ShareAction::CopyLink), [Effect::Copy(link.clone())]);
    story.act(Action::Copied(Copied::Refused));
    assert_eq!(
        story.session.handed_out(),
        "The link could not be copied here. Select it and copy it yourself."
    );
    let sent = share(&mut story, ShareAction::SendLink);
    assert_eq!(sent, [Effect::Share(ShareEffect::Send(link.clone()))]);
    let instead = share(&mut story, ShareAction::HandedOut(HandedOut::LinkRefused));
    assert_eq!(instead, [Effect::Copy(link)], "what the system refuses is copied");
    story.act(Action::Copied(Copied::Done));
    assert_eq!(story.session.handed_out(), "The link has been copied.");
    share(&mut story, ShareAction::HandedOut(HandedOut::FileRefused));
    assert_eq!(story.session.handed_out(), "The file could not be saved here.");
    assert_eq!(share(&mut story, ShareAction::CopyText), [], "it is not written yet");
    let (number, ..) = written(&asked);
    story.act(Action::Clerk(News::Failed(number)));
    assert_eq!(story.session.written(), Some(&Err("This cannot be made at the moment.".into())));
}

#[test]
fn se_13_every_form_has_its_file_with_its_type_and_its_ending() {
    let files = |form| {
        let (mut story, first) = sharing("f5");
        let effects = share(&mut story, ShareAction::Form(form));
        let (number, ..) = written(if effects.is_empty() { &first } else { &effects });
        answer(&mut story, number, Answer::Written("text".into()));
        let copied = share(&mut story, ShareAction::CopyText);
        assert_eq!(copied, [Effect::Copy("text".into())], "{form:?}");
        let save = |&kind: &FileKind| match &share(&mut story, ShareAction::Save(kind))[..] {
            [Effect::Share(ShareEffect::Save { kind, name, text })] => {
                assert_eq!(text, "text");
                format!("{name} {}", kind.media_type())
            }
            other => panic!("{other:?}"),
        };
        FileKind::of(form).iter().map(save).collect::<Vec<_>>().join(", ")
    };
    let check = |form, expected: &str| assert_eq!(files(form), expected);
    check(Written::Transcript, "reversi-classic-1.txt text/plain");
    check(Written::Board, "reversi-classic-1.txt text/plain");
    check(Written::Obf, "reversi-classic-1.obf text/plain");
    check(Written::Sgf, "reversi-classic-1.sgf application/x-go-sgf");
    check(Written::Ggf, "reversi-classic-1.ggf text/plain");
    check(Written::Picture, "reversi-classic-1.svg image/svg+xml, reversi-classic-1.png image/png");
    check(Written::NumberedPicture, "reversi-classic-1.svg image/svg+xml, reversi-classic-1.png image/png");
}

#[test]
fn the_game_and_both_score_sheets_are_printed() {
    let (mut story, _) = sharing("f5d6");
    assert_eq!(share(&mut story, ShareAction::Print(Printout::Game)), [Effect::Share(ShareEffect::Print)]);
    assert_eq!((story.session.now.dialog, story.session.sheet()), (None, None));

    story.session.table.seats.first = "Anna".into();
    let filled = printed(&mut story, Printout::Sheet, 2);
    assert_eq!(filled, "Black: Anna; White: ; Played on: ; Result: ");
    let empty = printed(&mut story, Printout::EmptySheet, 0);
    assert_eq!(empty, "Black: ; White: ; Played on: ; Result: ");
}

/// What stands above the board of a sheet that shows the game after `ply` plies.
fn printed(story: &mut Story, printout: Printout, ply: usize) -> String {
    story.act(Action::Open(Dialog::Share));
    let (number, form, _, at) = written(&share(story, ShareAction::Print(printout)));
    assert_eq!((form, at), (Written::Sheet, ply));
    let effects = answer(story, number, Answer::Written("<svg/>".into()));
    assert_eq!(effects, [Effect::Share(ShareEffect::Print)]);
    let sheet = story.session.sheet().expect("a sheet").clone();
    assert_eq!(sheet.drawing, "<svg/>");
    share(story, ShareAction::HandedOut(HandedOut::Printed));
    assert_eq!(story.session.sheet(), None);
    let lines = sheet.lines.iter().map(|(label, text)| format!("{label}: {text}"));
    plain(&lines.collect::<Vec<_>>().join("; "))
}

#[test]
fn a_score_sheet_has_the_result_as_its_language_writes_it() {
    let check = |language, result: &str| {
        let mut story = Story::after(named("V01")).speaking(language);
        let sheet = printed(&mut story, Printout::Sheet, 9);
        assert!(sheet.ends_with(result), "{sheet}");
    };
    check(Language::En, "; Result: 13–0");
    check(Language::De, "; Ergebnis: 13:0");
}

#[test]
fn lk_17_a_link_says_nothing_of_its_senders_language() {
    let sender = Story::after("f5d6").speaking(Language::Sv);
    assert_eq!(sender.session.link(), Story::after("f5d6").session.link());
    let mut receiver = Story::of("classic").speaking(Language::Is);
    let link = reversi::formats::link::read(&sender.session.link());
    receiver.act(Action::Follow(link, reversi::session::Chance(2)));
    assert_eq!(receiver.session.language(), Language::Is);
    assert_eq!(receiver.line(), "f5 d6");
}
