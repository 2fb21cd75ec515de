//! Complete games, played click by click to their scores.

use browser_tests::records::complete_games;
use browser_tests::{Browser, Site};

#[test]
fn every_complete_game_ends_with_its_score() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for game in complete_games() {
        page.new_game("classic");
        page.play_swiftly(&game.record);
        let end = page.state();
        assert_eq!(end.turn, "over", "{game:?}");
        assert_eq!((page.count("black"), page.count("white")), (game.black, game.white), "{game:?}");
    }
}
