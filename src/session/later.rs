//! What happens only where a dialog is open or something comes in from outside. Whoever plays needs none of it, so the page
//! has it in a part of its own, and takes it in with [`Verbs`] when that has come.

#[cfg(in_parts)]
use std::sync::OnceLock;

use super::{
    action::{Action, Effect},
    state::{Dialog, Session},
};

/// The actions that need the [`Verbs`], as a pattern: they are listed here and nowhere else.
macro_rules! later_actions {
    () => {
        Action::Open(Dialog::Editor)
            | Action::OpenFromFar(Dialog::Editor)
            | Action::Draft(_)
            | Action::Start(_)
            | Action::CopyPosition
            | Action::Copied(_)
            | Action::Share(_)
            | Action::Record(_)
            | Action::Clerk(_)
            | Action::Shelf(_)
            | Action::Editor(_)
    };
}
pub(super) use later_actions;

impl Action {
    /// Does it need the [`Verbs`]?
    #[must_use]
    pub const fn is_later(&self) -> bool {
        matches!(self, later_actions!())
    }
}

/// What such an action does.
fn happen(session: &mut Session, action: Action) -> Vec<Effect> {
    match action {
        Action::Open(Dialog::Editor) => {
            session.open_editor();
            session.open(Dialog::Editor)
        }
        Action::OpenFromFar(Dialog::Editor) => {
            session.open_editor();
            session.open_from_far(Dialog::Editor)
        }
        Action::Draft(change) => {
            session.now.draft.change(change);
            session.edit_by_chosen_rules();
            Vec::new()
        }
        Action::Start(chance) => session.start(&chance),
        Action::CopyPosition => session.copy_position(),
        Action::Copied(copied) => session.copied(copied),
        Action::Share(action) => session.share(action),
        Action::Record(action) => session.record(action),
        Action::Clerk(news) => session.hear_clerk(news),
        Action::Shelf(action) => session.shelf(action),
        Action::Editor(action) => session.edit(action),
        _ => Vec::new(),
    }
}

/// What has to be kept up with after every action: the shelf, and what the share dialog shows.
fn keep_up(session: &mut Session) -> Vec<Effect> {
    let mut effects = session.tidy_shelf();
    effects.extend(session.keep_sharing());
    effects
}

/// All of that.
#[derive(Clone, Copy, Debug)]
pub struct Verbs {
    happen: fn(&mut Session, Action) -> Vec<Effect>,
    keep_up: fn(&mut Session) -> Vec<Effect>,
}

impl Verbs {
    /// What is here, for whoever takes it in.
    #[must_use]
    pub fn here() -> Self {
        Self { happen, keep_up }
    }

    /// From now on, all of it can happen.
    #[cfg(in_parts)]
    pub fn take_in(self) {
        // Who has them already has the same.
        let _ = TAKEN_IN.set(self);
    }
}

#[cfg(in_parts)]
static TAKEN_IN: OnceLock<Verbs> = OnceLock::new();

/// The verbs, as soon as they are there. In one piece they always are.
pub(super) fn verbs() -> Option<Verbs> {
    #[cfg(in_parts)]
    return TAKEN_IN.get().copied();
    #[cfg(not(in_parts))]
    Some(Verbs::here())
}

impl Session {
    pub(super) fn later(&mut self, action: Action) -> Vec<Effect> {
        verbs().map_or_else(Vec::new, |verbs| (verbs.happen)(self, action))
    }

    pub(super) fn keep_up(&mut self) -> Vec<Effect> {
        verbs().map_or_else(Vec::new, |verbs| (verbs.keep_up)(self))
    }
}

impl Effect {
    /// Does it come of the [`Verbs`] alone, or of a dialog that has been opened?
    #[must_use]
    pub const fn is_later(&self) -> bool {
        matches!(self, Self::Clerk(_) | Self::Shelf(_) | Self::Share(_) | Self::Copy(_))
    }
}
