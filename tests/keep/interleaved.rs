//! Two tabs of one browser, with anything happening in either, and news that comes late.

use proptest::{prelude::*, sample::select};
use reversi::session::Action;

use crate::{
    tabs::{deliver, kept_lines, two_tabs},
    visit::{Visit, lot},
};

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
