//! A move in three steps: before it, the disc as it is placed, and the turned discs.

use super::{
    drawing::marks,
    figure::{Figure, Marks},
};
use crate::{
    formats::link,
    game::Seats,
    i18n::Language,
    rules::{Move, Square},
    scene::{Moment, Picture, after_undo, svg},
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
        let Some(before) = self.game().plies().iter().rposition(|ply| ply.mv != Move::Pass) else {
            return Vec::new();
        };
        let (game, seats, texts) = (self.game(), Seats::default(), language.texts());
        let at = |ply| Moment { game, ply, seats: &seats, texts };
        let (start, end) = (at(before), at(game.ply()));
        let mover = start.position().to_move();
        let who = start.who(mover);
        let mut picture = Picture::of(start.position());
        let at_first = svg::discs(&picture);
        picture.discs.push((placed, start.colour(mover)));
        let played = match turned.len() {
            0 => (texts.said.placed)(who, &placed.to_string()),
            n => (texts.said.played)(who, &placed.to_string(), n.into()),
        };
        let turned = self.marked(texts).into_iter();
        let comes = turned.chain([after_undo(&end, None)]).collect::<Vec<_>>().join(" ");
        let before = self.link(self.squares().len() - 1);
        vec![
            Step { shown: at_first, words: after_undo(&start, None), link: before.clone() },
            Step {
                shown: svg::discs(&picture) + &marks(picture.layout, self.marks()),
                words: played,
                link: before,
            },
            Step { shown: self.drawing().shown, words: comes, link: self.link(self.squares().len()) },
        ]
    }

    /// The address of the game that leads to the figure; `None` where nothing was played.
    #[must_use]
    pub fn try_it(&self) -> Option<String> {
        let moves = self.squares().len();
        (moves > 0).then(|| self.link(moves))
    }

    fn squares(&self) -> Vec<Square> {
        self.game().squares().collect()
    }

    /// The address of the game after so many of its discs.
    fn link(&self, discs: usize) -> String {
        match &self.squares()[..discs] {
            [] => link::to_ruleset(self.game().ruleset()),
            squares => link::to_game(self.game().ruleset(), squares.iter().copied()),
        }
    }
}
