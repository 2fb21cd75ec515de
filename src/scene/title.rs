//! The title of the page.

use super::moment::Moment;
use crate::rules::Status;

/// What the page is called: whose turn it is, or who won.
#[must_use]
pub fn title(moment: &Moment<'_>) -> String {
    let page = &moment.texts.page;
    let position = moment.position();
    match position.status() {
        Status::Over(outcome) => match outcome.winner {
            Some(winner) => (page.title_won)(moment.who(winner)),
            None => page.title_drawn.to_owned(),
        },
        _ => (page.title_turn)(moment.who(position.to_move())),
    }
}
