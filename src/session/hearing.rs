//! The game by ear: answers to what one asks, the position as text, and how long the screen stays on.

use super::{
    action::Effect,
    state::{Copied, Dialog, Session},
};
use crate::{
    i18n::Language,
    rules::SquareSet,
    scene::{self, Inquiry},
};

impl Session {
    /// The position that is shown, in words, line by line.
    #[must_use]
    pub fn position_text(&self) -> Vec<String> {
        scene::position_text(&self.moment())
    }

    /// What became of the copy of that text, in words.
    #[must_use]
    pub fn copied_text(&self) -> &'static str {
        let texts = &self.texts().position;
        match self.now.copied {
            None => "",
            Some(Copied::Done) => texts.copied,
            Some(Copied::Refused) => texts.not_copied,
        }
    }

    /// The squares on which a person may play now.
    #[must_use]
    pub fn playable(&self) -> SquareSet {
        let moment = self.moment();
        if moment.awaits_person() { moment.position().legal() } else { SquareSet::EMPTY }
    }

    /// Shall the screen stay on? While a game is going on, if that is wanted.
    #[must_use]
    pub fn keeps_awake(&self) -> bool {
        self.settings.awake && self.has_begun() && !self.table.game.is_over()
    }

    /// What the open dialog tells in sight, and in which language; `None` where none is open.
    pub(super) fn told_in_sight(&self) -> Option<(Language, String)> {
        let told = match self.now.dialog? {
            Dialog::Share => self.handed_out().to_owned(),
            Dialog::Records => self.told_of_records().join(" "),
            _ => self.copied_text().to_owned(),
        };
        Some((self.language(), told))
    }

    /// Says aloud what a dialog tells that it has not told `before`: only the page's own voice is heard.
    pub(super) fn say_what_is_new(&mut self, before: Option<(Language, String)>) {
        let Some((language, told)) = self.told_in_sight() else { return };
        let (language_before, before) = before.unwrap_or((language, String::new()));
        if language_before == language && told != before && !told.is_empty() {
            self.say(told);
        }
    }

    pub(super) fn answer(&mut self, inquiry: &Inquiry) -> Vec<Effect> {
        self.say(scene::reply(&self.moment(), inquiry));
        Vec::new()
    }

    pub(super) fn copy_position(&mut self) -> Vec<Effect> {
        self.now.copied = None;
        vec![Effect::Copy(self.position_text().join("\n"))]
    }

    pub(super) fn copied(&mut self, copied: Copied) -> Vec<Effect> {
        self.now.copied = Some(copied);
        Vec::new()
    }
}
