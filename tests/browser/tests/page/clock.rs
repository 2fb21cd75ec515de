//! Clocks that really run, games in a row, a handicap.

use super::layout::{outside_at_end, scrolls_sideways};
use browser_tests::records::sequence;
use browser_tests::{Browser, Page, Site};
use serde_json::json;

/// The time of day can be moved on, as it is while a machine sleeps.
const SLEEPS: &str = "
    let slept = 0;
    const now = Date.now;
    Date.now = () => now.call(Date) + slept;
    window.sleep = (milliseconds) => { slept += milliseconds; };";

fn sleep(page: &Page, milliseconds: u32) {
    let _ = page.script("sleep(arguments[0])", &[json!(milliseconds)]);
}

fn new_game_with_clock(page: &Page, clock: &str) {
    page.press("new-game");
    page.choose("ruleset", "classic");
    page.choose("clock", clock);
    page.press("start");
    page.until("both have a clock", || page.how_many(".clock") == 2);
}

/// A game with so many minutes for each, after these moves. Its page can sleep.
fn timed(minutes: &str, record: &str) -> (Site, Page) {
    let site = Site::open();
    let page = Browser::new().before_every_page(SLEEPS).open(&site);
    new_game_with_clock(&page, minutes);
    page.play(record);
    (site, page)
}

/// Whoever is to move sleeps until the time is up.
fn oversleep(page: &Page) {
    sleep(page, 601_000);
    page.click("[data-square=a1]");
    page.until("the time is up", || page.how_many("[data-action=play-on]") == 1);
}

/// What a side's clock shows.
fn time(page: &Page, side: &str) -> String {
    page.text(&format!("[data-clock={side}] .clock-time"))
}

fn is_paused(page: &Page) -> bool {
    page.tells("halted") && page.how_many(".clock[data-running]") == 0
}

fn said(page: &Page) -> String {
    page.text("[role=status]")
}

#[test]
fn the_clock_counts_for_the_side_to_move_and_nothing_else_changes() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    new_game_with_clock(&page, "5");
    assert_eq!((time(&page, "black").as_str(), time(&page, "second").as_str()), ("5:00", "5:00"));
    page.play("f5");
    assert_eq!(page.how_many("[data-clock=second][data-running]"), 1);
    let before = said(&page);
    page.until("a second is gone", || time(&page, "second") == "4:58");
    assert_eq!((time(&page, "black").as_str(), said(&page)), ("5:00", before));
    page.play("d6");
    assert_eq!(page.how_many("[data-clock=black][data-running]"), 1);
}

#[test]
fn a_game_is_lost_on_time_and_stays_lost_until_it_is_taken_back() {
    let (_site, page) = timed("5", "f5d6c3");
    sleep(&page, 298_500);
    page.until("the time is low", || page.how_many("[data-clock=second][data-low][data-running]") == 1);
    page.until("the time is up", || page.state().turn == "over");
    let over = page.state();
    assert_eq!((over.winner.as_deref(), over.ply, over.legal.as_str()), (Some("black"), 3, ""));
    assert!(page.tells("over") && said(&page).contains("time"), "{}", said(&page));
    assert_eq!((time(&page, "second").as_str(), page.how_many("[data-end=time]")), ("0.0", 1));
    page.reload();
    assert_eq!(page.state(), over);
    page.press("undo");
    page.until("it goes on", || page.state().turn == "black");
    assert!(is_paused(&page) || time(&page, "second") == "5:00");
    page.play("c3");
    page.until("the clock runs", || page.how_many("[data-clock=second][data-running]") == 1);
}

#[test]
fn the_end_by_the_clock_and_all_that_can_be_done_then_are_seen_on_a_small_phone() {
    let (_site, page) = timed("5", "f5d6c3");
    oversleep(&page);
    let mut hidden = Vec::new();
    for language in ["sv", "de", "da", "is", "en"] {
        page.choose("language", language);
        for (width, height) in [(320, 568), (360, 640)] {
            page.size(width, height);
            page.settle();
            assert!(!scrolls_sideways(&page), "{language} {width}");
            hidden.extend(outside_at_end(&page).map(|what| format!("{what}: {language}, {width}x{height}")));
        }
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
}

#[test]
fn who_lost_on_time_can_play_on_without_a_clock() {
    let (_site, page) = timed("5", "f5");
    oversleep(&page);
    page.press("play-on");
    page.until("there is no clock", || page.how_many(".clock") == 0);
    page.play("d6");
    assert_eq!(page.state().ply, 2);
}

#[test]
fn the_clock_stops_by_a_press_and_by_a_reload_and_what_was_used_is_used() {
    let (_site, page) = timed("10", "f5");
    sleep(&page, 60_000);
    page.press("stop-clock");
    page.until("it stands still", || is_paused(&page));
    assert!(["9:00", "8:59"].contains(&time(&page, "second").as_str()), "{}", time(&page, "second"));
    let stopped = time(&page, "second");
    sleep(&page, 60_000);
    page.reload();
    assert_eq!((time(&page, "second"), is_paused(&page)), (stopped, true));
    page.press("start-clock");
    page.until("it runs", || page.how_many("[data-clock=second][data-running]") == 1);
    sleep(&page, 120_000);
    page.reload();
    assert!(is_paused(&page));
    assert!(["7:00", "6:59", "6:58"].contains(&time(&page, "second").as_str()), "{}", time(&page, "second"));
    page.play("d6");
    assert_eq!(page.how_many("[data-clock=black][data-running]"), 1, "a move starts it");
}

#[test]
fn ones_own_times_are_chosen_and_come_with_a_bonus() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("new-game");
    page.choose("clock", "own");
    page.choose("first-time", "20");
    page.choose("second-time", "3");
    page.choose("bonus", "increment-5");
    page.press("start");
    page.until("both have a clock", || page.how_many(".clock") == 2);
    assert_eq!((time(&page, "black").as_str(), time(&page, "second").as_str()), ("20:00", "3:00"));
    page.play("f5");
    page.until("Black has more", || time(&page, "black") == "20:05");
}

#[test]
fn a_clock_fits_and_is_large_enough_to_be_pressed() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    new_game_with_clock(&page, "20");
    page.play("f5");
    let small = "return [...document.querySelectorAll('.clock')]
        .map((clock) => clock.getBoundingClientRect())
        .filter(({ width, height, right }) => width < 44 || height < 44 || right > innerWidth)
        .length";
    for (width, height) in [(320, 568), (360, 640), (640, 360), (820, 1180), (1280, 800)] {
        page.size(width, height);
        page.settle();
        assert_eq!(page.script(small, &[]), json!(0), "{width}×{height}");
        assert!(!scrolls_sideways(&page), "{width}×{height}");
    }
}

#[test]
fn a_match_goes_on_from_game_to_game_and_outlasts_the_page() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.new_game("classic");
    page.play_swiftly(sequence("V01"));
    assert_eq!(page.how_many("[data-points]"), 0);
    page.press("rematch");
    page.until("the points are shown", || page.how_many("[data-points]") == 2);
    page.reload();
    assert_eq!(page.attribute("[data-side=second] [data-points]", "data-points").as_deref(), Some("1"));
    page.play_swiftly(sequence("V01"));
    page.until("it stands one to one", || page.how_many("[data-points='1']") == 2);
    // The dash is tied to its numbers by signs that nobody sees.
    let told = page.text("[data-notice=over]").replace('\u{2060}', "");
    assert!(told.contains("13–13"), "{told}");
}

/// How far the notice lies from the strip above it, in pixels.
const BELOW_THE_STRIP: &str = "
    const edge = (selector, side) => document.querySelector(selector).getBoundingClientRect()[side];
    return edge('[data-notice=over]', 'top') - edge('.strip[data-place=bottom]', 'bottom')";

#[test]
fn the_end_of_a_game_of_a_match_has_its_room_on_a_phone() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.size(360, 640);
    page.new_game("classic");
    page.play_swiftly(sequence("V01"));
    page.press("rematch");
    page.until("the points are shown", || page.how_many("[data-points]") == 2);
    page.play_swiftly(sequence("V01"));
    for language in ["sv", "de", "da", "is", "en"] {
        page.choose("language", language);
        page.settle();
        assert_eq!(outside_at_end(&page), None, "{language}");
        let apart = page.script(BELOW_THE_STRIP, &[]).as_f64().expect("a distance");
        assert!(apart >= 4.0, "{language}: {apart} pixels");
    }
}

#[test]
fn a_handicap_lies_in_the_corners() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.press("new-game");
    page.choose("ruleset", "classic");
    page.choose("handicap", "second-2");
    page.press("start");
    page.until("the corners are taken", || page.how_many("[data-square=h8][data-disc=white]") == 1);
    let before = page.state();
    assert_eq!((&before.discs[..1], &before.discs[63..], before.turn.as_str()), ("O", "O", "black"));
    page.play("d3");
    page.reload();
    assert_eq!(page.state().ply, 1);
    assert_eq!(page.how_many("[data-square=a1][data-disc=white]"), 1);
    page.press("undo");
    page.until("the start is there", || page.state() == before || page.state().ply == 0);
}
