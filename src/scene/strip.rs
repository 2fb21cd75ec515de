//! The strip of one side: who, how many discs, whose turn.

use super::moment::Moment;
use crate::{i18n::Colour, rules::Side};

/// What is shown of one side beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The colour of its discs.
    pub colour: Colour,
    /// The person's name, or the colour's.
    pub name: String,
    /// Its full name, read aloud: the person with the colour.
    pub full_name: String,
    /// Discs on the board.
    pub count: u8,
    /// The same in words.
    pub count_text: String,
    /// Discs in hand, where they can run out.
    pub hand: Option<Hand>,
    /// Whose turn it is in words, when it is this side's.
    pub turn: Option<String>,
}

/// The discs that a side has in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// How many are left.
    pub left: u8,
    /// How many there were before the first disc was placed.
    pub of: u8,
    /// How many are left, in words.
    pub text: String,
}

/// The strip of `side`.
#[must_use]
pub fn strip(moment: &Moment<'_>, side: Side) -> Strip {
    let position = moment.position();
    let texts = &moment.texts.strips;
    let colour = moment.colour(side);
    let count = position.counts()[side];
    let name = moment.who(side).to_owned();
    let full_name = match moment.seats.name(side) {
        "" => name.clone(),
        person => (texts.named)(person, colour),
    };
    let hand = position.hand(side).zip(position.ruleset().supply_each()).map(|(left, of)| Hand {
        left,
        of,
        text: (texts.in_hand)(u32::from(left)),
    });
    let turn = (moment.to_move() == Some(side)).then(|| (texts.turn)(&name));
    Strip { colour, name, full_name, count, count_text: (texts.discs)(u32::from(count)), hand, turn }
}
