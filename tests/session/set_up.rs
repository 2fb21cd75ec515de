//! Games that begin in a position that was set up: whoever is to move begins, passes are settled, undo leads back to it.

use reversi::{
    formats::save::GameId,
    formats::{link::Link, position},
    game::{Game, Seats},
    i18n::Language,
    rules::{Position, Ruleset},
    session::{Action, Chance, Session, Setting, Settings, Table},
};

use crate::story::Story;

/// White to move, whose only square is d1; it takes both black discs.
const WHITE_BEGINS: &str = "o-oxx61";
/// Black to move, who cannot; White can.
const BLACK_PASSES: &str = "x-oxx61";
/// Nobody can move.
const OVER: &str = "x-xx3oo57";

fn start(ruleset: &str, text: &str) -> Position {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let setup = position::read(ruleset, text).expect("a position's text");
    Position::try_from(setup).expect("a position that can be played")
}

fn story(text: &str) -> Story {
    let mut story = Story::of("classic");
    let game = Game::replay(start("classic", text), []).expect("no moves");
    story.act(Action::Follow(Some(Ok(Link::Game(game))), Chance(9)));
    story
}

#[test]
fn the_side_that_is_to_move_begins() {
    let mut story = story(WHITE_BEGINS);
    assert_eq!(story.said(), "White to move.");
    story.play("d1");
    assert_eq!(
        story.notice(),
        "over: White wins 4–0. Black has no discs left on the board. With 60 empty squares counted for the winner, \
         the score is 64–0."
    );
    story.undo(1);
    assert_eq!((story.line().as_str(), story.legal().as_str()), ("", "d1"));
    story.undo(1);
    assert_eq!(position::write(story.session.moment().position()), WHITE_BEGINS);
}

#[test]
fn a_pass_at_the_start_is_made_and_told_and_is_no_decision() {
    let mut story = story(BLACK_PASSES);
    assert_eq!(story.line(), "--");
    assert_eq!(story.notice(), "pass: Black has no legal move and passes. White to move.");
    assert!(!story.session.can_undo());
    story.play("d1");
    story.undo(3);
    assert_eq!(story.line(), "--");
}

#[test]
fn a_rematch_begins_in_the_same_position_with_colours_changed() {
    let mut story = story(BLACK_PASSES);
    story.play("d1");
    let black = story.session.table.seats.black;
    story.act(Action::Rematch(Chance(4)));
    assert_eq!(position::write(story.session.table.game.start()), BLACK_PASSES);
    assert_eq!(story.line(), "--");
    assert_eq!(story.said(), "Black has no legal move and passes. White to move.");
    assert_eq!(story.session.table.seats.black, black.other());
}

#[test]
fn a_pass_at_the_start_is_confirmed_where_passes_are() {
    let table = Table::with(
        GameId::from_lot(1),
        Game::from_position(start("classic", BLACK_PASSES)),
        Seats::default(),
    );
    let mut story = Story { session: Session::new(table, Settings::default(), Language::En) };
    story.act(Action::Set(Setting::ConfirmPasses(true)));
    story.act(Action::Rematch(Chance(4)));
    assert_eq!((story.line().as_str(), story.commands().as_str()), ("", "pass"));
    story.act(Action::Pass);
    assert_eq!(story.line(), "--");
}

#[test]
fn where_nobody_can_move_it_is_over_at_once_and_the_next_game_is_not() {
    let mut story = story(OVER);
    assert!(
        story.notice().starts_with("over: The game is a draw, 2–2. Neither player"),
        "{}",
        story.notice()
    );
    assert!(!story.session.can_undo());
    story.act(Action::Rematch(Chance(4)));
    assert_eq!(story.session.table.game, Game::new(Ruleset::default()));
}

#[test]
fn the_move_list_begins_with_whoever_begins() {
    let mut story = story(WHITE_BEGINS);
    story.play("d1");
    let moment = story.session.moment();
    let lines = reversi::scene::lines(&reversi::scene::entries(&moment));
    assert_eq!(lines, [[None, Some(1)]]);
}

#[test]
fn a_position_that_was_set_up_is_not_lost_to_a_new_game() {
    let mut story = story(WHITE_BEGINS);
    let id = story.session.table.id.clone();
    story.act(Action::Open(reversi::session::Dialog::NewGame));
    story.start(77);
    assert!(!story.session.table.game.is_set_up());
    assert_eq!(story.message(), "The previous game is kept. [restore dismiss]");
    assert!(story.session.now.messages.contains(&reversi::session::Message::PreviousKept(id)));
}
