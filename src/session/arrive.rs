//! Games that come by link. Two people who play by sending links see the last move being played, and are offered
//! to send their answer back.

use super::{
    action::{Action, Chance, Effect},
    share::ShareAction,
    shelf::{Errand, ShelfEffect},
    show::Command,
    state::{Dialog, Message, Session, Table},
};
use crate::{
    formats::save::{GameId, SavedGame},
    game::{Game, Players, Ply, Seats},
    rules::{Move, Square},
    scene::{self, Notice, NoticeKind},
};

/// What became of a game that came by link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It has just come, with so many plies, and its last move is seen being played.
    Come(usize),
    /// It has been seen: so many plies of it are the other one's.
    Seen(usize),
    /// A game of the reader's goes on from it, and the reader has to say which of the two is meant.
    Doubtful(Box<Doubt>),
}

/// Two games, one of which goes on from the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The one of the link.
    linked: Linked,
    /// The reader's own; `None` is the one on the table.
    own: Option<Table>,
}

/// A game to which a link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linked {
    /// The game. It stands at its end.
    pub(super) game: Game,
    /// After how many plies it is to be looked at.
    shown: usize,
    /// The id that it gets, if it is new.
    id: GameId,
    /// The game on the table, which is another.
    pub(super) table: GameId,
}

/// What a game of the reader's is to one that a link leads to. The nearest comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kinship {
    /// The same.
    Same,
    /// It goes on from it.
    Longer,
    /// Two people play it, and the link adds the answer.
    Unanswered,
}

impl Kinship {
    /// `None` where they are two games. Passes follow from the squares; the last one may still have to be confirmed.
    pub(super) fn of(own: &Table, linked: &Game) -> Option<Self> {
        let (there, between_people) = (&own.game, own.seats.players == Players::default());
        let (all, linked_squares) = (squares(there.plies()), squares(linked.plies()));
        let played = squares(&there.plies()[..there.ply()]);
        if there.start() != linked.start() {
            return None;
        }
        let one_more = linked_squares.starts_with(&all) && linked_squares.len() == all.len() + 1;
        if played == linked_squares {
            Some(Self::Same)
        } else if !linked_squares.is_empty() && played.starts_with(&linked_squares) {
            Some(Self::Longer)
        } else {
            (between_people && !all.is_empty() && one_more).then_some(Self::Unanswered)
        }
    }
}

impl Arrival {
    /// What is left of it once something else is shown.
    fn passed(self) -> Option<Self> {
        match self {
            Self::Come(plies) | Self::Seen(plies) => Some(Self::Seen(plies)),
            Self::Doubtful(..) => None,
        }
    }
}

impl Session {
    /// Puts a game from a link on the table: in place of the one there where it is that one and an answer to it, else
    /// apart from it. Where it is there already, it goes on. Of any other game it is asked first whether one like it is
    /// kept.
    pub(super) fn set_up(&mut self, game: Game, chance: &Chance) -> Vec<Effect> {
        self.close_all();
        let (shown, mut game) = (game.ply(), game);
        game.go_to(game.plies().len());
        let linked = Linked { game, shown, id: chance.id(), table: self.table.id.clone() };
        match Kinship::of(&self.table, &linked.game) {
            Some(Kinship::Same) => self.look_at_linked(&linked),
            Some(Kinship::Longer) => self.ask_which(linked, None),
            Some(Kinship::Unanswered) => self.take_linked_answer(linked.game),
            None => vec![Effect::Shelf(ShelfEffect::Errand(Errand::Related(Box::new(linked))))],
        }
    }

    /// What is kept was looked through for a game like the one of a link.
    pub(super) fn set_up_beside(&mut self, linked: Linked, kept: Option<SavedGame>) -> Vec<Effect> {
        let own = kept.and_then(|kept| Table::try_from(kept).ok());
        let kinship = own.as_ref().and_then(|own| Kinship::of(own, &linked.game));
        match (own, kinship) {
            (Some(own), Some(Kinship::Same)) => self.put_apart(own, Some(linked.shown), Self::show_last_move),
            (Some(own), Some(Kinship::Longer)) => self.ask_which(linked, Some(own)),
            (Some(own), Some(Kinship::Unanswered)) => {
                let answered = Table { game: linked.game, ..own };
                self.put_apart(answered, Some(linked.shown), Self::show_arrival)
            }
            _ => self.put_arrival_apart(linked),
        }
    }

    /// The table already has what the link leads to.
    fn look_at_linked(&mut self, linked: &Linked) -> Vec<Effect> {
        if linked.shown == linked.game.ply() { Vec::new() } else { self.look(linked.shown) }
    }

    fn ask_which(&mut self, linked: Linked, own: Option<Table>) -> Vec<Effect> {
        self.now.view = None;
        self.now.arrival = Some(Arrival::Doubtful(Box::new(Doubt { linked, own })));
        if let Some((question, _)) = self.doubt() {
            self.say(question.text());
        }
        Vec::new()
    }

    fn take_linked_answer(&mut self, game: Game) -> Vec<Effect> {
        self.now.view = None;
        self.now.ask = None;
        self.table.game = game;
        self.show_arrival();
        self.save_game()
    }

    /// Puts a game apart of which nobody has seen the last move yet.
    fn put_arrival_apart(&mut self, linked: Linked) -> Vec<Effect> {
        let Linked { game, shown, id, .. } = linked;
        self.put_apart(Table::with(id, game, Seats::default()), Some(shown), Self::show_arrival)
    }

    /// A game has come from somebody: its last move is seen being played.
    fn show_arrival(&mut self) {
        self.show_last_move();
        let plies = self.table.game.plies().len();
        self.now.arrival = self.before_last_disc().map(|_| Arrival::Come(plies));
    }

    /// The position before the last disc stands a moment, then it is seen being placed.
    pub(super) fn show_last_move(&mut self) {
        let before = self.before_last_disc();
        self.now.before = before.map(|before| *self.table.game.position_at(before));
        let moment = self.moment();
        self.say(match before {
            Some(before) => scene::after_play(&moment, before),
            None => scene::after_undo(&moment, None),
        });
    }

    fn before_last_disc(&self) -> Option<usize> {
        self.table.game.plies().iter().rposition(|ply| ply.mv != Move::Pass)
    }

    /// Is the last move of a game that has come still to be seen?
    #[must_use]
    pub fn has_come(&self) -> bool {
        self.now.view.is_none() && self.now.arrival == Some(Arrival::Come(self.table.game.ply()))
    }

    /// Something else is shown from now on.
    pub(super) fn pass_arrival(&mut self) {
        self.now.arrival = self.now.arrival.take().and_then(Arrival::passed);
    }

    /// Which of two games is meant, where one goes on from the other.
    pub(super) fn doubt(&self) -> Option<(Notice, Vec<Command>)> {
        let Some(Arrival::Doubtful(doubt)) = &self.now.arrival else { return None };
        let Doubt { linked, own } = &**doubt;
        let own = own.as_ref().unwrap_or(&self.table);
        let texts = &self.texts().sharing;
        let moves =
            |game: &Game| u32::try_from(squares(&game.plies()[..game.ply()]).len()).unwrap_or(u32::MAX);
        let question = (texts.longer_here)(moves(&own.game), moves(&linked.game));
        let commands = [
            ("keep-mine", texts.keep_mine, ShareAction::KeepMine),
            ("take-link", texts.take_link, ShareAction::TakeLink),
        ];
        let commands =
            commands.map(|(id, label, action)| Command::Do { id, label, action: Action::Share(action) });
        Some((Notice::one(NoticeKind::Ask, question), commands.into()))
    }

    /// What happened in a game that has come, or that the other one does not know the answer yet.
    pub(super) fn arrived(&self) -> Option<(Notice, Vec<Command>)> {
        if self.now.view.is_some() {
            return None;
        }
        match self.now.arrival.as_ref()? {
            Arrival::Come(plies) if *plies == self.table.game.ply() => {
                let from = self.before_last_disc()?;
                let sentence = scene::after_play(&self.moment(), from);
                Some((Notice::one(NoticeKind::Link, sentence), Vec::new()))
            }
            Arrival::Seen(plies) if self.has_answered(*plies) => {
                let texts = &self.texts().sharing;
                let share =
                    Command::Do { id: "share", label: texts.share, action: Action::Open(Dialog::Share) };
                Some((Notice::one(NoticeKind::Link, texts.send_answer), vec![share]))
            }
            _ => None,
        }
    }

    /// Has one disc been placed since the other one's plies?
    fn has_answered(&self, plies: usize) -> bool {
        let game = &self.table.game;
        let since = game.plies().get(plies..game.ply()).unwrap_or_default();
        squares(since).len() == 1
    }

    /// The reader's own game is the one that is meant.
    pub(super) fn keep_mine(&mut self) -> Vec<Effect> {
        if let Some(own) = self.take_doubt().and_then(|doubt| doubt.own) {
            return self.put_apart(own, None, Self::show_last_move);
        }
        self.say(scene::after_undo(&self.moment(), None));
        Vec::new()
    }

    /// The link's is.
    pub(super) fn take_link(&mut self) -> Vec<Effect> {
        match self.take_doubt() {
            Some(Doubt { mut linked, .. }) => {
                linked.shown = linked.game.plies().len();
                self.put_arrival_apart(linked)
            }
            None => Vec::new(),
        }
    }

    fn take_doubt(&mut self) -> Option<Doubt> {
        match self.now.arrival.take() {
            Some(Arrival::Doubtful(doubt)) => Some(*doubt),
            other => {
                self.now.arrival = other;
                None
            }
        }
    }

    /// The game that is the reader's own: the one that is set aside already, or the one on the table.
    pub(super) fn own_game(&self) -> Option<GameId> {
        let aside = self.now.messages.iter().find_map(|message| match message {
            Message::Apart(id) => Some(id.clone()),
            _ => None,
        });
        aside.or_else(|| self.is_of_use().then(|| self.table.id.clone()))
    }
}

fn squares(plies: &[Ply]) -> Vec<Square> {
    let placed = plies.iter().filter_map(|ply| match ply.mv {
        Move::Place(square) => Some(square),
        Move::Pass => None,
    });
    placed.collect()
}
