//! Words for stories about the program that is kept: the network is gone, and caches are looked into.

use crate::{Browser, Page, Site};
use serde_json::Value;

impl Site {
    /// A page that was visited once, and its site, which is now out of reach.
    pub fn out_of_reach() -> (Self, Page) {
        let mut site = Self::open();
        let page = Browser::new().open(&site);
        page.until_kept();
        site.stop();
        (site, page)
    }
}

impl Page {
    /// What an expression that is a promise comes to.
    pub fn awaited(&self, expression: &str) -> Value {
        let script =
            format!("const done = arguments[0]; ({expression}).then(done, (error) => done(String(error)))");
        self.script_until_done(&script, &[])
    }

    /// The names of all caches on the host.
    pub fn caches(&self) -> Value {
        self.awaited("caches.keys()")
    }
}
