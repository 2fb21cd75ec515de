//! The kept games: a list that is searched, changed and carried elsewhere. The names `ST-13` and so on are those of
//! `data/cases.tsv`.

use browser_tests::records::sequence;
use browser_tests::{Browser, Downloads, Page, Site};
use serde_json::json;
use std::time::{Duration, Instant};

const GAME: &str = "reversi.v1.game.";

/// The titles of the games, in their order.
fn titles(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-games] .shelf-title')].map((title) => title.textContent)";
    serde_json::from_value(page.script(script, &[])).expect("texts")
}

fn open(page: &Page) {
    page.press("games");
    page.until("the games are listed", || page.how_many("[data-dialog=games][open]") == 1);
}

fn close(page: &Page) {
    page.click("[data-dialog=games] [data-action=close]");
    page.until("the dialog is closed", || page.how_many("[data-dialog=games][open]") == 0);
}

/// Shows what can be done with the game of this place in the list, counted from 1.
fn change(page: &Page, place: usize) {
    page.click(&format!("[data-game]:nth-child({place}) [data-action=change-game]"));
}

fn told(page: &Page) -> String {
    page.text("[data-told]").replace('\u{a0}', " ")
}

/// What has the focus, by its `data-action` or its name.
fn focus(page: &Page) -> String {
    let script = "const { dataset, name } = document.activeElement; return dataset.action ?? name ?? null";
    page.script(script, &[]).as_str().unwrap_or_default().to_owned()
}

/// A page with two games: an older one by the classic rules and, on the table, one of the 1880s.
fn two_games(page: &Page) {
    page.play("f5d6c3");
    let_a_second_pass();
    page.new_game("historic");
    page.play("d4d5");
    let_a_second_pass();
}

/// Games are dated to the second.
fn let_a_second_pass() {
    std::thread::sleep(Duration::from_millis(1100));
}

#[test]
fn games_are_opened_where_they_were_left() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    two_games(&page);
    open(&page);
    assert_eq!(titles(&page), ["Reversi of the 1880s", "Classic Reversi"]);
    assert_eq!(page.how_many("[data-games] [aria-current]"), 1);
    assert_eq!(page.how_many("[data-games] .miniature"), 2);
    page.click("[data-game]:nth-child(2) [data-action=open-game]");
    page.until("the older game is on the table", || page.state().ply == 3);
    assert_eq!(page.how_many("dialog[open]"), 0);
    page.reload();
    assert_eq!(page.state().moves, ["f5", "d6", "c3"]);
    open(&page);
    page.click("[aria-current][data-action=open-game]");
    page.until("the dialog closes over the game on the table", || page.how_many("dialog[open]") == 0);
    assert_eq!(page.state().ply, 3);
}

#[test]
fn a_game_is_renamed_copied_deleted_and_brought_back_by_keyboard() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    two_games(&page);
    open(&page);
    change(&page, 2);
    page.press("rename-game");
    page.until("the field has the focus", || focus(&page) == "game-name");
    // The driver puts its letters behind those that are there, so all are chosen once more.
    page.keys("\u{e009}a\u{e000}Final\u{e007}");
    page.until("it has its name", || titles(&page)[1] == "Final");
    page.until("the focus is back", || focus(&page) == "change-game");
    page.press("copy-game");
    page.until("there is a copy", || titles(&page) == ["Final (copy)", "Reversi of the 1880s", "Final"]);
    change(&page, 3);
    page.press("delete-game");
    page.until("the way back has the focus", || focus(&page) == "take-back");
    assert_eq!(told(&page), "“Final” has been deleted.");
    assert_eq!(titles(&page), ["Final (copy)", "Reversi of the 1880s"]);
    page.keys("\u{e007}");
    page.until("it is back", || titles(&page).len() == 3);
    page.until("and has the focus", || focus(&page) == "change-game");
    change(&page, 1);
    page.press("delete-game");
    page.until("it is gone", || titles(&page).len() == 2);
    close(&page);
    let kept = page.storage();
    let games = kept.as_object().into_iter().flatten().filter(|(key, _)| key.starts_with(GAME)).count();
    assert_eq!(games, 2, "{kept}");
    open(&page);
    change(&page, 2);
    page.press("rename-game");
    page.until("the field has the focus", || focus(&page) == "game-name");
    page.keys("?\u{e00c}");
    page.until("Escape leaves the name", || focus(&page) == "change-game");
    assert_eq!(
        (titles(&page), page.how_many("[data-dialog=games][open]")),
        (vec!["Reversi of the 1880s".into(), "Final".into()], 1)
    );
}

#[test]
fn st_13_a_file_brings_all_games_back_after_the_sites_data_is_cleared() {
    let site = Site::open();
    let refusing =
        "navigator.storage.persist = async () => false; navigator.storage.persisted = async () => false;";
    for script in [refusing, "Object.defineProperty(navigator, 'storage', { value: undefined })"] {
        let page = Browser::new().before_every_page(script).open(&site);
        let downloads = Downloads::of(&page);
        two_games(&page);
        open(&page);
        if script == refusing {
            page.until("the browser can be asked", || page.how_many("[data-keeping=open]") == 1);
            page.press("ask-to-keep");
            page.until("it refuses", || page.how_many("[data-keeping=refused]") == 1);
        }
        assert!(page.text("[data-keeping]").contains("What you save to a file remains yours."));
        let before = titles(&page);
        page.click("[data-dialog=games] [data-action=export-games]");
        let (name, text) = downloads.take(&page);
        assert!(name.starts_with("reversi-2") && name.ends_with(".json"), "{name}");
        assert_eq!(told(&page), "2 games have been saved to a file.");
        let _ = page.script("localStorage.clear(); sessionStorage.clear()", &[]);
        page.reload();
        open(&page);
        assert_eq!(titles(&page), Vec::<String>::new());
        let file = [("games.json", text.as_bytes())];
        page.choose_files(&file);
        page.until("the games are back", || titles(&page) == before);
        assert_eq!(told(&page), "2 games have been added.");
        page.choose_files(&file);
        page.until("no doubles are made", || told(&page) == "0 games have been added. 2 were here already.");
        page.choose_files(&[("other.json", b"<b>no</b>")]);
        page.until("another file is refused", || {
            told(&page) == "This file holds no games that this program has saved."
        });
        page.click("[data-game]:nth-child(2) [data-action=open-game]");
        page.until("one is on the table", || page.state().ply == 3);
    }
}

/// A file with so many games, each between other people.
fn many(games: usize) -> String {
    let game = |n: usize| {
        let seats = json!({ "first": format!("Anna {n}"), "second": "Kim", "black": "first" });
        json!({ "id": format!("g{n}"), "revision": 1, "ruleset": "classic", "moves": sequence("V14"), "ply": 60, "seats": seats })
    };
    json!({ "v": 1, "d": { "games": (0..games).map(game).collect::<Vec<_>>() } }).to_string()
}

#[test]
fn thousands_of_games_are_added_while_the_page_goes_on_and_until_they_are_stopped() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let file = many(5000);
    page.play("f5");
    open(&page);
    page.choose_files(&[("games.json", file.as_bytes())]);
    page.until("their number is told", || {
        told(&page).starts_with("Adding games: ") && told(&page).ends_with(" of 5000.")
    });
    page.press("stop-adding");
    page.until("it stops", || told(&page).ends_with(" have not been added."));
    let games = |page: &Page| {
        let kept = page.storage();
        kept.as_object().into_iter().flatten().filter(|(key, _)| key.starts_with(GAME)).count()
    };
    let added = games(&page) - 1;
    assert!(told(&page).starts_with(&format!("{added} games have been added.")), "{}", told(&page));
    assert!(added < 5000);
    page.reload();
    open(&page);
    page.choose_files(&[("games.json", file.as_bytes())]);
    page.until("the others are added", || told(&page).ends_with(&format!(" {added} were here already.")));
    assert_eq!(games(&page), 5001);
}

#[test]
fn what_cannot_be_read_is_shown_and_given_as_it_is() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let downloads = Downloads::of(&page);
    let _ = page.script("localStorage.setItem('reversi.v1.game.bad', '{ <b>broken')", &[]);
    open(&page);
    assert_eq!(page.how_many("[data-game='reversi.v1.game.bad'][data-unreadable]"), 1);
    change(&page, 1);
    page.press("game-text");
    assert_eq!(downloads.take(&page), ("reversi-text.txt".to_owned(), "{ <b>broken".to_owned()));
}

#[test]
fn what_another_tab_keeps_is_listed_at_once() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5");
    open(&page);
    page.open_tab(&site.address(""));
    page.new_game("historic");
    page.play("d4");
    page.switch_to_tab(0);
    page.until("the other game is listed", || titles(&page).len() == 2);
    page.switch_to_tab(1);
    let _ = page.script("localStorage.clear()", &[]);
    page.switch_to_tab(0);
    page.until("what was cleared has gone, save the game on the table", || titles(&page).len() == 1);
}

#[test]
fn five_hundred_games_open_at_once_and_are_searched() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let fill = "
        const seats = (n) => ({ first: `Anna ${n}`, second: 'Kim', black: 'first' });
        for (let n = 0; n < 500; n++) {
            const changed = new Date(1.7e12 + n * 1e7).toISOString().slice(0, 19) + '+00:00';
            const d = { id: `g${n}`, revision: 1, ruleset: 'classic', moves: arguments[0], ply: 60, seats: seats(n), changed };
            localStorage.setItem(`reversi.v1.game.g${n}`, JSON.stringify({ v: 1, d }));
        }";
    let whole = sequence("V14");
    let _ = page.script(fill, &[json!(whole)]);
    let start = Instant::now();
    open(&page);
    page.until("the newest are there", || page.how_many("[data-game]") == 30);
    let opened = start.elapsed();
    assert!(opened < Duration::from_secs(3), "it took {opened:?}");
    assert_eq!(titles(&page)[0], "Anna 499 – Kim");
    page.press("more-games");
    page.until("more are there", || page.how_many("[data-game]") == 60);
    page.click("[name=search-games]");
    page.keys("anna 123");
    page.until("one is found", || titles(&page) == ["Anna 123 – Kim"]);
}

#[test]
fn a_file_is_offered_where_games_cannot_be_kept() {
    let site = Site::open();
    let throwing =
        "Storage.prototype.setItem = () => { throw new DOMException('no', 'QuotaExceededError') };";
    for browser in [Browser::new().blocking_storage(), Browser::new().before_every_page(throwing)] {
        let page = browser.open(&site);
        let downloads = Downloads::of(&page);
        page.play("f5d6c3");
        page.click("[data-notice=info] [data-action=export-games]");
        assert!(downloads.take(&page).1.contains("\"f5d6c3\""));
    }
}

#[test]
fn se_14_after_a_panic_the_game_is_given_as_a_file() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let downloads = Downloads::of(&page);
    page.play("f5d6c3");
    page.fail_once();
    page.press("new-game");
    page.click("[data-notice=failure] [data-action=export-game]");
    let (name, text) = downloads.take(&page);
    assert_eq!(name, "reversi.json");
    assert!(text.contains("\"f5d6c3\""), "{text}");
    assert!(!page.console_errors().is_empty(), "the console says where");
    page.click("[data-notice=failure] [data-action=reload]");
    page.until("it runs again", || page.attribute("html", "data-ready").is_some() && page.state().ply == 3);
    open(&page);
    assert_eq!(titles(&page), ["Classic Reversi"]);
}
