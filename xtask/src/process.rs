//! Other programs: running them, asking them, finding them.

use anyhow::{Context, Result, ensure};
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Runs a program with its output on the screen.
///
/// # Errors
/// When it cannot be started or ends with another status than 0; `advice` says what one can do then.
pub(crate) fn run(command: &mut Command, advice: &str) -> Result<()> {
    let name = name_of(command);
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("{name} cannot be started. {advice}"))?;
    ensure!(status.success(), "{name} failed ({status}). {advice}");
    Ok(())
}

/// Runs a program and answers with what it writes to its standard output; its errors are on the screen. It reads
/// nothing, unless the command says what.
///
/// # Errors
/// When it cannot be started or ends with another status than 0.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let name = name_of(command);
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("{name} cannot be started"))?;
    ensure!(output.status.success(), "{name} failed ({})", output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What a program writes to its standard output, without white space at the ends; `None` when it fails.
pub(crate) fn ask(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The file that a program's name stands for on this machine's `PATH`.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// The program and its first argument: enough to recognise the step that failed.
fn name_of(command: &Command) -> String {
    let first = command.get_args().next().unwrap_or_default();
    format!("`{} {}`", command.get_program().to_string_lossy(), first.to_string_lossy())
}
