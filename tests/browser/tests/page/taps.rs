//! Hands that are quick, or many, or busy with something else: what they do is done once, in its order, or not at all.

use browser_tests::records::sequence;
use browser_tests::{Browser, Page, Site};
use serde_json::{Value, json};

/// Makes every pause short, so that a whole game takes moments.
const SWIFT: &str = "const wait = setTimeout; window.setTimeout = (then, after, ...more) => wait(then, Math.min(after, 20), ...more);";

/// The middle of a square, in pixels.
fn middle(page: &Page, square: &str) -> [f64; 2] {
    middle_of(page, &format!("[data-square={square}]"))
}

/// The middle of the first element of a selector, in pixels.
fn middle_of(page: &Page, selector: &str) -> [f64; 2] {
    let script =
        "const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [left + width / 2, top + height / 2]";
    let at = page.script(script, &[json!(selector)]);
    [0, 1].map(|i: usize| at[i].as_f64().expect("a place"))
}

fn mouse(page: &Page, kind: &str, [x, y]: [f64; 2], button: &str, count: u32, pointer: &str) {
    let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": count, "pointerType": pointer });
    let _ = page.devtools("Input.dispatchMouseEvent", &event);
}

fn fingers(page: &Page, kind: &str, at: &[[f64; 2]]) {
    let points: Vec<Value> =
        at.iter().enumerate().map(|(id, [x, y])| json!({ "x": x, "y": y, "id": id })).collect();
    let _ = page.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
}

fn has_touch(page: &Page) {
    let _ =
        page.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 5 }));
}

/// What is drawn is what the squares say, and what the strips count.
fn assert_drawn_as_held(page: &Page) {
    let drawn = |colour: &str| page.how_many(&format!(".board-discs .disc[data-disc={colour}]"));
    let held = |colour: &str| page.how_many(&format!("[data-square][data-disc={colour}]"));
    for colour in ["black", "white"] {
        assert_eq!(drawn(colour), held(colour), "{colour}");
        assert_eq!(page.count(colour), held(colour), "{colour}");
    }
}

/// Twenty times a second some square is clicked twice, one that looks legal if there is any, until the game is over. Told are the
/// clicks after which something else had happened than a move on a square that looked legal.
const RESTLESS: &str = r#"
    const [done] = arguments;
    const board = document.querySelector("[data-board]");
    const wrong = [];
    let clicks = 0;
    const timer = setInterval(() => {
        if (board.dataset.turn === "over") {
            clearInterval(timer);
            done(wrong);
            return;
        }
        const legal = [...document.querySelectorAll("[data-square][data-legal]")];
        const square = legal[clicks++ % Math.max(legal.length, 1)] ?? document.querySelector("[data-square]");
        const before = Number(board.dataset.ply), looksLegal = "legal" in square.dataset;
        square.click();
        square.click();
        queueMicrotask(() => {
            const played = Number(board.dataset.ply) > before && square.dataset.disc !== "none";
            if (played !== looksLegal) wrong.push([square.dataset.square, before, looksLegal]);
        });
    }, 50);
"#;

#[test]
fn ui_01_restless_clicks_play_legal_moves_in_turn() {
    let site = Site::open();
    let page = Browser::new().before_every_page(SWIFT).open(&site);
    let against_the_computer = || {
        page.new_game_between("classic", "person", "level-1");
        page.until("a new game has begun", || page.state().ply == 0 && page.how_many("dialog[open]") == 0);
    };
    for game in 0..10 {
        against_the_computer();
        let at = middle(&page, "f5");
        for count in [1, 2] {
            mouse(&page, "mousePressed", at, "left", count, "mouse");
            mouse(&page, "mouseReleased", at, "left", count, "mouse");
        }
        assert_eq!(page.script_until_done(RESTLESS, &[]), json!([]), "game {game}");
        let state = page.state();
        assert_eq!(state.moves.first().map(String::as_str), Some("f5"), "{:?}", state.moves);
        assert!(state.winner.is_some(), "{state:?}");
        assert_drawn_as_held(&page);
    }
}

#[test]
fn ui_02_quick_taps_are_taken_in_their_order() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.script(
        "for (const square of ['f5', 'f6']) document.querySelector(`[data-square=${square}]`).click()",
        &[],
    );
    let state = page.state();
    assert_eq!((state.ply, state.turn.as_str(), state.last.as_str()), (2, "black", "f6"));
    assert_eq!((page.count("black"), page.count("white")), (3, 3));
}

#[test]
fn ui_02_two_fingers_at_once_play_nothing_out_of_turn() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    has_touch(&page);
    let both = ["f5", "f6"].map(|square| middle(&page, square));
    fingers(&page, "touchStart", &both);
    fingers(&page, "touchEnd", &[]);
    page.settle();
    let played = page.state().moves.join(" ");
    assert!(["", "f5", "f5 f6"].contains(&played.as_str()), "{played}");
    // One finger after the other, as fast as can be.
    for square in both.into_iter().skip(page.state().moves.len()) {
        fingers(&page, "touchStart", &[square]);
        fingers(&page, "touchEnd", &[]);
    }
    page.until("both are played", || page.state().ply == 2);
    assert_eq!(page.state().moves, ["f5", "f6"]);
    assert_drawn_as_held(&page);
}

#[test]
fn a_button_that_is_being_pressed_stays_whatever_the_computer_does() {
    let site = Site::open();
    let page = Browser::new().before_every_page(SWIFT).open(&site);
    page.new_game_between("classic", "level-14", "level-14");
    page.until("the computer plays", || page.tells("thinking"));
    let at = middle_of(&page, "[data-action=stop]");
    mouse(&page, "mousePressed", at, "left", 1, "mouse");
    let before = page.state().ply;
    page.until("it goes on playing", || page.state().ply > before + 4);
    mouse(&page, "mouseReleased", at, "left", 1, "mouse");
    page.until("it waits", || page.tells("halted"));
}

/// What a phone tells of a finger that stays: it is down, a menu is wanted, and it is no pointer any more; there is no click.
const LONG_PRESS: &str = "
    const square = document.querySelector('[data-square=f5]');
    const pointer = (type) => square.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, cancelable: true }));
    pointer('pointerdown');
    const menu = square.dispatchEvent(new PointerEvent('contextmenu', { pointerType: 'touch', bubbles: true, cancelable: true }));
    pointer('pointercancel');
    return menu";

#[test]
fn ui_11_only_the_main_button_and_a_tap_play() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let watch =
        "window.menus = []; addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented))";
    page.script(watch, &[]);
    let at = middle(&page, "f5");
    for (button, pointer) in [("right", "mouse"), ("middle", "mouse"), ("right", "pen"), ("middle", "pen")] {
        mouse(&page, "mousePressed", at, button, 1, pointer);
        mouse(&page, "mouseReleased", at, button, 1, pointer);
    }
    assert_eq!(page.script(LONG_PRESS, &[]), json!(true), "a long press has the menu of the browser");
    page.settle();
    assert_eq!((page.state().ply, page.how_many(".ghost")), (0, 0));
    let menus = page.script("return menus", &[]);
    assert_eq!(menus, json!([false, false, false]), "two clicks and a long press, none of them prevented");
    has_touch(&page);
    fingers(&page, "touchStart", &[at]);
    fingers(&page, "touchEnd", &[]);
    page.until("a tap plays", || page.state().last == "f5");
}

/// How many animations still run that have an end.
const RUNNING: &str = "return document.getAnimations().filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity).length";

/// Something that happens while discs move.
type Meanwhile = (&'static str, fn(&Page));

#[test]
fn ui_13_whatever_happens_during_the_motion_it_ends_where_it_should() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let game = sequence("V04");
    let (before, last) = game.split_at(game.len() - 2);
    let meanwhile: [Meanwhile; 3] = [
        ("another language", |page| {
            let choose = "const select = document.querySelector('.header select'); select.value = 'is';
                select.dispatchEvent(new Event('change', { bubbles: true }))";
            let _ = page.script(choose, &[]);
        }),
        ("the settings", |page| {
            let _ = page.script("document.querySelector('[data-action=settings]').click()", &[]);
        }),
        ("a turn of the screen", |page| page.size(640, 360)),
    ];
    for (what, happens) in meanwhile {
        page.size(360, 640);
        page.new_game("classic");
        page.play_swiftly(before);
        let _ = page.script(
            "document.querySelector(arguments[0]).click()",
            &[json!(format!("[data-square={last}]"))],
        );
        happens(&page);
        page.until(what, || page.script(RUNNING, &[]) == json!(0));
        let state = page.state();
        assert!(state.notices.contains(&"pass".to_owned()), "{what}: {:?}", state.notices);
        assert_eq!((state.last.as_str(), state.turn.as_str()), (last, "black"), "{what}");
        assert_drawn_as_held(&page);
        assert_eq!(page.how_many(".board-lifted *"), 0);
        if page.how_many("dialog[open]") == 1 {
            page.close_dialog();
        }
    }
}

#[test]
fn ui_14_undo_during_the_motion_of_discs_leaves_board_and_picture_equal() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly(sequence("V23"));
    let whole = page.state();
    let soon = "const done = arguments[0];
        setTimeout(() => { document.querySelector('[data-action=undo]').click(); done(null) }, 50)";
    let _ = page.script_until_done(soon, &[]);
    assert!(page.state().ply < whole.ply);
    assert_drawn_as_held(&page);
    let twenty_in_a_second = "
        const done = arguments[0];
        let times = 0;
        const timer = setInterval(() => {
            if (times === 20) { clearInterval(timer); done(null); return }
            document.querySelector(`[data-action=${times++ % 2 ? 'undo' : 'redo'}]`).click();
        }, 50)";
    let _ = page.script_until_done(twenty_in_a_second, &[]);
    let at_once = "
        for (let times = 0; times < 20; times++)
            for (const command of ['redo', 'undo']) document.querySelector(`[data-action=${command}]`).click();";
    let _ = page.script(at_once, &[]);
    page.press("redo");
    page.settle();
    let again = page.state();
    assert_eq!((again.discs, again.ply, again.turn), (whole.discs, whole.ply, whole.turn));
    assert_drawn_as_held(&page);
}

/// A key as the browser tells it: what it says, held with which others, and whether it belongs to a word that is still composed.
const KEY: &str = "
    const [where, key, more] = arguments;
    const element = document.querySelector(where);
    element.focus();
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    return document.activeElement.dataset.square ?? null";

#[test]
fn ui_17_letters_act_on_the_board_and_never_in_a_field() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let press = |key: &str, more: Value| page.script(KEY, &[json!("[data-square=d4]"), json!(key), more]);
    // d4 is the stop; the next legal square after it is f5, the one before is c4.
    for (key, more, expected) in [
        ("n", json!({}), "f5"),
        ("N", json!({ "modifierCapsLock": true }), "f5"),
        ("N", json!({ "shiftKey": true }), "c4"),
        ("n", json!({ "shiftKey": true, "modifierCapsLock": true }), "c4"),
        ("n", json!({ "code": "KeyB" }), "f5"),
        ("n", json!({ "ctrlKey": true }), "d4"),
        ("n", json!({ "metaKey": true }), "d4"),
        ("n", json!({ "isComposing": true }), "d4"),
        ("Process", json!({ "isComposing": true }), "d4"),
        ("ð", json!({}), "d4"),
        ("ö", json!({}), "d4"),
    ] {
        assert_eq!(press(key, more.clone()), json!(expected), "{key} {more}");
    }
    page.play("f5");
    press("Z", json!({ "modifierCapsLock": true }));
    assert_eq!(page.state().ply, 0, "undone");
    press("y", json!({ "code": "KeyZ" }));
    assert_eq!(page.state().ply, 1, "redone, on a German keyboard too");
    for more in [json!({ "ctrlKey": true }), json!({ "shiftKey": true }), json!({ "isComposing": true })] {
        press("z", more);
    }
    assert_eq!(page.state().ply, 1);
    press("v", json!({}));
    page.until("the best move is marked", || page.how_many("[data-best]") == 1);
    page.press("new-game");
    page.until("there is a field", || page.how_many("dialog[open] input[name=first-name]") == 1);
    page.click("dialog[open] input[name=first-name]");
    page.keys("nmtlsrpkzyvf5?");
    let typed = page.script("return document.querySelector('input[name=first-name]').value", &[]);
    assert_eq!(typed, json!("nmtlsrpkzyvf5?"));
    assert_eq!(page.attribute("dialog[open]", "data-dialog").as_deref(), Some("new-game"), "no list of keys");
    page.close_dialog();
    assert_eq!(page.state().ply, 1);
}

#[test]
fn ui_20_a_dialog_keeps_its_draft_while_the_game_goes_on() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("settings");
    page.choose("pace", "slow");
    page.close_dialog();
    page.new_game_between("classic", "person", "level-1");
    page.until("a new game has begun", || page.how_many("dialog[open]") == 0);
    page.play("f5");
    page.press("new-game");
    page.choose("ruleset", "reverse");
    page.choose("second", "level-3");
    page.until("the computer has moved meanwhile", || page.state().ply == 2);
    let chosen = |choice: &str| {
        let script = "const [name] = arguments;
            const select = document.querySelector(`dialog[open] select[data-choice=${name}]`);
            return select?.value ?? document.querySelector(`dialog[open] [data-choice=${name}]:checked`).value";
        page.script(script, &[json!(choice)])
    };
    assert_eq!((chosen("ruleset"), chosen("second")), (json!("reverse"), json!("level-3")));
    page.close_dialog();
    let state = page.state();
    assert_eq!((state.ply, state.moves[0].as_str()), (2, "f5"));
    assert_eq!(page.attribute("[data-board]", "data-ruleset").as_deref(), Some("classic"));
}

/// Workers that can be reminded of the last thing they said.
const TALKATIVE: &str = "
    const Real = Worker;
    window.workers = [];
    window.Worker = class extends Real {
        constructor(address, more) {
            super(address, more);
            workers.push(this);
            this.addEventListener('message', ({ data }) => (this.last = data));
        }
    };";

/// Takes so many turns, in each of which everything happens at once.
const ALL_AT_ONCE: &str = "
    const [turns, done] = arguments;
    const find = (selector) => document.querySelector(selector);
    const key = Object.keys(localStorage).find((key) => key.startsWith('reversi.v1.settings')) ?? 'reversi.v1.settings';
    let times = 0;
    const turn = () => {
        if (times++ === turns) { done(null); return }
        const square = find('[data-square][data-legal]');
        square?.focus();
        (square ?? find('[data-action=rematch]'))?.click();
        find(times % 3 ? '[data-action=hint]' : '[data-action=undo]')?.click();
        document.activeElement?.blur();
        window.dispatchEvent(new Event('blur'));
        location.hash = times % 2 ? '#/rules/classic' : '';
        window.dispatchEvent(new HashChangeEvent('hashchange'));
        window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) ?? '{' }));
        for (const worker of workers)
            if (worker.last !== undefined) worker.dispatchEvent(new MessageEvent('message', { data: worker.last }));
        setTimeout(turn);
    };
    turn()";

#[test]
fn ui_22_everything_at_once_is_no_failure() {
    let site = Site::open();
    let page = Browser::new().before_every_page(TALKATIVE).open(&site);
    page.press("hint");
    page.until("the best move is marked", || page.how_many("[data-best]") == 1);
    // Two hundred turns. The driver gives a script up that takes half a minute, as all of them may on a busy machine.
    for _ in 0..20 {
        let _ = page.script_until_done(ALL_AT_ONCE, &[json!(10)]);
    }
    page.settle();
    assert_eq!(page.console_errors(), [""; 0]);
    assert_eq!(page.how_many("[data-notice=failure]"), 0);
    assert_drawn_as_held(&page);
    page.new_game("classic");
    page.play("f5d6");
}

#[test]
fn ui_23_no_square_lies_under_the_notice_of_a_pass() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(320, 568);
    page.choose("language", "de");
    page.play_swiftly(sequence("V28"));
    assert!(page.state().notices.contains(&"pass".to_owned()));
    page.settle();
    let covered = "
        const squares = [...document.querySelectorAll('[data-square]')];
        const free = (square) => {
            const { left, top, width, height } = square.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) === square;
        };
        return squares.filter((square) => !free(square)).map((square) => square.dataset.square)";
    assert_eq!(page.script(covered, &[]), json!([]));
    page.play("c3");
    assert!(!page.state().notices.contains(&"pass".to_owned()), "it goes away by itself");
}
