//! What letters and digits mean while the board has the focus. A name such as `d3` leads to that square; every letter
//! that no board has as a column is free to ask something, the same one in each language.

use super::{line::Direction, reply::Inquiry};
use crate::{
    i18n::{Keys, Lines, Texts},
    rules::{Shape, Square},
};

/// What a letter other than a column's means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// To the next square on which one may play.
    NextLegal,
    /// To the one before.
    PreviousLegal,
    /// A move shall be taken back.
    Undo,
    /// It shall be played again.
    Redo,
    /// The best move is asked for.
    Hint,
    /// Something is asked.
    Ask(Inquiry),
    /// What lies in this direction.
    Line(Direction),
    /// What lies in all directions.
    Lines,
    /// The position is wanted as text.
    Position,
    /// The list of the keys is wanted.
    List,
}

impl Key {
    /// What a key means, held with or without Shift, while the focus is on `here`. The case of a letter is not asked: it
    /// is another one when capitals are locked.
    #[must_use]
    pub fn of(key: &str, shift: Shift, here: Square) -> Option<Self> {
        match (key.to_ascii_lowercase().as_str(), shift) {
            ("n", Shift::Up) => Some(Self::NextLegal),
            ("n", Shift::Held) => Some(Self::PreviousLegal),
            ("z", Shift::Up) => Some(Self::Undo),
            ("y", Shift::Up) => Some(Self::Redo),
            ("v", Shift::Up) => Some(Self::Hint),
            ("?", _) | ("k", Shift::Up) => Some(Self::List),
            ("m", Shift::Up) => Some(Self::Ask(Inquiry::Legal)),
            ("t", Shift::Up) => Some(Self::Ask(Inquiry::Here(here))),
            ("l", Shift::Up) => Some(Self::Ask(Inquiry::LastMove)),
            ("s", Shift::Up) => Some(Self::Ask(Inquiry::Score)),
            ("r", Shift::Up) => Some(Self::Ask(Inquiry::InHand)),
            ("x", Shift::Up) => Some(Self::Lines),
            ("u", Shift::Up) => Some(Self::Ask(Inquiry::Time)),
            ("p", Shift::Up) => Some(Self::Position),
            (key, Shift::Held) => direction(key).map(Self::Line),
            _ => None,
        }
    }
}

/// The direction of a key. Arrows are their own; the slanting ones lie as on the number pad, about its 5.
fn direction(key: &str) -> Option<Direction> {
    Some(match key {
        "arrowup" => Direction::Up,
        "pageup" => Direction::UpRight,
        "arrowright" => Direction::Right,
        "pagedown" => Direction::DownRight,
        "arrowdown" => Direction::Down,
        "end" => Direction::DownLeft,
        "arrowleft" => Direction::Left,
        "home" => Direction::UpLeft,
        _ => return None,
    })
}

/// Is Shift held?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    /// It is.
    Held,
    /// It is not.
    Up,
}

/// The list of all keys, those of other programs' grids among them: the key, and what it does.
#[must_use]
pub fn key_list(texts: &Texts) -> Vec<[&'static str; 2]> {
    let Keys { arrows, to_neighbour, ends, to_edge, enter, play, coordinate, to_coordinate, .. } = texts.keys;
    let Keys { next, shift_n, previous, every, turned, last, score, in_hand, list, .. } = texts.keys;
    let Lines { straight, along, slanting, along_slanting, around, .. } = texts.lines;
    vec![
        [arrows, to_neighbour],
        [ends, to_edge],
        [coordinate, to_coordinate],
        [enter, play],
        ["N", next],
        [shift_n, previous],
        ["Z", texts.commands.undo],
        ["Y", texts.commands.redo],
        ["V", texts.computer.choices.hint],
        ["M", every],
        ["T", turned],
        [straight, along],
        [slanting, along_slanting],
        ["X", around],
        ["L", last],
        ["S", score],
        ["R", in_hand],
        ["U", texts.clocks.left],
        ["P", texts.position.heading],
        ["K, ?", list],
    ]
}

/// The name of a square while it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spelling(String);

/// How far a name is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spelt {
    /// Its number is still to come.
    Begun,
    /// It names this square. On a board of ten rows one more digit may follow.
    Square(Square),
    /// The board has no such square.
    Nowhere(String),
}

impl Spelling {
    /// Takes one more sign. A letter begins a name; `None` where the sign belongs to none, and the name is forgotten.
    ///
    /// ```
    /// use reversi::{rules::Shape, scene::{Spelling, Spelt}};
    /// let mut spelling = Spelling::default();
    /// assert_eq!(spelling.add("d", Shape::Square8), Some(Spelt::Begun));
    /// assert_eq!(spelling.add("3", Shape::Square8), Some(Spelt::Square("d3".parse()?)));
    /// # Ok::<(), reversi::rules::ParseSquareError>(())
    /// ```
    pub fn add(&mut self, key: &str, shape: Shape) -> Option<Spelt> {
        let mut signs = key.chars();
        match (signs.next(), signs.next()) {
            (Some(letter), None) if letter.is_ascii_alphabetic() => {
                self.0 = letter.to_ascii_lowercase().to_string();
                Some(Spelt::Begun)
            }
            (Some(digit), None) if digit.is_ascii_digit() && !self.0.is_empty() => {
                self.0.push(digit);
                Some(self.square(shape).map_or_else(|| Spelt::Nowhere(self.0.clone()), Spelt::Square))
            }
            _ => {
                self.0.clear();
                None
            }
        }
    }

    /// Has a name been begun that names no square of the board? Whoever plays it now means no other square.
    #[must_use]
    pub fn is_no_square(&self, shape: Shape) -> bool {
        !self.0.is_empty() && self.square(shape).is_none()
    }

    fn square(&self, shape: Shape) -> Option<Square> {
        self.0.parse().ok().filter(|&square| shape.squares().contains(square))
    }
}
