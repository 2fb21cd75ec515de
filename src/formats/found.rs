//! Squares found in any text: a forum post, a letter. It is a guess, and whoever opens it should be asked.
//!
//! As Egaroucid's general reader does, every word that begins with the name of a square is looked at, and those
//! moves are kept that are legal in the classic game; all else is passed over.

use super::record::{Form, Place, Scanner, Written};
use crate::{
    game::Game,
    rules::{Move, Preset, Ruleset, Square},
};

/// The fewest moves that make a game of a text.
const FEWEST: usize = 4;

/// The moves found in a text, or nothing when there are too few to speak of a game.
#[must_use]
pub fn read(text: &str) -> Option<Written> {
    let ruleset: Ruleset = Preset::Classic.ruleset();
    let mut game = Game::new(ruleset);
    let mut written = Written::new(Form::Found);
    written.play_by(ruleset);
    let mut text = Scanner::new(text);
    while let Some((square, place)) = next_square(&mut text) {
        game.settle();
        if game.place(square).is_ok() {
            written.push(Move::Place(square), None, place);
        }
    }
    (written.moves.len() >= FEWEST).then_some(written)
}

/// The next letter and digit that name a square and do not stand within a word.
fn next_square(text: &mut Scanner<'_>) -> Option<(Square, Place)> {
    loop {
        text.take_while(|sign| !sign.is_ascii_alphabetic());
        let place = text.place();
        let letters = text.take_while(char::is_alphabetic);
        if letters.is_empty() {
            // A letter of another script begins no word here.
            text.next()?;
            continue;
        }
        let digits = text.take_while(|sign| sign.is_ascii_digit());
        let square = (letters.len() == 1).then(|| format!("{letters}{digits}").parse().ok()).flatten();
        if let Some(square) = square {
            return Some((square, place));
        }
    }
}
