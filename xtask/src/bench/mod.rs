//! `cargo xtask bench`: the watched figures, measured and not judged.

mod perft;
mod solve;
mod wasm;

use crate::say::{long_step, say};
use crate::{build, machine, process, setup};
use anyhow::Result;
use std::process::Command;

/// Builds the page and measures it in a browser (sizes, starts, clicks, memory), then counts games and solves
/// positions natively and in the browser.
///
/// # Errors
/// When something cannot be built or the browser cannot be had.
pub(crate) fn bench() -> Result<()> {
    setup::chromium()?;
    let web = setup::web()?;
    build::build_with(&web, build::Pace::Thorough)?;
    long_step("Measuring the page in a browser", "about a minute");
    process::run(&mut in_browser("measure"), "What was being measured is named above.")?;
    long_step("Counting games natively and in the browser", "about two minutes the first time");
    let speeds = perft::measure(&web)?;
    say(format_args!(
        "\nPerft {} of the 8x8 game, million leaves a second, the best of several runs",
        perft::DEPTH
    ));
    say(format_args!("{:<24} {:>8.0}", "native", speeds.native));
    say(format_args!("{:<24} {:>8.0}   {:.2} of native", "wasm", speeds.wasm, speeds.wasm / speeds.native));
    let magpie = |name: &str, speed: f64, ours: f64| {
        say(format_args!("{name:<24} {speed:>8.0}   ours is {:.1} times as fast", ours / speed));
    };
    magpie("magpie, native", speeds.magpie, speeds.native);
    magpie("magpie, wasm", speeds.magpie_wasm, speeds.wasm);
    long_step("Solving positions natively and in the browser", "about a minute");
    let solved = solve::measure(&web)?;
    say(format_args!("\nExact scores of forty positions each, of twenty for FFO"));
    for (set, line) in &solved.native {
        say(format_args!("{:<24} {line}", format!("{set}, native")));
    }
    say(format_args!("{:<24} {:.3} s", format!("{}, wasm", solve::IN_BROWSER), solved.wasm));
    Ok(())
}

/// A program of the browser tests.
fn in_browser(program: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--package", "browser-tests", "--bin", program, "--"]);
    cargo.current_dir(machine::project());
    cargo
}
