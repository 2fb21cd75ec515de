//! Anything at all kept, and anything done with it: the law that nothing is ever destroyed.

use std::collections::BTreeMap;

use proptest::{prelude::*, sample::select};
use reversi::{
    formats::save::{self, GameId},
    session::{Action, Settings, Store, keys},
};

use crate::{
    browser::Browser,
    damaged::{GAME, POINTS_TO_GAME, damaged_games, damaged_pointers, damaged_settings, game, garbage},
    visit::{Visit, lot},
};

/// A key, and what may stand under it.
fn anything() -> impl Strategy<Value = (&'static str, String)> {
    let newer = r#"{"v":3,"d":{"id":"abc"}}"#.to_owned();
    let short = garbage().into_iter().filter(|text| text.len() < 1000);
    let texts = short
        .chain(damaged_games())
        .chain(damaged_pointers())
        .chain(damaged_settings())
        .filter(|text| text.len() < 1000)
        .chain([newer, game("", ""), POINTS_TO_GAME.to_owned()]);
    (select(vec![keys::SETTINGS, keys::CURRENT, GAME]), select(texts.collect::<Vec<_>>()))
}

/// Something that a person does: the letter says what.
fn deeds() -> impl Strategy<Value = Vec<char>> {
    proptest::collection::vec(select(vec!['m', 'm', 'u', 'n', 's', 'r', 't', 'g', 'p']), 0..12)
}

fn does(visit: Visit, deed: char) -> Visit {
    let mut visit = visit;
    match deed {
        'm' => {
            let legal = visit.session.moment().position().legal().iter().next();
            legal.into_iter().for_each(|square| visit.act(Action::Press(square)));
        }
        'u' => visit.act(Action::Undo),
        'n' => visit.act(Action::Start(lot())),
        's' => visit.darken(),
        'r' => return visit.reload(),
        't' => return Visit::to(&visit.browser().clone()),
        'g' => visit.act(Action::Restore(GameId::from_text("abc").expect("an id"))),
        _ => visit.act(Action::Rematch(lot())),
    }
    visit
}

/// The texts that this program cannot use.
fn unreadable(texts: &BTreeMap<String, String>) -> Vec<(String, String)> {
    let readable = |key: &str, text: &str| match key {
        keys::SETTINGS => save::read::<Settings>(text).is_ok(),
        keys::CURRENT => text == POINTS_TO_GAME,
        _ => text == game("", ""),
    };
    texts.clone().into_iter().filter(|(key, text)| !readable(key, text)).collect()
}

proptest! {
    #[test]
    fn whatever_was_kept_and_whatever_is_done_nothing_unreadable_is_lost(
        kept in proptest::collection::vec(anything(), 0..4),
        in_this_tab in any::<bool>(),
        deeds in deeds(),
    ) {
        let browser = Browser::with(&kept.iter().map(|(key, text)| (*key, text.as_str())).collect::<Vec<_>>());
        let at_first = unreadable(&browser.texts());
        let tab = browser.new_tab();
        if in_this_tab {
            tab.set_tab(&GameId::from_text("abc").expect("an id"));
        }
        deeds.into_iter().fold(Visit::in_tab(tab), does);
        let texts = browser.texts();
        for (key, text) in at_first {
            if text.contains(r#""v":3"#) {
                prop_assert_eq!(texts.get(&key), Some(&text), "a newer program's text is left alone");
            } else {
                prop_assert!(texts.values().any(|there| *there == text), "{} lost {:?}", key, text);
            }
        }
    }

    #[test]
    fn a_game_with_a_few_letters_changed_is_played_on_or_set_aside(
        from in 0..130_usize,
        letters in 0..12_usize,
        instead in "[a-j0-9\"{}\\[\\]:,.þ -]{0,6}",
    ) {
        let sound = game("", "");
        let text = format!("{}{instead}{}", &sound[..from], &sound[(from + letters).min(sound.len())..]);
        let browser = Browser::with(&[(keys::CURRENT, POINTS_TO_GAME), (GAME, &text)]);
        let mut visit = Visit::to(&browser);
        if visit.messages().is_empty() {
            let legal = visit.session.moment().position().legal().iter().next();
            legal.into_iter().for_each(|square| visit.act(Action::Press(square)));
            let table = visit.session.table.clone();
            prop_assert_eq!(Visit::to(&browser).session.table, table);
        } else {
            prop_assert!(visit.message().starts_with("The saved game could not be read."));
            prop_assert_eq!(visit.line(), "");
            prop_assert_eq!(browser.text(GAME), Some(text));
        }
    }
}
