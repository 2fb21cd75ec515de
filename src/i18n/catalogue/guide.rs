//! What stands around the texts of the rule pages, and their figures in words.

use super::Colour;

/// The rule pages. `squares` are names such as `d4, e4`, at least one.
#[derive(Debug)]
pub struct Guide {
    /// "The rules of reversi": the page that leads to the others.
    pub title: &'static str,
    /// A sentence about these pages for search engines and link previews.
    pub description: &'static str,
    /// "Contents", over the list of a page's sections.
    pub contents: &'static str,
    /// "Play this game", the link to the program.
    pub play: &'static str,
    /// "The position in words", which opens a figure's text.
    pub in_words: &'static str,
    /// "The board is empty."
    pub empty_board: &'static str,
    /// "2 black discs: e4, d5."
    pub discs: fn(n: u32, colour: Colour, squares: &str) -> String,
    /// "No white discs.", where the other colour has some.
    pub no_discs: fn(colour: Colour) -> String,
    /// "Turned over: d4, e4.", behind the sentence that names the move.
    pub turned: fn(squares: &str) -> String,
    /// "Legal moves: c5, e7.", behind the sentence that says whose turn it is.
    pub legal: fn(squares: &str) -> String,
    /// "Marked squares: g1."
    pub marked: fn(squares: &str) -> String,
}
