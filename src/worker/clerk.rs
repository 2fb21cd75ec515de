//! The clerk, as the page has it: its worker is started with the first errand and then kept, since it holds what is open.

use std::{cell::RefCell, rc::Rc};

use wasm_bindgen::JsValue;
use web_sys::{File, js_sys::Array};

use super::thread::{Heard, Thread};
use crate::{
    clerk::{
        Errand, News,
        words::{self, Report},
    },
    i18n::Language,
};

/// How often an errand is given out.
const TRIES: u8 = 2;

/// The clerk in its worker. A handle: copies are the same clerk.
#[derive(Clone)]
pub struct Clerk(Rc<Desk>);

struct Desk {
    address: String,
    hear: RefCell<Box<dyn Fn(News)>>,
    running: RefCell<Option<Rc<Thread>>>,
    /// The errands without an answer, in their order.
    pending: RefCell<Vec<Pending>>,
    /// The files that go with the next errand that wants some.
    files: RefCell<Vec<File>>,
}

#[derive(Clone)]
struct Pending {
    number: u32,
    message: JsValue,
    tries: u8,
}

impl Clerk {
    /// The clerk whose worker has this address, relative to the page.
    pub fn at(address: String) -> Self {
        Self(Rc::new(Desk {
            address,
            hear: RefCell::new(Box::new(drop)),
            running: RefCell::default(),
            pending: RefCell::default(),
            files: RefCell::default(),
        }))
    }

    /// Says where its news goes.
    pub fn report_to(&self, hear: impl Fn(News) + 'static) {
        *self.0.hear.borrow_mut() = Box::new(hear);
    }

    /// Puts files beside the clerk, for the next [`Errand::ReadFiles`]; the worker reads them itself.
    pub fn bring(&self, files: Vec<File>) {
        self.0.files.replace(files);
    }

    /// Gives an errand, to be done behind those that were given before.
    pub fn give(&self, number: u32, language: Language, errand: &Errand) {
        let message = Array::of1(&words::write_errand(number, language, errand).into());
        if *errand == Errand::ReadFiles {
            for file in self.0.files.take() {
                message.push(&file);
            }
        }
        self.0.pending.borrow_mut().push(Pending { number, message: message.into(), tries: 0 });
        Desk::hand_out(&self.0, number);
    }

    /// Gives an errand up, whatever has been done of it: of the worker nothing is left, nor of what was open. Other
    /// errands are given to a new one.
    pub fn stop(&self, number: u32) {
        self.0.pending.borrow_mut().retain(|pending| pending.number != number);
        if let Some(running) = self.0.running.take() {
            running.end();
        }
        Desk::hand_out_all(&self.0);
    }

    /// Gives a search up. What is open stays open.
    pub fn give_up_search(&self, number: u32) {
        self.0.pending.borrow_mut().retain(|pending| pending.number != number);
        if let Some(running) = &*self.0.running.borrow() {
            running.say(number.into());
        }
    }
}

impl Desk {
    fn hand_out(desk: &Rc<Self>, number: u32) {
        let message = {
            let mut pending = desk.pending.borrow_mut();
            let Some(errand) = pending.iter_mut().find(|pending| pending.number == number) else { return };
            errand.tries += 1;
            errand.message.clone()
        };
        let running = desk.running.borrow().clone();
        match running.or_else(|| Self::start(desk)) {
            Some(running) => running.say(message),
            None => desk.fail(number),
        }
    }

    fn hand_out_all(desk: &Rc<Self>) {
        let numbers: Vec<u32> = desk.pending.borrow().iter().map(|pending| pending.number).collect();
        for number in numbers {
            Self::hand_out(desk, number);
        }
    }

    fn start(desk: &Rc<Self>) -> Option<Rc<Thread>> {
        let weak = Rc::downgrade(desk);
        let hear = move |heard| {
            if let Some(desk) = weak.upgrade() {
                Self::take(&desk, heard);
            }
        };
        let thread = Thread::start(&desk.address, Rc::new(hear)).ok()?;
        desk.running.replace(Some(Rc::clone(&thread)));
        Some(thread)
    }

    fn take(desk: &Rc<Self>, heard: Heard) {
        match heard {
            Heard::Died => Self::died(desk),
            Heard::Said(text) => match words::read_report(&text) {
                Some(Report::Progressed(number, hundredths)) => {
                    desk.tell(News::SoFar(number, hundredths));
                }
                Some(Report::Answered(number, answer)) => {
                    desk.pending.borrow_mut().retain(|pending| pending.number != number);
                    desk.tell(News::Answered(number, answer));
                }
                None => {}
            },
        }
    }

    /// Starts it again for the errands that were given out only once.
    fn died(desk: &Rc<Self>) {
        desk.running.take();
        let (again, failed): (Vec<Pending>, Vec<Pending>) =
            desk.pending.take().into_iter().partition(|pending| pending.tries < TRIES);
        let restarted: Vec<u32> = again.iter().map(|pending| pending.number).collect();
        desk.pending.replace(again);
        for pending in failed {
            desk.tell(News::Failed(pending.number));
        }
        for &number in &restarted {
            desk.tell(News::Restarted(number));
        }
        Self::hand_out_all(desk);
    }

    fn fail(&self, number: u32) {
        self.pending.borrow_mut().retain(|pending| pending.number != number);
        self.tell(News::Failed(number));
    }

    fn tell(&self, news: News) {
        (self.hear.borrow())(news);
    }
}
