//! A move in three steps: before it, the disc as it is placed, and the turned discs.

use super::{
    drawing::marks,
    figure::{Figure, Marks},
};
use crate::{
    formats::link,
    game::Seats,
    i18n::Language,
    rules::{Square, SquareSet},
    scene::{Moment, Naming, Picture, after_undo, svg},
};

/// One step of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What lies on the board: discs, and marks over them.
    pub shown: String,
    /// What happens, in a sentence or two.
    pub words: String,
    /// The address of the game that leads there; while the disc is being placed, of the one before the move.
    pub link: String,
}

impl Figure {
    /// The steps of a figure that shows a move; none of any other. The last one is the figure as it stands.
    #[must_use]
    pub fn steps(&self, language: Language) -> Vec<Step> {
        let Marks::Move { placed, turned } = self.marks() else { return Vec::new() };
        let (game, seats, texts) = (self.game(), Seats::default(), language.texts());
        let start = Moment { game, ply: self.told_from(), seats: &seats, texts, naming: Naming::default() };
        let end = Moment { ply: game.ply(), ..start };
        vec![self.before(&start), self.placing(&start, placed, turned), self.after(&end)]
    }

    /// The address of the game that leads to the figure; `None` where nothing was played.
    #[must_use]
    pub fn try_it(&self) -> Option<String> {
        self.game().squares().next().map(|_| self.link_to_end())
    }

    fn before(&self, start: &Moment<'_>) -> Step {
        let shown = svg::discs(&Picture::of(start.position()));
        Step { shown, words: after_undo(start, None), link: self.link_to_start() }
    }

    /// The disc lies there, and the others have not turned yet.
    fn placing(&self, start: &Moment<'_>, placed: Square, turned: SquareSet) -> Step {
        let side = start.position().to_move();
        let mut picture = Picture::of(start.position());
        picture.discs.push((placed, start.colour(side)));
        let (said, who, square) = (&start.texts.said, start.who(side), placed.to_string());
        let words = match turned.len() {
            0 => (said.placed)(who, &square),
            n => (said.played)(who, &square, n.into()),
        };
        let shown = svg::discs(&picture) + &marks(picture.layout, self.marks());
        Step { shown, words, link: self.link_to_start() }
    }

    fn after(&self, end: &Moment<'_>) -> Step {
        let sentences = self.marked(end.texts).into_iter().chain([after_undo(end, None)]);
        let words = sentences.collect::<Vec<_>>().join(" ");
        Step { shown: self.drawing().shown, words, link: self.link_to_end() }
    }

    fn link_to_start(&self) -> String {
        let moves = self.game().squares().count();
        link::to_trial(self.game().ruleset(), self.game().squares().take(moves.saturating_sub(1)))
    }

    fn link_to_end(&self) -> String {
        link::to_trial(self.game().ruleset(), self.game().squares())
    }
}
