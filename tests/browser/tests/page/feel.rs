//! What playing feels like: discs in motion, the move before it is made, boards, sound.

use browser_tests::records::sequence;
use browser_tests::{Browser, Media, Page, Site};
use serde_json::{Value, json};

/// Clicks a square or a command and tells at once what moves: which element by which keyframes, where in the picture, along which
/// properties, after which delay and until when.
const MOTION: &str = "
    const [selector, done] = arguments;
    document.querySelector(selector).click();
    setTimeout(() => {
        const told = (animation) => {
            const { target } = animation.effect;
            const { delay, endTime } = animation.effect.getComputedTiming();
            const own = ['offset', 'computedOffset', 'easing', 'composite'];
            const frames = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
            const properties = [...new Set(frames.filter((name) => !own.includes(name)))].sort();
            const place = target.closest('[transform]')?.getAttribute('transform') ?? null;
            return { name: animation.animationName, part: target.classList[0], place, properties, delay, endTime };
        };
        done(document.getAnimations().filter((one) => one instanceof CSSAnimation).map(told));
    })";

fn motion(page: &Page, selector: &str) -> Vec<Value> {
    let moved = page.script_until_done(MOTION, &[json!(selector)]);
    moved.as_array().expect("a list").clone()
}

fn number(of: &Value) -> f64 {
    of.as_f64().expect("a number")
}

/// The keyframes by which the disc in this place moves as a whole.
fn keyframes_at<'a>(moved: &'a [Value], place: &str) -> &'a str {
    let whole = moved.iter().filter(|one| one["part"] == "disc-whole");
    whole
        .filter_map(|one| one["place"].as_str().filter(|at| *at == place).and(one["name"].as_str()))
        .next()
        .unwrap_or_default()
}

#[test]
fn a_move_is_over_in_400_milliseconds_and_moves_nothing_but_transform_and_opacity() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let game = sequence("V21");
    page.play_swiftly(&game[..2 * 10]);
    page.until("nothing moves", || page.script("return document.getAnimations().length", &[]) == json!(0));
    let check = |selector: &str, strip: &str| {
        let moved = motion(&page, selector);
        for one in &moved {
            let properties = one["properties"].as_array().expect("a list");
            assert!(properties.iter().all(|name| name == "transform" || name == "opacity"), "{one}");
            assert!(number(&one["endTime"]) < 400.0, "{one}");
            assert_eq!(one["delay"], 0.0, "a delay would cost a painted frame each time: {one}");
        }
        let names: Vec<_> = moved.iter().filter_map(|one| one["name"].as_str()).collect();
        assert_eq!(names.iter().filter(|name| name.starts_with("turn-")).count(), 6, "{names:?}");
        assert!(
            ["nod", "come-in", strip].iter().all(|name| names.contains(name)),
            "the turn is handed over: {names:?}"
        );
        moved
    };
    // The column of e, from its upper edge to its seventh row.
    let column = |moved: &[Value]| {
        let rows = ["50", "150", "250", "350", "450", "550", "650"];
        rows.map(|row| keyframes_at(moved, &format!("translate(450 {row})")).to_owned())
    };
    let on = check("[data-square=e1]", "marks-white");
    assert_eq!(column(&on), ["place", "turn-1", "turn-2", "turn-3", "turn-4", "turn-5", "turn-6"]);
    let back = check("[data-action=undo]", "marks-black");
    assert_eq!(column(&back), ["rise-last", "turn-6", "turn-5", "turn-4", "turn-3", "turn-2", "turn-1"]);
}

#[test]
fn without_motion_a_disc_that_is_taken_back_is_gone_at_once() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.wishes(&[Media::ReducedMotion]);
    page.play("f5");
    assert_eq!(
        motion(&page, "[data-action=undo]").iter().filter(|one| number(&one["endTime"]) > 0.0).count(),
        0
    );
    let seen = "return getComputedStyle(document.querySelector('.lifted')).opacity";
    assert_eq!(page.script(seen, &[]), json!("0"));
}

fn middle(page: &Page, selector: &str) -> [f64; 2] {
    let script =
        "const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [left + width / 2, top + height / 2]";
    let at = page.script(script, &[json!(selector)]);
    [0, 1].map(|i: usize| number(&at[i]))
}

fn point_at(page: &Page, selector: &str) {
    let [x, y] = middle(page, selector);
    let _ = page.devtools("Input.dispatchMouseEvent", &json!({ "type": "mouseMoved", "x": x, "y": y }));
}

fn finger(page: &Page, kind: &str, at: Option<[f64; 2]>) {
    let points: Vec<Value> = at.iter().map(|[x, y]| json!({ "x": x, "y": y })).collect();
    let _ = page.devtools("Input.dispatchTouchEvent", &json!({ "type": kind, "touchPoints": points }));
}

/// The colour of the disc to come, and how many discs are marked that would turn.
fn preview(page: &Page) -> (Option<String>, u64) {
    (page.attribute(".board-preview .ghost", "data-disc"), page.how_many(".board-preview .would-turn"))
}

fn disc(colour: &str, would_turn: u64) -> (Option<String>, u64) {
    (Some(colour.to_owned()), would_turn)
}

fn switch(page: &Page, setting: &str) {
    page.press("settings");
    page.click(&format!(".switch:has([data-setting={setting}])"));
    page.close_dialog();
}

#[test]
fn the_mouse_and_the_keyboard_show_the_disc_to_come() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    point_at(&page, "[data-square=f5]");
    assert_eq!(preview(&page), disc("black", 0));
    point_at(&page, "[data-square=a1]");
    assert_eq!(preview(&page), (None, 0), "not where one may not play");
    switch(&page, "would-turn");
    point_at(&page, "[data-square=f5]");
    assert_eq!(preview(&page), disc("black", 1));
    point_at(&page, "[data-action=undo]");
    assert_eq!(preview(&page), (None, 0));
    page.script("document.querySelector('[data-square=d4]').focus({ focusVisible: true })", &[]);
    page.keys("n");
    assert_eq!(page.script("return document.activeElement.dataset.square", &[]), json!("f5"));
    assert_eq!(preview(&page), disc("black", 1));
    page.keys("\u{e007}");
    page.until("f5 is played", || page.state().last == "f5");
    assert_eq!(preview(&page), (None, 0), "it lies there");
    switch(&page, "hints");
    point_at(&page, "[data-square=f6]");
    assert_eq!(preview(&page), (None, 0), "hidden squares are not told");
}

/// Notes who in the page asks for the time or for a timer.
const WATCH: &str = "
    window.asked = [];
    const { setTimeout: wait } = window, { now } = Date;
    Error.stackTraceLimit = 40;
    const note = () => asked.push(new Error().stack);
    window.setTimeout = (...all) => { note(); return wait(...all) };
    Date.now = () => { note(); return now() };";

#[test]
fn pointing_asks_for_no_time_and_no_timer() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5");
    // What the service worker tells is an action, too; by then it has told all.
    page.until_kept();
    page.script(WATCH, &[]);
    for (square, shown) in [("f6", disc("white", 0)), ("a1", (None, 0)), ("d6", disc("white", 0))] {
        point_at(&page, &format!("[data-square={square}]"));
        assert_eq!(preview(&page), shown, "{square}");
    }
    let asked = || page.script("return asked", &[]);
    assert_eq!(asked(), json!([]));
    page.play("d6");
    assert_ne!(asked(), json!([]), "an action does");
}

#[test]
fn a_finger_shows_the_disc_to_come_and_leaves_nothing_behind() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let _ = page.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true }));
    let f5 = middle(&page, "[data-square=f5]");
    finger(&page, "touchStart", Some(f5));
    assert_eq!(preview(&page), disc("black", 0), "while it lies there");
    finger(&page, "touchEnd", None);
    page.until("f5 is played", || page.state().last == "f5");
    assert_eq!(preview(&page), (None, 0));
    let undo = middle(&page, "[data-action=undo]");
    let _ = page.script("document.querySelector('[data-action=undo]').click()", &[]);
    page.settle();
    assert_eq!(preview(&page), (None, 0), "nothing hovers where the finger was");
    finger(&page, "touchStart", Some(f5));
    finger(&page, "touchMove", Some(undo));
    finger(&page, "touchEnd", None);
    page.settle();
    assert_eq!((preview(&page), page.state().ply), ((None, 0), 0), "a finger that slides off plays nothing");
}

/// The colour of the squares of the board that one plays on.
fn squares(page: &Page) -> Value {
    page.script("return getComputedStyle(document.querySelector('.board .board-squares')).fill", &[])
}

#[test]
fn boards_are_chosen_and_kept_and_the_1880s_keep_their_own() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let look = |look: &str| {
        page.press("settings");
        page.choose("board", look);
        page.close_dialog();
        squares(&page)
    };
    let [walnut, slate, usual] = ["walnut", "slate", "rules"].map(look);
    assert!(walnut != slate && slate != usual && usual != walnut, "{walnut} {slate} {usual}");
    page.new_game("historic");
    let historic = squares(&page);
    assert_eq!(look("walnut"), historic);
    page.new_game("reverse");
    assert_eq!(squares(&page), walnut);
    let dots = |part: &str| {
        let script = "return getComputedStyle(document.querySelector('.board .board-dot'))[arguments[0]]";
        page.script(script, &[json!(part)])
    };
    assert_eq!(dots("fill"), walnut, "its dots are rings on any board");
    page.reload();
    assert_eq!(squares(&page), walnut);
    page.press("settings");
    let swatch = "return getComputedStyle(document.querySelector(`dialog svg[data-look=${arguments[0]}] .board-squares`)).fill";
    for (look, colour) in [("rules", &usual), ("walnut", &walnut), ("slate", &slate)] {
        assert_eq!(&page.script(swatch, &[json!(look)]), colour, "{look} looks as it is");
    }
}

/// Tells what sounds: pitches, or `noise`, and for each loudspeaker whether the reader had touched the page before.
const EAR: &str = "
    window.heard = [];
    window.speakers = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) { this.wanted = value; return set.call(this, value, at) };
    for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
        const start = Source.prototype.start;
        Source.prototype.start = function (...at) { heard.push(Math.round(this.frequency?.wanted ?? 0) || 'noise'); return start.apply(this, at) };
    }
    const Real = AudioContext;
    window.AudioContext = class extends Real {
        constructor(...more) { super(...more); speakers.push(navigator.userActivation.hasBeenActive) }
    };";

fn heard(page: &Page, what: &str, happens: impl Fn()) -> Vec<Value> {
    let _ = page.script("heard.length = 0", &[]);
    happens();
    page.until(what, || page.script("return heard.length", &[]) != json!(0));
    page.settle();
    page.script("return heard", &[]).as_array().expect("a list").clone()
}

#[test]
fn sound_is_off_until_it_is_chosen_and_differs_by_event() {
    let site = Site::open();
    let page = Browser::new().before_every_page(EAR).open(&site);
    page.play("f5");
    assert_eq!(page.how_many("script[src='sound.js'], .header [data-action=sound]"), 0);
    page.press("undo");
    let sample = heard(&page, "it is heard what it is like", || switch(&page, "sound"));
    assert!(sample.len() > 3, "{sample:?}");
    let black = heard(&page, "a disc is placed and one turns", || page.play("f5"));
    let white = heard(&page, "white sounds otherwise", || page.play("d6"));
    let back = heard(&page, "and so does taking back", || page.press("undo"));
    page.new_game("classic");
    page.play_swiftly(&sequence("V02")[..2 * 7]);
    let pass = heard(&page, "a pass", || page.play("h6"));
    page.new_game("classic");
    page.play_swiftly(&sequence("V01")[..2 * 8]);
    let over = heard(&page, "the end", || page.play("c5"));
    let all = [&black, &white, &back, &pass, &over];
    for (i, one) in all.iter().enumerate() {
        assert!(all[i + 1..].iter().all(|other| other != one), "{all:?}");
    }
    assert!(pass.contains(&json!(440)) && over.contains(&json!(587)), "{pass:?} {over:?}");
    let quiet = heard(&page, "nothing but the last disc", || {
        page.press("undo");
        page.press("sound");
        page.play("c5");
    });
    assert!(!quiet.contains(&json!(587)), "off with one touch: {quiet:?}");
    assert_eq!(page.attribute(".header [data-action=sound]", "aria-pressed").as_deref(), Some("false"));
    assert_eq!(page.script("return speakers", &[]), json!([true]), "one loudspeaker, after a touch");
}

#[test]
fn a_kept_wish_for_sound_waits_for_the_first_touch() {
    let site = Site::open();
    let page = Browser::new().before_every_page(EAR).open(&site);
    switch(&page, "sound");
    page.reload();
    page.until("the script is there", || page.how_many("script[src='sound.js']") == 1);
    page.settle();
    assert_eq!(page.script("return speakers", &[]), json!([]));
    assert_eq!(page.attribute(".header [data-action=sound]", "aria-pressed").as_deref(), Some("true"));
    let first = heard(&page, "the first disc is heard", || page.play("f5"));
    assert!(first.len() > 3, "{first:?}");
    assert_eq!(page.script("return speakers", &[]), json!([true]));
}

#[test]
fn a_browser_that_cannot_make_sound_plays_all_the_same() {
    let site = Site::open();
    let page = Browser::new()
        .before_every_page("Object.defineProperty(window, 'AudioContext', { value: undefined });")
        .open(&site);
    switch(&page, "sound");
    page.play("f5d6");
    assert_eq!(page.console_errors(), [""; 0]);
}
