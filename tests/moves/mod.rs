//! Moves as the tests and their data write them: `f5d6 -- c3`.

use reversi::{formats::transcript, rules::Move};

/// Reads squares and forced passes (`--`), with or without spaces between them.
///
/// # Panics
/// If the text is anything else: the test or its data is mistyped.
pub(crate) fn moves(text: &str) -> Vec<Move> {
    let mut moves = Vec::new();
    for (passes, squares) in text.split("--").enumerate() {
        if passes > 0 {
            moves.push(Move::Pass);
        }
        let squares = transcript::read(squares).unwrap_or_else(|error| panic!("{squares:?}: {error}"));
        moves.extend(squares.into_iter().map(Move::Place));
    }
    moves
}
