//! Playing by sending links: what is seen of a game that comes, and the answer that goes back. The names `LK-07` and so on
//! are those of `data/cases.tsv`.

use reversi::{
    formats::link,
    session::{Action, Address, Chance, Effect, Session, ShareAction},
};

use crate::{named::named, story::Story};

fn follow(story: &mut Story, address: &str, lot: u64) -> Vec<Effect> {
    story.act(Action::Follow(link::read(address), Chance(lot)))
}

fn share(story: &mut Story, action: ShareAction) -> Vec<Effect> {
    story.act(Action::Share(action))
}

/// The link of the game as it is shown, as it goes into a message.
fn link_of(session: &Session) -> String {
    session.link()
}

/// How many plies of the game were on the board before what is shown now.
fn shown_before(story: &Story) -> Option<usize> {
    let before = story.session.now.before?;
    let game = &story.session.table.game;
    (0..=game.plies().len()).find(|&ply| *game.position_at(ply) == before)
}

#[test]
fn two_people_play_by_sending_links() {
    let mut anna = Story::after("f5");
    let mut kim = Story::of("classic");
    follow(&mut kim, &link_of(&anna.session), 2);
    assert_eq!((kim.line(), shown_before(&kim)), ("f5".into(), Some(0)));
    assert!(kim.session.has_come());
    assert_eq!(kim.notice(), "link: Black plays f5 and turns over 1 disc. White to move.");
    assert_eq!(kim.said(), "Black plays f5 and turns over 1 disc. White to move.");
    assert_eq!(kim.message(), "", "nothing was on the table");

    kim.play("d6");
    assert!(!kim.session.has_come());
    assert_eq!(kim.notice(), "link: Send the link back, and the other player will see your move.");
    assert_eq!(kim.commands(), "share");

    let own = anna.session.table.id.clone();
    let effects = follow(&mut anna, &link_of(&kim.session), 3);
    assert!(matches!(effects[..], [Effect::Address(Address::Clear), Effect::SaveGame(_)]), "{effects:?}");
    assert_eq!((anna.line(), anna.message(), shown_before(&anna)), ("f5 d6".into(), String::new(), Some(1)));
    assert_eq!(anna.session.table.id, own, "it is the same game");
    assert_eq!(anna.notice(), "link: White plays d6 and turns over 1 disc. Black to move.");

    anna.play("c3");
    anna.undo(1);
    assert_eq!(anna.notice(), "", "taken back, there is nothing to send");
    anna.play("c3d3");
    assert_eq!(anna.notice(), "", "who plays both sides plays at one screen");
}

#[test]
fn a_pass_and_the_end_come_by_link_too() {
    let mut story = Story::of("classic");
    follow(&mut story, &format!("#/game/classic/{}", named("V02")), 2);
    assert!(story.line().ends_with("h6 --"), "{}", story.line());
    assert_eq!(shown_before(&story), Some(7), "before the disc, not before the pass");
    assert!(story.notice().starts_with("link: White plays h6"), "{}", story.notice());
    assert!(story.notice().contains("passes"), "{}", story.notice());
    let mut story = Story::of("classic");
    follow(&mut story, &format!("#/game/classic/{}", named("V01")), 2);
    assert!(story.notice().starts_with("over: Black wins 13–0."), "{}", story.notice());
    assert!(story.session.has_come());
}

#[test]
fn a_link_into_the_middle_shows_that_position_and_keeps_the_rest() {
    let mut teacher = Story::after("f5d6c3d3c4");
    teacher.act(Action::Look(2));
    assert_eq!(teacher.session.link(), "#/game/classic/f5d6c3d3c4/2");
    let mut pupil = Story::of("classic");
    follow(&mut pupil, "#/game/classic/f5d6c3d3c4/2", 2);
    assert_eq!((pupil.session.shown_ply(), pupil.line()), (2, "f5 d6 c3 d3 c4".into()));
    assert_eq!(pupil.notice(), "view: Move 2 of 5");
    assert!(!pupil.session.has_come());
    follow(&mut pupil, "#/game/classic/f5d6c3d3c4/3", 3);
    assert_eq!(pupil.session.shown_ply(), 3, "the same game at another place");
}

#[test]
fn a_game_against_the_computer_is_never_gone_on_with_by_a_link() {
    let mut story = Story::after("f5");
    story.session.table.seats.players.second = "level-1".parse().expect("a level");
    let own = story.session.table.id.clone();
    follow(&mut story, "#/game/classic/f5d6", 7);
    assert_ne!(story.session.table.id, own);
    assert!(story.message().contains("Your own is kept."), "{}", story.message());
}

#[test]
fn what_was_taken_back_is_not_lost_by_an_answer() {
    let mut story = Story::after("f5d6c3d3");
    story.undo(2);
    let own = story.session.table.id.clone();
    follow(&mut story, "#/game/classic/f5d6c4", 7);
    assert_ne!(story.session.table.id, own, "c3 and d3 can still be redone there");
    assert!(story.message().contains("Your own is kept."), "{}", story.message());
}

#[test]
fn lk_07_a_game_in_progress_stays_within_reach() {
    let mut story = Story::after(&named("V29")[..40]);
    let own = story.session.table.id.clone();
    follow(&mut story, "#/game/classic/f5f4", 7);
    assert_eq!(story.line(), "f5 f4");
    assert_eq!(story.message(), "This is a separate game. Your own is kept. [restore dismiss]");
    assert_eq!(story.act(Action::Restore(own.clone())), [Effect::Read(own)]);
    assert_eq!(
        story.said(),
        "White plays f4 and turns over 1 disc. Black to move. This is a separate game. Your own is kept."
    );
}

#[test]
fn lk_13_a_link_to_a_finished_game_shows_how_it_ended() {
    let mut story = Story::of("classic");
    let effects = follow(&mut story, &format!("#/game/classic/{}", named("V01")), 7);
    assert!(
        matches!(effects[..], [Effect::Address(Address::Clear), Effect::SaveGame(_)]),
        "nobody thinks: {effects:?}"
    );
    assert_eq!(story.count(), "13-0");
    assert!(story.notice().starts_with("over: Black wins 13–0."), "{}", story.notice());
    assert_eq!(story.commands(), "rematch");
    story.start(8);
    assert_eq!(story.line(), "");
}

#[test]
fn lk_14_where_the_own_game_is_longer_the_reader_is_asked() {
    let moves = named("V12");
    let (six, seven) = (&moves[..12], &moves[..14]);
    let mut story = Story::after(seven);
    let own = story.session.table.id.clone();
    let effects = follow(&mut story, &format!("#/game/classic/{six}"), 7);
    assert_eq!(effects, [Effect::Address(Address::Clear)]);
    assert_eq!(
        story.notice(),
        "ask: Your game has 7 moves, the one in the link has 6. Which one do you want?"
    );
    assert_eq!(
        (story.commands(), story.said()),
        ("keep-mine take-link".into(), story.notice()[5..].to_owned())
    );
    let mut mine = story.clone();
    share(&mut mine, ShareAction::KeepMine);
    assert_eq!((mine.notice(), mine.session.table.id.clone()), (String::new(), own.clone()));
    let mut theirs = story.clone();
    let effects = share(&mut theirs, ShareAction::TakeLink);
    assert!(matches!(effects[..], [Effect::SaveGame(_)]), "{effects:?}");
    assert_eq!(theirs.session.table.game.squares().count(), 6);
    assert!(theirs.message().contains("Your own is kept."), "{}", theirs.message());
    assert_eq!(theirs.act(Action::Restore(own.clone())), [Effect::Read(own)]);
    // Who plays on has answered.
    let legal = story.session.moment().position().legal().iter().next().expect("a legal square");
    story.play(&legal.to_string());
    assert_eq!(story.notice(), "");
    assert_eq!(share(&mut story, ShareAction::TakeLink), [], "it is no longer asked");
}
