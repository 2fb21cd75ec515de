//! The watched figures of the built page, as a browser sees them. `cargo xtask bench` builds the page and calls this.
#![allow(clippy::print_stdout, reason = "the figures are what this program is for")]

mod solving;
mod thinking;

use browser_tests::records::{sequence, squares};
use browser_tests::{Browser, Page, Site};
use serde_json::{Value, json};
use std::thread;
use std::time::Duration;
use xtask::offline;
use xtask::pages::gzipped;

/// How often a start is measured.
const STARTS: usize = 10;

/// Notes when the program was ready, when a frame after that was painted, when it was kept for use without a network,
/// and the memory of its wasm.
const WATCH: &str = r#"
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...all) => {
        const made = await instantiate(...all);
        window.wasmMemory = made.instance.exports.memory;
        return made;
    };
    new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset.ready === undefined) return;
        observer.disconnect();
        window.readyAt = performance.now();
        requestAnimationFrame(() => setTimeout(() => (window.paintedAt = performance.now())));
    }).observe(document, { attributes: true, childList: true, subtree: true });
    new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset.offlineReady === undefined) return;
        observer.disconnect();
        window.keptAt = performance.now();
    }).observe(document, { attributes: true, childList: true, subtree: true });
"#;

/// The paths of what was asked for before the program was ready, the page itself among them.
const LOADED: &str = r#"
    const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < readyAt);
    return [...new Set([location.href, ...before.map(({ name }) => name)])].map((name) => new URL(name).pathname);
"#;

/// Plays a record; tells for each click the milliseconds until the page has changed and until it is painted, and
/// the largest heap on the way.
const CLICK: &str = r#"
    const [squares, done] = arguments;
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const ply = () => document.querySelector("[data-board]").dataset.ply;
    const play = async () => {
        const changed = [], shown = [];
        let heap = 0;
        for (const square of squares) {
            const before = ply(), start = performance.now();
            document.querySelector(`[data-square="${square}"]`).click();
            while (ply() === before) await Promise.resolve();
            changed.push(performance.now() - start);
            await painted();
            shown.push(performance.now() - start);
            heap = Math.max(heap, performance.memory.usedJSHeapSize);
        }
        return { changed, shown, heap };
    };
    play().then(done, (error) => done(String(error)));
"#;

/// Clicks, and tells the times of the frames that the page draws until all motion is over.
const FRAMES: &str = r#"
    const [selector, done] = arguments;
    const frames = [], start = performance.now();
    document.querySelector(selector).click();
    const frame = () => {
        frames.push(performance.now() - start);
        if (frames.at(-1) < 400) requestAnimationFrame(frame);
        else done({ frames, turned: document.querySelectorAll(".disc[data-change=turned]").length });
    };
    requestAnimationFrame(frame);
"#;

fn main() {
    first_load();
    starts();
    without_a_network();
    clicks_and_memory();
    motion();
    solving::solving();
    thinking::thinking();
}

/// The size of everything that the browser asks for before one can play, of the parts of the program that come after, and of
/// what the first hint asks for.
fn first_load() {
    let site = Site::open();
    let page = Browser::new().before_every_page(WATCH).open(&site);
    let loaded = page.script(LOADED, &[]);
    let first: Vec<String> =
        loaded.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect();
    println!("\nFirst load, bytes           plain  gzip -9");
    print_sizes(&site, first.iter().cloned(), "aim: 120 kB zipped");
    let files = offline::digests(site.folder()).expect("the page has been built");
    let parts = files.keys().filter(|path| path.starts_with("app-")).map(|path| site.path(path));
    println!("\nParts that come later, bytes");
    print_sizes(&site, parts.filter(|path| !first.contains(path)), "");
    let engine =
        files.keys().filter(|path| ["engine-", "weights-"].iter().any(|part| path.starts_with(part)));
    println!("\nThe engine, bytes           plain  gzip -9");
    print_sizes(&site, engine.map(|path| site.path(path)), "aim: 600 kB zipped");
}

/// How large files are, each and together, plain and zipped.
fn print_sizes(site: &Site, paths: impl Iterator<Item = String>, aim: &str) {
    let mut sum = (0, 0);
    for path in paths {
        let file = site.file(&path);
        let (plain, zipped) = (file.len(), gzipped(&file).len());
        println!("{:<24} {plain:>8} {zipped:>8}", path.rsplit('/').next().unwrap_or_default());
        sum = (sum.0 + plain, sum.1 + zipped);
    }
    println!("{:<24} {:>8} {:>8}   {aim}", "sum", sum.0, sum.1);
}

/// The time from navigation to the first playable board, with nothing cached.
fn starts() {
    let site = Site::open();
    let mut cold = Times::default();
    for _ in 0..STARTS {
        let page = Browser::new().before_every_page(WATCH).open(&site);
        cold.add(&page);
    }
    println!("\nFrom navigation, ms          ready  painted   (median of {STARTS})");
    cold.print("first visit");
}

/// What is kept for use without a network, how long that takes, and how fast and silent the next visits are.
fn without_a_network() {
    let mut site = Site::open();
    let files = offline::digests(site.folder()).expect("the page has been built");
    let bytes: Vec<Vec<u8>> = files.keys().map(|path| site.file(&site.path(path))).collect();
    let (plain, zipped) =
        bytes.iter().fold((0, 0), |sum, file| (sum.0 + file.len(), sum.1 + gzipped(file).len()));
    println!(
        "\nKept for use without a network, bytes\n{:<24} {plain:>8} {zipped:>8}",
        format!("{} files", files.len())
    );

    let (mut kept, mut online, mut offline) = (Vec::new(), Times::default(), Times::default());
    let mut requests = [0, 0];
    for _ in 0..STARTS {
        site.go_on();
        let page = Browser::new().before_every_page(WATCH).open(&site);
        page.until_kept();
        kept.extend(number(&page.script("return keptAt", &[])));
        requests[0] = site.requests().len();
        site.go_on();
        page.reload();
        online.add(&page);
        page.settle();
        requests[1] = site.requests().len();
        site.stop();
        page.reload();
        offline.add(&page);
        let _ = page.console_errors();
    }
    println!("{:<24} {:>8.0} ms after navigation", "all kept", median(&kept));
    println!("{:<24} {:>8} {:>8}", "requests, 1st and 2nd", requests[0], requests[1]);
    online.print("reload, ms");
    offline.print("without a network, ms");
}

#[derive(Default)]
struct Times {
    ready: Vec<f64>,
    painted: Vec<f64>,
}

impl Times {
    fn add(&mut self, page: &Page) {
        page.until("the first frame is painted", || {
            number(&page.script("return window.paintedAt ?? null", &[])).is_some()
        });
        self.ready.extend(number(&page.script("return readyAt", &[])));
        self.painted.extend(number(&page.script("return paintedAt", &[])));
    }

    fn print(&self, name: &str) {
        println!("{name:<24} {:>8.0} {:>8.0}", median(&self.ready), median(&self.painted));
    }
}

/// The time from a click to the painted disc, and the largest memory while three games are played.
fn clicks_and_memory() {
    let site = Site::open();
    let page = Browser::new().before_every_page(WATCH).open(&site);
    let (mut changed, mut shown, mut heap) = (Vec::new(), Vec::new(), 0.0_f64);
    for name in ["V14", "V05", "V30"] {
        page.new_game("classic");
        let times = page.script_until_done(CLICK, &[json!(squares(sequence(name)))]);
        changed.extend(numbers(&times["changed"]));
        shown.extend(numbers(&times["shown"]));
        heap = heap.max(number(&times["heap"]).unwrap_or_default());
    }
    println!("\nFrom click, ms             median  slowest   ({} clicks)", shown.len());
    print_spread("page changed", &changed);
    print_spread("disc painted", &shown);
    let wasm = number(&page.script("return wasmMemory.buffer.byteLength", &[])).unwrap_or_default();
    println!("\nMemory after three games, MB");
    println!("{:<24} {:>8.1}", "wasm", wasm / 1e6);
    println!("{:<24} {:>8.1}", "JavaScript, largest", heap / 1e6);
}

/// Frames that are late while 18 discs turn, forth and back, as fast as this machine is and six times slower. A frame
/// for each of the page's own is the worst that can be: the motion itself needs none.
fn motion() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    let all = squares(sequence("V23"));
    let (last, before) = all.split_last().expect("a game has moves");
    page.play_swiftly(&before.concat());
    println!("\nTurning 18 discs             frames    late  first, ms  longest, ms   (of 24, median of 10)");
    for slower in [1, 6] {
        let _ = page.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": slower }));
        let mut told = [const { Vec::new() }; 4];
        for times in 0..10 {
            thread::sleep(Duration::from_secs(1));
            let square = format!("[data-square={last}]");
            let selector = if times % 2 == 0 { square.as_str() } else { "[data-action=undo]" };
            let shown = page.script_until_done(FRAMES, &[json!(selector)]);
            assert_eq!(shown["turned"], json!(18));
            let frames = numbers(&shown["frames"]);
            let gaps: Vec<f64> = frames.windows(2).map(|pair| pair[1] - pair[0]).collect();
            let late: f64 = gaps.iter().map(|gap| (gap / FRAME - 1.0).round().max(0.0)).sum();
            for (list, value) in told.iter_mut().zip([frames.len() as f64, late, frames[0], longest(&gaps)]) {
                list.push(value);
            }
        }
        let [frames, late, first, longest] = told.map(|values| median(&values));
        println!(
            "{:<24} {frames:>10.0} {late:>7.0} {first:>10.0} {longest:>12.0}",
            format!("{slower} times slower")
        );
    }
}

/// The time of one frame, in milliseconds.
const FRAME: f64 = 1000.0 / 60.0;

fn print_spread(name: &str, times: &[f64]) {
    println!("{name:<24} {:>8.1} {:>8.1}", median(times), longest(times));
}

fn number(value: &Value) -> Option<f64> {
    value.as_f64()
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// The greatest value; 0 when there is none.
fn longest(times: &[f64]) -> f64 {
    times.iter().copied().fold(0.0, f64::max)
}

/// The middle value; not a number when there is none.
fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
