//! Playing, taking back, the end.

use reversi::{
    i18n::Language,
    scene,
    session::{Action, Dialog, Effect, Setting},
};

use crate::{
    named::named,
    story::{Story, kept},
};

#[test]
fn gf_01_after_an_undo_the_same_side_moves_again() {
    let mut story = Story::after("f5");
    story.undo(1);
    assert_eq!(story.said(), "The move f5 is undone. Black to move.");
    story.play("e6");
    assert_eq!((story.line().as_str(), story.count().as_str()), ("e6", "4-1"));
}

#[test]
fn gf_01_as_many_undos_as_moves_lead_to_the_start() {
    let mut story = Story::after("f5f6d3");
    story.undo(3);
    assert_eq!(story.picture(), Story::of("classic").picture());
    assert!(!story.session.can_undo());
    assert_eq!(story.act(Action::Undo), [], "there is nothing to keep");
    assert_eq!(story.undone(), "f5 f6 d3");
}

#[test]
fn gf_05_undo_and_redo_restore_a_game_with_eight_passes() {
    let mut story = Story::after(named("V12"));
    let (line, picture) = (story.line(), story.picture());
    assert_eq!(line.matches("--").count(), 8);
    story.undo(10);
    story.redo(10);
    assert_eq!((story.line(), story.picture(), story.undone()), (line, picture, String::new()));
    assert_eq!(story.count(), "63-0");
    assert!(!story.session.can_redo());
}

#[test]
fn gf_07_undo_works_after_the_end() {
    let mut story = Story::after(named("V01"));
    assert_eq!(story.commands(), "rematch");
    story.undo(1);
    assert_eq!((story.notice().as_str(), story.legal().as_str()), ("", "c3 c4 g4 c5 c6 g6 c7"));
    story.play("c5");
    assert!(story.notice().starts_with("over: Black wins 13–0."), "{}", story.notice());
}

#[test]
fn gf_11_counts_go_back_with_the_discs() {
    let mut story = Story::after("f5f6d3");
    assert_eq!(story.count(), "5-2");
    story.undo(1);
    assert_eq!(story.count(), "3-3");
}

#[test]
fn gf_13_the_mark_of_the_last_move_follows_undo_and_redo() {
    let mut story = Story::after("f5d6c3");
    let mut check = |action: Action, expected: &str| {
        story.act(action);
        assert_eq!(story.last(), expected);
    };
    check(Action::Undo, "d6");
    check(Action::Redo, "c3");
    check(Action::Undo, "d6");
    check(Action::Undo, "f5");
    check(Action::Undo, "");
}

#[test]
fn gf_19_the_end_is_told_once_and_stays_in_the_page() {
    let mut story = Story::after(named("V01"));
    let times = story.times_said();
    let english = story.notice();
    story.act(Action::Open(Dialog::Settings));
    story.act(Action::Set(Setting::LegalMoves(false)));
    story.act(Action::Set(Setting::Language(Language::Sv)));
    story.act(Action::Close);
    assert_eq!(story.times_said(), times);
    assert!(story.notice().starts_with("over: Svart vinner med 13–0."), "{}", story.notice());
    story.act(Action::Set(Setting::Language(Language::En)));
    assert_eq!(story.notice(), english);
}

#[test]
fn gf_20_the_result_is_told_by_colour() {
    let end = |game| Story::after(named(game)).notice();
    assert!(end("V03").starts_with("over: Black wins 14–1."));
    assert_eq!(end("V05"), "over: The game is a draw, 32–32.");
}

#[test]
fn gf_23_what_is_kept_has_no_passes() {
    for game in ["V01", "V02", "V12"] {
        let saved = Story::after(named(game)).session.table.saved();
        assert_eq!(saved.moves, named(game), "{game}");
    }
}

#[test]
fn gf_26_a_move_after_undos_drops_what_could_be_redone() {
    let mut story = Story::after("f5f6d3");
    story.undo(2);
    let saved = kept(&story.press("d6"));
    assert_eq!((saved.moves.as_str(), saved.ply), ("f5d6", 2));
    assert!(!story.session.can_redo());
    assert_eq!(story.act(Action::Redo), []);
}

#[test]
fn what_can_be_redone_is_kept_too() {
    let mut story = Story::after("f5f6d3");
    let saved = kept(&story.act(Action::Undo));
    assert_eq!((saved.moves.as_str(), saved.ply), ("f5f6d3", 2));
    let saved = kept(&story.act(Action::Redo));
    assert_eq!((saved.moves.as_str(), saved.ply), ("f5f6d3", 3));
}

#[test]
fn every_keeping_counts_up() {
    let mut story = Story::of("classic");
    let actions = [Story::press, |story: &mut Story, _: &str| story.act(Action::Undo)];
    let revisions: Vec<u32> =
        actions.iter().cycle().take(4).map(|act| kept(&act(&mut story, "f5")).revision).collect();
    assert_eq!(revisions, [1, 2, 3, 4]);
}

#[test]
fn gf_32_the_counters_say_what_the_result_says() {
    let v30 = format!("{}b2", named("V30"));
    for (squares, black, second) in [(named("V14"), 37, 27), (&v30, 29, 35), (named("V05"), 32, 32)] {
        for language in Language::ALL {
            let story = Story::after(squares).speaking(language);
            assert_eq!(story.count(), format!("{black}-{second}"));
            let told = story.notice();
            for number in [black, second] {
                assert!(told.contains(&number.to_string()), "{number} in {told:?}");
            }
        }
    }
}

#[test]
fn the_board_is_turned_and_kept_so() {
    let mut story = Story::after("f5");
    let effects = story.act(Action::TurnBoard);
    assert!(matches!(&effects[..], [Effect::SaveSettings(settings)] if settings.board_turned));
    assert_eq!(story.said(), "The board has been turned round.");
    story.act(Action::TurnBoard);
    assert!(!story.session.settings.board_turned);
}

#[test]
fn what_was_shown_before_the_last_change_is_remembered() {
    let mut story = Story::after("f5");
    let shown = |story: &Story| *story.session.moment().position();
    for action in [Action::Undo, Action::Redo, Action::Look(0), Action::BackToGame] {
        let before = shown(&story);
        story.act(action);
        assert_eq!(story.session.now.before, Some(before));
        assert!(scene::cells(&story.session.moment(), Some(&before)).iter().any(|cell| {
            cell.change.is_some() || cell.disc.is_none() && before.disc(cell.square).is_some()
        }));
    }
}
