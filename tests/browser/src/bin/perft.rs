//! Runs the example `perft_wasm` in a browser and prints the milliseconds of each run. Its argument is a folder with
//! a page and the example's wasm; `cargo xtask bench` makes it.
#![allow(clippy::print_stdout, reason = "the times are what this program is for")]

use browser_tests::{Browser, Site};
use std::path::Path;

/// Several runs, because a browser compiles a second time, and better, what runs long.
const RUN: &str = r#"
    const done = arguments[0];
    const run = async () => {
        const module = await WebAssembly.compileStreaming(fetch("perft_wasm.wasm"));
        const times = [];
        for (let runs = 0; runs < 5; runs++) {
            const { exports } = await WebAssembly.instantiate(module);
            const start = performance.now();
            if (exports.main(0, 0) !== 0) throw new Error("the count is wrong");
            times.push(performance.now() - start);
        }
        return times;
    };
    run().then(done, (error) => done(String(error)));
"#;

fn main() {
    let folder = std::env::args().nth(1).expect("a folder with a page and perft_wasm.wasm");
    let site = Site::of(Path::new(&folder));
    let page = Browser::new().start();
    page.go(&site.address(""));
    let times = page.script_until_done(RUN, &[]);
    for time in times.as_array().unwrap_or_else(|| panic!("{times}")) {
        println!("{time}");
    }
}
