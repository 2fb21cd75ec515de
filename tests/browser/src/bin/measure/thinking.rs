//! How long the levels think in the browser, and whether the page draws its frames meanwhile.

use std::thread;
use std::time::Duration;

use browser_tests::{Browser, Site};

use crate::{FRAME, longest, median, numbers};

/// One that only looks, as a measure for the page alone, and those that search, up to the strongest.
const LEVELS: [&str; 8] =
    ["level-5", "level-10", "level-11", "level-12", "level-13", "level-14", "level-15", "level-16"];

/// Makes every pause short, and notes how long each thought takes: from a question to the last that is heard of it
/// before the next.
const WATCH: &str = r#"
    const wait = setTimeout;
    window.setTimeout = (then, after, ...more) => wait(then, Math.min(after, 20), ...more);
    window.thoughts = [];
    let asked, heard;
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", () => (heard = performance.now()));
        }
        postMessage(...all) {
            if (heard > asked) thoughts.push(heard - asked);
            asked = performance.now();
            super.postMessage(...all);
        }
    };
"#;

/// Draws frames from now on, and notes the time between each and the next.
const FRAMES: &str = r#"
    window.gaps = [];
    let before;
    const frame = (now) => {
        if (before !== undefined) gaps.push(now - before);
        before = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
"#;

/// One game of each of these levels against itself.
pub(crate) fn thinking() {
    println!("\nThoughts of a game, ms      median  longest   frames    late  longest frame, ms");
    for level in LEVELS {
        let site = Site::open();
        let page = Browser::new().before_every_page(WATCH).open(&site);
        page.press("new-game");
        page.choose("ruleset", "classic");
        page.choose("black", level);
        page.choose("second", level);
        page.press("start");
        page.script(FRAMES, &[]);
        while page.state().turn != "over" {
            thread::sleep(Duration::from_secs(1));
        }
        let told = page.script("return { thoughts, gaps }", &[]);
        let (thoughts, gaps) = (numbers(&told["thoughts"]), numbers(&told["gaps"]));
        let late = gaps.iter().filter(|&&gap| gap > 1.5 * FRAME).count();
        println!(
            "{level:<24} {:>9.0} {:>8.0} {:>8} {late:>7} {:>18.0}",
            median(&thoughts),
            longest(&thoughts),
            gaps.len(),
            longest(&gaps)
        );
    }
}
