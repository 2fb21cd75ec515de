//! Runs an example that imports nothing, such as `perft_wasm`, in a browser and prints the milliseconds of each run.
//! Its arguments are a folder with a page and the example's wasm, which `cargo xtask bench` makes, and the name of
//! the wasm file.
#![allow(clippy::print_stdout, reason = "the times are what this program is for")]

use browser_tests::{Browser, Site};
use std::path::Path;

/// Several runs, because a browser compiles a second time, and better, what runs long.
const RUN: &str = r#"
    const [file, done] = arguments;
    const run = async () => {
        const module = await WebAssembly.compileStreaming(fetch(file));
        const times = [];
        for (let runs = 0; runs < 5; runs++) {
            const { exports } = await WebAssembly.instantiate(module);
            const start = performance.now();
            if (exports.main(0, 0) !== 0) throw new Error("the result is wrong");
            times.push(performance.now() - start);
        }
        return times;
    };
    run().then(done, (error) => done(String(error)));
"#;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("a folder with a page and a wasm file");
    let file = arguments.next().expect("the name of the wasm file");
    let site = Site::of(Path::new(&folder));
    let page = Browser::new().start();
    page.go(&site.address(""));
    let times = page.script_until_done(RUN, &[file.into()]);
    for time in times.as_array().unwrap_or_else(|| panic!("{times}")) {
        println!("{time}");
    }
}
