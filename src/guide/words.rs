//! A figure in words, for those who do not see it.

use super::figure::{Figure, Marks};
use crate::{
    game::Seats,
    i18n::{Language, Texts},
    rules::{Move, Position, Side, SquareSet},
    scene::{Moment, after_play},
};

impl Figure {
    /// The figure in whole sentences: the discs of each side, what happened and what comes, what is marked.
    #[must_use]
    pub fn text_form(&self, language: Language) -> Vec<String> {
        let (game, seats, texts) = (self.game(), Seats::default(), language.texts());
        let moment = Moment { game, ply: game.ply(), seats: &seats, texts };
        let mut sentences = discs(&moment);
        sentences.push(after_play(&moment, self.told_from()));
        sentences.extend(self.marked(texts));
        sentences
    }

    /// What is marked.
    pub(super) fn marked(&self, texts: &Texts) -> Option<String> {
        let texts = &texts.guide;
        match self.marks() {
            Marks::None => None,
            Marks::Move { turned, .. } => (!turned.is_empty()).then(|| (texts.turned)(&listed(turned))),
            Marks::Legal(legal) => Some((texts.legal)(&listed(legal))),
            Marks::Squares(squares) => Some((texts.marked)(&listed(squares))),
        }
    }

    /// The ply from which on it is told what happened: the marked move, or nothing.
    pub(super) fn told_from(&self) -> usize {
        let plies = self.game().plies();
        match self.marks() {
            Marks::Move { .. } => plies.iter().rposition(|ply| ply.mv != Move::Pass).unwrap_or_default(),
            _ => plies.len(),
        }
    }
}

fn discs(moment: &Moment<'_>) -> Vec<String> {
    let position = moment.position();
    if is_bare(position) {
        return vec![moment.texts.guide.empty_board.to_owned()];
    }
    Side::BOTH.map(|side| discs_of(moment, side)).into()
}

fn is_bare(position: &Position) -> bool {
    position.empty() == position.ruleset().shape.squares()
}

fn discs_of(moment: &Moment<'_>, side: Side) -> String {
    let (texts, colour) = (&moment.texts.guide, moment.colour(side));
    let discs = moment.position().discs(side);
    match u32::from(discs.len()) {
        0 => (texts.no_discs)(colour),
        n => (texts.discs)(n, colour, &listed(discs)),
    }
}

fn listed(squares: SquareSet) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}
