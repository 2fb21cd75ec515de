//! A browser with a fresh profile, of the engine that is chosen, set up before it opens the page.

use crate::driver::Driver;
use crate::engine::Engine;
use crate::page::Page;
use crate::site::Site;
use fantoccini::ClientBuilder;
use hyper_timeout::TimeoutConnector;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

/// How long a driver may keep silent. It gives a script up after half of that and says so; one that says nothing
/// has lost the command, as WebKit's does now and then when the page goes away under a script.
const SILENCE: Duration = Duration::from_secs(60);

/// A browser that has not opened anything yet.
#[derive(Default)]
pub struct Browser {
    cookies_blocked: bool,
    scripts: Vec<String>,
}

impl Browser {
    /// A browser with a fresh profile, without a window on the screen.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The languages of its person, most wanted first, as `navigator.languages` tells them. In Chromium only.
    #[must_use]
    pub fn speaking(self, languages: &[&str]) -> Self {
        let list = json!(languages);
        self.before_every_page(&format!(
            "Object.defineProperty(navigator, 'languages', {{ get: () => {list} }});"
        ))
    }

    /// Its person allows no site to keep anything. Not in WebKit.
    #[must_use]
    pub fn blocking_storage(mut self) -> Self {
        self.cookies_blocked = true;
        self
    }

    /// A script that runs in every page before the page's own. In Chromium only.
    #[must_use]
    pub fn before_every_page(mut self, script: &str) -> Self {
        self.scripts.push(script.to_owned());
        self
    }

    /// Starts the browser and opens the site's start page.
    ///
    /// # Panics
    /// When the browser cannot be started or the page does not become ready.
    #[must_use]
    pub fn open(self, site: &Site) -> Page {
        self.open_at(site, "")
    }

    /// Starts the browser and opens one of the site's addresses.
    ///
    /// # Panics
    /// As [`Browser::open`].
    #[must_use]
    pub fn open_at(self, site: &Site, relative: &str) -> Page {
        let page = self.start();
        page.go(&site.address(relative));
        page.until_ready();
        page
    }

    /// Starts the browser with nothing in it.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn start(self) -> Page {
        let engine = Engine::chosen();
        let driver = Driver::start(engine);
        let runtime = runtime();
        let client = runtime
            .block_on(
                ClientBuilder::new(connector(SILENCE))
                    .capabilities(engine.capabilities(!self.cookies_blocked))
                    .connect(&driver.address),
            )
            .expect("the browser starts");
        let page = Page::new(engine, runtime, client, driver);
        for script in &self.scripts {
            page.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
        }
        page
    }
}

/// The way to a driver, which is given up after so long a silence.
fn connector(silence: Duration) -> TimeoutConnector<HttpConnector> {
    let mut connector = TimeoutConnector::new(HttpConnector::new());
    connector.set_read_timeout(Some(silence));
    connector.set_reset_reader_on_write(true);
    connector
}

/// The commands to the driver are asynchronous; a test is a story and waits for each.
fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

#[cfg(test)]
mod tests {
    use super::*;
    use fantoccini::error::NewSessionError;
    use std::net::{Ipv4Addr, TcpListener};

    #[test]
    fn a_driver_that_says_nothing_is_given_up() {
        let silent = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = format!("http://{}", silent.local_addr().expect("its address"));
        let way = ClientBuilder::new(connector(Duration::from_millis(50)));
        let answer = runtime().block_on(way.connect(&address));
        assert!(matches!(answer, Err(NewSessionError::FailedC(_))), "{answer:?}");
    }
}
