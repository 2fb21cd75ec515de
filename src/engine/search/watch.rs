//! Counts what is visited, reports what is known, and says when to stop.

use crate::engine::{Answer, Flow};

/// How many positions are visited between two reports: some milliseconds' worth.
const BETWEEN_REPORTS: u64 = 1 << 15;

/// Looks over the shoulder of a search.
pub(super) struct Watch<'a> {
    /// The positions visited so far.
    pub(super) nodes: u64,
    /// When to look up next, in positions visited.
    next: u64,
    limit: u64,
    stopped: bool,
    /// What would be answered now.
    pub(super) answer: Answer,
    progress: &'a mut dyn FnMut(&Answer) -> Flow,
}

impl<'a> Watch<'a> {
    /// Watches a search that may visit about `limit` positions.
    pub(super) fn new(limit: u64, progress: &'a mut dyn FnMut(&Answer) -> Flow) -> Self {
        let next = BETWEEN_REPORTS.min(limit);
        Self { nodes: 0, next, limit, stopped: false, answer: Answer::nothing(), progress }
    }

    /// Is it time to stop? To be asked every few hundred positions.
    #[inline(always)]
    pub(super) fn is_over(&mut self) -> bool {
        self.nodes >= self.next && self.look_up()
    }

    /// Was the search stopped? What it found since is not to be trusted.
    pub(super) const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Tells what is known.
    pub(super) fn report(&mut self) {
        self.answer.nodes = self.nodes;
        if (self.progress)(&self.answer) == Flow::Stop {
            self.stop();
        }
    }

    #[cold]
    fn look_up(&mut self) -> bool {
        if self.nodes >= self.limit {
            self.stop();
        } else if !self.stopped {
            self.next = (self.nodes + BETWEEN_REPORTS).min(self.limit);
            self.report();
        }
        self.stopped
    }

    const fn stop(&mut self) {
        self.stopped = true;
        self.next = 0;
    }
}
