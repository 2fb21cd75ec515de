//! The engine's side: takes questions, thinks, and tells what it finds.

use std::{cell::RefCell, rc::Rc};

use js_sys::{Date, Uint8Array};
use wasm_bindgen::{JsCast, throw_str};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortSignal, RequestInit, Response};

use super::serve::{post, scope};
use crate::{
    engine::{Answer, Flow, Question, eval::Weights, think},
    formats::thought::{self, Report},
    rules::{Goal, Ruleset, Shape},
};

/// The least time between two reports about one question, in milliseconds: the page has other things to do.
const BETWEEN_REPORTS: f64 = 60.0;

/// So long the first question waits for the weights at most, in milliseconds; without them one plays, too.
const PATIENCE: u32 = 5000;

/// The engine of this worker, and the weights that have come.
#[derive(Clone, Default)]
pub(super) struct Thinking(Rc<RefCell<Shelf>>);

impl Thinking {
    /// Takes a message of the page: a question.
    pub(super) fn take(&self, text: &str) {
        match thought::read_question(text) {
            Some((number, question)) => spawn_local(answer(number, question, Rc::clone(&self.0))),
            // The page hears that as a failure; otherwise it would wait for ever.
            None => throw_str("the question cannot be read"),
        }
    }
}

async fn answer(number: u32, question: Question, shelf: Rc<RefCell<Shelf>>) {
    let Ruleset { shape, goal, .. } = question.position.ruleset();
    let kept = shelf.borrow().get(goal);
    // The weights are made for one board.
    let weights = if kept.is_none() && shape == Shape::Square8 { fetch(goal).await } else { kept };
    shelf.borrow_mut().put(goal, weights.clone());
    let mut told = Told::default();
    let answer = think(&question, weights.as_deref(), &mut |so_far| {
        told.tell(number, so_far);
        Flow::Continue
    });
    say(&Report::Answered(number, answer));
}

/// The weights that have come.
#[derive(Default)]
struct Shelf {
    most: Option<Rc<Weights>>,
    fewest: Option<Rc<Weights>>,
}

impl Shelf {
    fn get(&self, goal: Goal) -> Option<Rc<Weights>> {
        match goal {
            Goal::Most => self.most.clone(),
            Goal::Fewest => self.fewest.clone(),
        }
    }

    fn put(&mut self, goal: Goal, weights: Option<Rc<Weights>>) {
        match goal {
            Goal::Most => self.most = weights,
            Goal::Fewest => self.fewest = weights,
        }
    }
}

/// The weights for a goal, from the page's own folder; `None` where they do not come, or are damaged.
async fn fetch(goal: Goal) -> Option<Rc<Weights>> {
    let name = format!("../weights-{}.bin", goal.id());
    let init = RequestInit::new();
    init.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let response = JsFuture::from(scope().fetch_with_str_and_init(&name, &init)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Weights::from_bytes(&Uint8Array::new(&bytes).to_vec()).ok().map(Rc::new)
}

/// What was told about a question.
#[derive(Default)]
struct Told {
    when: f64,
    what: Option<Answer>,
}

impl Told {
    /// Tells what is new, and not too often.
    fn tell(&mut self, number: u32, so_far: &Answer) {
        let now = Date::now();
        let new =
            self.what.as_ref().is_none_or(|told| told.best != so_far.best || told.values != so_far.values);
        if so_far.best.is_some() && new && now - self.when >= BETWEEN_REPORTS {
            say(&Report::Progressed(number, so_far.clone()));
            *self = Self { when: now, what: Some(so_far.clone()) };
        }
    }
}

fn say(report: &Report) {
    post(&thought::write_report(report));
}
