//! Hostile records: texts and files of any kind never freeze the page, never lose anything, and stay the text that they are.

use browser_tests::{Browser, Page, Site};
use serde_json::json;
use std::time::{Duration, Instant};

/// Whatever is read must be answered within this time, the way through the driver included.
const AT_ONCE: Duration = Duration::from_secs(3);

/// Notes what markup would do.
const WATCH: &str = "window.injected = 0; window.alert = () => { injected += 1; };
    addEventListener('securitypolicyviolation', () => { injected += 1; });";

const MARKUP: [&str; 2] = ["<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>"];

/// Puts a text into the field as it is, and has it read.
fn read(page: &Page, script: &str) {
    page.script(&format!("document.querySelector('#record-text').value = {script}"), &[]);
    page.press("read");
}

/// Drops a text that only the page writes out, because it is long.
fn drop_here(page: &Page, script: &str) {
    let drop = format!(
        "const dataTransfer = new DataTransfer();
        dataTransfer.setData('text/plain', {script});
        const drop = new DragEvent('drop', {{ dataTransfer, bubbles: true, cancelable: true }});
        document.querySelector('dialog[open]').dispatchEvent(drop);"
    );
    let _ = page.script(&drop, &[]);
}

fn is_harmless(page: &Page) {
    assert_eq!(page.script("return window.injected", &[]), json!(0));
    assert_eq!(page.how_many("img, script:not([src]), a[href^=javascript], a[href^='https://example']"), 0);
}

#[test]
fn se_01_and_10_markup_and_addresses_stay_text_wherever_they_are_shown() {
    let site = Site::open();
    let page = Browser::new().before_every_page(WATCH).open(&site);
    let [black, white] = MARKUP;
    let place = "javascript:alert(1)";
    let game =
        format!("(;GM[Othello]PC[{place}]PB[{black}]PW[{white}]CO[see https://example.org/ {black}]B[f5];)");
    page.drop_files(&[("<b onclick=alert(1)>.ggf", (game.clone() + &game).as_bytes())]);
    page.until_listed();
    assert_eq!(page.text("[data-record='0'] .record-players"), format!("{black} – {white}"));
    is_harmless(&page);
    page.click("[data-record='0']");
    page.until_shown();
    let words = page.text(".record-words");
    assert!(words.contains(place) && words.contains("https://example.org/"), "{words}");
    is_harmless(&page);
    page.open_record();
    assert_eq!(page.text("[data-side=second] .strip-name"), white);
    page.play("d6");
    assert!(page.title().contains(black), "{}", page.title());
    is_harmless(&page);
    page.reload();
    assert_eq!(page.text("[data-side=black] .strip-name"), black);
    page.drop_files(&[("<img src=x onerror=alert(1)>", b"(;GM[1])")]);
    page.until("the name of the file is told", || page.told().contains("<img src=x"));
    is_harmless(&page);
}

#[test]
fn se_02_and_08_endless_texts_are_answered_at_once_and_the_next_one_is_read() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    page.open_records();
    let texts = [
        "'('.repeat(200000)",
        "'(;'.repeat(200000)",
        "'--'.repeat(100000)",
        "'f5'.repeat(100000)",
        "'['.repeat(500000)",
        "'x'.repeat(17000000)",
    ];
    for text in texts {
        page.close_dialog();
        page.open_records();
        let start = Instant::now();
        drop_here(&page, text);
        page.until("it is answered", || {
            page.how_many("[data-told] p") == 1 && page.how_many("progress") == 0
        });
        assert!(start.elapsed() < AT_ONCE, "{text}: {:?}", start.elapsed());
        read(&page, "'d3'");
        page.until_shown();
    }
    drop_here(&page, "'(;' + ';'.repeat(1000000) + ')'");
    page.until("the empty game is shown", || page.text(".record-words").contains("0"));
    page.close_dialog();
    assert_eq!(page.state().moves, ["f5", "d6"]);
}

#[test]
fn se_05_bytes_that_are_no_text_are_refused_and_break_nothing() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play("f5d6");
    page.drop_files(&[("x.txt", b"\xFF\xFE\xC3\x28\xE2\x82")]);
    page.until("they are refused", || page.told().contains("means nothing here"));
    page.choose_files(&[("y.txt", b"f5\xC3")]);
    page.until_shown();
    read(&page, "'f5' + String.fromCharCode(0xD800)");
    page.until("half a sign is told", || page.told().contains("U+FFFD"));
    page.close_dialog();
    page.go(&site.address("#/game/classic/f5%FFd6%C3c3"));
    page.until("the link is answered", || page.tells("info"));
    assert_eq!(page.state().moves, ["f5", "d6"]);
}

#[test]
fn se_07_a_damaged_collection_shows_what_is_whole() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let head = b"\x14\x1a\x09\x05\xff\xff\xff\xff\x00\x00\xff\xff\x08\x00\x16\x00";
    let mut good = vec![0, 0, 0, 0, 0, 0, 64, 64];
    good.extend([0x41, 0x2e, 0x23, 0x42, 0x39, 0x40, 0x4b, 0x38, 0x35]);
    good.resize(68, 0);
    let mut bad = good.clone();
    bad[10] = 99;
    page.drop_files(&[("bad.wtb", &[&head[..], &bad, &good].concat())]);
    page.until_listed();
    assert!(page.told().contains("4294967293"), "{}", page.told());
    page.click("[data-record='0']");
    page.until_shown();
    assert!(page.told().contains("“99” is not a square. This is byte 27 of the file."), "{}", page.told());
    page.press("back-to-list");
    page.click("[data-record='1']");
    page.until("the other game is shown", || page.text(".record-words").contains("13–0"));
    let mut wide = head.to_vec();
    wide[12] = 255;
    page.choose_files(&[("wide.wtb", &wide)]);
    page.until("another board is refused", || page.told().contains("“255”"));
}

#[test]
fn what_is_given_up_stops_at_once() {
    let site = Site::open();
    // The worker never hears of the first text.
    let deaf = "const Real = Worker; window.Worker = class extends Real {
        postMessage(message) { if (!message[0].includes('d3')) super.postMessage(message); } };";
    let page = Browser::new().before_every_page(deaf).open(&site);
    page.play("f5");
    page.paste("d3");
    page.until("it is being read", || page.how_many("progress") == 1);
    page.press("give-up");
    page.until("it is given up", || page.how_many("progress") == 0);
    read(&page, "'c4'");
    page.until_shown();
    assert_eq!(page.state().moves, ["f5"]);
}
