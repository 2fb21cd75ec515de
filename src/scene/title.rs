//! The title of the page.

use super::moment::Moment;

/// What the page is called: whose turn it is, or who won.
#[must_use]
pub fn title(moment: &Moment<'_>) -> String {
    let page = &moment.texts.page;
    match moment.result().map(|result| result.winner) {
        Some(Some(winner)) => (page.title_won)(moment.who(winner)),
        Some(None) => page.title_drawn.to_owned(),
        None => (page.title_turn)(moment.who(moment.position().to_move())),
    }
}
