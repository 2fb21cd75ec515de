//! The new-game dialog, rematches, and the way back to the game before.

use std::collections::BTreeSet;

use reversi::{
    formats::{
        link,
        save::{GameId, SavedGame, Unreadable},
    },
    game::Person,
    rules::{Goal, Opening, Preset, SecondColour, Shape, Side, Supply},
    session::{Action, Chance, Dialog, DraftChange, Effect, Rules, Start, WhoBegins},
};

use crate::{
    named::named,
    story::{Story, kept},
};

/// What is kept of a game that is begun with these choices, and a lot of 0.
fn begun(story: &mut Story, choices: impl IntoIterator<Item = DraftChange>) -> SavedGame {
    begun_by(story, choices, 0)
}

fn begun_by(story: &mut Story, choices: impl IntoIterator<Item = DraftChange>, lot: u64) -> SavedGame {
    story.act(Action::Open(Dialog::NewGame));
    for choice in choices {
        assert_eq!(story.act(Action::Draft(choice)), []);
    }
    story.start(lot)
}

#[test]
fn a_game_begins_by_the_choices_of_the_dialog() {
    use DraftChange as Choose;
    let check = |choices: Vec<DraftChange>, ruleset: &str| {
        let saved = begun(&mut Story::of("classic"), choices);
        assert_eq!(
            (saved.ruleset.to_string(), saved.moves, saved.revision),
            (ruleset.into(), String::new(), 1)
        );
    };
    let preset = |preset| Choose::Rules(Rules::Preset(preset));
    let start = |opening| Choose::Start(Start::Opening(opening));
    check(vec![], "classic");
    check(vec![preset(Preset::Reverse)], "reverse");
    check(vec![preset(Preset::Historic)], "historic");
    check(vec![start(Opening::ParallelTop)], "classic.parallel-top");
    check(vec![start(Opening::ParallelTop), preset(Preset::Reverse)], "reverse.parallel-top");
    check(vec![start(Opening::ParallelTop), preset(Preset::Historic)], "historic");
    check(vec![start(Opening::Free)], "8x8.free.shared.most.white");
    let custom = || Choose::Rules(Rules::Custom);
    check(vec![custom()], "classic");
    check(vec![custom(), Choose::Shape(Shape::Octagon)], "octagon.usual.shared.most.white");
    check(vec![custom(), Choose::Supply(Supply::Own)], "8x8.usual.own.most.white");
    check(vec![custom(), Choose::Goal(Goal::Fewest)], "reverse");
    check(vec![custom(), Choose::SecondColour(SecondColour::Red)], "8x8.usual.shared.most.red");
    check(vec![custom(), Choose::Shape(Shape::Square6), start(Opening::Free)], "6x6.free.shared.most.white");
}

#[test]
fn a_preset_looked_at_leaves_ones_own_rules_alone() {
    let own = [
        DraftChange::Rules(Rules::Custom),
        DraftChange::Shape(Shape::Square10),
        DraftChange::Rules(Rules::Preset(Preset::Historic)),
        DraftChange::Rules(Rules::Custom),
    ];
    let saved = begun(&mut Story::of("classic"), own);
    assert_eq!(saved.ruleset.to_string(), "10x10.usual.shared.most.white");
}

#[test]
fn a_balanced_opening_has_been_played_when_the_game_begins() {
    let begin = |lot| begun_by(&mut Story::of("classic"), [DraftChange::Start(Start::Balanced)], lot);
    let saved = begin(1000);
    assert_eq!((saved.ruleset.to_string().as_str(), saved.moves.len(), saved.ply), ("classic", 16, 8));
    let drawn: BTreeSet<String> = (0..200).map(|lot| begin(12 * lot).moves).collect();
    assert!(drawn.len() > 150, "the lot decides: {}", drawn.len());
    let choices = [DraftChange::Start(Start::Balanced), DraftChange::Rules(Rules::Preset(Preset::Reverse))];
    assert_eq!(begun(&mut Story::of("classic"), choices).moves, "", "elsewhere there is none");
}

#[test]
fn the_starts_follow_the_rules() {
    let mut story = Story::of("classic");
    story.act(Action::Open(Dialog::NewGame));
    let mut check = |rules, count, free| {
        story.act(Action::Draft(DraftChange::Rules(rules)));
        let starts = story.session.now.draft.starts();
        assert_eq!(starts.len(), count, "{rules:?}");
        assert_eq!(starts.contains(&Start::Opening(Opening::Free)), free, "{rules:?}");
    };
    check(Rules::Preset(Preset::Classic), 8, false);
    check(Rules::Preset(Preset::Reverse), 7, false);
    check(Rules::Preset(Preset::Historic), 0, false);
    check(Rules::Custom, 8, true);
}

#[test]
fn the_dialog_opens_with_the_game_on_the_table() {
    for ruleset in ["classic", "reverse.parallel-left", "historic", "octagon.free.own.fewest.red"] {
        let saved = begun(&mut Story::of(ruleset), []);
        assert_eq!(saved.ruleset.to_string(), ruleset);
    }
}

#[test]
fn ui_20_the_game_goes_on_until_the_next_one_begins() {
    let mut story = Story::after("f5");
    story.act(Action::Open(Dialog::NewGame));
    story.act(Action::Draft(DraftChange::Rules(Rules::Preset(Preset::Historic))));
    assert_eq!(story.act(Action::Close), []);
    assert_eq!(story.session.now.dialog, None);
    assert_eq!(story.session.table.game.ruleset().to_string(), "classic");
    assert_eq!(story.line(), "f5");
}

#[test]
fn the_lot_falls_on_all_six_starts_and_on_both_people_together() {
    let lots = 0..12;
    let drawn: BTreeSet<(String, bool)> = lots
        .map(|lot| {
            let by_lot = [DraftChange::Start(Start::ByLot), DraftChange::WhoBegins(WhoBegins::ByLot)];
            let saved = begun_by(&mut Story::of("classic"), by_lot, lot);
            (saved.ruleset.to_string(), saved.seats.black == Person::First)
        })
        .collect();
    assert_eq!(drawn.len(), 12, "six starts with either person as Black: {drawn:?}");
}

#[test]
fn every_game_has_an_id_of_its_own() {
    let mut story = Story::after("f5");
    let first = story.session.table.id.clone();
    let second = story.start(17).id;
    let third = kept(&story.act(Action::Rematch(Chance(18)))).id;
    assert_eq!(BTreeSet::from([first.as_str(), second.as_str(), third.as_str()]).len(), 3);
}

#[test]
fn who_begins_is_chosen() {
    let check = |who, expected: [Person; 3]| {
        let mut story = Story::of("classic");
        let begins = expected.map(|_| {
            let black = begun(&mut story, [DraftChange::WhoBegins(who)]).seats.black;
            story.play("f5");
            black
        });
        assert_eq!(begins, expected, "{who:?}");
        assert_eq!(story.session.settings.who_begins, who, "kept for the next visit");
    };
    check(WhoBegins::First, [Person::First; 3]);
    check(WhoBegins::Second, [Person::Second; 3]);
    check(WhoBegins::InTurn, [Person::First, Person::Second, Person::First]);
}

#[test]
fn a_game_without_a_move_is_nobodys_turn() {
    let mut story = Story::of("classic");
    let mut black = || begun(&mut story, [DraftChange::WhoBegins(WhoBegins::InTurn)]).seats.black;
    assert_eq!([black(), black()], [Person::First; 2]);
    story.play("f5");
    let mut black = || begun(&mut story, []).seats.black;
    assert_eq!([black(), black(), black()], [Person::Second; 3]);
}

#[test]
fn names_are_kept_and_said() {
    let mut story = Story::of("classic");
    let names = [
        DraftChange::Name(Person::First, "  Anna   Lísa ".into()),
        DraftChange::Name(Person::Second, "Björn".into()),
        DraftChange::WhoBegins(WhoBegins::Second),
    ];
    let saved = begun(&mut story, names);
    assert_eq!((saved.seats.first.as_str(), saved.seats.second.as_str()), ("Anna Lísa", "Björn"));
    assert_eq!(story.said(), "New game. Björn to move.");
    story.play("f5");
    assert_eq!(story.said(), "Björn plays f5 and turns over 1 disc. Anna Lísa to move.");
}

#[test]
fn a_rematch_exchanges_the_colours_and_nothing_else() {
    let mut story = Story::of("reverse.parallel-top");
    story.act(Action::Open(Dialog::NewGame));
    story.act(Action::Draft(DraftChange::Name(Person::First, "Anna".into())));
    story.start(4);
    let saved = kept(&story.act(Action::Rematch(Chance(5))));
    assert_eq!(saved.ruleset.to_string(), "reverse.parallel-top");
    assert_eq!((saved.seats.name(Side::Black), saved.seats.name(Side::Second)), ("", "Anna"));
    assert_eq!(story.said(), "New game. Black to move.");
    let saved = kept(&story.act(Action::Rematch(Chance(6))));
    assert_eq!(saved.seats.name(Side::Black), "Anna");
}

#[test]
fn gf_28_the_game_before_can_be_brought_back() {
    let mut story = Story::after(&named("V05")[..40]);
    let before = story.session.table.saved();
    story.start(9);
    assert_eq!(story.message(), "The previous game is kept. [restore dismiss]");
    assert_eq!(story.line(), "");
    assert_eq!(story.act(Action::Restore(before.id.clone())), [Effect::Read(before.id.clone())]);
    let saved = kept(&story.act(Action::Restored(Some(Ok(before.clone())))));
    assert_eq!(saved, SavedGame { revision: before.revision + 1, ..before });
    assert_eq!(story.line().split(' ').count(), 20);
    assert_eq!(story.message(), "The previous game has been restored. [dismiss]");
    assert_eq!(story.said(), "The previous game has been restored.");
    story.act(Action::Dismiss);
    assert_eq!(story.message(), "");
}

#[test]
fn the_way_back_is_offered_until_the_first_move() {
    let mut story = Story::after("f5");
    story.start(9);
    story.press("a1");
    assert_ne!(story.message(), "", "a refused square is no move");
    story.play("f5");
    assert_eq!(story.message(), "");
}

#[test]
fn a_game_that_is_over_or_has_not_begun_is_not_offered() {
    let message_after = |mut story: Story| {
        story.start(9);
        story.message()
    };
    assert_eq!(message_after(Story::of("classic")), "");
    assert_eq!(message_after(Story::after(named("V01"))), "");
    let mut looking = Story::after(named("V01"));
    looking.act(Action::Look(3));
    assert_eq!(message_after(looking), "");
    let mut undone = Story::after(named("V01"));
    undone.undo(1);
    undone.act(Action::Look(9));
    assert_eq!(message_after(undone), "The previous game is kept. [restore dismiss]");
}

#[test]
fn a_game_that_cannot_be_brought_back_leaves_the_table_alone() {
    let restored = |kept| {
        let mut story = Story::after("f5");
        assert_eq!(story.act(Action::Restored(kept)), []);
        assert_eq!(story.line(), "f5");
        story.message()
    };
    let played = Story::after("f5").session.table.saved();
    let illegal = SavedGame { id: GameId::from_lot(3), moves: "a1".into(), ..played };
    assert_eq!(restored(None), "");
    for unusable in [Ok(illegal), Err(Unreadable::Corrupt), Err(Unreadable::Newer)] {
        let told = restored(Some(unusable));
        assert!(told.starts_with("That game cannot be read by this version of the program."), "{told}");
    }
}

#[test]
fn a_new_game_shows_where_it_stands() {
    let mut story = Story::after("f5d6c3");
    story.act(Action::Look(1));
    story.act(Action::PlayFromHere);
    story.start(9);
    assert_eq!((story.session.looked_at(), story.notice()), (None, String::new()));
    assert_eq!(story.session.now.before, None, "no disc of the game before turns");
}

#[test]
fn a_link_to_a_ruleset_begins_a_game_unless_one_is_being_played() {
    let by = |story: &mut Story, id: &str| {
        story.act(Action::Follow(link::read(&format!("#/game/{id}")), Chance(5)));
        (story.session.table.game.ruleset().to_string(), story.line())
    };
    let mut story = Story::after("f5d6");
    assert_eq!(by(&mut story, "classic"), ("classic".into(), "f5 d6".into()));
    assert_eq!(by(&mut story, "historic"), ("historic".into(), String::new()));
    assert!(story.message().starts_with("The previous game is kept."));
    assert_eq!(by(&mut story, "classic.parallel-top").0, "classic.parallel-top");
    assert_eq!(by(&mut story, "classic").0, "classic.parallel-top", "another start of the same rules");
    let mut finished = Story::after(named("V01"));
    assert_eq!(by(&mut finished, "classic"), ("classic".into(), String::new()), "after its end");
}
