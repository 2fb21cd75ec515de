//! The position editor: an arrangement of discs that may be anything, and the game that begins with it.
//!
//! The game on the table stays as it is until another one begins. What was set up stays until it is played, so that
//! closing the dialog loses nothing. The rules are those of the new-game dialog's draft.

use super::{
    action::{Chance, Effect},
    draft::Draft,
    state::{Dialog, Session},
};
use crate::{
    formats::{
        board,
        link::{self, Link},
        record::Arrangement,
    },
    game::Game,
    rules::{BySide, Position, Ruleset, Setup, Shape, Side, Square, SquareSet},
    scene::{self, Cell, Picture},
};

/// A position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    /// The arrangement. It may have faults.
    pub setup: Setup,
    /// What a press puts on a square.
    pub brush: Brush,
    /// Could the text that was to be used last not be read?
    pub unreadable: bool,
    /// Were the discs in hand chosen? Else they are even.
    hands: Hands,
    /// What was there before each change, the latest last.
    past: Vec<Setup>,
}

/// What lies on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A disc of this side.
    Disc(Side),
    /// Nothing.
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hands {
    Even,
    Chosen,
}

/// What can happen in the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorAction {
    /// Presses put this from now on.
    Take(Brush),
    /// A square was pressed: it gets what presses put, or loses it where it lies there already.
    Press(Square),
    /// A square gets this.
    Put(Square, Brush),
    /// Every disc goes.
    Clear,
    /// The discs lie as at the start of a game.
    Start,
    /// The position of the game that is shown is taken over.
    FromGame,
    /// The last change is undone.
    TakeBack,
    /// This side is to move.
    ToMove(Side),
    /// A side has so many discs in hand, and the other one as many as are left.
    InHand(Side, u8),
    /// A board as text, or a link, is taken over.
    Read(String),
    /// Copy the board as text.
    CopyText,
    /// Copy the link to the position; the text in front of it is the address of the page.
    CopyLink(String),
    /// Begin a game.
    Play(Chance),
}

/// So many changes can be undone.
const REMEMBERED: usize = 500;

impl Brush {
    /// All of them, in the order of the dialog.
    pub const ALL: [Self; 3] = [Self::Disc(Side::Black), Self::Disc(Side::Second), Self::Empty];

    /// The value of the choice in the page.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Disc(Side::Black) => "black",
            Self::Disc(Side::Second) => "second",
            Self::Empty => "none",
        }
    }

    /// What a letter on a square of the editor puts there: those with which boards are written.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "x" | "X" => Some(Self::Disc(Side::Black)),
            "o" | "O" => Some(Self::Disc(Side::Second)),
            "z" | "Z" | "Delete" | "Backspace" => Some(Self::Empty),
            _ => None,
        }
    }
}

impl Editor {
    fn of(setup: Setup) -> Self {
        Self {
            setup,
            brush: Brush::Disc(Side::Black),
            unreadable: false,
            hands: hands_of(&setup),
            past: Vec::new(),
        }
    }

    /// Is there a change that can be undone?
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        !self.past.is_empty()
    }

    /// The board in signs, as programs exchange it, and the side to move; `None` for the octagon, which nobody writes so.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let Setup { ruleset, to_move, .. } = self.setup;
        let sign = |square| match scene::side_on(&self.setup, square) {
            Some(Side::Black) => 'X',
            Some(Side::Second) => 'O',
            None => '-',
        };
        let signs = ruleset.shape.squares().iter().map(sign);
        let turn = if to_move == Side::Black { 'X' } else { 'O' };
        (ruleset.shape != Shape::Octagon).then(|| signs.chain([' ', turn]).collect())
    }

    fn change(&mut self, to: Setup) {
        if to != self.setup {
            let surplus = (self.past.len() + 1).saturating_sub(REMEMBERED);
            self.past.drain(..surplus);
            self.past.push(self.setup);
            self.setup = to;
        }
    }

    /// Changes what lies on the board or who is to move; the discs in hand follow.
    fn arrange(&mut self, discs: BySide<SquareSet>, to_move: Side) {
        let changed = Setup { discs, to_move, ..self.setup };
        self.change(match self.hands {
            Hands::Even => changed.with_even_hands(),
            Hands::Chosen => with_hand(changed, Side::Black, self.setup.hands.black),
        });
    }

    fn put(&mut self, square: Square, brush: Brush) {
        let discs = self.setup.discs.map(|discs| discs - SquareSet::only(square));
        self.arrange(with(discs, square, brush), self.setup.to_move);
    }

    fn press(&mut self, square: Square) {
        let there = scene::side_on(&self.setup, square).map_or(Brush::Empty, Brush::Disc);
        self.put(square, if there == self.brush { Brush::Empty } else { self.brush });
    }

    /// Takes another arrangement over as it is.
    fn take_over(&mut self, setup: Setup) {
        self.hands = hands_of(&setup);
        self.change(setup);
    }

    /// Another ruleset: a start that was left alone becomes its start; otherwise the discs keep their place in the middle of
    /// the board, and those that no longer lie on it go.
    fn play_by(&mut self, ruleset: Ruleset) {
        let before = self.setup;
        if before == Setup::start(before.ruleset) {
            return self.take_over(Setup::start(ruleset));
        }
        let from = before.ruleset.shape;
        let discs =
            before.discs.map(|discs| discs.iter().filter_map(|at| moved(at, from, ruleset.shape)).collect());
        self.take_over(Setup { ruleset, discs, ..before }.with_even_hands());
    }
}

fn with(mut discs: BySide<SquareSet>, square: Square, brush: Brush) -> BySide<SquareSet> {
    if let Brush::Disc(side) = brush {
        discs[side] |= SquareSet::only(square);
    }
    discs
}

/// A side has so many discs in hand, and the other one what is left of as many as there are empty squares.
fn with_hand(mut setup: Setup, side: Side, hand: u8) -> Setup {
    let empty = (setup.ruleset.shape.squares() - setup.discs.black - setup.discs.second).len();
    setup.hands[side] = hand;
    setup.hands[side.other()] = empty.saturating_sub(hand);
    setup
}

fn hands_of(setup: &Setup) -> Hands {
    if *setup == setup.with_even_hands() { Hands::Even } else { Hands::Chosen }
}

/// The square as far from the middle of another board.
fn moved(square: Square, from: Shape, to: Shape) -> Option<Square> {
    let shift = |index: u8| (index + to.width() / 2).checked_sub(from.width() / 2);
    let there = Square::at(shift(square.column())?, shift(square.row())?)?;
    to.squares().contains(there).then_some(there)
}

impl Session {
    /// Opens the editor: on what was being set up, or else on the position that is shown, where it is one of the chosen rules.
    /// From the new-game dialog its rules and people are taken along.
    pub(super) fn open_editor(&mut self) {
        let seats = &self.table.seats;
        let like_table = Draft::like(self.table.game.ruleset(), seats, self.settings.who_begins);
        if self.now.dialog != Some(Dialog::NewGame) {
            self.now.draft = like_table.clone();
        }
        if let Some(editor) = self.now.editor.take().filter(Editor::can_take_back) {
            self.now.draft.play_by(editor.setup.ruleset);
            self.now.editor = Some(Editor { unreadable: false, ..editor });
            return;
        }
        let chosen = self.now.draft.plain_ruleset();
        let setup = if chosen == like_table.plain_ruleset() {
            self.moment().position().setup()
        } else {
            Setup::start(self.now.draft.ruleset(&Chance(0)))
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
        let shown = self.moment().position().setup();
        let Some(editor) = &mut self.now.editor else { return Vec::new() };
        self.now.copied = None;
        editor.unreadable = false;
        match action {
            EditorAction::Take(brush) => editor.brush = brush,
            EditorAction::Press(square) => {
                editor.press(square);
                self.say_square(square);
            }
            EditorAction::Put(square, brush) => {
                editor.put(square, brush);
                self.say_square(square);
            }
            EditorAction::Clear => {
                editor.arrange(BySide::default(), editor.setup.to_move);
                self.say_verdict();
            }
            EditorAction::Start => {
                editor.take_over(Setup::start(editor.setup.ruleset));
                self.say_verdict();
            }
            EditorAction::FromGame => self.edit_other(shown),
            EditorAction::TakeBack => {
                let before = editor.past.pop().unwrap_or(editor.setup);
                editor.hands = hands_of(&before);
                editor.setup = before;
                self.now.draft.play_by(before.ruleset);
                self.say_verdict();
            }
            EditorAction::ToMove(side) => {
                editor.arrange(editor.setup.discs, side);
                self.say_verdict();
            }
            EditorAction::InHand(side, hand) => {
                editor.take_over(with_hand(editor.setup, side, hand));
                editor.hands = Hands::Chosen;
                self.say_verdict();
            }
            EditorAction::Read(text) => self.edit_text(&text),
            EditorAction::CopyText => return editor.text().map(Effect::Copy).into_iter().collect(),
            EditorAction::CopyLink(page) => return self.copy_link_of_setup(&page),
            EditorAction::Play(chance) => return self.play_setup(&chance),
        }
        Vec::new()
    }

    /// Takes an arrangement over that may be one of other rules.
    fn edit_other(&mut self, setup: Setup) {
        let Some(editor) = &mut self.now.editor else { return };
        editor.take_over(setup);
        self.now.draft.play_by(setup.ruleset);
        self.say_verdict();
    }

    /// The text stays where it is when it shows no board.
    fn edit_text(&mut self, text: &str) {
        let Some(editor) = &mut self.now.editor else { return };
        match read(text, &editor.setup) {
            Some(setup) => self.edit_other(setup),
            None => {
                editor.unreadable = true;
                self.say(self.texts().set_up.unreadable.to_owned());
            }
        }
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

    fn say_square(&mut self, square: Square) {
        let name = self.editor_cells().into_iter().find(|cell| cell.square == square).map(|cell| cell.name);
        self.say(name.unwrap_or_default());
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
            Some(Ok(Link::Game(game))) => Some(game.position().setup()),
            _ => None,
        };
    }
    let Arrangement { shape, discs, to_move } = board::read(text).start?;
    let ruleset = Ruleset { shape, ..there.ruleset };
    Some(Setup { ruleset, discs, to_move: to_move.unwrap_or(there.to_move), ..*there }.with_even_hands())
}
