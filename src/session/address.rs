//! Where the address leads: games that a link holds, and places in the rules. The rules are read beside the game,
//! which they leave as it is.

use super::{
    action::{Address, Chance, Effect},
    state::{Message, Session, Table},
};
use crate::{
    formats::link::{Link, LinkError, RulesPlace},
    game::{Game, Seats},
};

impl Session {
    /// Opens the rules, or turns to another place in them; the way back leads out of them at once.
    pub(super) fn read_rules(&mut self, place: RulesPlace) -> Vec<Effect> {
        let address = match self.now.reading {
            Some(_) => Address::Replace(place.clone()),
            None => Address::Push(place.clone()),
        };
        self.now.reading = Some(place);
        vec![Effect::Address(address)]
    }

    pub(super) fn close_rules(&mut self) -> Vec<Effect> {
        let was_open = self.now.reading.take().is_some();
        was_open.then_some(Effect::Address(Address::Back)).into_iter().collect()
    }

    /// Goes where the address leads that the reader has opened, or gone back to. One that holds a game is done
    /// with then, so that a reload does not set it up again.
    pub(super) fn follow(&mut self, link: Option<Result<Link, LinkError>>, chance: &Chance) -> Vec<Effect> {
        self.now.reading = None;
        let followed = match link {
            None => return Vec::new(),
            Some(Ok(Link::Rules(place))) => {
                self.now.reading = Some(place);
                return Vec::new();
            }
            Some(Ok(Link::Ruleset(ruleset))) => self.play_by(ruleset, chance),
            Some(Ok(Link::Game(game))) => self.set_up(game, chance),
            Some(Ok(Link::Try(game))) => self.lay_out(Table::with(chance.id(), game, Seats::default()), None),
            Some(Err(error)) => self.tell(Message::UnusableLink(error)),
        };
        [Effect::Address(Address::Clear)].into_iter().chain(followed).collect()
    }

    /// Puts a game on the table that came from a figure or a record, and looks at it after `shown` plies, if so many are
    /// given. Where it is there already, it goes on.
    pub(super) fn lay_out(&mut self, table: Table, shown: Option<usize>) -> Vec<Effect> {
        self.close_all();
        if self.is_on_the_table(&table.game) {
            return shown.map(|shown| self.look(shown)).unwrap_or_default();
        }
        self.put_apart(table, shown, Self::show_last_move)
    }

    /// Puts a game on the table apart from the reader's own, which is kept, and offered. `show` says what is to be seen of
    /// it before it is looked at after `shown` plies.
    pub(super) fn put_apart(
        &mut self,
        table: Table,
        shown: Option<usize>,
        show: fn(&mut Self),
    ) -> Vec<Effect> {
        let own = self.own_game();
        self.put_on_the_table(table);
        show(self);
        if let Some(shown) = shown.filter(|&shown| shown < self.table.game.ply()) {
            self.look(shown);
        }
        if let Some(id) = own.filter(|_| self.now.saves_game) {
            let heard = self.now.said.1.clone();
            let apart = Message::Apart(id);
            let sentence = self.message_text(&apart);
            self.tell(apart);
            self.say(format!("{heard} {sentence}"));
        }
        self.save_game()
    }

    fn is_on_the_table(&self, game: &Game) -> bool {
        let there = &self.table.game;
        let played = there.plies().iter().take(there.ply());
        there.start() == game.start() && played.eq(game.plies())
    }
}
