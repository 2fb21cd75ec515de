//! What the computer thinks about, and what becomes of its answers.
//!
//! After every action [`Session::attend`] compares what should be thought about with what is: so an undo, a new game
//! or a game from another tab need not know that there is a computer. A question has a number, and an answer to
//! a number that is no longer awaited is dropped.

use super::{
    action::{Effect, Wait},
    advice::Advice,
    state::{Message, Session},
};
use crate::{
    engine::{Answer, Level, Question, Wish},
    formats::save::GameId,
    game::Player,
    rules::{Position, Side, Square, Status},
    scene,
};

/// A question that is thought about, and what is known of its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// The question's number.
    pub number: u32,
    /// What it is about.
    pub about: About,
    /// The best answer so far.
    pub known: Option<Answer>,
    /// Is that the answer, or is there more to come?
    pub finished: bool,
    /// Has the pause passed that lets one follow the game?
    pub paused: bool,
    /// Has it lasted so long that one wonders?
    pub lasts: bool,
    /// Shall the best move so far be played as soon as there is one?
    pub hurried: bool,
}

/// What a question is about; what is still worth knowing is compared by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// In which game.
    pub game: GameId,
    /// Which position.
    pub position: Position,
    /// What is wanted.
    pub wish: Wish,
}

/// So long a thought is not mentioned, in milliseconds.
const UNMENTIONED: u32 = 500;

/// So long a hint is sought at most, in milliseconds. The computer's own moves have no such limit: they are the same on
/// every machine.
const ENOUGH: u32 = 4000;

/// After so many failures in a row the computer is not started again by itself.
const PATIENCE: u8 = 2;

impl Session {
    /// Sees to it that what should be thought about is, and nothing else.
    pub(super) fn attend(&mut self) -> Vec<Effect> {
        let mut effects = self.pass_for_computer();
        effects.extend(self.play_answer());
        self.forget_stale_advice();
        let wanted = self.wanted();
        let current = self.now.thinking.as_ref().map(|thinking| &thinking.about);
        if current == wanted.as_ref() {
            return effects;
        }
        if self.now.thinking.take().is_some_and(|thinking| !thinking.finished) {
            effects.push(Effect::StopThinking);
        }
        if let Some(about) = wanted {
            effects.extend(self.think(about));
        }
        effects
    }

    /// What should be thought about: the computer's move first, then what was asked of it.
    fn wanted(&self) -> Option<About> {
        let about = |position: &Position, wish| {
            let can_place = matches!(position.status(), Status::ToPlace(_));
            can_place.then(|| About { game: self.table.id.clone(), position: *position, wish })
        };
        if let Some(level) = self.computer_to_move() {
            return about(self.table.game.position(), Wish::Play(level)).filter(|_| !self.now.halted);
        }
        about(self.moment().position(), self.now.advice.wish().filter(|_| self.takes_advice())?)
    }

    /// The level of the computer, where it is its turn in the game.
    pub(super) fn computer_to_move(&self) -> Option<Level> {
        self.table.seats.level(self.side_to_move()?)
    }

    /// The side whose turn it is where the game stands; `None` when it is over.
    fn side_to_move(&self) -> Option<Side> {
        let game = &self.table.game;
        (!game.is_over()).then(|| game.position().to_move())
    }

    fn think(&mut self, about: About) -> Vec<Effect> {
        self.now.questions = self.now.questions.wrapping_add(1);
        let number = self.now.questions;
        let question = Question { position: about.position, wish: about.wish, lot: lot(&about) };
        let pause =
            Effect::Wait { number, what: Wait::Pause, milliseconds: self.settings.pace.milliseconds() };
        let mention = Effect::Wait { number, what: Wait::Mention, milliseconds: UNMENTIONED };
        let enough = Effect::Wait { number, what: Wait::Enough, milliseconds: ENOUGH };
        let (plays, hints) = (matches!(about.wish, Wish::Play(_)), about.wish == Wish::Hint);
        self.now.thinking = Some(Thinking {
            number,
            about,
            known: None,
            finished: false,
            paused: false,
            lasts: false,
            hurried: false,
        });
        let waits = [plays.then_some(pause), Some(mention), hints.then_some(enough)];
        [Effect::Think(number, question)].into_iter().chain(waits.into_iter().flatten()).collect()
    }

    /// The question of this number, if it is still awaited.
    fn awaited(&mut self, number: u32) -> Option<&mut Thinking> {
        self.now.thinking.as_mut().filter(|thinking| thinking.number == number && !thinking.finished)
    }

    /// Something is known, and more may come.
    pub(super) fn progressed(&mut self, number: u32, answer: Answer) -> Vec<Effect> {
        let Some(thinking) = self.awaited(number) else { return Vec::new() };
        thinking.known = Some(answer);
        let enough = thinking.hurried && thinking.about.wish == Wish::Hint;
        self.take_advice();
        if enough { self.settle_for_known() } else { Vec::new() }
    }

    /// What is known shall be the answer. Returns nothing where nothing is known.
    fn settle_for_known(&mut self) -> Vec<Effect> {
        match &mut self.now.thinking {
            Some(thinking) if thinking.known.is_some() && !thinking.finished => thinking.finished = true,
            _ => return Vec::new(),
        }
        self.take_advice();
        vec![Effect::StopThinking]
    }

    /// The answer has come. One that the rules refuse is as bad as none.
    pub(super) fn answered(&mut self, number: u32, answer: Answer) -> Vec<Effect> {
        let Some(thinking) = self.awaited(number) else { return Vec::new() };
        if !answer.best.is_some_and(|square| thinking.about.position.legal().contains(square)) {
            return self.engine_failed(number);
        }
        thinking.known = Some(answer);
        thinking.finished = true;
        self.now.failures = 0;
        self.take_advice();
        Vec::new()
    }

    /// Some time has passed since the question was put.
    pub(super) fn waited(&mut self, number: u32, what: Wait) -> Vec<Effect> {
        // The pause is waited for by an answer, too.
        let Some(thinking) = self.now.thinking.as_mut().filter(|thinking| thinking.number == number) else {
            return Vec::new();
        };
        match what {
            Wait::Pause => thinking.paused = true,
            Wait::Enough => {
                thinking.hurried = true;
                return self.settle_for_known();
            }
            Wait::Mention if thinking.finished => {}
            Wait::Mention => {
                thinking.lasts = true;
                if let Some(notice) = self.thinking_notice() {
                    self.say(notice.sentences.into_iter().next().unwrap_or_default());
                }
            }
        }
        Vec::new()
    }

    /// The worker has died or cannot start. It is started again once, by the question being put again.
    pub(super) fn engine_failed(&mut self, number: u32) -> Vec<Effect> {
        if self.awaited(number).is_none() {
            return Vec::new();
        }
        self.now.thinking = None;
        self.now.failures += 1;
        if self.now.failures < PATIENCE {
            return self.tell(Message::EngineRestarted);
        }
        self.now.failures = 0;
        self.now.messages.retain(|message| *message != Message::EngineRestarted);
        if self.computer_to_move().is_some() {
            self.now.halted = true;
            return self.tell(Message::EngineFailed);
        }
        self.now.advice = Advice::default();
        self.tell(Message::NoAdvice)
    }

    /// Plays the computer's move when it is known, the pause has passed, and the game itself is shown.
    fn play_answer(&mut self) -> Vec<Effect> {
        match self.ready_move() {
            Some(square) => {
                let stop = self.now.thinking.take().is_some_and(|thinking| !thinking.finished);
                let mut effects: Vec<Effect> = stop.then_some(Effect::StopThinking).into_iter().collect();
                effects.extend(self.place(square));
                effects
            }
            None => Vec::new(),
        }
    }

    fn ready_move(&self) -> Option<Square> {
        let thinking = self.now.thinking.as_ref()?;
        let ready = thinking.hurried || thinking.finished && thinking.paused;
        let here = self.wanted().as_ref() == Some(&thinking.about) && self.now.view.is_none();
        let plays = matches!(thinking.about.wish, Wish::Play(_));
        if ready && here && plays { thinking.known.as_ref()?.best } else { None }
    }

    /// The computer confirms no pass.
    fn pass_for_computer(&mut self) -> Vec<Effect> {
        let must_pass = matches!(self.table.game.position().status(), Status::ToPass(_));
        if must_pass && self.computer_to_move().is_some() && !self.now.halted {
            self.pass()
        } else {
            Vec::new()
        }
    }

    /// The best move so far shall do.
    pub(super) fn move_now(&mut self) -> Vec<Effect> {
        if let Some(thinking) = &mut self.now.thinking {
            thinking.hurried = true;
        }
        Vec::new()
    }

    /// The computer shall wait. Advice is what is known of it so far, or is given up.
    pub(super) fn halt(&mut self) -> Vec<Effect> {
        match self.side_to_move() {
            Some(side) if self.computer_to_move().is_some() => {
                self.now.halted = true;
                self.table.game.stop_clock();
                let who = self.moment().who(side).to_owned();
                self.say((self.texts().computer.thinking.halted)(&who));
            }
            _ => {
                let effects = self.settle_for_known();
                if effects.is_empty() {
                    self.now.advice = Advice::default();
                }
                return effects;
            }
        }
        Vec::new()
    }

    /// The computer shall play on.
    pub(super) fn go_on(&mut self) -> Vec<Effect> {
        self.now.halted = false;
        self.resume_clock();
        self.forget_engine_failures();
        Vec::new()
    }

    /// A person plays on in the computer's place.
    pub(super) fn take_over(&mut self) -> Vec<Effect> {
        let Some(side) = self.side_to_move() else { return Vec::new() };
        let seats = &mut self.table.seats;
        seats.players = seats.players.with(seats.person(side), Player::Person);
        self.now.halted = false;
        self.forget_engine_failures();
        self.say(scene::after_undo(&self.moment(), None));
        self.save_game()
    }

    fn forget_engine_failures(&mut self) {
        let about_engine = |message: &Message| {
            matches!(message, Message::EngineRestarted | Message::EngineFailed | Message::NoAdvice)
        };
        self.now.messages.retain(|message| !about_engine(message));
    }
}

/// A number that differs from game to game and from position to position, and is the same when a game is gone on with.
fn lot(about: &About) -> u64 {
    let placed = about.position.counts();
    let id = about.game.as_str().bytes().chain([placed.black, placed.second]);
    id.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
