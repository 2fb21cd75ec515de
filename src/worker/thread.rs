//! A worker as the page has it: started, spoken to once it can hear, ended at once.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{ErrorEvent, MessageEvent, Worker};

use crate::formats::thought::READY;

/// What is heard of a worker.
pub(super) enum Heard {
    /// It says this.
    Said(String),
    /// It could not start or has died. Nothing more is heard of it.
    Died,
}

/// A worker that lives.
pub(super) struct Thread {
    worker: Worker,
    /// Can it hear?
    ready: Cell<bool>,
    /// What is to be said to it when it can.
    unsent: RefCell<Vec<JsValue>>,
    listeners: RefCell<Option<Listeners>>,
}

struct Listeners {
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(ErrorEvent)>,
}

impl Thread {
    /// Starts a worker. `hear` is called as long as it lives.
    pub(super) fn start(address: &str, hear: Rc<dyn Fn(Heard)>) -> Result<Rc<Self>, JsValue> {
        let thread = Rc::new(Self {
            worker: Worker::new(address)?,
            ready: Cell::new(false),
            unsent: RefCell::default(),
            listeners: RefCell::default(),
        });
        thread.listen(hear);
        Ok(thread)
    }

    /// Says something, as soon as it can be heard.
    pub(super) fn say(&self, message: JsValue) {
        if self.ready.get() {
            // Texts and files can always be sent.
            let _ = self.worker.post_message(&message);
        } else {
            self.unsent.borrow_mut().push(message);
        }
    }

    /// Ends it, whatever it is doing. Nothing more is heard of it.
    pub(super) fn end(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }

    fn listen(self: &Rc<Self>, hear: Rc<dyn Fn(Heard)>) {
        let (thread, told) = (Rc::downgrade(self), Rc::clone(&hear));
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            match (thread.upgrade(), event.data().as_string()) {
                (Some(thread), Some(text)) if text == READY => thread.can_hear(),
                (Some(_), Some(text)) => told(Heard::Said(text)),
                _ => {}
            }
        });
        let thread = Rc::downgrade(self);
        let error = Closure::<dyn Fn(ErrorEvent)>::new(move |_| {
            if let Some(thread) = thread.upgrade() {
                thread.end();
                hear(Heard::Died);
            }
        });
        self.worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        self.worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        self.listeners.replace(Some(Listeners { _message: message, _error: error }));
    }

    fn can_hear(&self) {
        self.ready.set(true);
        for message in self.unsent.take() {
            self.say(message);
        }
    }
}
