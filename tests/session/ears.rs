//! The game by ear: what one asks is answered aloud, and the position can be copied; when the screen stays on.

use reversi::{
    i18n::Language,
    scene::Inquiry,
    session::{Action, Copied, Dialog, Effect, Setting, ShareAction},
};

use crate::{named::named, story::Story};

#[test]
fn an_answer_is_said_aloud_and_changes_nothing() {
    let mut story = Story::after("f5");
    assert_eq!(story.act(Action::Ask(Inquiry::Score)), []);
    assert_eq!(story.said(), "Black 4, White 1. White to move.");
    assert_eq!(story.line(), "f5");
    let times = story.times_said();
    story.act(Action::Ask(Inquiry::Score));
    assert_eq!(story.times_said(), times + 1, "the same answer is heard twice");
}

#[test]
fn the_answer_is_about_what_is_shown() {
    let mut story = Story::after("f5d6");
    story.act(Action::Look(1));
    story.act(Action::Ask(Inquiry::LastMove));
    assert_eq!(story.said(), "Black plays f5 and turns over 1 disc. Turned over: e5.");
}

#[test]
fn the_position_is_copied_in_the_readers_language_and_told() {
    let mut story = Story::after("f5").speaking(Language::Sv);
    story.act(Action::Open(Dialog::Position));
    let effects = story.act(Action::CopyPosition);
    let [Effect::Copy(text)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!(text.lines().nth(5), Some("Rad 4: d4 vit, e4 svart."));
    assert_eq!(story.session.copied_text(), "");
    story.act(Action::Copied(Copied::Refused));
    assert_eq!(
        story.session.copied_text(),
        "Texten kunde inte kopieras här. Markera den och kopiera den själv."
    );
    story.act(Action::Copied(Copied::Done));
    assert_eq!(story.session.copied_text(), "Texten är kopierad.");
    story.act(Action::Open(Dialog::Position));
    assert_eq!(story.session.copied_text(), "", "it is forgotten when the dialog is opened anew");
}

#[test]
fn a_copy_is_heard_as_well() {
    let mut story = Story::after("f5");
    story.act(Action::Open(Dialog::Position));
    story.act(Action::Copied(Copied::Done));
    assert_eq!(story.said(), "The text has been copied.");
    let times = story.times_said();
    story.act(Action::Copied(Copied::Done));
    assert_eq!(story.times_said(), times, "it tells the same as before");
    story.act(Action::CopyPosition);
    story.act(Action::Copied(Copied::Done));
    assert_eq!(story.times_said(), times + 1, "it was copied anew");
}

#[test]
fn what_a_dialog_tells_in_sight_is_heard_as_well() {
    let mut story = Story::after("f5");
    story.act(Action::Open(Dialog::Share));
    story.act(Action::Share(ShareAction::CopyLink));
    story.act(Action::Copied(Copied::Refused));
    assert_eq!(story.said(), story.session.handed_out());
    let times = story.times_said();
    story.act(Action::Set(Setting::Language(Language::Is)));
    assert_eq!(story.times_said(), times, "another language tells nothing new");
}

#[test]
fn without_marks_squares_say_no_more_than_the_eye_sees_and_questions_are_still_answered() {
    let mut story = Story::after("f5");
    let name = |story: &Story, name: &str| {
        let cells = story.session.cells();
        cells.iter().find(|cell| cell.square.to_string() == name).map(|cell| cell.name.replace('\u{a0}', " "))
    };
    assert_eq!(name(&story, "d6").as_deref(), Some("d6, empty, legal move, turns over 1 disc"));
    story.act(Action::Set(Setting::LegalMoves(false)));
    assert_eq!(name(&story, "d6").as_deref(), Some("d6, empty"));
    story.act(Action::Ask(Inquiry::Legal));
    assert_eq!(story.said(), "Legal moves: f4, d6, f6.");
    story.press("d6");
    assert_eq!(story.line(), "f5 d6");
}

#[test]
fn the_screen_stays_on_while_a_game_is_going_on() {
    let mut story = Story::of("classic");
    assert!(!story.session.keeps_awake(), "nobody has begun");
    story.play("f5");
    assert!(story.session.keeps_awake());
    story.act(Action::Set(Setting::Awake(false)));
    assert!(!story.session.keeps_awake());
    assert!(!Story::after(named("V01")).session.keeps_awake(), "the game is over");
}
