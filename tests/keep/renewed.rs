//! A page that makes way for a newer version of the program, and what the new page finds.

use reversi::session::{Action, NewVersion, keys};

use crate::{
    browser::Browser,
    tabs::{deliver, two_tabs},
    visit::Visit,
};

fn renewed(mut visit: Visit) -> Visit {
    visit.act(Action::NewVersion(NewVersion::Waits));
    visit.act(Action::Renew);
    assert!(visit.is_renewed, "{:?}", visit.messages());
    visit.reload()
}

#[test]
fn the_game_goes_on_with_all_that_can_be_redone() {
    let mut visit = Visit::to(&Browser::default());
    visit.play("f5d6c3d3");
    visit.act(Action::Undo);
    let before = visit.session.table.game.clone();
    let visit = renewed(visit);
    assert_eq!((visit.session.table.game, visit.session.now.messages), (before, vec![]));
}

#[test]
fn a_game_that_was_not_kept_until_now_is_kept_under_a_name_of_its_own() {
    let newer = r#"{"v":3,"d":"?"}"#;
    let browser = Browser::with(&[(keys::CURRENT, newer)]);
    let mut visit = Visit::to(&browser);
    visit.play("f5d6");
    assert_eq!(renewed(visit).line(), "f5d6");
    assert_eq!(browser.text(keys::CURRENT).as_deref(), Some(newer));
}

#[test]
fn where_there_is_no_room_the_old_version_goes_on() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play("f5d6");
    browser.has_room_for(0);
    visit.play("c3");
    visit.act(Action::NewVersion(NewVersion::Waits));
    visit.act(Action::Renew);
    assert!(!visit.is_renewed);
    assert_eq!(visit.line(), "f5d6c3");
    let told = visit.messages();
    assert!(told[0].starts_with("There is no room left") && told[1].starts_with("A new version"), "{told:?}");
}

#[test]
fn two_tabs_make_way_one_after_the_other_and_each_goes_on_with_its_own() {
    let (_, mut first, mut second) = two_tabs("f5d6c3");
    second.act(Action::Undo);
    second.play("c4");
    deliver(&mut second, &mut first);
    let mut first = renewed(first);
    deliver(&mut first, &mut second);
    let second = renewed(second);
    assert_eq!((first.line().as_str(), second.line().as_str()), ("f5d6c3", "f5d6c4"));
}
