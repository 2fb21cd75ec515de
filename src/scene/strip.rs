//! The strip of one side: who, how many discs, whose turn.

use super::moment::Moment;
use crate::{i18n::Colour, rules::Side};

/// What is shown of one side beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// Which side.
    pub side: Side,
    /// The colour of its discs.
    pub colour: Colour,
    /// The person's name, the computer's, or the colour's.
    pub name: String,
    /// Its full name, read aloud: the person with the colour.
    pub full_name: String,
    /// Discs on the board.
    pub count: u8,
    /// The same in words.
    pub count_text: String,
    /// Discs in hand, where they can run out.
    pub hand: Option<Hand>,
    /// Is it this side's turn?
    pub to_move: bool,
    /// That it is this side's turn; otherwise the colour beside a person's name, which says nothing of it.
    pub state: String,
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

/// The place of one disc in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its left edge, in widths of a disc on edge and the gap beside it: eight units each.
    pub x: u32,
    /// Does the disc still stand there?
    pub held: bool,
}

impl Hand {
    /// The tray: a slot for each disc there was, with a wider gap after every ten, so that one counts at a glance.
    #[must_use]
    pub fn slots(&self) -> Vec<Slot> {
        (0..self.of).map(|i| Slot { x: slot_x(i), held: i < self.left }).collect()
    }

    /// The width of the tray.
    #[must_use]
    pub fn tray_width(&self) -> u32 {
        slot_x(self.of - 1) + 6
    }
}

fn slot_x(i: u8) -> u32 {
    u32::from(i) * 8 + u32::from(i / 10) * 8
}

/// The strip of `side`.
#[must_use]
pub fn strip(moment: &Moment<'_>, side: Side) -> Strip {
    let position = moment.position();
    let texts = &moment.texts.strips;
    let colour = moment.colour(side);
    let count = position.counts()[side];
    let colour_name = moment.texts.colours.of(colour);
    let (name, full_name) = match moment.name(side) {
        "" => (colour_name.to_owned(), colour_name.to_owned()),
        name => (name.to_owned(), (texts.named)(name, colour)),
    };
    let hand = position.hand(side).zip(position.ruleset().supply_each()).map(|(left, of)| Hand {
        left,
        of,
        text: (texts.in_hand)(u32::from(left)),
    });
    let to_move = moment.to_move() == Some(side);
    let state = match (to_move, moment.name(side)) {
        (true, _) => (texts.turn)(colour_name),
        (false, "") => String::new(),
        (false, _) => colour_name.to_owned(),
    };
    let count_text = (texts.discs)(u32::from(count));
    Strip { side, colour, name, full_name, count, count_text, hand, to_move, state }
}
