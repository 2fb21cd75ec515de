//! The program itself: what is said of it, and a newer version of it.

use reversi::{
    i18n::Language,
    session::{Action, Command, Effect, NewVersion, Offline},
};

use crate::story::Story;

/// Kind, text and commands of the message, if there is one.
fn message(story: &Story) -> Option<(&'static str, String, Vec<&'static str>)> {
    let (notice, commands) = story.session.message()?;
    let id = |command: &Command| match command {
        Command::Do { id, .. } => *id,
        Command::Rematch { .. } => "rematch",
    };
    Some((notice.kind.id(), notice.text(), commands.iter().map(id).collect()))
}

#[test]
fn the_settings_tell_how_far_the_program_is_kept() {
    let mut story = Story::of("classic");
    assert!(story.session.offline().contains("is being saved"), "until more is known");
    for (offline, says) in [
        (Offline::Ready, "The program works without an internet connection."),
        (Offline::Failed, "The next visit tries again."),
        (Offline::Unavailable, "This browser cannot save"),
    ] {
        assert_eq!(story.act(Action::Offline(offline)), []);
        assert!(story.session.offline().contains(says), "{}", story.session.offline());
        assert_eq!(Offline::from_id(offline.id()), Some(offline));
    }
    assert_eq!(Offline::from_id("waits"), None);
    assert!(message(&story).is_none(), "and nothing else does");
}

#[test]
fn a_new_version_is_told_once_and_said_aloud() {
    let mut story = Story::after("f5");
    assert_eq!(story.act(Action::NewVersion(NewVersion::Waits)), []);
    let text = "A new version is ready. The game goes on from here.".to_owned();
    assert_eq!(message(&story), Some(("update", text.clone(), vec!["update", "dismiss"])));
    assert_eq!(story.session.now.said.1, text);
    story.act(Action::NewVersion(NewVersion::Waits));
    story.act(Action::Dismiss);
    assert_eq!(message(&story), None);
    story.act(Action::NewVersion(NewVersion::Waits));
    assert_eq!(message(&story), None, "whoever said later is left in peace");
    assert!(story.session.update().is_some(), "and finds it in the settings");
}

#[test]
fn a_version_that_another_tab_let_in_takes_the_place_of_the_one_that_waited() {
    let mut story = Story::after("f5").speaking(Language::Sv);
    story.act(Action::NewVersion(NewVersion::Waits));
    story.act(Action::NewVersion(NewVersion::Runs));
    let (_, text, _) = message(&story).expect("a message");
    assert!(text.starts_with("En annan flik använder redan en ny version"), "{text}");
    story.act(Action::Dismiss);
    assert_eq!(message(&story), None);
}

#[test]
fn who_agrees_keeps_the_game_first_in_a_form_newer_than_any() {
    let mut story = Story::after("f5d6");
    assert!(story.session.update().is_none(), "there is nothing to agree to yet");
    story.act(Action::NewVersion(NewVersion::Waits));
    let before = story.session.table.saved();
    let effects = story.act(Action::Renew);
    let [Effect::Renew(game)] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((game.moves.as_str(), game.revision), ("f5d6", before.revision + 1));
}
