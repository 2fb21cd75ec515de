//! Errands for the clerk: each has a number, and whoever gave it hears what comes of it.

use super::{action::Effect, state::Session};
use crate::{
    clerk::{Errand, News},
    i18n::Language,
};

/// What the web has to do about the clerk.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "there are few at a time, and they live for a moment")]
pub enum Order {
    /// Give the clerk the errand of this number, to be done in this language.
    Give(u32, Language, Errand),
    /// Give up that errand, and whatever is open.
    Stop(u32),
    /// Give up that search; what is open stays so.
    GiveUpSearch(u32),
}

impl Session {
    /// Gives an errand. Returns its number, under which its news comes, and what the web has to do.
    pub(super) fn give(&mut self, errand: Errand) -> (u32, Effect) {
        self.now.errands = self.now.errands.wrapping_add(1);
        let number = self.now.errands;
        (number, Effect::Clerk(Order::Give(number, self.language(), errand)))
    }

    /// Hands on what is heard of the clerk. What nobody awaits any more changes nothing.
    pub(super) fn hear_clerk(&mut self, news: News) -> Vec<Effect> {
        if self.now.records.awaits(news.number()) {
            return self.hear_of_records(news);
        }
        self.hear_of_sharing(news)
    }
}
