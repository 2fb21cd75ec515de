//! What is kept, and what happens when it cannot be.

use browser_tests::records::{sequence, squares};
use browser_tests::{Browser, Page, Site};
use serde_json::{Value, json};

const SETTINGS: &str = "reversi.v1.settings";
const CURRENT: &str = "reversi.v1.current";

fn store(page: &Page, key: &str, text: &str) {
    page.script("localStorage.setItem(arguments[0], arguments[1])", &[json!(key), json!(text)]);
}

/// The name under which the game on the board is kept.
fn game_key(page: &Page) -> String {
    let kept = page.storage();
    let mut games = kept.as_object().into_iter().flatten().map(|(key, _)| key.clone());
    games.find(|key| key.starts_with("reversi.v1.game.")).expect("a game is kept")
}

fn says_something(page: &Page) -> bool {
    page.how_many("[data-notice=info]") == 1
}

#[test]
fn a_reload_after_every_move_changes_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for name in ["V03", "V14"] {
        page.new_game("classic");
        for square in squares(sequence(name)) {
            page.play(&square);
            let before = page.state();
            page.reload();
            assert_eq!(page.state(), before, "after {square} of {name}");
        }
        assert_eq!(page.state().turn, "over");
    }
}

#[test]
fn who_allows_nothing_to_be_kept_plays_to_the_end_and_is_told() {
    let site = Site::open();
    let page = Browser::new().blocking_storage().open(&site);
    assert!(says_something(&page));
    page.play(sequence("V01"));
    assert_eq!(page.state().turn, "over");
}

#[test]
fn a_browser_whose_every_write_fails_plays_on_and_tells() {
    let site = Site::open();
    let throwing =
        "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError') };";
    let page = Browser::new().before_every_page(throwing).open(&site);
    page.play(sequence("V01"));
    assert_eq!(page.state().turn, "over");
    assert!(says_something(&page));
}

#[test]
fn a_full_storage_is_told_and_what_was_there_stays() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let fill = "
        for (let size = 1 << 20; size > 0; size >>= 1)
            try { for (let n = 0; ; n++) localStorage.setItem(`neighbour.${size}.${n}`, 'x'.repeat(size)) } catch {}
        return Object.keys(localStorage).length";
    let kept = page.script(fill, &[]);
    page.reload();
    page.play("f5d6c3d3c4");
    assert_eq!(page.state().ply, 5);
    page.until("the full storage is told", || says_something(&page));
    assert_eq!(
        page.script("return Object.keys(localStorage).length", &[]),
        kept,
        "nothing of the neighbour's has gone"
    );
}

#[test]
fn anything_unreadable_is_set_aside_told_once_and_never_in_the_way() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    page.choose("language", "de");
    let whole = page.storage();
    let long = "x".repeat(1_000_000);
    for key in [SETTINGS.to_owned(), CURRENT.to_owned(), game_key(&page)] {
        for text in ["", "{", "null", "[]", "123", r#"{"v":1,"d":{"theme":7}}"#, long.as_str()] {
            restore(&page, &whole);
            store(&page, &key, text);
            page.reload();
            let short = &text[..text.len().min(30)];
            page.play(page.state().legal.split(' ').next().expect("a legal square"));
            assert!(says_something(&page), "{key} = {short}");
            let kept = page.storage();
            let values: Vec<&Value> =
                kept.as_object().into_iter().flatten().map(|(_, value)| value).collect();
            assert!(text.is_empty() || values.contains(&&json!(text)), "{key} = {short} is gone: {kept}");
            let played = page.state();
            page.reload();
            assert_eq!(
                page.state().discs,
                played.discs,
                "{key} = {short}: it works again after the next reload"
            );
        }
    }
}

/// Makes the storage what it was, this tab's memory of its game included.
fn restore(page: &Page, whole: &Value) {
    let script = "
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)";
    page.script(script, std::slice::from_ref(whole));
}

#[test]
fn what_a_newer_program_wrote_is_left_alone() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    let newer = r#"{"v":99,"d":{"moves":"?"}}"#;
    for key in [game_key(&page), CURRENT.to_owned(), SETTINGS.to_owned()] {
        store(&page, &key, newer);
    }
    page.reload();
    assert!(says_something(&page));
    page.play("f5");
    page.choose("language", "sv");
    let kept = page.storage();
    for key in [game_key_of(&kept, newer), CURRENT.to_owned(), SETTINGS.to_owned()] {
        assert_eq!(kept[&key], newer, "{key}");
    }
}

/// The name of the game that holds this text.
fn game_key_of(kept: &Value, text: &str) -> String {
    let mut entries = kept.as_object().into_iter().flatten();
    let found = entries.find(|(key, value)| key.starts_with("reversi.v1.game.") && *value == text);
    found.expect("the newer game is still there").0.clone()
}

#[test]
fn two_tabs_that_part_never_destroy_each_others_game() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6c3");
    page.open_tab(&site.address(""));
    page.press("undo");
    page.play("c4");
    page.switch_to_tab(0);
    page.until("the first tab tells that they have parted", || says_something(&page));
    page.press("redo");
    page.play("d3");
    let first = page.state();
    assert_eq!(first.moves, ["f5", "d6", "c3", "d3"]);
    page.switch_to_tab(1);
    page.play("d3");
    let second = page.state();
    assert_eq!(second.moves, ["f5", "d6", "c4", "d3"]);
    page.reload();
    assert_eq!(page.state().discs, second.discs);
    page.switch_to_tab(0);
    page.reload();
    assert_eq!(page.state().discs, first.discs);
}

#[test]
fn of_two_tabs_in_which_the_computer_plays_the_same_game_one_goes_on() {
    let site = Site::open();
    // The first tab hears nothing of the other one: its news comes too late.
    let deaf = "const listen = window.addEventListener;
        window.addEventListener = function (kind, ...how) { if (kind !== 'storage') listen.call(this, kind, ...how) };";
    let page = Browser::new().before_every_page(deaf).open(&site);
    page.new_game_between("classic", "level-1", "level-1");
    let stop = || {
        page.press("stop");
        page.until("the computer waits", || page.tells("halted"));
        page.state()
    };
    page.until("the computer has moved", || page.state().ply > 0);
    let before = stop();
    page.open_tab(&site.address(""));
    page.until("the computer plays on in the other tab", || page.state().ply > before.ply + 1);
    let there = stop();
    page.switch_to_tab(0);
    assert_eq!(page.state().moves, before.moves);
    page.press("go-on");
    page.until("this tab follows the other", || page.tells("halted"));
    assert_eq!(page.state().moves, there.moves);
    assert!(!says_something(&page));
    let kept = page.storage();
    let games = kept.as_object().into_iter().flatten().filter(|(key, _)| key.starts_with("reversi.v1.game."));
    assert_eq!(games.count(), 1, "nothing was kept twice: {kept}");
}

#[test]
fn keys_of_the_neighbours_on_this_host_are_not_touched() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    store(&page, "neighbour", "theirs");
    page.reload();
    page.play("f5");
    page.new_game("historic");
    let kept = page.storage();
    assert_eq!(kept["neighbour"], "theirs");
    let ours = kept.as_object().into_iter().flatten().filter(|(key, _)| *key != "neighbour");
    assert!(ours.clone().count() > 0);
    assert!(ours.into_iter().all(|(key, _)| key.starts_with("reversi.")), "{kept}");
}
