//! Links to games, and the rules beside the game.

use reversi::{
    formats::link::{self, RulesPlace},
    rules::Preset,
    session::{Action, Address, Chance, Dialog, Effect},
};

use crate::{named::named, story::Story};

fn follow(story: &mut Story, address: &str, lot: u64) -> Vec<Effect> {
    story.act(Action::Follow(link::read(address), Chance(lot)))
}

fn place(preset: Preset, heading: &str) -> RulesPlace {
    RulesPlace { preset, heading: Some(heading.to_owned()) }
}

#[test]
fn a_game_from_a_link_stands_apart_and_ones_own_comes_back() {
    let mut story = Story::after("f5d6");
    let own = story.session.table.id.clone();
    let effects = follow(&mut story, "#/game/classic/f5f4d3", 7);
    assert!(matches!(effects[..], [Effect::Address(Address::Clear), Effect::SaveGame(_)]), "{effects:?}");
    assert_eq!(story.line(), "f5 f4 d3");
    assert!(story.message().starts_with("This is a separate game. Your own is kept."), "{}", story.message());
    story.play("c4");
    assert!(story.message().contains("separate game"), "after a move, too");
    follow(&mut story, "#/game/historic/d4d5", 8);
    assert_eq!(story.line(), "d4 d5");
    let back = story.act(Action::Restore(own.clone()));
    assert_eq!(back, [Effect::Read(own.clone())]);
    let offered = story.session.message().expect("a message").1;
    assert!(
        format!("{offered:?}").contains(&format!("Restore({own:?})")),
        "still the reader's own: {offered:?}"
    );
}

#[test]
fn a_figure_is_tried_apart_and_nobody_waits_for_an_answer() {
    let mut story = Story::after("f5d6");
    let effects = follow(&mut story, "#/try/classic/f5f4", 7);
    assert!(matches!(effects[..], [Effect::Address(Address::Clear), Effect::SaveGame(_)]), "{effects:?}");
    assert_eq!((story.line().as_str(), story.notice().as_str()), ("f5 f4", ""));
    assert_eq!(
        story.said(),
        "White plays f4 and turns over 1 disc. Black to move. This is a separate game. Your own is kept."
    );
    story.play("d3");
    assert_eq!(story.notice(), "", "there is no link to send back");
    assert!(story.message().contains("Your own is kept."), "{}", story.message());
    let effects = follow(&mut story, "#/try/classic/f5f4d3", 8);
    assert_eq!(effects, [Effect::Address(Address::Clear)], "it is there already");
}

#[test]
fn a_link_to_the_game_on_the_table_goes_on() {
    let mut story = Story::after("f5d6c3");
    story.undo(1);
    for address in ["#/game/classic/f5d6", "#/game/classic"] {
        let effects = follow(&mut story, address, 7);
        assert_eq!(effects, [Effect::Address(Address::Clear)], "{address}");
        assert_eq!(
            (story.line(), story.undone(), story.message()),
            ("f5 d6".into(), "c3".into(), String::new())
        );
    }
    follow(&mut story, "#/game/classic/start", 7);
    assert_eq!(story.line(), "", "a game at its start is not the one in progress");
    let mut story = Story::after("f5d6c3");
    story.undo(1);
    follow(&mut story, "#/game/classic/f5d6c3", 7);
    assert_eq!(
        (story.line(), story.undone()),
        ("f5 d6 c3".into(), String::new()),
        "three moves have been linked"
    );
}

#[test]
fn nothing_is_offered_back_where_nothing_was_played() {
    let mut story = Story::of("classic");
    follow(&mut story, "#/game/classic/f5", 7);
    assert_eq!((story.line(), story.message()), ("f5".into(), String::new()));
    let mut finished = Story::after(named("V01"));
    follow(&mut finished, "#/game/classic/f5", 7);
    assert!(
        finished.message().starts_with("This is a separate game."),
        "a finished game can be looked at again"
    );
}

#[test]
fn a_link_that_leads_nowhere_says_why_and_changes_nothing() {
    let told = |address: &str| {
        let mut story = Story::after("f5d6");
        let effects = follow(&mut story, address, 7);
        assert_eq!(effects, [Effect::Address(Address::Clear)], "{address}");
        assert_eq!(story.line(), "f5 d6", "{address}");
        story.message()
    };
    let check = |address: &str, text: &str| assert!(told(address).starts_with(text), "{}", told(address));
    check("#/game/classic/f5a1", "The link cannot be played: move number 2, a1, is not legal.");
    check("#/game/classic/f5d", "The link cannot be read: move number 2 names no square.");
    check("#/game/go", "The link leads to rules that this program does not know.");
    check(&format!("#/game/classic/{}", "f5".repeat(999)), "The link is too long to be a game.");
}

#[test]
fn the_rules_are_read_beside_the_game() {
    let mut story = Story::after("f5d6");
    let passing = place(Preset::Classic, "passing");
    let effects = story.act(Action::Read(passing.clone()));
    assert_eq!(effects, [Effect::Address(Address::Push(passing.clone()))]);
    assert_eq!(story.session.now.reading, Some(passing));
    story.play("c3");
    assert!(story.session.now.reading.is_some(), "one can play on");
    let start = place(Preset::Historic, "start");
    assert_eq!(story.act(Action::Read(start.clone())), [Effect::Address(Address::Replace(start))]);
    assert_eq!(story.act(Action::CloseRules), [Effect::Address(Address::Back)]);
    assert_eq!(story.act(Action::CloseRules), [], "closed already");
    assert_eq!((story.session.now.reading.clone(), story.line()), (None, "f5 d6 c3".into()));
}

#[test]
fn the_way_back_and_the_way_forward_close_and_open_the_rules() {
    let mut story = Story::after("f5d6");
    story.act(Action::Open(Dialog::NewGame));
    assert_eq!(follow(&mut story, "#/rules/reverse/end", 7), []);
    assert_eq!(story.session.now.reading, Some(place(Preset::Reverse, "end")));
    assert_eq!(follow(&mut story, "", 7), []);
    assert_eq!(story.session.now.reading, None);
    assert_eq!(story.session.now.dialog, Some(Dialog::NewGame), "the dialog below stays open");
}
