//! A first visit before all of the program is there: it goes on as if it had been.

use reversi::{
    formats::{save::GameId, transcript},
    i18n::Language,
    rules::Square,
    scene::NoticeKind,
    session::{
        Action, Chance, Dialog, NewVersion, Offline, SaveError, Session, open_early, update, update_early,
    },
};

fn sessions() -> [Session; 2] {
    [(); 2].map(|()| open_early(Language::En, GameId::from_lot(1)))
}

/// Every square of the board, and one of no board that is played on.
fn squares() -> Vec<Square> {
    let names = ["a1", "d4", "d3", "h8", "c5", "f5", "j10"];
    names.iter().map(|name| name.parse().expect("a square")).collect()
}

#[test]
fn what_happens_early_happens_as_it_would_later() {
    let games = include_str!("../data/transcripts.txt");
    for line in games.lines().filter(|line| !line.starts_with('#')).take(8) {
        let [mut early, mut whole] = sessions();
        let mut happens = |action: Action| {
            let effects = update_early(&mut early, action.clone());
            assert_eq!(effects, Ok(update(&mut whole, action.clone())), "{line} {action:?}");
            assert_eq!(format!("{early:?}"), format!("{whole:?}"), "{line} {action:?}");
        };
        happens(Action::StandAt("https://example.org/reversi/".to_owned()));
        happens(Action::PartCame);
        happens(Action::Offline(Offline::Failed));
        happens(Action::NewVersion(NewVersion::Waits));
        for square in transcript::read(line.split('\t').next().expect("squares")).expect("squares") {
            squares().into_iter().for_each(|other| happens(Action::Aim(Some(other))));
            // One that is refused leaves everything as it is.
            happens(Action::Press("d4".parse().expect("a square")));
            happens(Action::Aim(None));
            happens(Action::Press(square));
        }
        happens(Action::GameNotSaved(SaveError::Full, Chance(2)));
        happens(Action::GameNotSaved(SaveError::Newer, Chance(3)));
    }
}

#[test]
fn what_is_missing_is_said_each_time() {
    let [mut session, _] = sessions();
    for _ in 0..2 {
        let before = session.now.said.0;
        assert_eq!(update_early(&mut session, Action::PartMissing), Ok(vec![]));
        assert!(session.now.said.1.starts_with("A part of the program"), "{}", session.now.said.1);
        assert_ne!(session.now.said.0, before);
    }
}

#[test]
fn whatever_needs_more_waits_and_changes_nothing() {
    let [mut session, _] = sessions();
    assert_eq!(update_early(&mut session, Action::Press("a1".parse().expect("a square"))), Ok(vec![]));
    let before = format!("{session:?}");
    let late = [Action::Undo, Action::Open(Dialog::NewGame), Action::Hint, Action::CloseRules];
    for action in late {
        assert_eq!(update_early(&mut session, action.clone()), Err(Box::new(action.clone())));
        assert_eq!(format!("{session:?}"), before, "{action:?}");
    }
}

#[test]
fn the_first_message_can_be_read() {
    let [mut session, _] = sessions();
    assert_eq!(session.early_message(), None);
    assert_eq!(update_early(&mut session, Action::NewVersion(NewVersion::Waits)), Ok(vec![]));
    let told = |session: &Session| session.early_message().map(|notice| (notice.kind, notice.text()));
    assert_eq!(told(&session).map(|(kind, _)| kind), Some(NoticeKind::Update));
    let _ = update_early(&mut session, Action::GameNotSaved(SaveError::Newer, Chance(2)));
    let parted = "The game was continued in another tab.".to_owned();
    assert_eq!(told(&session), Some((NoticeKind::Info, parted)));
}
