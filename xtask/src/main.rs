//! `cargo xtask <command>`: everything that one does with this project, from a fresh clone on.

mod bench;
mod build;
mod guide;
mod icons;
mod looks;
mod machine;
mod play;
mod process;
mod say;
mod setup;
mod shots;
mod spell;
mod test;

use anyhow::{Result, bail};
use build::Pace;
use say::say;
use std::process::ExitCode;

const COMMANDS: &str = "\
cargo xtask play    build the game and serve it on this machine
cargo xtask build   leave a dist/ that works on any static host and at any path
cargo xtask guide   write the rule pages alone, to read them while one writes
cargo xtask spell   check the spelling of every text in every language
cargo xtask test    run every check and every test, those in a browser too
cargo xtask bench   measure sizes, starts, clicks, memory, perft and solving
cargo xtask shots   take pictures of the page in every size, theme and language
cargo xtask looks   take the fixed pictures anew that the tests compare with
cargo xtask icons   draw the icons that must be PNG anew

`play quick` and `build quick` compile in seconds what is larger and slower: for those who change the page.

Each command first sets up what is missing.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(format_args!("\nerror: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play"] => play::play(Pace::Thorough),
        ["play", "quick"] => play::play(Pace::Quick),
        ["build"] => build::build(Pace::Thorough).map(drop),
        ["build", "quick"] => build::build(Pace::Quick).map(drop),
        ["guide"] => write_guide(),
        ["spell"] => spell::spell(),
        ["test"] => test::test(),
        ["bench"] => bench::bench(),
        ["shots"] => shots::shots(),
        ["looks"] => looks::looks(),
        ["icons"] => icons::icons(),
        [] | ["help" | "--help" | "-h"] => {
            say(COMMANDS);
            Ok(())
        }
        _ => bail!("there is no command `{}`\n\n{COMMANDS}", words.join(" ")),
    }
}

/// A page that was built before stays one that works without a network.
fn write_guide() -> Result<()> {
    let dist = machine::project().join("dist");
    guide::write(&dist)?;
    build::seal(&dist)
}
