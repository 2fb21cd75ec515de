//! A game at one of its plies, and the people who play it.

use reversi::{
    formats::transcript,
    game::{Game, Seats},
    i18n::Language,
    rules::{Move, Position, Ruleset, Square},
    scene::{Moment, Naming},
};

/// A game and its people.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) seats: Seats,
}

impl Table {
    /// After these squares, with forced passes made, between people without names.
    pub(crate) fn after(ruleset: &str, squares: &str) -> Self {
        let start = Position::start(ruleset.parse().expect("the id of a ruleset"));
        let squares = transcript::read(squares).expect("squares one after another");
        let game = Game::replay(start, squares.into_iter().map(Move::Place)).expect("legal moves");
        Self { game, seats: Seats::default() }
    }

    /// At the position of a picture.
    pub(crate) fn at(ruleset: Ruleset, picture: &str) -> Self {
        let position = Position::from_picture(ruleset, picture).expect("a position");
        Self { game: Game::from_position(position), seats: Seats::default() }
    }

    /// The same, played by these two; the first one has Black.
    pub(crate) fn between(self, first: &str, second: &str) -> Self {
        let seats = Seats { first: first.to_owned(), second: second.to_owned(), ..self.seats };
        Self { seats, ..self }
    }

    /// Where the game stands.
    pub(crate) fn now(&self, language: Language) -> Moment<'_> {
        self.look(self.game.ply(), language)
    }

    /// What it looked like after so many plies.
    pub(crate) fn look(&self, ply: usize, language: Language) -> Moment<'_> {
        Moment {
            game: &self.game,
            ply,
            seats: &self.seats,
            texts: language.texts(),
            naming: Naming::default(),
        }
    }
}

/// The square of that name.
pub(crate) fn square(name: &str) -> Square {
    name.parse().expect("a square's name")
}

/// The text with plain spaces, so that it can be typed in a test.
pub(crate) fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}
