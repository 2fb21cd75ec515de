//! A position that is being set up: an arrangement of discs that may be anything, and how it changes.

use super::action::Chance;
use crate::{
    rules::{BySide, Ruleset, Setup, Shape, Side, Square, SquareSet},
    scene,
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
    pub(super) fn of(setup: Setup) -> Self {
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
    pub(super) fn arrange(&mut self, discs: BySide<SquareSet>, to_move: Side) {
        let changed = Setup { discs, to_move, ..self.setup };
        self.change(match self.hands {
            Hands::Even => changed.with_even_hands(),
            Hands::Chosen => with_hand(changed, Side::Black, self.setup.hands.black),
        });
    }

    pub(super) fn put(&mut self, square: Square, brush: Brush) {
        let discs = self.setup.discs.map(|discs| discs - SquareSet::only(square));
        self.arrange(with(discs, square, brush), self.setup.to_move);
    }

    pub(super) fn press(&mut self, square: Square) {
        let there = scene::side_on(&self.setup, square).map_or(Brush::Empty, Brush::Disc);
        self.put(square, if there == self.brush { Brush::Empty } else { self.brush });
    }

    /// Takes another arrangement over as it is.
    pub(super) fn take_over(&mut self, setup: Setup) {
        self.hands = hands_of(&setup);
        self.change(setup);
    }

    /// A side has so many discs in hand, and the other one as many as are left.
    pub(super) fn hold(&mut self, side: Side, hand: u8) {
        self.change(with_hand(self.setup, side, hand));
        self.hands = Hands::Chosen;
    }

    pub(super) fn take_back(&mut self) {
        if let Some(before) = self.past.pop() {
            self.hands = hands_of(&before);
            self.setup = before;
        }
    }

    /// Another ruleset: a start that was left alone becomes its start; otherwise the discs keep their place in the middle of
    /// the board, and those that no longer lie on it go.
    pub(super) fn play_by(&mut self, ruleset: Ruleset) {
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
