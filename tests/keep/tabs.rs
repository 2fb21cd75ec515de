//! Two tabs of one browser.

use proptest::{prelude::*, sample::select};
use reversi::{
    formats::save::{self, GameId, SavedGame},
    rules::Shape,
    session::{Action, DraftChange, Rules},
};

use crate::{
    browser::Browser,
    visit::{Visit, lot},
};

/// Tells `to` what `from` has kept since it was last asked.
fn deliver(from: &mut Visit, to: &mut Visit) {
    for game in std::mem::take(&mut from.news) {
        to.act(Action::GameElsewhere(game, lot()));
    }
}

/// Two tabs with the same game, on which these moves were made.
fn two_tabs(squares: &str) -> (Browser, Visit, Visit) {
    let browser = Browser::default();
    let mut first = Visit::to(&browser);
    first.play(squares);
    first.news.clear();
    let second = Visit::to(&browser);
    (browser, first, second)
}

/// The moves of every game that is kept.
fn kept_lines(browser: &Browser) -> Vec<String> {
    let texts = browser.texts().into_iter().filter(|(key, _)| key.contains(".game."));
    texts.map(|(key, text)| save::read::<SavedGame>(&text).expect(&key).moves).collect()
}

#[test]
fn a_tab_that_has_nothing_of_its_own_follows() {
    let (_, mut first, mut second) = two_tabs("f5");
    assert_eq!(second.line(), "f5");
    first.play("d6");
    deliver(&mut first, &mut second);
    assert_eq!(second.line(), "f5d6");
    assert_eq!(second.session.table, first.session.table);
    second.play("c3");
    deliver(&mut second, &mut first);
    assert_eq!((first.line().as_str(), first.messages()), ("f5d6c3", vec![]));
}

#[test]
fn an_undo_is_followed_too() {
    let (_, mut first, mut second) = two_tabs("f5d6c3");
    first.act(Action::Undo);
    deliver(&mut first, &mut second);
    assert_eq!(second.session.table, first.session.table);
    assert!(second.session.can_redo());
}

#[test]
fn who_looks_at_an_earlier_position_goes_on_looking() {
    let (_, mut first, mut second) = two_tabs("f5d6c3");
    second.act(Action::Look(1));
    first.play("d3");
    deliver(&mut first, &mut second);
    assert_eq!(second.session.bar().map(|bar| bar.text).as_deref(), Some("Move 1 of 4"));
    for _ in 0..3 {
        first.act(Action::Undo);
    }
    deliver(&mut first, &mut second);
    assert_eq!(second.session.bar(), None, "the game stands there now");
    assert!(second.session.can_redo());
}

#[test]
fn tabs_part_when_both_have_moved() {
    let (browser, mut first, mut second) = two_tabs("f5");
    first.play("d6");
    second.play("f6");
    assert_eq!(second.message(), "The game was continued in another tab.");
    assert_ne!(first.session.table.id, second.session.table.id);
    deliver(&mut first, &mut second);
    deliver(&mut second, &mut first);
    assert_eq!((first.line().as_str(), second.line().as_str()), ("f5d6", "f5f6"));
    assert_eq!(kept_lines(&browser).len(), 2);
    assert_eq!((first.reload().line().as_str(), second.reload().line().as_str()), ("f5d6", "f5f6"));
}

#[test]
fn the_game_of_the_other_tab_can_be_shown_here() {
    let (browser, mut first, mut second) = two_tabs("f5");
    first.play("d6");
    second.play("f6");
    second.act(Action::Restore(first.session.table.id.clone()));
    assert_eq!(second.line(), "f5d6");
    assert!(kept_lines(&browser).contains(&"f5f6".to_owned()), "its own is still kept");
}

#[test]
fn tabs_part_when_one_took_back_what_the_other_shows() {
    let (browser, mut first, mut second) = two_tabs("f5d6");
    first.act(Action::Undo);
    first.play("f6");
    deliver(&mut first, &mut second);
    assert_eq!(
        (second.line().as_str(), second.message().as_str()),
        ("f5d6", "The game was continued in another tab.")
    );
    let mut lines = kept_lines(&browser);
    lines.sort();
    assert_eq!(lines, ["f5d6", "f5f6"]);
}

#[test]
fn squares_are_compared_not_letters() {
    let own_board = |visit: &mut Visit| {
        visit.act(Action::Draft(DraftChange::Rules(Rules::Custom)));
        visit.act(Action::Draft(DraftChange::Shape(Shape::Square10)));
        visit.act(Action::Start(lot()));
    };
    let browser = Browser::default();
    let mut first = Visit::to(&browser);
    own_board(&mut first);
    let to_a_column = game_that_ends_with("a1", "a10");
    first.play(&to_a_column);
    first.play("a1");
    let mut second = Visit::to(&browser);
    first.news.clear();
    first.act(Action::Undo);
    first.play("a10");
    deliver(&mut first, &mut second);
    assert!(second.line().ends_with("a1"), "{}", second.line());
    assert_eq!(second.message(), "The game was continued in another tab.");
}

/// Moves on the widest board after which both squares are legal.
fn game_that_ends_with(one: &str, other: &str) -> String {
    use reversi::{formats::transcript, game::Game, rules::Ruleset};
    let both = [one, other].map(|name| name.parse().expect("a square"));
    let ruleset = Ruleset { shape: Shape::Square10, ..Ruleset::default() };
    let found = (0_usize..100_000).find_map(|seed| {
        let mut game = Game::new(ruleset);
        let mut rest = seed;
        loop {
            game.settle();
            let legal = game.position().legal();
            if both.iter().all(|square| legal.contains(*square)) {
                return Some(transcript::write(game.squares()));
            }
            let others: Vec<_> = legal.iter().filter(|square| !both.contains(square)).collect();
            let square = *others.get(rest % others.len().max(1))?;
            rest = rest.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407) >> 1;
            game.place(square).expect("a legal square");
        }
    });
    found.expect("some game gets there")
}

#[test]
fn news_of_other_games_and_old_news_are_passed_over() {
    let (_, mut first, mut second) = two_tabs("f5");
    let old = first.session.table.saved();
    let mut foreign = old.clone();
    foreign.id = GameId::from_lot(0);
    foreign.revision = 99;
    let illegal = SavedGame { revision: 99, moves: "a1".into(), ..old.clone() };
    first.play("d6");
    deliver(&mut first, &mut second);
    for news in [old, foreign, illegal] {
        second.act(Action::GameElsewhere(news, lot()));
        assert_eq!((second.line().as_str(), second.messages()), ("f5d6", vec![]));
    }
}

#[test]
fn two_tabs_that_begin_at_once_keep_two_games() {
    let browser = Browser::default();
    let (mut first, mut second) = (Visit::to(&browser), Visit::to(&browser));
    first.play("f5");
    second.play("c4");
    deliver(&mut first, &mut second);
    deliver(&mut second, &mut first);
    assert_eq!((first.reload().line().as_str(), second.reload().line().as_str()), ("f5", "c4"));
}

/// What happens in one of the tabs.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Move(usize),
    Undo,
    Redo,
    NewGame,
    Reload,
    /// It hears of what the other one has kept.
    Hear,
}

fn deeds() -> impl Strategy<Value = Vec<(bool, Deed)>> {
    let deed = prop_oneof![
        6 => (0..20_usize).prop_map(Deed::Move),
        3 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
        1 => Just(Deed::NewGame),
        1 => Just(Deed::Reload),
        3 => Just(Deed::Hear),
    ];
    proptest::collection::vec((select(vec![false, true]), deed), 0..40)
}

fn does(tabs: [Visit; 2], second: bool, deed: Deed) -> [Visit; 2] {
    let [mut first, mut other] = tabs;
    if second {
        std::mem::swap(&mut first, &mut other);
    }
    match deed {
        Deed::Move(n) => {
            let legal: Vec<_> = first.session.moment().position().legal().iter().collect();
            legal
                .get(n % legal.len().max(1))
                .into_iter()
                .for_each(|square| first.act(Action::Press(*square)));
        }
        Deed::Undo => first.act(Action::Undo),
        Deed::Redo => first.act(Action::Redo),
        Deed::NewGame => first.act(Action::Rematch(lot())),
        Deed::Reload => {
            let news = std::mem::take(&mut first.news);
            other.news.clear();
            first = first.reload();
            first.news = news;
        }
        Deed::Hear => deliver(&mut other, &mut first),
    }
    if second { [other, first] } else { [first, other] }
}

proptest! {
    #[test]
    fn whatever_two_tabs_do_both_games_are_kept(deeds in deeds()) {
        let (browser, first, second) = two_tabs("f5");
        let tabs = deeds.into_iter().fold([first, second], |tabs, (second, deed)| does(tabs, second, deed));
        let [mut first, mut second] = tabs;
        while !first.news.is_empty() || !second.news.is_empty() {
            deliver(&mut first, &mut second);
            deliver(&mut second, &mut first);
        }
        for tab in [first, second] {
            let line = tab.line();
            let kept = kept_lines(&browser);
            prop_assert!(kept.contains(&line), "{} in {:?}", line, kept);
            prop_assert_eq!(tab.reload().line(), line);
        }
    }

    #[test]
    fn whatever_is_heard_late_a_move_just_made_is_kept(deeds in deeds()) {
        let (browser, first, second) = two_tabs("f5");
        deeds.into_iter().fold([first, second], |tabs, (second, deed)| {
            let tabs = does(tabs, second, deed);
            if matches!(deed, Deed::Move(_)) {
                let line = tabs[usize::from(second)].line();
                assert!(line.is_empty() || kept_lines(&browser).contains(&line), "{line}");
            }
            tabs
        });
    }
}
