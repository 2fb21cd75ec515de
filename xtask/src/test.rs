//! `cargo xtask test`: everything that must hold, in one command.

use crate::say::say;
use crate::setup::{self, Web};
use crate::{build, machine, process, spell};
use anyhow::{Context, Result, bail};
use build::Pace;
use std::env;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// What became of one step, and how long it took.
struct Outcome {
    step: &'static str,
    verdict: Verdict,
    took: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Passed,
    Failed,
    /// Something is missing that this machine may be without.
    NotRun,
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
        step("page", || {
            build::build_with(ready(web.as_ref())?, Pace::Thorough).map(|dist| page = Some(dist))
        }),
        step("tests, browser", || {
            ready(page.as_ref())?;
            cargo(
                &["test", "--package", "browser-tests", "--no-fail-fast"],
                "The test that failed is named above.",
            )
        }),
        step_elsewhere("tests, Firefox", setup::firefox, |path| {
            ready(page.as_ref())?;
            play_in("firefox", path)
        }),
        step_elsewhere("tests, WebKit", setup::webkit, |()| {
            ready(page.as_ref())?;
            play_in("webkit", None)
        }),
    ];
    sum_up(&outcomes)
}

fn set_up() -> Result<Web> {
    setup::chromium()?;
    setup::axe()?;
    setup::web()
}

fn documentation() -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
    process::run(cargo.current_dir(machine::project()), "What rustdoc misses is named above.")
}

fn clippy_web(web: &Web) -> Result<()> {
    // In one piece, and in parts.
    for features in ["ui", "parts"] {
        let mut clippy = web.clippy();
        clippy.args(["--package", "reversi", "--lib", "--bins", "--features", features]);
        process::run(clippy.args(["--", "-D", "warnings"]), "Its advice is above.")?;
    }
    Ok(())
}

fn cargo(arguments: &[&str], advice: &str) -> Result<()> {
    process::run(Command::new("cargo").args(arguments).current_dir(machine::project()), advice)
}

/// What an earlier step made; a step without it is not run.
fn ready<T>(made: Option<T>) -> Result<T> {
    made.context("Not run, because an earlier step failed.")
}

/// What must be true in every engine, played in another browser than Chromium.
fn play_in(browser: &str, driver: Option<PathBuf>) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--package", "browser-tests", "--test", "core", "--no-fail-fast"]);
    // Each session is a browser of its own: more of them than this make each other wait.
    cargo.args(["--", "--test-threads", "2"]).env("TEST_BROWSER", browser);
    if let Some(folder) = driver {
        let inherited = env::var_os("PATH").unwrap_or_default();
        cargo.env("PATH", env::join_paths([folder].into_iter().chain(env::split_paths(&inherited)))?);
    }
    process::run(cargo.current_dir(machine::project()), "The test that failed is named above.")
}

fn step(step: &'static str, run: impl FnOnce() -> Result<()>) -> Outcome {
    timed(step, || verdict(run()))
}

/// A step that needs a browser which a person's machine may be without; one that checks submissions may not.
fn step_elsewhere<T>(
    step: &'static str,
    set_up: impl FnOnce() -> Result<T>,
    run: impl FnOnce(T) -> Result<()>,
) -> Outcome {
    timed(step, || match set_up() {
        Err(missing) if !machine::checks_submissions() => {
            say(format_args!("not run: {missing:#}"));
            Verdict::NotRun
        }
        ready => verdict(ready.and_then(run)),
    })
}

fn timed(step: &'static str, run: impl FnOnce() -> Verdict) -> Outcome {
    say(format_args!("\n== {step}"));
    let start = Instant::now();
    let verdict = run();
    Outcome { step, verdict, took: start.elapsed() }
}

fn verdict(result: Result<()>) -> Verdict {
    let Err(error) = result else { return Verdict::Passed };
    say(format_args!("error: {error:#}"));
    Verdict::Failed
}

fn sum_up(outcomes: &[Outcome]) -> Result<()> {
    say("\n== sum");
    for Outcome { step, verdict, took } in outcomes {
        let verdict = match verdict {
            Verdict::Passed => "ok",
            Verdict::Failed => "FAILED",
            Verdict::NotRun => "not run",
        };
        say(format_args!("{step:<16} {verdict:<7} {:>6.1} s", took.as_secs_f64()));
    }
    let how_many = |wanted: Verdict| outcomes.iter().filter(|outcome| outcome.verdict == wanted).count();
    let whole: Duration = outcomes.iter().map(|outcome| outcome.took).sum();
    let failed = how_many(Verdict::Failed);
    if failed > 0 {
        bail!("{failed} of {} steps failed, in {:.0} s", outcomes.len(), whole.as_secs_f64());
    }
    match how_many(Verdict::NotRun) {
        0 => say(format_args!("all {} steps passed, in {:.0} s", outcomes.len(), whole.as_secs_f64())),
        missing => say(format_args!(
            "all steps passed but {missing} that did not run, in {:.0} s",
            whole.as_secs_f64()
        )),
    }
    Ok(())
}
