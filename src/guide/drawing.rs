//! How a figure is drawn: the board of the program, and marks on it.

use super::figure::{Figure, Marks};
use crate::{
    game::Seats,
    i18n::Language,
    rules::{Square, SquareSet},
    scene::{Layout, Moment, Picture, board_state, svg},
};

/// A figure as a picture. What it looks like is the style's, by class and `data-*`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The `viewBox` of the `<svg>`.
    pub view_box: String,
    /// Its `data-turn`: the colour of the side to move, or `over`.
    pub turn: &'static str,
    /// The empty board in it.
    pub board: String,
    /// What lies on the board: discs, and marks over them.
    pub shown: String,
}

impl Figure {
    /// Draws the figure; a1 is the top left corner.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let picture = Picture::of(self.game().position());
        let layout = picture.layout;
        Drawing {
            view_box: layout.view_box(),
            turn: self.turn(),
            board: svg::field(layout) + &svg::dots(layout) + &svg::coordinates(layout),
            shown: svg::discs(&picture) + &marks(layout, self.marks()),
        }
    }

    fn turn(&self) -> &'static str {
        let (game, seats) = (self.game(), Seats::default());
        // The name of a colour in attributes is the same in every language.
        let texts = Language::En.texts();
        board_state(&Moment { game, ply: game.ply(), seats: &seats, texts }).turn
    }
}

pub(super) fn marks(layout: Layout, marks: Marks) -> String {
    match marks {
        Marks::None => String::new(),
        Marks::Move { placed, turned } => {
            circle(layout, placed, "figure-move", 30) + &circles(layout, turned, "figure-turned", 13)
        }
        Marks::Legal(legal) => circles(layout, legal, "board-legal", 16),
        Marks::Squares(squares) => circles(layout, squares, "figure-square", 24),
    }
}

fn circles(layout: Layout, squares: SquareSet, class: &str, radius: u32) -> String {
    squares.iter().map(|square| circle(layout, square, class, radius)).collect()
}

fn circle(layout: Layout, square: Square, class: &str, radius: u32) -> String {
    let (x, y) = layout.middle(square);
    format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#)
}
