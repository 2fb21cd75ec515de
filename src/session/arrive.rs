//! Games that come by link. Two people who play by sending links see the last move being played, and are offered
//! to send their answer back.

use super::{
    action::{Action, Chance, Effect},
    share::ShareAction,
    show::Command,
    state::{Dialog, Message, Session, Table},
};
use crate::{
    formats::save::GameId,
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
    /// The game on the table goes on from it, and the reader has to say which of the two is meant. The id is for it,
    /// if it is this one.
    Doubtful(Game, GameId),
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
    /// apart from it. Where it is there already, it goes on.
    pub(super) fn set_up(&mut self, game: Game, chance: &Chance) -> Vec<Effect> {
        self.close_all();
        let (shown, mut game) = (game.ply(), game);
        game.go_to(game.plies().len());
        let there = &self.table.game;
        // Passes follow from the squares; the last one may still have to be confirmed.
        let (all, linked) = (squares(there.plies()), squares(game.plies()));
        let played = squares(&there.plies()[..there.ply()]);
        if there.start() != game.start() {
            self.put_arrival_apart(game, shown, chance.id())
        } else if played == linked {
            self.look_at_linked(&game, shown)
        } else if !linked.is_empty() && played.starts_with(&linked) {
            self.ask_which(game, chance.id())
        } else if self.is_answer(&all, &linked) {
            self.take_linked_answer(game)
        } else {
            self.put_arrival_apart(game, shown, chance.id())
        }
    }

    /// The table already has what the link leads to.
    fn look_at_linked(&mut self, game: &Game, shown: usize) -> Vec<Effect> {
        if shown == game.ply() { Vec::new() } else { self.look(shown) }
    }

    fn ask_which(&mut self, game: Game, id: GameId) -> Vec<Effect> {
        self.now.view = None;
        self.now.arrival = Some(Arrival::Doubtful(game, id));
        if let Some((question, _)) = self.doubt() {
            self.say(question.text());
        }
        Vec::new()
    }

    /// Is it the game of two people on the table, begun, with one disc more?
    fn is_answer(&self, there: &[Square], linked: &[Square]) -> bool {
        let between_people = self.table.seats.players == Players::default();
        let one_more = linked.starts_with(there) && linked.len() == there.len() + 1;
        between_people && !there.is_empty() && one_more
    }

    fn take_linked_answer(&mut self, game: Game) -> Vec<Effect> {
        self.now.view = None;
        self.now.ask = None;
        self.table.game = game;
        self.show_arrival();
        self.save_game()
    }

    /// Puts a game apart of which nobody has seen the last move yet.
    fn put_arrival_apart(&mut self, game: Game, shown: usize, id: GameId) -> Vec<Effect> {
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
        let Some(Arrival::Doubtful(game, _)) = &self.now.arrival else { return None };
        let texts = &self.texts().sharing;
        let moves =
            |game: &Game| u32::try_from(squares(&game.plies()[..game.ply()]).len()).unwrap_or(u32::MAX);
        let question = (texts.longer_here)(moves(&self.table.game), moves(game));
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

    /// The game on the table is the one that is meant.
    pub(super) fn keep_mine(&mut self) -> Vec<Effect> {
        self.pass_arrival();
        self.say(scene::after_undo(&self.moment(), None));
        Vec::new()
    }

    /// The link's is.
    pub(super) fn take_link(&mut self) -> Vec<Effect> {
        match self.now.arrival.take() {
            Some(Arrival::Doubtful(game, id)) => {
                let end = game.plies().len();
                self.put_arrival_apart(game, end, id)
            }
            other => {
                self.now.arrival = other;
                Vec::new()
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
