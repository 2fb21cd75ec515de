//! The engine, as the page has it: its worker is started when something is asked, and ended when the answer is no longer
//! wanted.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use super::thread::{Heard, Thread};
use crate::{
    engine::{Answer, Question},
    formats::thought::{self, Report},
};

/// What is heard of the worker.
#[derive(Clone, Debug)]
pub enum News {
    /// This is known so far about the question of that number.
    Progressed(u32, Answer),
    /// The answer to the question of that number.
    Answered(u32, Answer),
    /// The worker could not start or has died; the question of that number has no answer.
    Failed(u32),
}

/// The engine in its worker. The first question starts it.
pub struct Engine {
    address: String,
    told: Rc<Told>,
    running: RefCell<Option<Rc<Thread>>>,
}

/// What was asked last, and where news of it goes.
struct Told {
    hear: RefCell<Box<dyn Fn(News)>>,
    /// The question that was put last.
    number: Cell<u32>,
    /// Is it still without an answer?
    busy: Cell<bool>,
    /// Is the worker dead?
    dead: Cell<bool>,
}

impl Engine {
    /// The engine whose worker has this address, relative to the page.
    pub fn at(address: String) -> Self {
        let told = Told {
            hear: RefCell::new(Box::new(drop)),
            number: Cell::new(0),
            busy: Cell::new(false),
            dead: Cell::new(false),
        };
        Self { address, told: Rc::new(told), running: RefCell::default() }
    }

    /// Says where its news goes.
    pub fn report_to(&self, hear: impl Fn(News) + 'static) {
        *self.told.hear.borrow_mut() = Box::new(hear);
    }

    /// Puts a question. Of one that was put before, nothing more is heard.
    pub fn think(&self, number: u32, question: &Question) {
        if self.told.busy.get() || self.told.dead.get() {
            self.stop();
        }
        self.told.number.set(number);
        let running = self.running.borrow().clone();
        match running.or_else(|| self.start()) {
            Some(running) => {
                self.told.busy.set(true);
                running.say(thought::write_question(number, question).into());
            }
            None => self.told.tell(News::Failed(number)),
        }
    }

    /// Ends the worker in the midst of its thinking, at once; the next question starts another.
    pub fn stop(&self) {
        if let Some(running) = self.running.take() {
            running.end();
        }
        self.told.busy.set(false);
        self.told.dead.set(false);
    }

    fn start(&self) -> Option<Rc<Thread>> {
        let told = Rc::clone(&self.told);
        let thread = Thread::start(&self.address, Rc::new(move |heard| told.take(heard))).ok()?;
        self.running.replace(Some(Rc::clone(&thread)));
        Some(thread)
    }
}

impl Told {
    fn take(&self, heard: Heard) {
        let report = match heard {
            Heard::Said(text) => thought::read_report(&text),
            Heard::Died => {
                self.dead.set(true);
                return self.tell(News::Failed(self.number.get()));
            }
        };
        match report {
            Some(Report::Progressed(number, answer)) => self.tell(News::Progressed(number, answer)),
            Some(Report::Answered(number, answer)) => {
                self.busy.set(false);
                self.tell(News::Answered(number, answer));
            }
            Some(Report::Ready) | None => {}
        }
    }

    fn tell(&self, news: News) {
        (self.hear.borrow())(news);
    }
}
