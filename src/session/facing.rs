//! Two people at one screen: where they sit, in which language each of them reads, and how the board lies for them.
//!
//! A screen that lies flat between two people has an edge for each. The near one is the lower edge of the page and reads the
//! page's language; what stands at the far one is turned by half a turn. People stay where they sit: who exchange colours
//! take theirs along.

use serde::{Deserialize, Serialize};

use super::{
    action::Effect,
    settings::tag,
    state::{Dialog, Session, Table},
};
use crate::{
    game::{Player, Seats},
    i18n::Language,
    rules::Side,
    scene::Layout,
};

/// How two people share the screen. Kept with the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Facing {
    /// Where they sit.
    pub seating: Seating,
    /// Whether the board turns to whose turn it is.
    pub board: BoardTurn,
    /// The language of the far edge; `None` for the page's.
    #[serde(with = "tag")]
    pub far_language: Option<Language>,
}

/// Where two people sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// At the same edge of the screen.
    #[default]
    SameSide,
    /// At opposite edges of a screen that lies flat.
    FaceToFace,
}

impl Seating {
    /// Both, in the order of the dialog.
    pub const ALL: [Self; 2] = [Self::SameSide, Self::FaceToFace];

    /// The value of the choice in the page, and of `data-seating`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::SameSide => "same-side",
            Self::FaceToFace => "face-to-face",
        }
    }
}

/// Whether the board turns to whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTurn {
    /// It stays as it lies.
    #[default]
    Stays,
    /// It turns after each move.
    Follows,
}

/// An edge of the screen at which somebody sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The lower one.
    Near,
    /// The upper one, which is read from there.
    Far,
}

impl Edge {
    /// The value of `data-edge` and `data-faces`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Near => "near",
            Self::Far => "far",
        }
    }
}

/// A change of how two people share the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FacingChange {
    /// Where they sit.
    Seating(Seating),
    /// Whether the board turns to whose turn it is.
    Board(BoardTurn),
    /// The language of the far edge.
    FarLanguage(Language),
}

impl Facing {
    pub(super) const fn change(&mut self, change: FacingChange) {
        match change {
            FacingChange::Seating(seating) => self.seating = seating,
            FacingChange::Board(board) => self.board = board,
            FacingChange::FarLanguage(language) => self.far_language = Some(language),
        }
    }
}

impl Session {
    /// Do two people sit face to face? Nobody sits opposite the computer.
    #[must_use]
    pub fn is_face_to_face(&self) -> bool {
        let faces = self.settings.facing.seating == Seating::FaceToFace;
        faces && Side::BOTH.into_iter().all(|side| self.is_persons(side))
    }

    /// How the board lies for the near edge.
    #[must_use]
    pub fn layout(&self) -> Layout {
        let turned = match self.side_looked_for() {
            Some(side) => side == Side::Second,
            None => self.settings.board_turned,
        };
        Layout { shape: self.table.game.ruleset().shape, turned }
    }

    /// The side that sits at an edge of the screen.
    #[must_use]
    pub fn side_at(&self, edge: Edge) -> Side {
        let near = self.layout().bottom();
        match edge {
            Edge::Near => near,
            Edge::Far => near.other(),
        }
    }

    /// The edge from which the board is read: face to face it turns to whose turn it is, where that is chosen.
    #[must_use]
    pub fn board_faces(&self) -> Edge {
        let follows = self.is_face_to_face() && self.settings.facing.board == BoardTurn::Follows;
        if follows && self.side_at(Edge::Far) == self.side_whose_turn_it_is() {
            Edge::Far
        } else {
            Edge::Near
        }
    }

    /// Can the board be turned by hand? Not where it turns by itself and both sit at the same edge.
    #[must_use]
    pub fn can_turn_board(&self) -> bool {
        self.side_looked_for().is_none()
    }

    /// The language of the far edge.
    #[must_use]
    pub fn far_language(&self) -> Language {
        self.settings.facing.far_language.unwrap_or(self.page_language())
    }

    /// What is read at the far edge: the same in its language. A copy to read from, never to change.
    #[must_use]
    pub fn read_from_far(&self) -> Self {
        let mut far = self.clone();
        far.now.reader = Some(self.far_language());
        far
    }

    /// Does somebody read at the far edge: what stands there, or a dialog that was opened from there?
    #[must_use]
    pub fn is_read_from_far(&self) -> bool {
        self.is_face_to_face() || self.dialog_is_far()
    }

    /// Is a dialog open that was opened from the far edge?
    pub(super) fn dialog_is_far(&self) -> bool {
        self.now.dialog.is_some() && self.now.opened_at == Edge::Far
    }

    pub(super) fn open_from_far(&mut self, dialog: Dialog) -> Vec<Effect> {
        let effects = self.open(dialog);
        self.now.opened_at = Edge::Far;
        effects
    }

    /// The side at whose bottom the board lies, where it turns after each move and both sit at the same edge. It lies for a
    /// person: while the computer moves it stays.
    fn side_looked_for(&self) -> Option<Side> {
        if self.settings.facing.board == BoardTurn::Stays || self.is_face_to_face() {
            return None;
        }
        let side = self.side_whose_turn_it_is();
        [side, side.other()].into_iter().find(|&side| self.is_persons(side))
    }

    /// Where the game stands, not where one looks: looking back turns nothing.
    fn side_whose_turn_it_is(&self) -> Side {
        self.table.game.position().to_move()
    }

    /// Turns the board where people who sit face to face exchange their colours, so that they stay where they sit.
    pub(super) fn stay_seated(&mut self, before: &Table) -> Vec<Effect> {
        let of_persons =
            |seats: &Seats| Side::BOTH.into_iter().all(|side| seats.player(side) == Player::Person);
        let exchanged = before.seats.black != self.table.seats.black;
        if !self.is_face_to_face() || !of_persons(&before.seats) || !exchanged {
            return Vec::new();
        }
        self.settings.board_turned = !self.settings.board_turned;
        self.save_settings()
    }
}
