//! Links come in, as mail and chat programs leave them. The names `LK-04` and so on are those of `data/cases.tsv`.

use browser_tests::records::sequence;
use browser_tests::{Browser, Site};
use serde_json::json;
use std::time::{Duration, Instant};

#[test]
fn lk_01_the_longest_games_fit_into_a_link_and_the_server_never_sees_them() {
    let site = Site::open();
    let page = Browser::new().start();
    for moves in [sequence("V12"), sequence("V05")] {
        let address = site.address(&format!("#/game/classic/{moves}"));
        assert!(address.len() < 2000, "{}", address.len());
        page.go(&address);
        page.until_ready();
        page.until("the game is there", || page.state().moves.concat().len() >= moves.len());
        page.go("about:blank");
    }
    for request in site.requests() {
        assert_eq!(request.status, 200, "{request:?}");
        assert!(!request.path.contains("game/classic"), "{request:?}");
    }
}

#[test]
fn lk_04_a_counter_in_the_query_changes_nothing_with_and_without_a_network() {
    let address = format!("?fbclid=abc&utm_source=x#/game/classic/{}", sequence("V02"));
    let mut site = Site::open();
    let page = Browser::new().start();
    page.go(&site.address(&address));
    page.until_ready();
    let with = page.state();
    assert_eq!((with.turn.as_str(), with.last.as_str()), ("white", "h6"));
    page.press("share");
    page.until("the dialog is open", || page.how_many("[data-dialog=share][open]") == 1);
    let shared = page.script("return document.querySelector('[data-link]').value", &[]);
    assert!(shared.as_str().is_some_and(|link| !link.contains("fbclid")), "{shared}");
    page.until_kept();
    site.stop();
    page.go("about:blank");
    page.go(&site.address(&address));
    page.until_ready();
    assert_eq!(page.state().discs, with.discs);
    assert_eq!(page.state().turn, "white");
}

#[test]
fn lk_08_a_link_that_is_pasted_into_the_open_page_shows_its_game_and_keeps_the_other() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly("f5d6c3d3c4");
    let own = page.state();
    page.go(&site.address("#/game/historic/d4d5e4e5d6"));
    page.until("the linked game is there", || page.state().last == "d6");
    assert_eq!(page.attribute("[data-board]", "data-ruleset").as_deref(), Some("historic"));
    page.press("restore");
    page.until("the own game is back", || page.state().discs == own.discs);
}

#[test]
fn lk_11_a_link_that_cannot_be_followed_says_so_and_leaves_the_game() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    page.play_swiftly("f5d6c3");
    let own = page.state();
    for (address, sentence) in [
        ("#/game/zz/f5", "The link leads to rules that this program does not know."),
        ("#/game/classic/a1", "The link cannot be played: move number 1, a1, is not legal."),
        (
            "#/game/classic/x-63/f5",
            "The link begins with a position that cannot be read or cannot be played.",
        ),
        (
            "#/game/classic/f5d6/3",
            "The link leads to the position after move 3, and the game does not have so many.",
        ),
    ] {
        page.go(&site.address(address));
        page.until(sentence, || {
            page.how_many("[data-notice=info]") == 1 && page.text("[data-notice=info]").contains(sentence)
        });
        assert_eq!(page.state().discs, own.discs, "{address}");
        page.press("dismiss");
        page.until("it is read", || page.how_many("[data-notice=info]") == 0);
    }
}

#[test]
fn lk_14_a_link_to_an_earlier_state_of_the_own_game_asks_which_is_meant() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    let moves = &sequence("V12")[..14];
    page.play_swiftly(moves);
    let own = page.state();
    page.go(&site.address(&format!("#/game/classic/{}", &moves[..12])));
    page.until("it is asked", || page.state().notices == ["ask"]);
    assert!(page.text("[data-notice=ask]").contains("Which one do you want?"));
    assert_eq!(page.state().discs, own.discs, "nothing has changed yet");
    page.press("take-link");
    page.until("the shorter one is there", || page.state().moves.len() < own.moves.len());
    page.press("restore");
    page.until("the longer one is back", || page.state().discs == own.discs);
}

#[test]
fn se_04_an_endless_link_is_refused_before_anything_is_made_of_it() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    page.play_swiftly("f5d6");
    for address in ["#/game/classic/", "#/game/classic/x-", "#/rules/", "#"] {
        let begun = Instant::now();
        page.script("location.hash = arguments[0] + 'A'.repeat(1 << 20)", &[json!(address)]);
        page.settle();
        assert!(begun.elapsed() < Duration::from_secs(5), "{address}: {:?}", begun.elapsed());
        assert_eq!(page.state().ply, 2, "{address}");
        if address.contains("game") {
            page.until("it is told", || page.how_many("[data-notice=info]") == 1);
            assert!(
                page.text("[data-notice=info]").contains("too long"),
                "{}",
                page.text("[data-notice=info]")
            );
            page.press("dismiss");
        }
    }
    page.play("c3");
}
