//! The program itself: whether it is kept for use without a network, new versions, licences.

/// The program itself.
#[derive(Debug)]
pub struct Program {
    /// "The program works without an internet connection."
    pub offline_ready: &'static str,
    /// "The program is being saved for use without an internet connection."
    pub offline_saving: &'static str,
    /// "The program could not be saved for use without an internet connection. The next visit tries again."
    pub offline_failed: &'static str,
    /// "This browser cannot save the program for use without an internet connection."
    pub offline_unavailable: &'static str,
    /// "A new version is ready. The game goes on from here."
    pub new_version_waits: &'static str,
    /// "Another tab already uses a new version. The game goes on from here."
    pub new_version_runs: &'static str,
    /// "Update", the button beside these two.
    pub update: &'static str,
    /// "Later", the button beside it.
    pub later: &'static str,
    /// "Try again": the button that asks once more for what could not be fetched.
    pub fetch_again: &'static str,
    /// "A part of the program could not be fetched. Check the connection and try again."
    pub part_missing: &'static str,
    /// "Licences", the link to those of what the program is built on, and the title there.
    pub licences: &'static str,
    /// "Reversi is free software and builds on the work of others. Here are the licences of everything that your
    /// browser receives."
    pub licences_about: &'static str,
}
