//! The position editor at work, and the game that begins with it.
//!
//! The game on the table stays as it is until another one begins. What was set up stays until it is played, so that
//! closing the dialog loses nothing. The rules are those of the new-game dialog's draft.

use super::{
    action::{Chance, Effect},
    editor::{Editor, EditorAction},
    state::{Dialog, Session},
};
use crate::{
    formats::{
        board,
        link::{self, Link},
        record::Arrangement,
    },
    game::Game,
    rules::{BySide, Position, Ruleset, Setup, Square},
    scene::{self, Cell, Picture},
};

impl Session {
    /// Opens the editor: on what was being set up, or else on the position that is shown, where it is one of the chosen rules.
    /// From the new-game dialog its rules and people are taken along.
    pub(super) fn open_editor(&mut self) {
        let like_table = self.draft_like_table();
        if self.now.dialog != Some(Dialog::NewGame) {
            self.now.draft = like_table.clone();
        }
        if let Some(editor) = self.now.editor.as_mut().filter(|editor| editor.can_take_back()) {
            editor.unreadable = false;
            self.now.draft.play_by(editor.setup.ruleset);
            return;
        }
        let draft = &self.now.draft;
        let is_like_table =
            draft.plain_ruleset() == like_table.plain_ruleset() && draft.handicap == like_table.handicap;
        let setup = if is_like_table {
            self.moment().position().setup()
        } else {
            self.drafted_game(&Chance(0)).start().setup()
        };
        self.now.editor = Some(Editor::of(setup));
    }

    /// The rules that are chosen in the editor have changed.
    pub(super) fn edit_by_chosen_rules(&mut self) {
        let chosen = self.now.draft.plain_ruleset();
        if self.now.dialog != Some(Dialog::Editor) {
            return;
        }
        let Some(editor) = &mut self.now.editor else { return };
        let is_so = editor.setup.ruleset == chosen
            || chosen.preset().is_some() && editor.setup.ruleset.preset() == chosen.preset();
        if !is_so {
            editor.play_by(chosen);
            self.say_verdict();
        }
    }

    pub(super) fn edit(&mut self, action: EditorAction) -> Vec<Effect> {
        self.now.copied = None;
        match action {
            EditorAction::Take(brush) => self.change_editor(|editor| editor.brush = brush),
            EditorAction::Press(square) => self.edit_square(square, |editor| editor.press(square)),
            EditorAction::Put(square, brush) => self.edit_square(square, |editor| editor.put(square, brush)),
            EditorAction::Clear => {
                self.rearrange(|editor| editor.arrange(BySide::default(), editor.setup.to_move))
            }
            EditorAction::Start => {
                self.rearrange(|editor| editor.take_over(Setup::start(editor.setup.ruleset)))
            }
            EditorAction::FromGame => {
                let shown = self.moment().position().setup();
                self.rearrange(|editor| editor.take_over(shown))
            }
            EditorAction::TakeBack => self.rearrange(Editor::take_back),
            EditorAction::ToMove(side) => self.rearrange(|editor| editor.arrange(editor.setup.discs, side)),
            EditorAction::InHand(side, hand) => self.rearrange(|editor| editor.hold(side, hand)),
            EditorAction::Read(text) => self.edit_text(&text),
            EditorAction::CopyText => self.copy_board(),
            EditorAction::CopyLink(page) => self.copy_link_of_setup(&page),
            EditorAction::Play(chance) => self.play_setup(&chance),
        }
    }

    fn change_editor(&mut self, change: impl FnOnce(&mut Editor)) -> Vec<Effect> {
        if let Some(editor) = &mut self.now.editor {
            editor.unreadable = false;
            change(editor);
        }
        Vec::new()
    }

    /// Changes one square, and says what lies there now.
    fn edit_square(&mut self, square: Square, change: impl FnOnce(&mut Editor)) -> Vec<Effect> {
        self.change_editor(change);
        let name = self.editor_cells().into_iter().find(|cell| cell.square == square).map(|cell| cell.name);
        self.say(name.unwrap_or_default());
        Vec::new()
    }

    /// Changes the whole, and says what the rules say of it. The rules may be others then.
    fn rearrange(&mut self, change: impl FnOnce(&mut Editor)) -> Vec<Effect> {
        let ruleset = |session: &Self| session.now.editor.as_ref().map(|editor| editor.setup.ruleset);
        let before = ruleset(self);
        self.change_editor(change);
        if let Some(after) = ruleset(self).filter(|&after| Some(after) != before) {
            self.now.draft.play_by(after);
        }
        self.say_verdict()
    }

    /// The text stays where it is when it shows no board.
    fn edit_text(&mut self, text: &str) -> Vec<Effect> {
        let Some(editor) = &mut self.now.editor else { return Vec::new() };
        if let Some(setup) = read(text, &editor.setup) {
            return self.rearrange(|editor| editor.take_over(setup));
        }
        editor.unreadable = true;
        self.say(self.texts().set_up.unreadable.to_owned());
        Vec::new()
    }

    fn copy_board(&self) -> Vec<Effect> {
        let text = self.now.editor.as_ref().and_then(Editor::text);
        text.map(Effect::Copy).into_iter().collect()
    }

    fn copy_link_of_setup(&mut self, page: &str) -> Vec<Effect> {
        match self.position_set_up() {
            Some(position) => {
                vec![Effect::Copy(format!("{page}{}", link::to_view(&Game::from_position(position), 0)))]
            }
            None => self.say_verdict(),
        }
    }

    fn play_setup(&mut self, chance: &Chance) -> Vec<Effect> {
        match self.position_set_up() {
            Some(position) => {
                self.now.editor = None;
                self.start_from(Game::from_position(position), chance)
            }
            None => self.say_verdict(),
        }
    }

    fn position_set_up(&self) -> Option<Position> {
        Position::try_from(self.now.editor.as_ref()?.setup).ok()
    }

    fn say_verdict(&mut self) -> Vec<Effect> {
        if let Some(verdict) = self.editor_verdict() {
            self.say(verdict.unwrap_or_else(|faults| faults).join(" "));
        }
        Vec::new()
    }
}

/// What is shown of the editor.
impl Session {
    /// Its squares; none where nothing is being set up.
    #[must_use]
    pub fn editor_cells(&self) -> Vec<Cell> {
        let cells = |editor: &Editor| scene::set_up_cells(&editor.setup, self.texts(), self.settings.naming);
        self.now.editor.as_ref().map(cells).unwrap_or_default()
    }

    /// What the rules say of it: what comes of it, or why it cannot be played.
    #[must_use]
    pub fn editor_verdict(&self) -> Option<Result<Vec<String>, Vec<String>>> {
        self.now.editor.as_ref().map(|editor| scene::set_up_verdict(&editor.setup, self.texts()))
    }

    /// Its board as it is drawn, which lies as the one on the table does.
    #[must_use]
    pub fn editor_picture(&self) -> Option<Picture> {
        let picture = Picture::of_setup(&self.now.editor.as_ref()?.setup);
        let layout = scene::Layout { turned: self.settings.board_turned, ..picture.layout };
        Some(Picture { layout, ..picture })
    }
}

/// The arrangement of a text: a link to a game, or the signs of a board. What the text does not say stays as it is.
fn read(text: &str, there: &Setup) -> Option<Setup> {
    if let Some(at) = text.find("#/") {
        return match link::read(text[at..].trim()) {
            Some(Ok(Link::Game(game) | Link::Try(game))) => Some(game.position().setup()),
            _ => None,
        };
    }
    let Arrangement { shape, discs, to_move } = board::read(text).start?;
    let ruleset = Ruleset { shape, ..there.ruleset };
    Some(Setup { ruleset, discs, to_move: to_move.unwrap_or(there.to_move), ..*there }.with_even_hands())
}
