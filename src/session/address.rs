//! Where the address leads: games that a link holds, and places in the rules. The rules are read beside the game,
//! which they leave as it is.

use super::{
    action::{Address, Chance, Effect},
    state::{Message, Session, Table},
};
use crate::{
    formats::link::{Link, LinkError, RulesPlace},
    game::{Game, Seats},
    scene,
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
            Some(Err(error)) => self.tell(Message::UnusableLink(error)),
        };
        [Effect::Address(Address::Clear)].into_iter().chain(followed).collect()
    }

    /// Puts a game on the table apart from the one that is there, which is kept. Where it is there already, it
    /// goes on.
    pub(super) fn lay_out(&mut self, game: Game, seats: Seats, chance: &Chance) -> Vec<Effect> {
        self.now.dialog = None;
        if self.is_on_the_table(&game) {
            return Vec::new();
        }
        let own = self.own_game();
        self.put_on_the_table(Table::with(chance.id(), game, seats));
        self.say(scene::after_undo(&self.moment(), None));
        if let Some(id) = own.filter(|_| self.now.saves_game) {
            self.tell(Message::Apart(id));
        }
        self.save_game()
    }

    fn is_on_the_table(&self, game: &Game) -> bool {
        let there = &self.table.game;
        let played = there.plies().iter().take(there.ply());
        there.start() == game.start() && played.eq(game.plies())
    }
}
