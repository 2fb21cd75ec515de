//! Games, played click by click to their scores.

use browser_tests::records::{complete_games, golden_games, sequence};
use browser_tests::{Browser, Page, Site};

fn counts(page: &Page, second: &str) -> (u64, u64) {
    (page.count("black"), page.count(second))
}

#[test]
fn every_complete_game_ends_with_its_score() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for game in complete_games() {
        page.new_game("classic");
        page.play_swiftly(&game.record);
        assert_eq!(page.state().turn, "over", "{game:?}");
        assert_eq!(counts(&page, "white"), (game.black, game.white), "{game:?}");
        assert_eq!(page.how_many("[data-moves] [data-pass]"), game.passes, "{game:?}");
    }
}

#[test]
fn every_golden_game_of_the_1880s_ends_with_its_score_and_its_hands() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for game in golden_games() {
        page.new_game("historic");
        page.play_swiftly(&game.record);
        assert_eq!(page.state().turn, "over", "{}", game.name);
        assert_eq!(counts(&page, "red"), game.discs, "{}", game.name);
        assert_eq!((page.supply("black"), page.supply("red")), game.hands, "{}", game.name);
        let plies: Vec<&str> = game.record.split(' ').collect();
        let passes = plies.iter().filter(|&&ply| ply == "--").count();
        assert_eq!(page.state().moves.len(), plies.len(), "{}", game.name);
        assert_eq!(page.how_many("[data-moves] [data-pass]"), passes as u64, "{}", game.name);
    }
}

#[test]
fn in_the_reverse_game_the_side_without_a_disc_has_won() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.new_game("reverse");
    page.play(sequence("V01"));
    assert_eq!(page.state().winner.as_deref(), Some("white"));
    assert_eq!(counts(&page, "white"), (13, 0));
}

#[test]
fn the_last_move_turns_what_it_encloses_in_all_eight_directions() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(sequence("V22"));
    let state = page.state();
    assert_eq!(state.discs, "X-OOO-O-XXOOOOO-XXOOOOOO--XOOOOX-XOXOOO---OXOOO-----XOO------O-O");
    assert_eq!(state.last, "e3");
}

#[test]
fn legal_squares_are_all_marked() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(sequence("V24"));
    let legal = page.state().legal;
    assert_eq!(legal.split(' ').count(), 26);
    assert_eq!(page.how_many(".board-legal"), 26);
    page.new_game("classic");
    page.play_swiftly(sequence("V01"));
    assert_eq!(page.how_many(".board-legal"), 0, "a finished game has no marks");
}
