//! The clerk's side: hears errands, reads the files that come with them, and does one after another.

use std::{cell::RefCell, collections::BTreeSet, rc::Rc};

use js_sys::{Array, Promise, Uint8Array};
use wasm_bindgen::{JsCast, throw_str};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;

use super::serve::{post, scope};
use crate::{
    clerk::{
        Brought, Clerk, Contents, Step,
        words::{self, Report},
    },
    formats::record::MOST_BYTES,
};

/// The clerk of this worker.
#[derive(Clone, Default)]
pub(super) struct Records {
    clerk: Rc<RefCell<Clerk>>,
    /// The errands that were given up.
    given_up: Rc<RefCell<BTreeSet<u32>>>,
}

impl Records {
    /// Takes a message of the page: an errand with its files.
    pub(super) fn take(&self, message: &Array) {
        let Some((number, language, errand)) =
            message.get(0).as_string().and_then(|text| words::read_errand(&text))
        else {
            // The page hears that as a failure; otherwise it would wait for ever.
            throw_str("the errand cannot be read")
        };
        let files: Vec<File> = message.iter().skip(1).filter_map(|file| file.dyn_into().ok()).collect();
        let records = self.clone();
        spawn_local(async move {
            let files = read_files(files).await;
            let mut task = records.clerk.borrow_mut().take(language, errand, files);
            loop {
                if records.given_up.borrow_mut().remove(&number) {
                    return;
                }
                let step = records.clerk.borrow_mut().work(&mut task);
                match step {
                    Step::SoFar(hundredths) => {
                        post(&words::write_report(&Report::Progressed(number, hundredths)))
                    }
                    Step::Done(answer) => {
                        return post(&words::write_report(&Report::Answered(number, answer)));
                    }
                }
                breathe().await;
            }
        });
    }

    /// Gives an errand up, if it is being done.
    pub(super) fn give_up(&self, number: u32) {
        self.given_up.borrow_mut().insert(number);
    }
}

async fn read_files(files: Vec<File>) -> Vec<Brought> {
    let mut brought = Vec::new();
    for file in files {
        brought.push(Brought { name: file.name(), contents: contents(&file).await });
    }
    brought
}

async fn contents(file: &File) -> Contents {
    if file.size() > MOST_BYTES as f64 {
        return Contents::TooLong;
    }
    match JsFuture::from(file.array_buffer()).await {
        Ok(bytes) => Contents::Bytes(Uint8Array::new(&bytes).to_vec()),
        Err(_) => Contents::Unreadable,
    }
}

/// Lets the worker hear what was said to it meanwhile.
async fn breathe() {
    let pause = Promise::new(&mut |done, _| {
        // A callback can always be set.
        let _ = scope().set_timeout_with_callback(&done);
    });
    // It has no way to fail.
    let _ = JsFuture::from(pause).await;
}
