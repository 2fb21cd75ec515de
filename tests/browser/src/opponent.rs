//! Words for stories about the computer at the table.

use crate::Page;

impl Page {
    /// Begins a game of a ruleset between two players, each `person` or a level of the computer such as `level-3`.
    pub fn new_game_between(&self, ruleset: &str, black: &str, second: &str) {
        self.press("new-game");
        self.choose("ruleset", ruleset);
        self.choose("black", black);
        self.choose("second", second);
        self.press("start");
    }

    /// Waits until it is a person's turn and presses the first square that may be played; `false` when the game is
    /// over.
    pub fn move_once(&self) -> bool {
        self.until("a person may move", || {
            let state = self.state();
            state.turn == "over" || !state.legal.is_empty()
        });
        let state = self.state();
        let Some(square) = state.legal.split(' ').next().filter(|square| !square.is_empty()) else {
            return false;
        };
        self.click(&format!("[data-square=\"{square}\"]"));
        self.until("it is played", || self.state().ply > state.ply);
        true
    }

    /// Is there a notice of this kind?
    pub fn tells(&self, kind: &str) -> bool {
        self.how_many(&format!("[data-notice=\"{kind}\"]")) > 0
    }
}
