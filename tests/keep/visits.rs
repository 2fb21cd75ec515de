//! Visits one after another, with nothing wrong.

use reversi::{
    formats::save::{self, GameId},
    i18n::Language,
    rules::Preset,
    session::{Action, Dialog, DraftChange, Rules, Setting, keys},
};

use crate::{
    browser::Browser,
    named::named,
    visit::{Visit, lot},
};

const V02: &str = "f5f6d3g5h5h4f7h6";

#[test]
fn st_01_the_first_visit_begins_a_classic_game_and_keeps_nothing_yet() {
    let browser = Browser::default();
    let visit = Visit::to(&browser);
    assert_eq!(visit.session.table.game.ruleset(), Preset::Classic.ruleset());
    assert_eq!((visit.line(), visit.messages()), (String::new(), vec![]));
    assert!(browser.texts().is_empty());
}

#[test]
fn the_first_visit_says_in_one_sentence_how_one_begins() {
    let told =
        |visit: &Visit| visit.session.notice().map(|(notice, commands)| (notice.text(), commands.len()));
    let mut visit = Visit::to(&Browser::default());
    let welcome = "Place a disc on a square with a dot: the discs it encloses are turned over.";
    assert_eq!(told(&visit), Some((welcome.to_owned(), 0)));
    visit.play("f5");
    assert_eq!(told(&visit), None);
    visit.act(Action::Undo);
    assert_eq!(told(&visit), None, "once was enough");
    assert_eq!(told(&visit.reload()), None, "and for the next visit, too");
}

#[test]
fn every_name_has_our_prefix() {
    let browser = Browser::with(&[(keys::SETTINGS, "?"), (keys::CURRENT, "!")]);
    let mut visit = Visit::to(&browser);
    visit.play("f5");
    visit.darken();
    let texts = browser.texts();
    assert_eq!(texts.len(), 5, "settings, pointer and game, and two that were set aside: {texts:?}");
    assert!(texts.keys().all(|key| key.starts_with("reversi.v1.")), "{texts:?}");
}

#[test]
fn st_10_every_ply_outlasts_a_reload() {
    for game in ["V03", "V14"] {
        let mut visit = Visit::to(&Browser::default());
        for at in (0..named(game).len()).step_by(2) {
            visit.play(&named(game)[at..at + 2]);
            let (table, notice) = (visit.session.table.clone(), visit.session.notice());
            visit = visit.reload();
            assert_eq!(visit.session.table, table);
            assert_eq!(visit.session.notice(), notice);
            assert_eq!((visit.session.now.said.0, visit.messages()), (0, vec![]), "nothing is news");
        }
    }
}

#[test]
fn what_can_be_redone_outlasts_a_reload() {
    let mut visit = Visit::to(&Browser::default());
    visit.play(V02);
    for undone in 1..=3 {
        visit.act(Action::Undo);
        let table = visit.session.table.clone();
        visit = visit.reload();
        assert_eq!(visit.session.table, table, "{undone} moves undone");
    }
}

#[test]
fn a_pass_that_waits_to_be_confirmed_waits_after_a_reload() {
    let mut visit = Visit::to(&Browser::default());
    visit.act(Action::Set(Setting::ConfirmPasses(true)));
    visit.play(V02);
    let table = visit.session.table.clone();
    let mut visit = visit.reload();
    assert_eq!(visit.session.table, table);
    assert!(!visit.session.can_redo(), "the pass has not been made yet");
    visit.act(Action::Pass);
    let table = visit.session.table.clone();
    assert_eq!(table.game.ply(), 9);
    assert_eq!(visit.reload().session.table, table);
}

#[test]
fn names_rules_settings_and_language_outlast_a_reload() {
    let mut visit = Visit::to(&Browser::default());
    visit.act(Action::Open(Dialog::NewGame));
    visit.act(Action::Draft(DraftChange::Rules(Rules::Preset(Preset::Historic))));
    visit.act(Action::Draft(DraftChange::Name(reversi::game::Person::Second, "Þóra".into())));
    visit.act(Action::Start(lot()));
    visit.act(Action::Set(Setting::Language(Language::Is)));
    visit.act(Action::TurnBoard);
    visit.darken();
    let (table, settings) = (visit.session.table.clone(), visit.session.settings.clone());
    let visit = visit.reload();
    assert_eq!((visit.session.table.seats.second.as_str(), &visit.session.table), ("Þóra", &table));
    assert_eq!(visit.session.settings, settings);
    assert_eq!(visit.session.language(), Language::Is);
}

#[test]
fn a_new_tab_goes_on_with_the_game_that_was_last_played() {
    let browser = Browser::default();
    Visit::to(&browser).play("f5");
    let mut second = Visit::to(&browser);
    second.act(Action::Rematch(lot()));
    second.play("c4");
    assert_eq!(Visit::to(&browser).line(), "c4");
}

#[test]
fn a_tab_goes_on_with_the_game_it_showed() {
    let browser = Browser::default();
    let mut first = Visit::to(&browser);
    first.play("f5");
    let second = Visit::to(&browser);
    first.act(Action::Rematch(lot()));
    assert_eq!(second.reload().line(), "f5");
}

#[test]
fn a_tab_goes_on_with_its_own_game() {
    let browser = Browser::default();
    let mut first = Visit::to(&browser);
    first.play("f5");
    let mut second = Visit::to(&browser);
    second.act(Action::Rematch(lot()));
    second.play("c4");
    assert_eq!(first.reload().line(), "f5");
}

#[test]
fn gf_28_the_game_before_is_read_from_what_is_kept() {
    let mut visit = Visit::to(&Browser::default());
    visit.play(&named("V05")[..40]);
    let before = visit.session.table.id.clone();
    visit.act(Action::Rematch(lot()));
    visit = visit.reload();
    assert_eq!(visit.line(), "");
    visit.act(Action::Restore(before));
    assert_eq!(visit.line(), named("V05")[..40]);
    assert_eq!(visit.reload().line(), named("V05")[..40]);
}

#[test]
fn where_no_game_is_kept_nothing_is_restored() {
    let mut visit = Visit::to(&Browser::default());
    visit.play("f5");
    visit.act(Action::Restore(GameId::from_lot(0)));
    assert_eq!((visit.line(), visit.messages()), ("f5".to_owned(), vec![]));
}

#[test]
fn what_is_written_can_be_read_by_a_person() {
    let browser = Browser::default();
    let mut visit = Visit::to(&browser);
    visit.play(V02);
    visit.act(Action::Undo);
    let id = visit.session.table.id.clone();
    assert_eq!(browser.text(keys::CURRENT), Some(save::write(&id)));
    let expected = format!(
        r#"{{"v":1,"d":{{"id":"{}","revision":9,"ruleset":"classic","moves":"{V02}","ply":7,"seats":{{"first":"","second":"","black":"first"}}}}}}"#,
        id.as_str()
    );
    assert_eq!(browser.text(&keys::game(&id)), Some(expected));
}
