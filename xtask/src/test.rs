//! `cargo xtask test`: everything that must hold, in one command.

use crate::say::say;
use crate::setup::{self, Web};
use crate::{build, machine, process, spell};
use anyhow::{Context, Result, bail};
use std::process::Command;
use std::time::{Duration, Instant};

/// What became of one step.
struct Outcome {
    step: &'static str,
    result: Result<()>,
    took: Duration,
}

/// Sets up what is missing and runs every check. One that fails does not keep the others from running.
///
/// # Errors
/// When a check fails.
pub(crate) fn test() -> Result<()> {
    let mut web = None;
    let mut page = None;
    let outcomes = [
        step("set-up", || set_up().map(|ready| web = Some(ready))),
        step("formatting", || cargo(&["fmt", "--all", "--check"], "`cargo fmt` mends it.")),
        step("clippy, native", || {
            cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], "Its advice is above.")
        }),
        step("tests, native", || {
            cargo(
                &["test", "--workspace", "--exclude", "browser-tests"],
                "The test that failed is named above.",
            )
        }),
        step("documentation", documentation),
        step("spelling", spell::spell),
        step("clippy, web", || clippy_web(ready(web.as_ref())?)),
        step("page", || build::build_with(ready(web.as_ref())?).map(|dist| page = Some(dist))),
        step("tests, browser", || {
            ready(page.as_ref())?;
            cargo(
                &["test", "--package", "browser-tests", "--no-fail-fast"],
                "The test that failed is named above.",
            )
        }),
    ];
    sum_up(&outcomes)
}

fn set_up() -> Result<Web> {
    setup::browser()?;
    setup::web()
}

fn documentation() -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
    process::run(cargo.current_dir(machine::project()), "What rustdoc misses is named above.")
}

fn clippy_web(web: &Web) -> Result<()> {
    let mut clippy = web.clippy();
    clippy.args(["--package", "reversi", "--lib", "--bins", "--", "-D", "warnings"]);
    process::run(&mut clippy, "Its advice is above.")
}

fn cargo(arguments: &[&str], advice: &str) -> Result<()> {
    process::run(Command::new("cargo").args(arguments).current_dir(machine::project()), advice)
}

/// What an earlier step made; a step without it is not run.
fn ready<T>(made: Option<T>) -> Result<T> {
    made.context("Not run, because an earlier step failed.")
}

fn step(step: &'static str, run: impl FnOnce() -> Result<()>) -> Outcome {
    say(format_args!("\n== {step}"));
    let start = Instant::now();
    let result = run();
    if let Err(error) = &result {
        say(format_args!("error: {error:#}"));
    }
    Outcome { step, result, took: start.elapsed() }
}

fn sum_up(outcomes: &[Outcome]) -> Result<()> {
    say("\n== sum");
    for Outcome { step, result, took } in outcomes {
        let verdict = if result.is_ok() { "ok" } else { "FAILED" };
        say(format_args!("{step:<16} {verdict:<6} {:>6.1} s", took.as_secs_f64()));
    }
    let whole: Duration = outcomes.iter().map(|outcome| outcome.took).sum();
    let failed = outcomes.iter().filter(|outcome| outcome.result.is_err()).count();
    if failed > 0 {
        bail!("{failed} of {} steps failed, in {:.0} s", outcomes.len(), whole.as_secs_f64());
    }
    say(format_args!("all {} steps passed, in {:.0} s", outcomes.len(), whole.as_secs_f64()));
    Ok(())
}
