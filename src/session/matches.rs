//! Games in a row between the same two, by the same rules: how they stand, and when they end.
//!
//! Every finished game counts, from the first on; a match is told of from the second game on. The start position may
//! differ from game to game, and so may the clock.

use super::state::{Message, Session, Table};
use crate::{
    game::{Account, Tally},
    rules::{Opening, Ruleset, Side},
    scene::{self, Moment, Notice},
};

impl Session {
    /// How the match stands, with the game on the table if that is finished.
    #[must_use]
    pub fn standing(&self) -> Tally {
        self.table.standing()
    }

    /// The points of a side in the match, as a number and in words; `None` where there has been no game before.
    #[must_use]
    pub fn points(&self, side: Side) -> Option<[String; 2]> {
        let points = self.account(side).points();
        let text = (self.texts().matches.points)(&points);
        (self.table.tally.games > 0).then_some([points, text])
    }

    fn account(&self, side: Side) -> Account {
        self.standing().of(self.table.seats.person(side))
    }

    /// How the match stands that another game goes on with.
    pub(super) fn tally_for(&self, next: &Table) -> Tally {
        if self.goes_on_in(next) { self.standing() } else { Tally::default() }
    }

    /// The match that another game ends. One game is no match.
    pub(super) fn match_that_ends(&self, next: &Table) -> Option<Message> {
        let ends = self.standing().games > 1 && !self.goes_on_in(next);
        ends.then(|| Message::MatchOver(Box::new(self.table.clone())))
    }

    fn goes_on_in(&self, next: &Table) -> bool {
        let rules = |table: &Table| Ruleset { opening: Opening::Usual, ..table.game.ruleset() };
        self.table.seats.are_those_of(&next.seats) && rules(&self.table) == rules(next)
    }

    /// The end of the game and, after more than one, how the match stands.
    pub(super) fn ending(&self) -> Option<Notice> {
        let mut notice = scene::ending(&self.moment())?;
        if self.now.view.is_none() {
            notice.sentences.extend(self.standing_text());
        }
        Some(notice)
    }

    /// What is said of the last move and, where it ended the game, of the match.
    pub(super) fn with_standing(&self, said: String) -> String {
        let standing = self.table.game.is_over().then(|| self.standing_text()).flatten();
        [Some(said)].into_iter().chain(standing.map(Some)).flatten().collect::<Vec<_>>().join(" ")
    }

    fn standing_text(&self) -> Option<String> {
        let (moment, games) = (self.moment(), self.standing().games);
        let [black, second] = Side::BOTH.map(|side| self.account(side));
        let texts = &self.texts().matches;
        let points = || {
            let (own, other) = (black.points(), second.points());
            (texts.standing)(games, moment.who(Side::Black), &own, moment.who(Side::Second), &other)
        };
        (games > 1).then(|| format!("{} {}", points(), (texts.discs)(black.discs, second.discs)))
    }

    /// What is said of a new game and, where it ends one, of the match before.
    pub(super) fn with_match_over(&self, begins: String, ended: Option<&Message>) -> String {
        match ended {
            Some(message) => format!("{begins} {}", self.message_text(message)),
            None => begins,
        }
    }

    /// How a match has ended; whoever has no name is called as in its last game.
    pub(super) fn match_over_text(&self, last: &Table) -> String {
        let standing = last.standing();
        let [own, other] = Side::BOTH.map(|side| standing.of(last.seats.person(side)).points());
        let moment = Moment { game: &last.game, seats: &last.seats, ply: last.game.ply(), ..self.moment() };
        let (who, next) = (moment.who(Side::Black), moment.who(Side::Second));
        (self.texts().matches.ended)(standing.games, who, &own, next, &other)
    }
}

impl Table {
    /// How the match stands, with the game itself if that is finished.
    fn standing(&self) -> Tally {
        self.game.result().map_or(self.tally, |result| self.tally.with(&self.seats, &result))
    }
}
