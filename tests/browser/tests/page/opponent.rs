//! The computer as an opponent and as a helper, in a thread of its own.

use browser_tests::{Browser, Page, Site};

/// Makes every pause short, so that a whole game takes moments.
const SWIFT: &str = "const wait = setTimeout; window.setTimeout = (then, after, ...more) => wait(then, Math.min(after, 20), ...more);";

/// Every worker is looked for where there is none.
const NO_WORKER: &str = "const Real = Worker; window.Worker = class extends Real { constructor(address) { super(address + '.missing'); } };";

/// Counts the workers that the page starts.
const COUNT_WORKERS: &str = "window.started = 0; const Real = Worker; window.Worker = class extends Real { constructor(address) { super(address); started += 1; } };";

/// The next `spoilt` questions reach the worker as nonsense, on which its program dies.
const SPOILT_QUESTIONS: &str = "window.spoilt = 0; const post = Worker.prototype.postMessage; Worker.prototype.postMessage = function (question) { const spoil = spoilt > 0; if (spoil) { spoilt -= 1; } post.call(this, spoil ? 'nonsense' : question); };";

/// Begins a game of a person against the computer, who has the second side.
fn new_game_against(page: &Page, ruleset: &str, level: &str) {
    page.new_game_between(ruleset, "person", level);
    page.until("a new game has begun", || {
        page.how_many("dialog[open]") == 0
            && page.attribute("[data-board]", "data-ruleset").as_deref() == Some(ruleset)
    });
}

#[test]
fn whole_games_are_played_against_the_computer() {
    let site = Site::open();
    let page = Browser::new().before_every_page(SWIFT).open(&site);
    for ruleset in ["classic", "reverse", "historic"] {
        new_game_against(&page, ruleset, "level-1");
        while page.move_once() {}
        assert!(page.state().winner.is_some() && page.tells("over"), "{ruleset}");
        assert_ne!(page.text("[data-side=second] .strip-name"), page.text("[data-side=black] .strip-name"));
    }
}

#[test]
fn the_engine_is_started_when_it_is_asked_for_the_first_time() {
    let site = Site::open();
    let page = Browser::new().before_every_page(COUNT_WORKERS).open(&site);
    let workers = || page.script("return started", &[]);
    page.play_swiftly("f5d6");
    assert_eq!(workers(), 0);
    page.press("hint");
    page.until("the best move is marked", || page.how_many("[data-best]") == 1);
    assert_eq!(workers(), 1);
    let weights = |goal: &str| format!("/reversi/weights-{goal}.bin");
    let requests = site.requests();
    assert!(requests.iter().all(|request| request.status == 200), "{requests:?}");
    assert!(requests.iter().any(|request| request.path == weights("most")), "{requests:?}");
}

#[test]
fn every_move_shows_what_it_is_worth() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("values");
    page.until("each legal square has its value", || page.how_many("[data-legal][data-worth]") == 4);
    assert_eq!(page.how_many(".board-worth"), 4);
    assert_eq!(page.attribute("[data-action=values]", "aria-pressed").as_deref(), Some("true"));
    page.play("f5");
    page.until("the next position's are there", || page.how_many("[data-legal][data-worth]") == 3);
    page.press("values");
    page.until("they are gone", || page.how_many("[data-worth]") == 0);
}

#[test]
fn the_computer_plays_both_sides_to_the_end() {
    let site = Site::open();
    let page = Browser::new().before_every_page(SWIFT).open(&site);
    page.new_game_between("classic", "level-2", "level-1");
    page.until("the game is over", || page.state().turn == "over");
    assert!(page.tells("over"));
}

#[test]
fn without_the_engine_it_is_said_and_a_person_plays_on() {
    let site = Site::open();
    let page = Browser::new().before_every_page(NO_WORKER).open(&site);
    new_game_against(&page, "classic", "level-1");
    page.play("f5");
    page.until("the game waits", || page.tells("halted"));
    assert!(page.tells("info"), "and why is said");
    page.press("take-over");
    page.until("a person may move", || !page.state().legal.is_empty());
    page.play("d6c3");
    assert_eq!(page.state().ply, 3);
    // The browser may complain of the missing file, or not.
    drop(page.console_errors());
}

#[test]
fn se_14_an_engine_that_dies_is_started_again_once_and_the_game_goes_on() {
    let site = Site::open();
    let page = Browser::new().before_every_page(SPOILT_QUESTIONS).open(&site);
    new_game_against(&page, "classic", "level-1");
    page.script("spoilt = 1", &[]);
    page.play("f5");
    page.until("another has answered in its place", || page.state().ply == 2);
    assert!(page.tells("info") && !page.tells("halted"), "that it was started again is said");
    page.script("spoilt = 2", &[]);
    assert!(page.move_once());
    page.until("the second failure in a row is told", || page.tells("halted"));
    assert_eq!(page.state().ply, 3, "the person's move is kept");
    page.reload();
    page.until("the game goes on after a reload", || page.state().ply == 4);
    drop(page.console_errors());
}
