//! Texts that nobody would keep who is in their right mind.

use reversi::session::{Action, Settings, keys};

use crate::{browser::Browser, visit::Visit};

/// Where the game `abc` is kept.
pub(crate) const GAME: &str = "reversi.v1.game.abc";
/// What says that it was the last one played.
pub(crate) const POINTS_TO_GAME: &str = r#"{"v":1,"d":"abc"}"#;

/// A text that keeps the game `abc`, with some of it written otherwise.
pub(crate) fn game(old: &str, new: &str) -> String {
    let sound = r#"{"v":1,"d":{"id":"abc","revision":3,"ruleset":"classic","moves":"f5d6c3","ply":2,"seats":{"first":"A","second":"B","black":"first"}}}"#;
    let text = sound.replace(old, new);
    assert!(old == new || text != sound, "{old} is not in {sound}");
    text
}

/// What no key's value may be.
pub(crate) fn garbage() -> Vec<String> {
    let texts = ["", "{", "null", "[]", "123", "\"f5\"", "NaN", "{}", r#"{"v":1}"#, r#"{"v":1,"d":null}"#];
    let more = [r#"{"v":1,"d":5}"#, r#"{"v":-1,"d":{}}"#, r#"{"v":"1","d":{}}"#, r#"{"v":1e308,"d":{}}"#];
    let long = ["x".repeat(1 << 20), format!("\"{}\"", "x".repeat(1 << 20)), " ".repeat(1 << 20)];
    let deep =
        ["[".repeat(60_000), nested(60), nested(60_000), format!(r#"{{"v":1,"d":{}}}"#, nested(60_000))];
    let wide = format!(r#"{{"v":1,"d":[{}]}}"#, vec![nested(60); 1000].join(","));
    let shorts = texts.into_iter().chain(more).map(str::to_owned);
    shorts.chain(long).chain(deep).chain([wide]).collect()
}

fn nested(depth: usize) -> String {
    "[".repeat(depth) + &"]".repeat(depth)
}

/// Games that break a rule or a type.
pub(crate) fn damaged_games() -> Vec<String> {
    vec![
        game("f5d6c3", "f5d6c9"),
        game("f5d6c3", "f5f5"),
        game("f5d6c3", "a1"),
        game("f5d6c3", &"f5d6".repeat(1 << 18)),
        game("f5d6c3", "f5 -- d6"),
        game("f5d6c3", "þ5"),
        game("\"classic\"", "\"zz\""),
        game("\"classic\"", "\"classic.free\""),
        game("\"classic\"", "3"),
        game("\"ply\":2", "\"ply\":-1"),
        game("\"ply\":2", "\"ply\":1e308"),
        game("\"ply\":2", "\"ply\":\"NaN\""),
        game("\"ply\":2", "\"ply\":2.5"),
        game("\"revision\":3", "\"revision\":4294967296"),
        game("\"black\":\"first\"", "\"black\":\"third\""),
        game("\"first\":\"A\"", "\"first\":null"),
        game("\"id\":\"abc\"", "\"id\":\"abd\""),
        game("\"id\":\"abc\"", "\"id\":\"../abc\""),
        game("\"seats\"", "\"__proto__\""),
    ]
}

/// Pointers to a game that are none.
pub(crate) fn damaged_pointers() -> Vec<String> {
    let ids = ["", "ABC", "a b", "../settings", "þ", &"a".repeat(33)];
    ids.iter().map(|id| format!(r#"{{"v":1,"d":"{id}"}}"#)).collect()
}

/// Settings that are none.
pub(crate) fn damaged_settings() -> Vec<String> {
    let settings =
        [r#"{"theme":"pink"}"#, r#"{"animation":1}"#, r#"{"language":5}"#, r#"{"who_begins":null}"#];
    settings.iter().map(|settings| format!(r#"{{"v":1,"d":{settings}}}"#)).collect()
}

/// Opens the page on what is kept, plays, opens it again.
fn check(texts: &[(&str, &str)], damaged: &str, told: &str) {
    let browser = Browser::with(texts);
    let visit = Visit::to(&browser);
    let value = &browser_text(texts, damaged)[..];
    let context = format!("{damaged}: {}", value.chars().take(80).collect::<String>());
    assert!(visit.message().starts_with(told), "{context}");
    assert!(browser.texts().values().any(|text| text == value), "destroyed: {context}");
    let mut visit = visit.reload();
    assert_eq!(visit.messages(), Vec::<String>::new(), "told once: {context}");
    visit.play("f5");
    visit.darken();
    let (table, settings) = (visit.session.table.clone(), visit.session.settings.clone());
    let visit = Visit::to(&browser);
    assert_eq!((&visit.session.table, &visit.session.settings), (&table, &settings), "{context}");
    assert!(browser.texts().values().any(|text| text == value), "destroyed later: {context}");
}

fn browser_text(texts: &[(&str, &str)], key: &str) -> String {
    Browser::with(texts).text(key).expect("a text is kept there")
}

#[test]
fn st_02_damaged_settings_are_set_aside_and_the_game_goes_on() {
    let sound = game("", "");
    for text in garbage().into_iter().chain(damaged_settings()) {
        let texts = [(keys::SETTINGS, text.as_str()), (keys::CURRENT, POINTS_TO_GAME), (GAME, &sound)];
        let visit = Visit::to(&Browser::with(&texts));
        assert_eq!((visit.line().as_str(), visit.session.table.game.ply()), ("f5d6c3", 2));
        assert_eq!(visit.session.settings, Settings::default());
        assert_eq!(visit.browser().text(GAME), Some(sound.clone()), "other names are not touched");
        check(&[(keys::SETTINGS, &text)], keys::SETTINGS, "The saved settings could not be read.");
    }
}

#[test]
fn st_02_a_damaged_pointer_begins_a_new_game_and_leaves_the_settings() {
    for text in garbage().into_iter().chain(damaged_pointers()) {
        check(&[(keys::CURRENT, &text)], keys::CURRENT, "The saved game could not be read.");
    }
}

#[test]
fn st_02_a_damaged_game_begins_a_new_one_and_stays_where_it_is() {
    for text in garbage().into_iter().chain(damaged_games()) {
        let texts = [(keys::CURRENT, POINTS_TO_GAME), (GAME, text.as_str())];
        check(&texts, GAME, "The saved game could not be read.");
        let browser = Browser::with(&texts);
        Visit::to(&browser).play("f5d6c3");
        assert_eq!(browser.text(GAME), Some(text));
    }
}

#[test]
fn st_02_settings_stay_when_the_game_is_damaged() {
    let settings = r#"{"v":1,"d":{"theme":"dark"}}"#;
    let texts = [(keys::SETTINGS, settings), (keys::CURRENT, "{")];
    let browser = Browser::with(&texts);
    let visit = Visit::to(&browser);
    assert_eq!(visit.session.settings.theme, reversi::session::Theme::Dark);
    assert_eq!(browser.text(keys::SETTINGS).as_deref(), Some(settings));
}

#[test]
fn se_11_numbers_out_of_range_are_clamped() {
    let check = |text: String, ply| {
        let browser = Browser::with(&[(keys::CURRENT, POINTS_TO_GAME), (GAME, &text)]);
        let mut visit = Visit::to(&browser);
        assert_eq!((visit.session.table.game.ply(), visit.messages()), (ply, vec![]));
        visit.play("d3");
        visit.act(Action::Undo);
        let line = visit.line();
        assert_eq!(Visit::to(&browser).line(), line, "it is kept");
    };
    check(game("\"ply\":2", "\"ply\":3"), 3);
    check(game("\"ply\":2", "\"ply\":4000000000"), 3);
    check(game("\"ply\":2", "\"ply\":0"), 0);
    check(game("\"revision\":3", "\"revision\":4294967295"), 2);
    check(game("\"revision\":3", "\"revision\":0"), 2);
}

#[test]
fn se_11_unknown_fields_are_passed_over() {
    let text = game("\"ply\":2", &format!("\"__proto__\":{},\"level\":999,\"ply\":2", nested(60)));
    let visit = Visit::to(&Browser::with(&[(keys::CURRENT, POINTS_TO_GAME), (GAME, &text)]));
    assert_eq!((visit.line().as_str(), visit.messages()), ("f5d6c3", vec![]));
}

#[test]
fn a_pointer_to_nothing_begins_a_new_game_without_a_word() {
    let visit = Visit::to(&Browser::with(&[(keys::CURRENT, POINTS_TO_GAME)]));
    assert_eq!((visit.line(), visit.messages()), (String::new(), vec![]));
}

#[test]
fn nine_damaged_texts_are_set_aside_and_no_tenth_is_destroyed() {
    let browser = Browser::default();
    let mut kept = Vec::new();
    for n in 0..12 {
        let damaged = format!("damaged {n}");
        browser.put(keys::SETTINGS, &damaged);
        kept.push(damaged);
        let mut visit = Visit::to(&browser);
        visit.darken();
        let told = visit.messages();
        assert_eq!(told.iter().any(|text| text.starts_with("There is no room left")), n >= 9, "{told:?}");
    }
    let texts = browser.texts();
    let all_but_overwritten_by_hand = kept[..9].iter().chain(&kept[11..]);
    for damaged in all_but_overwritten_by_hand {
        assert!(texts.values().any(|text| text == damaged), "{damaged} in {texts:?}");
    }
}

#[test]
fn a_game_damaged_while_it_is_played_is_set_aside() {
    for damaged in ["{".to_owned(), game("f5d6c3", "a1")] {
        let browser = Browser::with(&[(keys::CURRENT, POINTS_TO_GAME), (GAME, &game("", ""))]);
        let mut visit = Visit::to(&browser);
        browser.put(GAME, &damaged);
        visit.play("c5");
        assert_eq!(browser.text(&format!("{}1", keys::CORRUPT)), Some(damaged));
        assert_eq!(visit.reload().line(), "f5d6c5");
    }
}
