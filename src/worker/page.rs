//! The page's side: starts the worker when something is asked, and ends it when the answer is no longer wanted.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{ErrorEvent, MessageEvent, Worker};

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

/// Where news goes.
type Hear = Rc<RefCell<Box<dyn Fn(News)>>>;

/// The engine in its worker. The first question starts it.
pub struct Engine {
    address: String,
    hear: Hear,
    running: RefCell<Option<Rc<Running>>>,
}

/// A worker that lives.
struct Running {
    worker: Worker,
    /// The question that it was asked last.
    number: Cell<u32>,
    /// Is that question still without an answer?
    busy: Cell<bool>,
    /// Can it hear?
    ready: Cell<bool>,
    /// The question's text, until the worker can hear.
    unsent: RefCell<Option<String>>,
    listeners: RefCell<Option<Listeners>>,
}

struct Listeners {
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(ErrorEvent)>,
}

impl Engine {
    /// The engine whose worker has this address, relative to the page.
    pub fn at(address: String) -> Self {
        Self { address, hear: Rc::new(RefCell::new(Box::new(drop))), running: RefCell::default() }
    }

    /// Says where its news goes.
    pub fn report_to(&self, hear: impl Fn(News) + 'static) {
        *self.hear.borrow_mut() = Box::new(hear);
    }

    /// Puts a question. Of one that was put before, nothing more is heard.
    pub fn think(&self, number: u32, question: &Question) {
        if self.running.borrow().as_ref().is_some_and(|running| running.busy.get()) {
            self.stop();
        }
        let running = self.running.borrow().clone();
        match running.map_or_else(|| self.start(), Ok) {
            Ok(running) => running.ask(number, thought::write_question(number, question)),
            Err(_) => tell(&self.hear, News::Failed(number)),
        }
    }

    /// Ends the worker in the midst of its thinking, at once; the next question starts another.
    pub fn stop(&self) {
        if let Some(running) = self.running.take() {
            running.end();
        }
    }

    fn start(&self) -> Result<Rc<Running>, JsValue> {
        let running = Rc::new(Running {
            worker: Worker::new(&self.address)?,
            number: Cell::new(0),
            busy: Cell::new(false),
            ready: Cell::new(false),
            unsent: RefCell::default(),
            listeners: RefCell::default(),
        });
        running.listen(&self.hear);
        self.running.replace(Some(Rc::clone(&running)));
        Ok(running)
    }
}

impl Running {
    fn ask(&self, number: u32, text: String) {
        self.number.set(number);
        self.busy.set(true);
        if self.ready.get() {
            self.send(&text);
        } else {
            self.unsent.replace(Some(text));
        }
    }

    fn send(&self, text: &str) {
        // A text can always be sent.
        let _ = self.worker.post_message(&JsValue::from_str(text));
    }

    fn listen(self: &Rc<Self>, hear: &Hear) {
        let (running, told) = (Rc::downgrade(self), Rc::clone(hear));
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(running) = running.upgrade() {
                let report = event.data().as_string().and_then(|text| thought::read_report(&text));
                running.take(report, &told);
            }
        });
        let (running, told) = (Rc::downgrade(self), Rc::clone(hear));
        let error = Closure::<dyn Fn(ErrorEvent)>::new(move |_| {
            if let Some(running) = running.upgrade() {
                running.end();
                tell(&told, News::Failed(running.number.get()));
            }
        });
        self.worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        self.worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        self.listeners.replace(Some(Listeners { _message: message, _error: error }));
    }

    fn take(&self, report: Option<Report>, hear: &Hear) {
        match report {
            Some(Report::Ready) => {
                self.ready.set(true);
                if let Some(text) = self.unsent.take() {
                    self.send(&text);
                }
            }
            Some(Report::Progressed(number, answer)) => tell(hear, News::Progressed(number, answer)),
            Some(Report::Answered(number, answer)) => {
                self.busy.set(false);
                tell(hear, News::Answered(number, answer));
            }
            None => {}
        }
    }

    /// Nothing more is heard of it.
    fn end(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
        self.busy.set(true);
    }
}

fn tell(hear: &Hear, news: News) {
    (hear.borrow())(news);
}
