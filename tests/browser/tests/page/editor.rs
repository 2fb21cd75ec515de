//! Setting up a position: by taps, by keys, as text; played from, left, and kept.

use browser_tests::{Browser, Page, Site};
use serde_json::json;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const RIGHT: &str = "\u{e014}";
const TAB: &str = "\u{e004}";

fn open_editor(page: &Page) {
    page.press("new-game");
    page.press("edit");
    page.until("the editor is open", || page.how_many("#editor-board [data-square]") > 0);
}

fn tap(page: &Page, squares: &str) {
    for square in squares.split_whitespace() {
        page.click(&format!("#editor-board [data-square={square}]"));
    }
}

/// The squares of the editor that have a disc, and whose.
fn discs(page: &Page) -> String {
    let script = "return [...document.querySelectorAll('#editor-board [data-square]:not([data-disc=none])')]
        .map(({ dataset }) => dataset.square + '=' + dataset.disc).join(' ')";
    page.script(script, &[]).as_str().unwrap_or_default().to_owned()
}

/// What the dialog has said aloud last.
fn said(page: &Page) -> String {
    page.script("return document.querySelector('dialog[open] [role=status]').textContent.trim()", &[])
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

fn focused_square(page: &Page) -> String {
    let script =
        "return document.activeElement.closest('#editor-board') && document.activeElement.dataset.square";
    page.script(script, &[]).as_str().unwrap_or_default().to_owned()
}

/// Types a text where one is, in place of what stands there.
fn enter_text(page: &Page, text: &str) {
    let script = "const field = document.querySelector('[name=board-text]'); field.focus(); field.select()";
    let _ = page.script(script, &[]);
    page.keys(text);
    page.keys(ENTER);
}

#[test]
fn a_position_is_built_by_taps_and_a_whole_game_is_played_from_it() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    open_editor(&page);
    assert_eq!(discs(&page), "d4=white e4=black d5=white e5=black f5=black d6=white");
    page.press("clear");
    page.until("it cannot be played", || page.how_many("[data-faults] li") == 1);
    assert_eq!(page.attribute("[data-action=play-setup]", "aria-disabled").as_deref(), Some("true"));
    tap(&page, "b1 c1 e1 a3");
    page.choose("brush", "second");
    tap(&page, "a1 e1 b3 h8");
    page.choose("brush", "none");
    tap(&page, "h8");
    let built = "a1=white b1=black c1=black e1=white a3=black b3=white";
    assert_eq!(discs(&page), built);
    page.press("take-back");
    assert_eq!(discs(&page), format!("{built} h8=white"));
    tap(&page, "h8");
    page.choose("to-move", "second");
    page.press("play-setup");
    page.until("the game begins", || page.how_many("dialog[open]") == 0 && page.state().ply == 0);
    assert_eq!((page.state().turn.as_str(), page.state().legal.as_str()), ("white", "d1"));
    page.play("d1");
    page.reload();
    let now = page.state();
    assert_eq!((now.turn.as_str(), now.legal.as_str(), now.ply), ("black", "c3", 1));
    page.play("c3");
    let over = page.state();
    assert_eq!((over.turn.as_str(), over.winner.as_deref(), over.ply), ("over", Some("white"), 2));
    assert_eq!((page.count("black"), page.count("white")), (3, 5));
    page.reload();
    assert_eq!(page.state().discs, over.discs);
    page.press("undo");
    page.press("undo");
    page.until("the start is there", || page.state().ply == 0);
    assert_eq!((page.count("black"), page.count("white")), (3, 3));
    page.press("redo");
    page.until("it is played again", || page.state().legal == "c3");
}

#[test]
fn gf_31_the_side_to_move_turns_no_disc_and_cancel_leaves_the_game() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6c3");
    let before = page.state();
    open_editor(&page);
    let at_first = discs(&page);
    for side in ["black", "second", "black", "second"] {
        page.choose("to-move", side);
        assert_eq!(discs(&page), at_first);
    }
    tap(&page, "a1");
    page.click("dialog[open] .dialog-foot [data-action=close]");
    page.until("it is closed", || page.how_many("dialog[open]") == 0);
    assert_eq!(page.state(), before);
    page.play("d3");
    open_editor(&page);
    assert!(discs(&page).starts_with("a1=black"), "what was set up is still there");
    page.keys(ESCAPE);
    page.until("Escape closes it", || page.how_many("dialog[open]") == 0);
    assert_eq!(page.state().ply, 4);
    page.reload();
    assert_eq!(page.state().ply, 4);
}

#[test]
fn the_old_game_is_kept_and_offered() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6c3");
    let before = page.state();
    open_editor(&page);
    tap(&page, "a1");
    page.press("play-setup");
    page.until("the game begins", || page.how_many("dialog[open]") == 0 && page.state().ply == 0);
    page.press("restore");
    page.until("the old game is back", || page.state().ply == 3);
    assert_eq!(page.state().discs, before.discs);
}

#[test]
fn keys_alone_set_up_a_position_and_every_change_is_said() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let _ = page.script("document.querySelector('[data-action=new-game]').focus()", &[]);
    page.keys(ENTER);
    let _ = page.script("document.querySelector('[data-action=edit]').focus()", &[]);
    page.keys(ENTER);
    page.until("the editor is open", || page.how_many("#editor-board") == 1);
    page.keys(TAB);
    page.until("the board has the focus", || focused_square(&page) == "d4");
    page.keys("z");
    page.until("d4 is empty", || said(&page) == "d4, empty");
    page.keys(RIGHT);
    page.keys("o");
    page.until("e4 is white", || said(&page) == "e4, white disc");
    page.keys("c3");
    page.until("c3 has the focus", || focused_square(&page) == "c3");
    page.keys("x");
    page.until("c3 is black", || said(&page) == "c3, black disc");
    page.keys(ENTER);
    page.until("c3 is empty again", || said(&page) == "c3, empty");
    page.keys(ENTER);
    page.until("c3 is black again", || said(&page) == "c3, black disc");
    assert_eq!(discs(&page), "c3=black e4=white d5=black e5=white");
    let name = page.attribute("#editor-board [data-square=c3]", "aria-label");
    assert_eq!(name.as_deref(), Some("c3, black disc"));
    let _ = page.script("document.querySelector('[data-action=clear]').focus()", &[]);
    page.keys(ENTER);
    page.until("the fault is said", || {
        said(&page) == "This position cannot be played yet. There are no discs on the board."
    });
    let _ = page.script("document.querySelector('[data-action=play-setup]').focus()", &[]);
    page.keys(ENTER);
    assert_eq!(page.how_many("dialog[open]"), 1, "what cannot be played is not played");
    page.keys(ESCAPE);
    page.until("it is closed", || page.how_many("dialog[open]") == 0);
}

#[test]
fn all_faults_are_shown_at_once_and_rules_and_hands_can_be_chosen() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    open_editor(&page);
    page.choose("ruleset", "historic");
    page.until("the board is empty", || discs(&page).is_empty());
    assert_eq!(page.attribute("[data-verdict]", "data-verdict").as_deref(), Some("playable"));
    tap(&page, "d4 a1");
    let hand = "const field = document.querySelector('[name=black-hand]');
        field.value = arguments[0]; field.dispatchEvent(new Event('change', { bubbles: true }))";
    let _ = page.script(hand, &[json!("40")]);
    page.until("three faults are told", || page.how_many("[data-faults] li") == 3);
    page.choose("ruleset", "custom");
    page.choose("shape", "octagon");
    page.until("there are 88 squares", || page.how_many("#editor-board [data-square]") == 88);
    page.choose("shape", "6x6");
    page.until("there are 36 squares", || page.how_many("#editor-board [data-square]") == 36);
}

#[test]
fn a_board_is_pasted_as_text_and_copied() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    open_editor(&page);
    enter_text(&page, "no board at all");
    page.until("it is told", || page.how_many(".editor-problem") == 1);
    assert_eq!(page.attribute("[name=board-text]", "aria-invalid").as_deref(), Some("true"));
    let board = format!("OXX{} O", "-".repeat(61));
    enter_text(&page, &board);
    page.until("it is read", || discs(&page) == "a1=white b1=black c1=black");
    assert_eq!(page.how_many(".editor-problem"), 0);
    let value = page.script("return document.querySelector('[name=board-text]').value", &[]);
    assert_eq!(value.as_str(), Some(board.as_str()));
    let copied = "window.copied = []; navigator.clipboard.writeText = (text) => { window.copied.push(text); return Promise.resolve() }";
    let _ = page.script(copied, &[]);
    page.press("copy-board");
    page.press("copy-link");
    page.until("both are copied", || page.script("return window.copied.length", &[]) == json!(2));
    let texts = page.script("return window.copied", &[]);
    assert_eq!(texts[0].as_str(), Some(board.as_str()));
    let link = texts[1].as_str().unwrap_or_default().to_owned();
    assert!(link.ends_with("/reversi/#/game/classic/o-oxx61"), "{link}");
    page.open_tab(&link);
    page.until("the position is there", || page.state().legal == "d1");
    assert_eq!((page.state().turn.as_str(), page.state().ply), ("white", 0));
}

#[test]
fn the_board_and_what_presses_put_are_seen_together() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    for (width, height) in [(360, 640), (320, 640), (820, 1180), (1280, 800), (1920, 1080)] {
        page.size(width, height);
        open_editor(&page);
        let script = "
            const shown = (element) => {
                const { left, top, right, bottom } = element.getBoundingClientRect();
                const body = element.closest('.editor-body').getBoundingClientRect();
                return left >= body.left && right <= body.right && top >= body.top && bottom <= body.bottom;
            };
            const square = document.querySelector('#editor-board [data-square]').getBoundingClientRect();
            const seen = ['#editor-board', 'label:has([data-choice=brush])'].every((selector) =>
                [...document.querySelectorAll(selector)].every(shown));
            return [seen, square.width, document.documentElement.scrollWidth <= innerWidth]";
        let seen = page.script(script, &[]);
        assert_eq!((seen[0].as_bool(), seen[2].as_bool()), (Some(true), Some(true)), "{width}×{height}");
        let least = if width == 320 { 30.0 } else { 36.0 };
        assert!(seen[1].as_f64().is_some_and(|side| side >= least), "{width}×{height}: {seen}");
        page.keys(ESCAPE);
        page.until("it is closed", || page.how_many("dialog[open]") == 0);
    }
}
